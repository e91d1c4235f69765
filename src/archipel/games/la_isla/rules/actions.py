"""Every action of the game and its number; cards are numbered by their place in the hand."""

from typing import Final

from archipel.engine.action import Action
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    KINDS,
    LANDSCAPES,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.state import LaIslaState

# The first number of each kind.
ASSIGN: Final = 0  # + the number of the assignment
PUT: Final = 24  # + slot, of which there are never more than twelve
EXCHANGE_FOR: Final = 36  # + 5 * colour given + colour taken
NO_EXCHANGE: Final = 61
PLACE: Final = 62  # + space
TAKE: Final = 92  # + colour
MOVE_FROM: Final = 97  # + space
PAY: Final = 127  # + the number of the payment
ADVANCE: Final = 147  # + animal
LEAVE_MARKERS: Final = 152
ACTION_SPACE: Final = 153

# Which card of the hand goes to A, which to B, which to D; a fourth one is left over.
ASSIGNMENTS: Final[list[tuple[int, int, int]]] = [
    (a, b, d) for a in range(4) for b in range(4) for d in range(4) if len({a, b, d}) == 3
]
THREE_CARDS: Final[list[int]] = [i for i, places in enumerate(ASSIGNMENTS) if max(places) < 3]
FOUR_CARDS: Final[list[int]] = list(range(24))
PLACES: Final[list[str]] = ["first", "second", "third", "fourth"]

# One resource, or two in the order of the colours.
PAYMENTS: Final[list[tuple[int, int]]] = [(colour, -1) for colour in range(KINDS)] + [
    (one, two) for one in range(KINDS) for two in range(one, KINDS)
]
PAIR: Final[list[list[int]]] = [
    [PAYMENTS.index((min(one, two), max(one, two))) for two in range(KINDS)] for one in range(KINDS)
]


def describe(state: LaIslaState, seat: int, number: int) -> Action:
    """The readable form of a code, with the names of cards and spaces."""
    kind, args = _readable(state, seat, number)
    about = _laid(state, seat, number - ASSIGN) if number < PUT else None
    return Action(seat, number, kind, args, about)


def _laid(state: LaIslaState, seat: int, assignment: int) -> dict[str, str | int]:
    """What else tells the three cards from others, and whether another assignment would read the same."""
    used = _used(state, seat, assignment)
    if not used:
        return {"alike": "no"}
    hand, pieces = state.hands[seat], state.pieces
    possible = THREE_CARDS if len(hand) == 3 else FOUR_CARDS
    twins = [each for each in possible if _used(state, seat, each) == used]
    a, b, d = ASSIGNMENTS[assignment]
    return {
        "alike": "yes" if len(twins) > 1 else "no",
        "a_resource": RESOURCES[pieces.resource[hand[a]]],
        "a_animal": ANIMALS[pieces.animal[hand[a]]],
        "b_function": pieces.function[hand[b]],
        "d_function": pieces.function[hand[d]],
    }


def _used(state: LaIslaState, seat: int, assignment: int) -> list[str | int]:
    """What an assignment uses: a function, a resource and an animal; nothing where a card is not there."""
    hand = state.hands[seat] if 0 <= seat < state.seats else []
    a, b, d = ASSIGNMENTS[assignment]
    if max(a, b, d) >= len(hand):
        return []
    pieces = state.pieces
    return [pieces.function[hand[a]], pieces.resource[hand[b]], pieces.animal[hand[d]]]


def _readable(state: LaIslaState, seat: int, number: int) -> tuple[str, dict[str, str | int]]:
    if number < PUT:
        return "assign", _cards(state, seat, number - ASSIGN)
    if number < EXCHANGE_FOR:
        return _slot(state, seat, number - PUT)
    if number < NO_EXCHANGE:
        given, taken = divmod(number - EXCHANGE_FOR, KINDS)
        return "exchange", {"give": RESOURCES[given], "take": RESOURCES[taken]}
    if number == NO_EXCHANGE:
        return "no_exchange", {}
    if number < PLACE + SPACE_COUNT:
        return "place", _space(state, number - PLACE)
    if number < TAKE + KINDS:
        return "take", {"resource": RESOURCES[number - TAKE]}
    if number < MOVE_FROM + SPACE_COUNT:
        return "move_from", _space(state, number - MOVE_FROM)
    if number < ADVANCE:
        first, second = PAYMENTS[number - PAY]
        if second < 0:
            return "pay_one", {"resource": RESOURCES[first]}
        return "pay_two", {"first": RESOURCES[first], "second": RESOURCES[second]}
    if number < LEAVE_MARKERS:
        return "advance", {"animal": ANIMALS[number - ADVANCE]}
    return ("leave_markers", {}) if number == LEAVE_MARKERS else ("unknown", {"number": number})


def _cards(state: LaIslaState, seat: int, assignment: int) -> dict[str, str | int]:
    """The three cards, then what each is used for; places of the hand where there is no card."""
    hand = state.hands[seat] if 0 <= seat < state.seats else []
    pieces = state.pieces
    cards = [hand[place] if place < len(hand) else -1 for place in ASSIGNMENTS[assignment]]
    names = [
        pieces.cards[card] if card >= 0 else PLACES[place]
        for card, place in zip(cards, ASSIGNMENTS[assignment], strict=True)
    ]
    a, b, d = cards
    return {
        "a": names[0],
        "b": names[1],
        "d": names[2],
        "function": pieces.function[a] if a >= 0 else "none",
        "resource": RESOURCES[pieces.resource[b]] if b >= 0 else "none",
        "animal": ANIMALS[pieces.animal[d]] if d >= 0 else "none",
    }


def _slot(state: LaIslaState, seat: int, slot: int) -> tuple[str, dict[str, str | int]]:
    """A free slot takes the card; in another it covers what is there."""
    slots = state.slots[seat] if 0 <= seat < state.seats else []
    if slot < len(slots) and slots[slot] >= 0:
        return "cover", {"slot": slot + 1, "covered": state.pieces.function[slots[slot]]}
    return "put", {"slot": slot + 1}


def _space(state: LaIslaState, space: int) -> dict[str, str | int]:
    return {
        "space": SPACES[space],
        "landscape": LANDSCAPES[state.colour[space]],
        "symbol": SYMBOLS[state.symbol[space]],
    }
