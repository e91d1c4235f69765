"""The Tripot and the Counter (TK-P, TK-M)."""

from archipel.engine.bits import BIT, members
from archipel.engine.native import i64
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.actions import SALE_OF
from archipel.games.takara_island.rules.components import (
    COUNTER,
    KARAS_FOR_XP,
    SORT,
    TILE_XP,
    TOKEN_PRICE,
    TOKEN_XP,
    TRIPOT,
    TRIPOT_KARAS,
    WOUNDING,
    XP,
)
from archipel.games.takara_island.rules.state import TakaraState


def gamble(state: TakaraState, seat: i64) -> None:
    """TK-P1."""
    state.karas[seat] += TRIPOT_KARAS
    state.out[TRIPOT] += 1
    state.tell(events.GAMBLED, seat, TRIPOT_KARAS)


def sell(state: TakaraState, seat: i64, worth: i64) -> None:
    """TK-M2: a plain tile before one with a wound, which are equal in play."""
    tile = -1
    for cell in members(state.won[seat]):
        kind = state.tiles[cell]
        if SORT[kind] == XP and TILE_XP[kind] == worth and (tile < 0 or not WOUNDING[kind]):
            tile = cell
    state.won[seat] &= ~BIT[tile]
    state.discarded |= BIT[tile]
    state.sellable[seat] -= 1 << 4 * SALE_OF[worth]
    state.xp[seat] -= worth
    state.karas[seat] += KARAS_FOR_XP * worth
    state.traded = True
    state.out[COUNTER] += 1
    state.tell(events.SOLD, seat, state.tiles[tile], KARAS_FOR_XP * worth)


def buy(state: TakaraState, seat: i64) -> None:
    """TK-M4."""
    state.karas[seat] -= TOKEN_PRICE
    state.tokens[seat] += 1
    state.tokens_left -= 1
    state.xp[seat] += TOKEN_XP
    state.traded = True
    state.out[COUNTER] += 1
    state.tell(events.BOUGHT, seat, TOKEN_PRICE, TOKEN_XP)
