"""Digging, destroying and fighting: what becomes of a site's first tile (TK-D, TK-R, TK-F)."""

from archipel.engine.bits import BIT
from archipel.engine.native import i64, vec
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.actions import SALE_OF
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
    SORT,
    STONE,
    SWORD,
    TILE_KARAS,
    TILE_XP,
    WOUNDING,
    XP,
)
from archipel.games.takara_island.rules.deal import turn_up
from archipel.games.takara_island.rules.scoring import settle
from archipel.games.takara_island.rules.state import TakaraState


def dig(state: TakaraState, seat: i64, site: i64) -> None:
    """TK-D1: one adventurer turns the first tile of a site up."""
    cell = DEPTHS * site + state.tops[site]
    kind = turn_up(state, cell)
    sort = SORT[kind]
    state.out[site] += 1
    if sort == XP:
        take(state, seat, site, cell)
    state.tell(events.DUG, seat, cell)
    if sort == ROCKFALL:  # TK-D3
        return
    if sort == MONSTER:  # TK-D4, D5
        if state.sword:
            state.tell(events.PROTECTED, seat, kind)
        else:
            wound(state, seat, site)
        return
    if sort == CHEST:  # TK-D6, X42
        discard(state, site, cell)
        tell_emptied(state, site)
        came = open_chest(state, seat, site)
        if came == BEATEN and MIMIC_WOUNDS:  # TK-K6
            wound(state, seat, site)
        if came == ASKED:
            return
    elif sort == KARA:  # TK-D2
        discard(state, site, cell)
        tell_emptied(state, site)
        state.karas[seat] += TILE_KARAS[kind]
        state.tell(events.GAINED, seat, TILE_KARAS[kind])
    else:  # TK-D7 to D9
        if sort == STONE:
            find_stone(state, seat, site, cell)
        tell_emptied(state, site)
        if WOUNDING[kind]:
            wound(state, seat, site)
    settle(state)


def mine(state: TakaraState, seat: i64, site: i64) -> i64:
    """TK-Q1 to Q6: the Miner digs one tile; what opening a chest came to, or -1 if a monster stopped him."""
    cell = DEPTHS * site + state.tops[site]
    if state.top(site) == MONSTER:
        return -1
    kind = turn_up(state, cell)
    sort = SORT[kind]
    if sort == XP:  # TK-Q3: nobody is hurt
        take(state, seat, site, cell)
    elif sort in (KARA, ROCKFALL, CHEST):  # TK-Q4
        discard(state, site, cell)
    state.tell(events.MINED, seat, cell)
    if sort == MONSTER:  # TK-Q6
        return -1
    if sort == STONE:  # TK-Q3
        find_stone(state, seat, site, cell)
    tell_emptied(state, site)
    return open_chest(state, seat, site) if sort == CHEST else 0  # TK-X16, X41


def destroy(state: TakaraState, seat: i64, site: i64) -> None:
    """TK-R1, R2: two adventurers clear a rockfall away."""
    karas = ROCKFALL_REWARD * state.visible_rockfalls()
    discard(state, site, DEPTHS * site + state.tops[site])
    state.karas[seat] += karas
    state.out[site] += ROCKFALL_ADVENTURERS
    state.tell(events.DESTROYED, seat, site, karas)
    tell_emptied(state, site)
    settle(state)


def fight(state: TakaraState, seat: i64, site: i64) -> None:
    """TK-F2: the die is rolled until the monster is beaten or an attack fails."""
    cell = DEPTHS * site + state.tops[site]
    kind = state.tiles[cell]
    state.out[site] += 1
    state.dice = vec[i64]([seat, site, kind])
    state.tell(events.FOUGHT, seat, site, kind)
    face = SWORD
    while face == SWORD and state.wounds[site] < LIFE[kind]:
        face = roll(state)
        if face == SWORD:
            state.wounds[site] += 1  # TK-F4
        state.tell(events.ROLLED, seat, face)
    if face != SWORD:  # TK-F3, F7
        wound(state, seat, site)
        return
    state.karas[seat] += TILE_KARAS[kind]  # TK-F6
    take(state, seat, site, cell)
    state.tell(events.BEAT, seat, kind, TILE_KARAS[kind], TILE_XP[kind])
    tell_emptied(state, site)
    settle(state)


def wound(state: TakaraState, seat: i64, site: i64) -> None:
    """TK-T4: an adventurer does not stay beside the site, but goes to hospital."""
    state.out[site] -= 1
    state.hospital += 1
    state.tell(events.WOUNDED, seat)


def take(state: TakaraState, seat: i64, site: i64, cell: i64) -> None:
    """A tile with points leaves its site for the player who won it."""
    kind = state.tiles[cell]
    state.won[seat] |= BIT[cell]
    state.xp[seat] += TILE_XP[kind]
    if SORT[kind] == XP:
        state.sellable[seat] += 1 << 4 * SALE_OF[TILE_XP[kind]]
    _remove(state, site, cell)


def find_stone(state: TakaraState, seat: i64, site: i64, cell: i64) -> None:
    """TK-D9: a Stone leaves its site for the player who found it."""
    state.won[seat] |= BIT[cell]
    state.stones[seat] += 1
    _remove(state, site, cell)
    state.tell(events.FOUND_STONE, seat, site)


def discard(state: TakaraState, site: i64, cell: i64) -> None:
    """A tile leaves its site for the discards."""
    state.discarded |= BIT[cell]
    _remove(state, site, cell)


def _remove(state: TakaraState, site: i64, cell: i64) -> None:
    state.fresh &= ~BIT[cell]
    state.wounds[site] = 0
    state.tops[site] += 1


def tell_emptied(state: TakaraState, site: i64) -> None:
    """That a site has no tile left, where its last one has just gone."""
    if state.tops[site] == DEPTHS:
        state.tell(events.EMPTIED, site, state.empty_sites())
