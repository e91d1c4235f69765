"""An explorer is placed: pay, place, take the animals, score, then what functions give (LI-C6, C7, X19)."""

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
from archipel.games.la_isla.rules.pieces import ring_of
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
    taken = take_tiles(state, seat, space)
    score_space(state, seat, space)
    colour, symbol = state.colour[space], state.symbol[space]
    bonuses = state.has(seat, SYM_RES, symbol) + state.has(seat, LAND_RES, colour)
    moves = int(state.has(seat, SYM_MARKER, symbol))
    for animal in taken:  # LI-F7
        if state.has(seat, ANI_VP, animal):
            state.score(seat, TILE_POINTS, ANI_VP, animal)
        bonuses += state.has(seat, ANI_RES, animal)
        moves += state.has(seat, ANI_MARKER, animal)
    settle(state, bonuses, moves)


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


def score_space(state: LaIslaState, seat: int, space: int) -> None:
    """LI-F2, F6: what functions give for the space itself; all that apply do."""
    colour, symbol, ring = state.colour[space], state.symbol[space], ring_of(space)
    if state.has(seat, SYM_VP, symbol):
        state.score(seat, SPACE_POINTS, SYM_VP, symbol)
    if state.has(seat, LAND_VP, colour):
        state.score(seat, SPACE_POINTS, LAND_VP, colour)
    if state.has(seat, RING_OUTER + ring):
        state.score(seat, RING_POINTS, RING_OUTER + ring)
    if state.has(seat, SHARED_VP) and others(state, seat) >> space & 1:  # LI-X21
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
