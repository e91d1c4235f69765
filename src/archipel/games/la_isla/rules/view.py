"""What a seat may know, built from scratch: no card of another hand, no assignment before its phase."""

from archipel.engine.bits import mask_of, members
from archipel.engine.event import Json
from archipel.games.la_isla.rules import scoring
from archipel.games.la_isla.rules.actions import ASSIGNMENTS
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    FAMILIES,
    KINDS,
    LANDSCAPES,
    LIMITS,
    PARAMETERS,
    PLAYER_COLOURS,
    RESOURCES,
    RING_SIZE,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.pieces import ring_name
from archipel.games.la_isla.rules.state import LaIslaState

PHASES: list[str] = ["cards", "A", "B", "C", "D"]
LETTERS: list[str] = ["A", "B", "D"]


def view(state: LaIslaState, seat: int | None) -> dict[str, Json]:
    """The table as this seat sees it."""
    outcome = state.outcome
    step = state.stack[-1] if state.stack else None
    return {
        "game": state.game.id,
        "seat": seat,
        "options": dict(state.options),
        "round": state.turn,
        "first": state.first,
        "phase": PHASES[state.phase],
        "active": state.active,
        "step": [step.name, *step.fields()] if step else None,
        "teeth": [state.pieces.teeth[tooth] for tooth in state.teeth],
        "spaces": _spaces(state),
        "regions": _regions(state),
        "track": list[Json](state.pieces.track),
        "markers": [
            {"animal": ANIMALS[animal], "position": state.markers[animal], "value": state.value(animal)}
            for animal in range(KINDS)
        ],
        "sum": state.sum_of_values(),
        "limit": LIMITS[state.seats],
        "seats": [_seat(state, seat, each) for each in range(state.seats)],
        "pile": state.pile.bit_count(),
        "discard": [_face(state, card) for card in members(state.discard)],
        "unseen": _unseen(state, seat),
        "outcome": outcome.to_json() if outcome else None,
    }


def _space(state: LaIslaState, space: int) -> dict[str, Json]:
    """A landscape space, and how to draw it: angle and half width in degrees, radii in thousandths."""
    angle, half, inside, outside = state.pieces.space_shape[space]
    return {
        "space": SPACES[space],
        "ring": ring_name(space),
        "slot": space % RING_SIZE,
        "colour": RESOURCES[state.colour[space]],
        "landscape": LANDSCAPES[state.colour[space]],
        "symbol": SYMBOLS[state.symbol[space]],
        "explorers": [seat for seat in range(state.seats) if state.explorers[seat] >> space & 1],
        "shape": {"angle": angle, "half": half, "inside": inside, "outside": outside},
    }


def _region(state: LaIslaState, region: int) -> dict[str, Json]:
    pieces = state.pieces
    angle, radius = pieces.region_spot[region]
    animal = state.tiles[region]
    around = pieces.around[region]
    return {
        "region": pieces.regions[region],
        "value": pieces.value[region],
        "around": [SPACES[space] for space in members(around)],
        "animal": ANIMALS[animal] if animal >= 0 else None,
        # How many explorers each player lacks there.
        "lacking": [(around & ~mine).bit_count() for mine in state.explorers],
        "spot": {"angle": angle, "radius": radius},
    }


def _card(state: LaIslaState, card: int) -> dict[str, Json]:
    """All three uses of a card."""
    pieces = state.pieces
    name, kind, phase = FAMILIES[pieces.family[card]]
    return {
        "card": pieces.cards[card],
        "value": 1 if pieces.basic >> card & 1 else 2,
        "function": pieces.function[card],
        "family": name,
        "parameter": PARAMETERS[kind][pieces.parameter[card]] or None,
        "phase": phase,
        "resource": RESOURCES[pieces.resource[card]],
        "animal": ANIMALS[pieces.animal[card]],
    }


