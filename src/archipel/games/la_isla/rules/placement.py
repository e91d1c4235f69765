"""An explorer is placed: pay, place, take the animals, score, then what functions give (LI-C6, C7, X19)."""

from archipel.engine.event import Json
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
from archipel.games.la_isla.rules.pieces import function_name, ring_of
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


def bring(state: LaIslaState, seat: i64, space: i64, functions: list[Json] | None = None) -> tuple[int, int]:
    """What the explorer that stands there now brings; gives the resources and marker moves to be named.

    ``functions`` is given the names of those that work, whether they score or not.
    """
    taken = take_tiles(state, seat, space)
    score_space(state, seat, space, functions)
    colour, symbol = state.colour[space], state.symbol[space]
    bonuses = _gives(state, seat, SYM_RES, symbol, functions) + _gives(
        state, seat, LAND_RES, colour, functions
    )
    moves = int(_gives(state, seat, SYM_MARKER, symbol, functions))
    for animal in taken:  # LI-F7
        if _works(state, seat, ANI_VP, animal, functions):
            score(state, seat, TILE_POINTS, ANI_VP, animal)
        bonuses += _gives(state, seat, ANI_RES, animal, functions)
        moves += _gives(state, seat, ANI_MARKER, animal, functions)
    return bonuses, moves


def _works(state: LaIslaState, seat: i64, family: i64, parameter: int, functions: list[Json] | None) -> bool:
    if not state.has(seat, family, parameter):
        return False
    if functions is not None:
        name = function_name(family, parameter)
        if name not in functions:
            functions.append(name)
    return True


def _gives(state: LaIslaState, seat: i64, family: i64, parameter: int, functions: list[Json] | None) -> bool:
    """A function that gives something to be named: all are told which one it was."""
    return _works(state, seat, family, parameter, functions) and works(state, seat, family, parameter)


def pay(state: LaIslaState, seat: i64, payment: i64) -> None:
    """LI-C4: back to the general supply."""
    first, second = PAYMENTS[payment]
    state.resources[KINDS * seat + first] -= 1
    if second >= 0:
        state.resources[KINDS * seat + second] -= 1
    if second >= 0:
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


def score_space(state: LaIslaState, seat: i64, space: i64, functions: list[Json] | None = None) -> None:
    """LI-F2, F6: what functions give for the space itself; all that apply do."""
    colour, symbol, ring = state.colour[space], state.symbol[space], ring_of(space)
    if _works(state, seat, SYM_VP, symbol, functions):
        score(state, seat, SPACE_POINTS, SYM_VP, symbol)
    if _works(state, seat, LAND_VP, colour, functions):
        score(state, seat, SPACE_POINTS, LAND_VP, colour)
    if _works(state, seat, RING_OUTER + ring, 0, functions):
        score(state, seat, RING_POINTS, RING_OUTER + ring)
    if others(state, seat) >> space & 1 and _works(state, seat, SHARED_VP, 0, functions):  # LI-X21
        score(state, seat, SHARED_POINTS, SHARED_VP)
