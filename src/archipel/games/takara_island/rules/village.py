"""The Tripot and the Counter (TK-P, TK-M)."""

from archipel.engine.bits import members
from archipel.games.takara_island.rules.actions import SALES
from archipel.games.takara_island.rules.components import (
    COUNTER,
    KARAS_FOR_XP,
    SORT,
    TILE_XP,
    TILES,
    TOKEN_PRICE,
    TOKEN_XP,
    TRIPOT,
    TRIPOT_KARAS,
    WOUNDING,
    XP,
)
from archipel.games.takara_island.rules.state import TakaraState


def gamble(state: TakaraState, seat: int) -> None:
    """TK-P1."""
    state.karas[seat] += TRIPOT_KARAS
    state.out[TRIPOT] += 1
    state.tell("gambled", {"seat": seat, "karas": TRIPOT_KARAS})


def sell(state: TakaraState, seat: int, worth: int) -> None:
    """TK-M2: a plain tile before one with a wound, which are equal in play."""
    tile = -1
    for cell in members(state.won[seat]):
        kind = state.tiles[cell]
        if SORT[kind] == XP and TILE_XP[kind] == worth and (tile < 0 or not WOUNDING[kind]):
            tile = cell
    state.won[seat] &= ~(1 << tile)
    state.discarded |= 1 << tile
    state.sellable[seat] -= 1 << 4 * SALES.index(worth)
    state.xp[seat] -= worth
    state.karas[seat] += KARAS_FOR_XP * worth
    state.traded = True
    state.out[COUNTER] += 1
    if state.events is not None:
        karas = KARAS_FOR_XP * worth
        state.tell("sold", {"seat": seat, "tile": TILES[state.tiles[tile]], "karas": karas})


def buy(state: TakaraState, seat: int) -> None:
    """TK-M4."""
    state.karas[seat] -= TOKEN_PRICE
    state.tokens[seat] += 1
    state.tokens_left -= 1
    state.xp[seat] += TOKEN_XP
    state.traded = True
    state.out[COUNTER] += 1
    state.tell("bought", {"seat": seat, "karas": TOKEN_PRICE, "xp": TOKEN_XP})