def _seat(state: LaIslaState, viewer: int | None, seat: int) -> dict[str, Json]:
    own = viewer == seat
    first = KINDS * seat
    final = scoring.final(state, seat)
    hand: list[Json] = [_face(state, card) for card in state.hands[seat]] if own else []
    slots: list[Json] = [_face(state, card) if card >= 0 else None for card in state.slots[seat]]
    return {
        "colour": PLAYER_COLOURS[seat],
        "points": state.points[seat],
        "resources": {name: state.resources[first + i] for i, name in enumerate(RESOURCES)},
        "supply": state.supply[seat],
        "aside": state.aside[seat],
        "on_island": [SPACES[space] for space in members(state.explorers[seat])],
        "animals": {name: state.animals[first + i] for i, name in enumerate(ANIMALS)},
        "large": ANIMALS[state.large[seat]],
        "slots": slots,
        "covered": [_face(state, card) for card in members(state.covered[seat])],
        "hand": hand,
        "hand_size": len(state.hands[seat]),
        "ready": bool(state.hands[seat]) and state.plans[seat] >= 0,
        "assigned": _assigned(state, seat, own),
        "shown": _face(state, state.shown[seat]) if state.shown[seat] >= 0 else None,
        "final": {
            "in_play": final.in_play,
            "sets": final.sets,
            "animals": final.multiplied,
            "resources": final.leftover,
            "total": final.total,
        },
    }


def _assigned(state: LaIslaState, seat: int, own: bool) -> dict[str, Json]:
    """What lies face down at each letter: the card for its owner, whether there is one for the others."""
    lying = state.assigned[3 * seat : 3 * seat + 3]
    if state.hands[seat] and state.plans[seat] >= 0:
        lying = [state.hands[seat][place] for place in ASSIGNMENTS[state.plans[seat]]]
    return {
        letter: None if card < 0 else _face(state, card) if own else {"card": None}
        for letter, card in zip(LETTERS, lying, strict=True)
    }


def _unseen(state: LaIslaState, seat: int | None) -> list[Json]:
    """The cards that this seat has not seen since they were shuffled: in the draw pile or with the others."""
    cards = state.pile
    for other in range(state.seats):
        if other != seat:
            cards |= mask_of(state.hidden(other))
    return [state.pieces.cards[card] for card in members(cards)]


# -- what is drawn once ----------------------------------------

# Nineteen views may be made of one act, for four people; most of each is what it was. Without this it takes
# twice as long. The parts are shared between views: whoever reads them changes nothing.
_DRAWN: dict[str, list[dict[int, dict[str, Json]]]] = {}


def _drawn(state: LaIslaState, sort: int) -> dict[int, dict[str, Json]]:
    """Faces of cards, spaces or regions with these pieces, by all that they depend on."""
    pieces = state.options["pieces"]
    if pieces not in _DRAWN:
        _DRAWN[pieces] = [{}, {}, {}]
    return _DRAWN[pieces][sort]


def _face(state: LaIslaState, card: int) -> dict[str, Json]:
    drawn = _drawn(state, 0)
    if card not in drawn:
        drawn[card] = _card(state, card)
    return drawn[card]


def _spaces(state: LaIslaState) -> list[Json]:
    drawn = _drawn(state, 1)
    found: list[Json] = []
    for space in range(len(SPACES)):
        key = (space * KINDS + state.colour[space]) * KINDS + state.symbol[space]
        for mine in state.explorers:
            key = key << 1 | (mine >> space & 1)
        key = key * 8 + state.seats
        if key not in drawn:
            drawn[key] = _space(state, space)
        found.append(drawn[key])
    return found


def _regions(state: LaIslaState) -> list[Json]:
    drawn = _drawn(state, 2)
    found: list[Json] = []
    for region in range(len(state.tiles)):
        key = region * 8 + state.tiles[region] + 1
        for mine in state.explorers:
            key = key << 4 | (state.pieces.around[region] & ~mine).bit_count()
        key = key * 8 + state.seats
        if key not in drawn:
            drawn[key] = _region(state, region)
        found.append(drawn[key])
    return found
