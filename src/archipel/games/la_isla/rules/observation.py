"""A position as a vector, for programs that learn: of hidden cards, those of the own hand only."""

from typing import Final

from archipel.engine.bits import mask_of
from archipel.engine.observation import MOST, Part, Vector, around, numbered, step_numbers
from archipel.games.la_isla.rules.card_phase import AssignCards
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    CARD_COUNT,
    FAMILIES,
    FAMILY_COUNT,
    HAND,
    KINDS,
    LIMITS,
    MOST_SLOTS,
    PARAMETERS,
    REGION_COUNT,
    RESOURCES,
    SPACE_COUNT,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.markers import FreeMarker, TakeBonus
from archipel.games.la_isla.rules.payment import NOWHERE
from archipel.games.la_isla.rules.phase_c import ChooseExplorer, ChoosePayment
from archipel.games.la_isla.rules.phase_d import ChooseMarker
from archipel.games.la_isla.rules.snapshot import FIELDS
from archipel.games.la_isla.rules.state import LaIslaState
from archipel.games.la_isla.rules.view import LETTERS, PHASES, lying

_STEPS: Final = step_numbers(FIELDS.steps)
_MOST_CARDS: Final = HAND + 1  # with extra_card
_PARAMETERS: Final[list[int]] = [len(PARAMETERS[kind]) for _, kind, _ in FAMILIES]


def parts(seats: int) -> list[Part]:
    """What :func:`observe` writes, in its order."""
    families = [name for name, _, _ in FAMILIES]
    card = [*families, *[f"parameter {number}" for number in range(KINDS)]]
    card += [f"resource {name}" for name in RESOURCES] + [f"animal {name}" for name in ANIMALS]
    functions = [f"{name} {value}".strip() for name, kind, _ in FAMILIES for value in PARAMETERS[kind]]
    table = [
        Part("step", list(_STEPS)),
        Part("phase", PHASES),
        Part("first", around(seats)),
        Part("waiting", around(seats)),  # who has not assigned yet
        Part("animal", ANIMALS),  # whose marker moves
        Part("to space", SPACES),
        Part("from space", [*SPACES, "supply"]),
        Part("left", most=MOST),  # moves of markers, or bonuses
        Part("limit", most=max(LIMITS)),
        Part("sum of values", most=MOST),
        Part("marker", ANIMALS, MOST),
        Part("value", ANIMALS, MOST),
        *[Part(f"spaces of {name}", SPACES) for name in RESOURCES],
        *[Part(f"spaces with {name}", SPACES) for name in SYMBOLS],
        *[Part(f"regions with {name}", numbered(REGION_COUNT)) for name in ANIMALS],
        Part("pile size", most=CARD_COUNT),
        Part("unseen", numbered(CARD_COUNT)),
        *[Part(f"hand {number + 1}", card) for number in range(_MOST_CARDS)],
        *[Part(f"own card at {letter}", card) for letter in LETTERS],
        *[Part(f"slot {number + 1}", ["there", *families]) for number in range(MOST_SLOTS)],
    ]
    for seat in around(seats):
        table.append(Part(f"{seat} explorers", SPACES))
        table.append(Part(f"{seat} points", most=MOST))
        table.append(Part(f"{seat} supply", most=10))
        table.append(Part(f"{seat} aside", most=10))
        table.append(Part(f"{seat} resources", RESOURCES, MOST))
        table.append(Part(f"{seat} animals", ANIMALS, 35))
        table.append(Part(f"{seat} large", ANIMALS))
        table.append(Part(f"{seat} functions", functions))
        table.append(Part(f"{seat} hand size", most=_MOST_CARDS))
        table.append(Part(f"{seat} ready"))
        table.append(Part(f"{seat} lying at", LETTERS))
        table.append(Part(f"{seat} shown", card))
    return table


