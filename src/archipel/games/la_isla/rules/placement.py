"""An explorer is placed: pay, place, take the animals, score, then what functions give (LI-C6, C7, X19)."""

from archipel.engine.native import i64
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.actions import PAYMENTS
from archipel.games.la_isla.rules.components import (
    ANI_MARKER,
    ANI_RES,
    ANI_VP,
    KINDS,
    LAND_RES,
    LAND_VP,
    RING_OUTER,
    RING_POINTS,
    SHARED_POINTS,
    SHARED_VP,
    SPACE_POINTS,
    SYM_MARKER,
    SYM_RES,
    SYM_VP,
    TILE_POINTS,
)
from archipel.games.la_isla.rules.gains import score, works
from archipel.games.la_isla.rules.markers import settle
from archipel.games.la_isla.rules.payment import NOWHERE, others
from archipel.games.la_isla.rules.pieces import ring_of
from archipel.games.la_isla.rules.state import LaIslaState


def place(state: LaIslaState, seat: i64, space: i64, origin: i64, payment: i64) -> None:
    """The whole placement; bonuses that need an answer are asked next (LI-X18: they cannot pay for it)."""
    pay(state, seat, payment)
    if origin == NOWHERE:
        state.supply[seat] -= 1
    else:
        state.explorers[seat] &= ~(1 << origin)  # LI-X13
    state.explorers[seat] |= 1 << space
    if origin == NOWHERE:
        state.tell(events.PLACED, seat, space)
    else:
        state.tell(events.MOVED, seat, origin, space)
    bonuses, moves = bring(state, seat, space)
    settle(state, bonuses, moves)


def bring(state: LaIslaState, seat: i64, space: i64) -> tuple[int, int]:
    """What the explorer that stands there now brings; gives the resources and marker moves to be named."""
    taken = take_tiles(state, seat, space)
    score_space(state, seat, space)
    colour, symbol = state.colour[space], state.symbol[space]
    bonuses = works(state, seat, SYM_RES, symbol) + works(state, seat, LAND_RES, colour)
    moves = int(works(state, seat, SYM_MARKER, symbol))
    for animal in taken:  # LI-F7
        if state.has(seat, ANI_VP, animal):
            score(state, seat, TILE_POINTS, ANI_VP, animal)
        bonuses += works(state, seat, ANI_RES, animal)
        moves += works(state, seat, ANI_MARKER, animal)
    return bonuses, moves


def pay(state: LaIslaState, seat: i64, payment: i64) -> None:
    """LI-C4: back to the general supply."""
    first, second = PAYMENTS[payment]
    state.resources[KINDS * seat + first] -= 1
    if second >= 0:
        state.resources[KINDS * seat + second] -= 1
        state.tell(events.PAID_TWO, seat, first, second)
    else:
        state.tell(events.PAID_ONE, seat, first)


def take_tiles(state: LaIslaState, seat: i64, space: i64) -> list[int]:
    """LI-C6 to C8, X14: the animals of the regions that this space has closed, and the points for them."""
    pieces = state.pieces
    mine = state.explorers[seat]
    taken: list[int] = []
    for region in pieces.touched[space]:
        animal = state.tiles[region]
        around = pieces.around[region]
        if animal >= 0 and around & mine == around:
            state.tiles[region] = -1
            state.animals[KINDS * seat + animal] += 1
            taken.append(animal)
            state.points[seat] += pieces.value[region]
            state.tell(events.SURROUNDED, seat, region, animal, pieces.value[region])
    return taken


def score_space(state: LaIslaState, seat: i64, space: i64) -> None:
    """LI-F2, F6: what functions give for the space itself; all that apply do."""
    colour, symbol, ring = state.colour[space], state.symbol[space], ring_of(space)
    if state.has(seat, SYM_VP, symbol):
        score(state, seat, SPACE_POINTS, SYM_VP, symbol)
    if state.has(seat, LAND_VP, colour):
        score(state, seat, SPACE_POINTS, LAND_VP, colour)
    if state.has(seat, RING_OUTER + ring):
        score(state, seat, RING_POINTS, RING_OUTER + ring)
    if state.has(seat, SHARED_VP) and others(state, seat) >> space & 1:  # LI-X21
        score(state, seat, SHARED_POINTS, SHARED_VP)
