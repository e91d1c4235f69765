"""What is true of every sound position: pieces are conserved and lie where they can."""

from archipel.engine.bits import BIT, members
from archipel.games.takara_island.rules.actions import SALE_OF
from archipel.games.takara_island.rules.components import (
    CELLS,
    CHEST_COPIES,
    CHEST_KINDS,
    CHEST_XP,
    COPIES,
    DEPTHS,
    FIRST_OF_LEVEL,
    LIFE,
    MAP,
    MONSTER,
    NOBODY,
    PLACES,
    ROCKFALL,
    SITE_COUNT,
    SITES,
    SORT,
    SPECIALISTS,
    START_ADVENTURERS,
    STONE,
    TILE_KINDS,
    TILE_XP,
    TOKEN_XP,
    TOKENS_EACH,
    UNDECIDED,
    XP,
)
from archipel.games.takara_island.rules.state import TakaraState


def check_pieces(state: TakaraState) -> list[str]:
    """What is wrong with the pieces; empty in a sound position."""
    return [
        *_check_shape(state),
        *_check_tiles(state),
        *_check_sites(state),
        *_check_chests(state),
        *_check_players(state),
    ]


def _check_shape(state: TakaraState) -> list[str]:
    by_seat = [
        state.known,
        state.karas,
        state.xp,
        state.won,
        state.sellable,
        state.stones,
        state.tokens,
        state.chests,
        state.team,
        state.resting,
        state.held,
    ]
    if any(len(each) != state.seats for each in by_seat) or len(state.out) != PLACES:
        return ["a list has the wrong length"]
    if [len(state.tiles), len(state.bag), len(state.pile)] != [CELLS, TILE_KINDS, CHEST_KINDS]:
        return ["a list has the wrong length"]
    if [len(state.tops), len(state.wounds)] != [SITE_COUNT, SITE_COUNT]:
        return ["a list has the wrong length"]
    if not 0 <= state.first < state.seats:
        return ["there is no such seat"]
    if (state.turn - 1 + state.first) % state.seats != state.active:
        return ["the turns are counted wrongly"]
    return []


def _check_tiles(state: TakaraState) -> list[str]:
    """Every tile of the box is decided somewhere or waits in the bag; what is decided somebody has seen."""
    found: list[str] = []
    counts = state.bag[:]
    decided = 0
    stone_sites: list[int] = []
    for cell, kind in enumerate(state.tiles):
        if kind == UNDECIDED:
            continue
        decided |= BIT[cell]
        counts[kind] += 1
        level = cell % DEPTHS // 3
        if not FIRST_OF_LEVEL[level] <= kind < FIRST_OF_LEVEL[level + 1]:
            found.append("a tile lies at the wrong level")
        if SORT[kind] == STONE:
            stone_sites.append(cell // DEPTHS)
        if SORT[kind] == ROCKFALL and state.passed >> cell & 1:
            found.append("an observation went past a rockfall")
    if counts != COPIES or min(state.bag) < 0:
        found.append("tiles are not conserved")
    if decided != state.decided():
        found.append("a tile was decided that nobody has seen, or seen and not decided")
    if len(set(stone_sites)) != len(stone_sites):
        found.append("both Stones lie on one site")  # TK-S6
    return found


def _check_sites(state: TakaraState) -> list[str]:
    """What is gone was won or discarded; what lies face up on a site is a rockfall or a monster."""
    found: list[str] = []
    gone = 0
    for site, top in enumerate(state.tops):
        if not 0 <= top <= DEPTHS:
            return [f"{SITES[site]} has an impossible number of tiles"]
        gone |= ((1 << top) - 1) << DEPTHS * site
        first = -1 if top == DEPTHS else DEPTHS * site + top
        fighting = first >= 0 and state.shown >> first & 1 and SORT[state.tiles[first]] == MONSTER
        if not 0 <= state.wounds[site] < (LIFE[state.tiles[first]] if fighting else 1):
            found.append(f"{SITES[site]} has wound tokens that cannot be")
    taken = state.discarded
    for won in state.won:
        if taken & won:
            found.append("a tile is in two places")
        taken |= won
    if taken != gone or gone & ~state.shown:
        found.append("a tile that is gone is nowhere")
    if any(SORT[state.tiles[cell]] not in (MONSTER, ROCKFALL) for cell in members(state.shown & ~gone)):
        found.append("a tile lies face up that should be gone")
    if state.fresh & ~(state.shown & ~gone):
        found.append("a tile counts as turned up that is not")
    return found


def _check_chests(state: TakaraState) -> list[str]:
    counts = state.pile[:]
    counts[MAP] += state.cashed or (bool(state.stack) and state.stack[-1].name == "choose_map")
    for held in state.chests:
        for chest in range(CHEST_KINDS):
            counts[chest] += held >> 2 * chest & 3
    return [] if counts == CHEST_COPIES and min(state.pile) >= 0 else ["chest tiles are not conserved"]


def _check_players(state: TakaraState) -> list[str]:
    found: list[str] = []
    for seat in range(state.seats):
        kinds = [state.tiles[cell] for cell in members(state.won[seat])]
        points = sum(TILE_XP[kind] for kind in kinds if SORT[kind] != STONE)
        points += TOKEN_XP * state.tokens[seat]
        points += sum(CHEST_XP[chest] * (state.chests[seat] >> 2 * chest & 3) for chest in range(CHEST_KINDS))
        if points != state.xp[seat]:
            found.append(f"the points of seat {seat} are counted wrongly")
        worth = [TILE_XP[kind] for kind in kinds if SORT[kind] == XP]
        if sum(1 << 4 * SALE_OF[each] for each in worth) != state.sellable[seat]:
            found.append(f"the XP tiles of seat {seat} are counted wrongly")
        if sum(SORT[kind] == STONE for kind in kinds) != state.stones[seat]:
            found.append(f"the Stones of seat {seat} are counted wrongly")
        if state.karas[seat] < 0:
            found.append(f"seat {seat} has debts")
        if state.team[seat] - START_ADVENTURERS not in (0, 1):
            found.append(f"seat {seat} has an impossible number of adventurers")
        elif not 0 <= state.resting[seat] <= state.team[seat]:
            found.append(f"seat {seat} has an impossible number of resting adventurers")
    held = [each for each in state.held if each != NOBODY]
    if len(set(held)) != len(held) or any(not 0 <= each < len(SPECIALISTS) for each in held):
        found.append("a specialist is in two places")
    if state.hired and state.held[state.active] == NOBODY:
        found.append("a hired specialist is nowhere")
    if sum(state.tokens) + state.tokens_left != TOKENS_EACH * state.seats or state.tokens_left < 0:
        found.append("XP tokens are not conserved")
    here = [state.free, state.hospital, *state.out, state.resting[state.active]]
    if min(here) < 0 or sum(here) < state.team[state.active]:
        found.append("an adventurer is nowhere")
    return found


def check_pending(state: TakaraState) -> list[str]:
    """What is wrong with what is asked."""
    if len(state.stack) > 1 and state.stack[0].name != "use_adventurers":
        return ["the adventurers' step is missing below what is asked"]
    if sum([state.free, state.hospital, *state.out, state.resting[state.active]]) != state.team[state.active]:
        return ["an adventurer is in two places"]
    return [] if state.legal() else ["nobody can do anything"]
