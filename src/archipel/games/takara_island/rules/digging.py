"""Digging, destroying and fighting: what becomes of a site's first tile (TK-D, TK-R, TK-F)."""

from archipel.engine.event import Args
from archipel.games.takara_island.rules.actions import SALES
from archipel.games.takara_island.rules.chests import ASKED, BEATEN, open_chest, roll
from archipel.games.takara_island.rules.components import (
    CHEST,
    DEPTHS,
    KARA,
    LIFE,
    MIMIC_WOUNDS,
    MONSTER,
    ROCKFALL,
    ROCKFALL_ADVENTURERS,
    ROCKFALL_REWARD,
    SITES,
    SORT,
    STONE,
    SWORD,
    TILE_KARAS,
    TILE_XP,
    TILES,
    WOUNDING,
    XP,
)
from archipel.games.takara_island.rules.deal import turn_up
from archipel.games.takara_island.rules.scoring import settle
from archipel.games.takara_island.rules.state import TakaraState


def dig(state: TakaraState, seat: int, site: int) -> None:
    """TK-D1: one adventurer turns the first tile of a site up."""
    cell = DEPTHS * site + state.tops[site]
    kind = turn_up(state, cell)
    if state.events is not None:
        where: Args = {"seat": seat, "site": SITES[site], "depth": cell % DEPTHS + 1}
        state.tell("dug", {**where, "tile": TILES[kind]})
    sort = SORT[kind]
    if sort == ROCKFALL:  # TK-D3
        place(state, seat, site, False)
    elif sort == MONSTER:  # TK-D4, D5
        if state.sword and state.events is not None:
            state.tell("protected", {"seat": seat, "tile": TILES[kind]})
        place(state, seat, site, not state.sword)
    elif sort == KARA:  # TK-D2
        discard(state, site, cell)
        state.karas[seat] += TILE_KARAS[kind]
        if state.events is not None:
            state.tell("gained", {"seat": seat, "karas": TILE_KARAS[kind]})
        place(state, seat, site, False)
        settle(state)
    elif sort == CHEST:  # TK-D6, X42
        discard(state, site, cell)
        came = open_chest(state, seat, site)
        place(state, seat, site, came == BEATEN and MIMIC_WOUNDS)  # TK-K6
        if came != ASKED:
            settle(state)
    else:  # TK-D7 to D9
        take(state, seat, site, cell)
        place(state, seat, site, WOUNDING[kind] == 1)
        settle(state)


def mine(state: TakaraState, seat: int, site: int) -> int:
    """TK-Q1 to Q6: the Miner digs one tile; what opening a chest came to, or -1 if a monster stopped him."""
    cell = DEPTHS * site + state.tops[site]
    if state.top(site) == MONSTER:
        return -1
    kind = turn_up(state, cell)
    if state.events is not None:
        where: Args = {"seat": seat, "site": SITES[site], "depth": cell % DEPTHS + 1}
        state.tell("mined", {**where, "tile": TILES[kind]})
    sort = SORT[kind]
    if sort == MONSTER:  # TK-Q6
        return -1
    if sort in (XP, STONE):  # TK-Q3: nobody is hurt
        take(state, seat, site, cell)
        return 0
    discard(state, site, cell)  # TK-Q4
    return open_chest(state, seat, site) if sort == CHEST else 0  # TK-X16, X41


def destroy(state: TakaraState, seat: int, site: int) -> None:
    """TK-R1, R2: two adventurers clear a rockfall away."""
    karas = ROCKFALL_REWARD * state.visible_rockfalls()
    if state.events is not None:
        state.tell("destroyed", {"seat": seat, "site": SITES[site], "karas": karas})
    discard(state, site, DEPTHS * site + state.tops[site])
    state.karas[seat] += karas
    state.out[site] += ROCKFALL_ADVENTURERS
    settle(state)


def fight(state: TakaraState, seat: int, site: int) -> None:
    """TK-F2: the die is rolled until the monster is beaten or an attack fails."""
    cell = DEPTHS * site + state.tops[site]
    kind = state.tiles[cell]
    if state.events is not None:
        state.tell("fought", {"seat": seat, "site": SITES[site], "tile": TILES[kind]})
    dice = [seat, site, kind]
    while state.wounds[site] < LIFE[kind] and roll(state, seat, dice) == SWORD:
        state.wounds[site] += 1  # TK-F4
    state.dice = dice
    if state.wounds[site] < LIFE[kind]:  # TK-F3, F7
        place(state, seat, site, True)
        return
    state.karas[seat] += TILE_KARAS[kind]  # TK-F6
    if state.events is not None:
        told: Args = {"seat": seat, "tile": TILES[kind], "karas": TILE_KARAS[kind], "xp": TILE_XP[kind]}
        state.tell("beat", told)
    take(state, seat, site, cell)
    place(state, seat, site, False)
    settle(state)


def place(state: TakaraState, seat: int, site: int, wounded: bool) -> None:
    """TK-T4: the adventurer stays beside the site, or goes to hospital."""
    if wounded:
        state.hospital += 1
        state.tell("wounded", {"seat": seat})
    else:
        state.out[site] += 1


def take(state: TakaraState, seat: int, site: int, cell: int) -> None:
    """A tile leaves its site for the player who won it."""
    kind = state.tiles[cell]
    state.won[seat] |= 1 << cell
    if SORT[kind] == STONE:
        state.stones[seat] += 1
        if state.events is not None:
            state.tell("found_stone", {"seat": seat, "site": SITES[site]})
    else:
        state.xp[seat] += TILE_XP[kind]
        if SORT[kind] == XP:
            state.sellable[seat] += 1 << 4 * SALES.index(TILE_XP[kind])
    _remove(state, site, cell)


def discard(state: TakaraState, site: int, cell: int) -> None:
    """A tile leaves its site for the discards."""
    state.discarded |= 1 << cell
    _remove(state, site, cell)


def _remove(state: TakaraState, site: int, cell: int) -> None:
    state.fresh &= ~(1 << cell)
    state.wounds[site] = 0
    state.tops[site] += 1
    if state.tops[site] == DEPTHS and state.events is not None:
        state.tell("emptied", {"site": SITES[site], "empty": state.empty_sites()})