def observe(state: LaIslaState, seat: int) -> bytes:
    """The table as this seat sees it."""
    vector = Vector(state, seat)
    vector.step(state, _STEPS)
    vector.one_of(state.phase, len(PHASES))
    vector.seat_of(state.first)
    _pending(state, vector)
    vector.number(LIMITS[state.seats])
    vector.number(state.sum_of_values())
    vector.row(state.markers)
    for animal in range(KINDS):
        vector.number(state.value(animal))
    _island(state, vector)
    vector.number(state.pile.bit_count())
    _own_cards(state, vector, seat)
    for other in vector.others():
        _seat(state, vector, other)
    return vector.done()


def _pending(state: LaIslaState, vector: Vector) -> None:
    """What is known of the step beside its name."""
    waiting, animal, there, origin, left = 0, -1, -1, -1, 0
    if state.stack:
        step = state.stack[-1]
        if isinstance(step, AssignCards):
            waiting = step.waiting
        elif isinstance(step, ChooseMarker):
            animal = step.animal
        elif isinstance(step, (FreeMarker, TakeBonus)):
            left = step.left
        elif isinstance(step, ChooseExplorer):
            there = step.space
        elif isinstance(step, ChoosePayment):
            there, origin = step.space, step.origin
    vector.seats_of(waiting)
    vector.one_of(animal, KINDS)
    vector.one_of(there, SPACE_COUNT)
    vector.one_of(origin, NOWHERE + 1)
    vector.number(left)


def _island(state: LaIslaState, vector: Vector) -> None:
    for spaces in state.land:
        vector.members(spaces, SPACE_COUNT)
    for spaces in state.marked:
        vector.members(spaces, SPACE_COUNT)
    at = vector.zeros(KINDS * REGION_COUNT)
    for region, animal in enumerate(state.tiles):
        if animal >= 0:
            vector.values[at + REGION_COUNT * animal + region] = 1


def _own_cards(state: LaIslaState, vector: Vector, seat: int) -> None:
    """The cards that this seat has not seen, those in its hand and at its letters, and its holder."""
    unseen = state.pile
    for other in range(state.seats):
        if other != seat:
            unseen |= mask_of(state.hidden(other))
    vector.members(unseen, CARD_COUNT)
    hand = state.hands[seat]
    for number in range(_MOST_CARDS):
        _card(state, vector, hand[number] if number < len(hand) else -1)
    for card in lying(state, seat):
        _card(state, vector, card)
    slots = state.slots[seat]
    for number in range(MOST_SLOTS):
        vector.flag(number < len(slots))
        card = slots[number] if number < len(slots) else -1
        vector.one_of(state.pieces.family[card] if card >= 0 else -1, FAMILY_COUNT)


def _card(state: LaIslaState, vector: Vector, card: int) -> None:
    """A card's function, resource and animal; nothing for -1."""
    at = vector.zeros(FAMILY_COUNT + 3 * KINDS)
    if card >= 0:
        values, pieces = vector.values, state.pieces
        values[at + pieces.family[card]] = 1
        at += FAMILY_COUNT
        values[at + pieces.parameter[card]] = 1
        values[at + KINDS + pieces.resource[card]] = 1
        values[at + 2 * KINDS + pieces.animal[card]] = 1


def _seat(state: LaIslaState, vector: Vector, seat: int) -> None:
    """A player's place as everybody sees it."""
    vector.members(state.explorers[seat], SPACE_COUNT)
    vector.number(state.points[seat])
    vector.number(state.supply[seat])
    vector.number(state.aside[seat])
    for cubes in state.resources[KINDS * seat : KINDS * seat + KINDS]:
        vector.number(cubes)
    vector.row(state.animals[KINDS * seat : KINDS * seat + KINDS])
    vector.one_of(state.large[seat], KINDS)
    for family in range(FAMILY_COUNT):
        vector.members(state.works[FAMILY_COUNT * seat + family], _PARAMETERS[family])
    held = len(state.hands[seat])
    vector.number(held)
    vector.flag(held > 0 and state.plans[seat] >= 0)
    for card in lying(state, seat):
        vector.flag(card >= 0)
    _card(state, vector, state.shown[seat])
