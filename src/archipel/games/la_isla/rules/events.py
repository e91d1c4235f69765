"""Everything that happens in a game, as it is told: each event's key, and what its numbers mean."""

from typing import Final

from archipel.engine.event import SEAT, Args, EventKind, Meaning, named, plain
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    KINDS,
    LANDSCAPES,
    PLAYER_COLOURS,
    RESOURCES,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.pieces import function_name
from archipel.games.la_isla.rules.state import LaIslaState


def _card(state: LaIslaState, card: int) -> Args:
    return {"card": state.pieces.cards[card]}


def _function(name: str) -> Meaning:
    """What a card can do in action A."""

    def meaning(state: LaIslaState, card: int) -> Args:
        return {name: state.pieces.function[card]}

    return meaning


def _resource_of(state: LaIslaState, card: int) -> Args:
    return {"resource": RESOURCES[state.pieces.resource[card]]}


def _animal_of(state: LaIslaState, card: int) -> Args:
    return {"animal": ANIMALS[state.pieces.animal[card]]}


def _uses(state: LaIslaState, card: int) -> Args:
    """A card with all it can be used for."""
    return {
        **_card(state, card),
        **_FUNCTION(state, card),
        **_resource_of(state, card),
        **_animal_of(state, card),
    }


def _space(state: LaIslaState, space: int) -> Args:
    landscape, symbol = LANDSCAPES[state.colour[space]], SYMBOLS[state.symbol[space]]
    return {"space": SPACES[space], "landscape": landscape, "symbol": symbol}


def _region(state: LaIslaState, region: int) -> Args:
    return {"region": state.pieces.regions[region]}


def _function_of(state: LaIslaState, number: int) -> Args:
    """A function by family and parameter: ``KINDS * family + parameter``."""
    family, parameter = divmod(number, KINDS)
    return {"function": function_name(family, parameter)}


_FUNCTION: Final = _function("function")
_RESOURCE: Final = named("resource", RESOURCES)
_ANIMAL: Final = named("animal", ANIMALS)
_POINTS: Final = plain("points")
_COUNT: Final = plain("count")
_SLOT: Final = plain("slot")

# The set-up.
TOOK_COLOUR: Final = EventKind("took_colour", SEAT, named("colour", PLAYER_COLOURS))
LARGE_TILE: Final = EventKind("large_tile", SEAT, _ANIMAL)
FIRST_PLAYER: Final = EventKind("first_player", SEAT)

# The cards.
ROUND_BEGAN: Final = EventKind("round_began", plain("round"), SEAT)
SHUFFLED: Final = EventKind("shuffled", _COUNT)
DREW: Final = EventKind("drew", SEAT, _COUNT)
DREW_CARD: Final = EventKind("drew_card", SEAT, _uses)
ASSIGNED: Final = EventKind("assigned", SEAT)
ASSIGNED_OWN: Final = EventKind("assigned_own", SEAT, _FUNCTION, _resource_of, _animal_of)
DISCARDED: Final = EventKind("discarded", SEAT, _FUNCTION)

# Action A.
SHOWED_A: Final = EventKind("showed_a", SEAT, _card, _FUNCTION)
PUT: Final = EventKind("put", SEAT, _SLOT, _FUNCTION)
COVERED: Final = EventKind("covered", SEAT, _SLOT, _FUNCTION, _function("covered"))
GAINED_EXPLORER: Final = EventKind("gained_explorer", SEAT)
GAINED_SLOT: Final = EventKind("gained_slot", SEAT)

# Action B, and whatever functions give.
SHOWED_B: Final = EventKind("showed_b", SEAT, _card, _resource_of)
GAINED: Final = EventKind("gained", SEAT, _RESOURCE)
FUNCTION_SCORED: Final = EventKind("function_scored", SEAT, _POINTS, _function_of)
# One that gives something else than points: what it gives is told next.
FUNCTION_WORKED: Final = EventKind("function_worked", SEAT, _function_of)

# Action C.
EXCHANGED: Final = EventKind("exchanged", SEAT, named("give", RESOURCES), named("take", RESOURCES))
KEPT_RESOURCES: Final = EventKind("kept_resources", SEAT)
TOOK: Final = EventKind("took", SEAT, _RESOURCE)
PAID_ONE: Final = EventKind("paid_one", SEAT, _RESOURCE)
PAID_TWO: Final = EventKind("paid_two", SEAT, named("first", RESOURCES), named("second", RESOURCES))
PLACED: Final = EventKind("placed", SEAT, _space)
MOVED: Final = EventKind("moved", SEAT, named("from", SPACES), _space)
SURROUNDED: Final = EventKind("surrounded", SEAT, _region, _ANIMAL, _POINTS)

# Action D.
SHOWED_D: Final = EventKind("showed_d", SEAT, _card, _animal_of)
MARKER_MOVED: Final = EventKind("marker_moved", SEAT, _ANIMAL, plain("value"), _POINTS)
MARKER_AT_TOP: Final = EventKind("marker_at_top", SEAT, _ANIMAL, plain("value"), _POINTS)
LEFT_MARKERS: Final = EventKind("left_markers", SEAT)

# The end.
FINAL_SCORE: Final = EventKind(
    "final_score", SEAT, plain("sets"), plain("multiplied"), plain("leftover"), _POINTS
)
