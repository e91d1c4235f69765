"""An explorer is placed: pay, place, take the animals, score, then what functions give (LI-C6, C7, X19)."""

from archipel.engine.event import Json
from archipel.games.la_isla.rules.actions import PAYMENTS
from archipel.games.la_isla.rules.components import (
    ANI_MARKER,
    ANI_RES,
    ANI_VP,
    ANIMALS,
    KINDS,
    LAND_RES,
    LAND_VP,
    LANDSCAPES,
    RESOURCES,
    RING_OUTER,
    RING_POINTS,
    SHARED_POINTS,
    SHARED_VP,
    SPACE_POINTS,
    SPACES,
    SYM_MARKER,
    SYM_RES,
    SYM_VP,
    SYMBOLS,
    TILE_POINTS,
)
from archipel.games.la_isla.rules.markers import settle
from archipel.games.la_isla.rules.payment import NOWHERE, others
from archipel.games.la_isla.rules.pieces import function_name, ring_of
from archipel.games.la_isla.rules.state import LaIslaState


def place(state: LaIslaState, seat: int, space: int, origin: int, payment: int) -> None:
    """The whole placement; bonuses that need an answer are asked next (LI-X18: they cannot pay for it)."""
    pay(state, seat, payment)
    if origin == NOWHERE:
        state.supply[seat] -= 1
    else:
        state.explorers[seat] &= ~(1 << origin)  # LI-X13
    state.explorers[seat] |= 1 << space
    if state.events is not None:
        _tell(state, seat, space, origin)
    bonuses, moves = bring(state, seat, space)
    settle(state, bonuses, moves)


def bring(state: LaIslaState, seat: int, space: int, functions: list[Json] | None = None) -> tuple[int, int]:
    """What the explorer that stands there now brings; gives the resources and marker moves to be named.

    ``functions`` is given the names of those that work, whether they score or not.
    """
    taken = take_tiles(state, seat, space)
    score_space(state, seat, space, functions)
    colour, symbol = state.colour[space], state.symbol[space]
    bonuses = _works(state, seat, SYM_RES, symbol, functions) + _works(
        state, seat, LAND_RES, colour, functions
    )
    moves = int(_works(state, seat, SYM_MARKER, symbol, functions))
    for animal in taken:  # LI-F7
        if _works(state, seat, ANI_VP, animal, functions):
            state.score(seat, TILE_POINTS, ANI_VP, animal)
        bonuses += _works(state, seat, ANI_RES, animal, functions)
        moves += _works(state, seat, ANI_MARKER, animal, functions)
    return bonuses, moves


def _works(state: LaIslaState, seat: int, family: int, parameter: int, functions: list[Json] | None) -> bool:
    if not state.has(seat, family, parameter):
        return False
    if functions is not None:
        name = function_name(family, parameter)
        if name not in functions:
            functions.append(name)
    return True


def pay(state: LaIslaState, seat: int, payment: int) -> None:
    """LI-C4: back to the general supply."""
    first, second = PAYMENTS[payment]
    state.resources[KINDS * seat + first] -= 1
    if second >= 0:
        state.resources[KINDS * seat + second] -= 1
    if state.events is not None:
        if second >= 0:
            state.tell("paid_two", {"seat": seat, "first": RESOURCES[first], "second": RESOURCES[second]})
        else:
            state.tell("paid_one", {"seat": seat, "resource": RESOURCES[first]})


def take_tiles(state: LaIslaState, seat: int, space: int) -> list[int]:
    """LI-C6 to C8, X14: the animals of the regions that this space has closed, and the points for them."""
    sheet = state.sheet
    mine = state.explorers[seat]
    taken: list[int] = []
    for region in sheet.touched[space]:
        animal = state.tiles[region]
        around = sheet.around[region]
        if animal >= 0 and around & mine == around:
            state.tiles[region] = -1
            state.animals[KINDS * seat + animal] += 1
            taken.append(animal)
            state.points[seat] += sheet.value[region]
            if state.events is not None:
                state.tell(
                    "surrounded",
                    {
                        "seat": seat,
                        "region": sheet.regions[region],
                        "animal": ANIMALS[animal],
                        "points": sheet.value[region],
                    },
                )
    return taken


def score_space(state: LaIslaState, seat: int, space: int, functions: list[Json] | None = None) -> None:
    """LI-F2, F6: what functions give for the space itself; all that apply do."""
    colour, symbol, ring = state.colour[space], state.symbol[space], ring_of(space)
    if _works(state, seat, SYM_VP, symbol, functions):
        state.score(seat, SPACE_POINTS, SYM_VP, symbol)
    if _works(state, seat, LAND_VP, colour, functions):
        state.score(seat, SPACE_POINTS, LAND_VP, colour)
    if _works(state, seat, RING_OUTER + ring, 0, functions):
        state.score(seat, RING_POINTS, RING_OUTER + ring)
    if others(state, seat) >> space & 1 and _works(state, seat, SHARED_VP, 0, functions):  # LI-X21
        state.score(seat, SHARED_POINTS, SHARED_VP)


def _tell(state: LaIslaState, seat: int, space: int, origin: int) -> None:
    landscape, symbol = LANDSCAPES[state.colour[space]], SYMBOLS[state.symbol[space]]
    if origin == NOWHERE:
        state.tell("placed", {"seat": seat, "space": SPACES[space], "landscape": landscape, "symbol": symbol})
    else:
        state.tell(
            "moved",
            {
                "seat": seat,
                "from": SPACES[origin],
                "space": SPACES[space],
                "landscape": landscape,
                "symbol": symbol,
            },
        )
