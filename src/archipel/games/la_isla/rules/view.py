"""What a seat may know, built from scratch: no card of another hand, no assignment before its phase."""

from archipel.engine.bits import few, mask_of, members
from archipel.engine.event import Json
from archipel.games.la_isla.rules import scoring
from archipel.games.la_isla.rules.actions import ASSIGNMENTS
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    COST,
    KINDS,
    LANDSCAPES,
    LIMITS,
    PLAYER_COLOURS,
    RESOURCES,
    RING_SIZE,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.payment import discounted, jokers
from archipel.games.la_isla.rules.pieces import ring_name
from archipel.games.la_isla.rules.state import LaIslaState

PHASES: list[str] = ["cards", "A", "B", "C", "D"]
LETTERS: list[str] = ["A", "B", "D"]


def view(state: LaIslaState) -> dict[str, Json]:
    """The table as a spectator sees it."""
    outcome = state.outcome
    step = state.stack[-1] if state.stack else None
    return {
        "game": state.game.id,
        "seat": None,
        "options": dict(state.options),
        "round": state.turn,
        "first": state.first,
        "phase": PHASES[state.phase],
        "active": state.active,
        "step": [step.name, *step.fields()] if step else None,
        "teeth": [state.pieces.teeth[tooth] for tooth in state.teeth],
        "spaces": [_space(state, space) for space in range(len(SPACES))],
        "regions": [_region(state, region) for region in range(len(state.tiles))],
        "track": list[Json](state.pieces.track),
        "markers": [
            {"animal": ANIMALS[animal], "position": state.markers[animal], "value": state.value(animal)}
            for animal in range(KINDS)
        ],
        "sum": state.sum_of_values(),
        "limit": LIMITS[state.seats],
        "seats": [_seat(state, each) for each in range(state.seats)],
        "pile": state.pile.bit_count(),
        "discard": [state.pieces.faces[card] for card in members(state.discard)],
        "unseen": _unseen(state),
        "outcome": outcome.to_json() if outcome else None,
    }


def own(state: LaIslaState, seat: int, public: dict[str, Json]) -> dict[str, Json]:
    """What this seat sees in another way than a spectator: its hand, its prices, and what it has not seen."""
    held = state.hidden(seat)
    if not held:
        return {"prices": _prices(state, seat)}
    seats, unseen = public["seats"], public["unseen"]
    assert isinstance(seats, list)
    assert isinstance(unseen, list)
    place = seats[seat]
    assert isinstance(place, dict)
    faces = state.pieces.faces
    hand: list[Json] = [faces[card] for card in state.hands[seat]]
    assigned: dict[str, Json] = {
        letter: faces[card] if card >= 0 else None
        for letter, card in zip(LETTERS, lying(state, seat), strict=True)
    }
    names = [state.pieces.cards[card] for card in held]
    return {
        "prices": _prices(state, seat),
        "seats": [*seats[:seat], {**place, "hand": hand, "assigned": assigned}, *seats[seat + 1 :]],
        "unseen": [name for name in unseen if name not in names],
    }


def _prices(state: LaIslaState, seat: int) -> list[Json]:
    """LI-C4, F9: what each space costs this seat, and how many resources it lacks for it, jokers counted."""
    cheap, wild = discounted(state, seat), jokers(state, seat)
    means = [state.resources[KINDS * seat + colour] + few(wild & ~(1 << colour)) for colour in range(KINDS)]
    found: list[Json] = []
    for space in range(len(SPACES)):
        price = 1 if cheap >> space & 1 else COST
        found.append([price, max(0, price - means[state.colour[space]])])
    return found


def _space(state: LaIslaState, space: int) -> dict[str, Json]:
    """A landscape space, and how to draw it."""
    return {
        "space": SPACES[space],
        "ring": ring_name(space),
        "slot": space % RING_SIZE,
        "colour": RESOURCES[state.colour[space]],
        "landscape": LANDSCAPES[state.colour[space]],
        "symbol": SYMBOLS[state.symbol[space]],
        "explorers": [seat for seat in range(state.seats) if state.explorers[seat] >> space & 1],
        "shape": state.pieces.space_shape[space],
    }


def _region(state: LaIslaState, region: int) -> dict[str, Json]:
    pieces = state.pieces
    animal = state.tiles[region]
    around = pieces.around[region]
    return {
        "region": pieces.regions[region],
        "value": pieces.value[region],
        "around": pieces.around_names[region],
        "animal": ANIMALS[animal] if animal >= 0 else None,
        # How many explorers each player lacks there.
        "lacking": [few(around & ~mine) for mine in state.explorers],
        "spot": pieces.region_spot[region],
    }


def _seat(state: LaIslaState, seat: int) -> dict[str, Json]:
    """A player's place as the others see it: of what lies face down at a letter, only that it lies there."""
    first = KINDS * seat
    final = scoring.final(state, seat)
    faces = state.pieces.faces
    slots: list[Json] = [faces[card] if card >= 0 else None for card in state.slots[seat]]
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
        "covered": [faces[card] for card in members(state.covered[seat])],
        "hand": [],
        "hand_size": len(state.hands[seat]),
        "ready": bool(state.hands[seat]) and state.plans[seat] >= 0,
        "assigned": {
            letter: {"card": None} if card >= 0 else None
            for letter, card in zip(LETTERS, lying(state, seat), strict=True)
        },
        "shown": faces[state.shown[seat]] if state.shown[seat] >= 0 else None,
        "final": {
            "in_play": final.in_play,
            "sets": final.sets,
            "animals": final.multiplied,
            "resources": final.leftover,
            "total": final.total,
        },
    }


def lying(state: LaIslaState, seat: int) -> list[int]:
    """The card that lies face down at each letter, or -1."""
    if state.hands[seat] and state.plans[seat] >= 0:
        return [state.hands[seat][place] for place in ASSIGNMENTS[state.plans[seat]]]
    return state.assigned[3 * seat : 3 * seat + 3]


def _unseen(state: LaIslaState) -> list[Json]:
    """The cards that nobody has shown since they were shuffled: in the draw pile or with somebody."""
    cards = state.pile
    for seat in range(state.seats):
        cards |= mask_of(state.hidden(seat))
    return [state.pieces.cards[card] for card in members(cards)]
