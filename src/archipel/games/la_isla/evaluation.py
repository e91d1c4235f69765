"""How well a position stands for one player, in points at the end, for comparing the choices of a moment.

Only what everybody sees is looked at: no hand, no face-down card.
"""

from typing import Final

from archipel.games.la_isla import scoring
from archipel.games.la_isla.components import (
    EXTRA_EXPLORER,
    FAMILY_COUNT,
    JOKER,
    KINDS,
    PHASE_C,
    REGION_COUNT,
    SET_POINTS,
)
from archipel.games.la_isla.state import LaIslaState

# Steps of the markers, of all together, after which a game of so many players is usually over.
STEPS: Final[list[float]] = [0.0, 0.0, 25.0, 29.0, 33.0]
# What a visible function brings in a round, by family.
A_ROUND: Final[list[float]] = [
    *(0.45, 0.95, 0.5),  # a symbol: resource, points, discount
    *(0.45, 0.95, 0.55),  # a landscape: resource, points; joker
    *(0.45, 0.75, 0.75, 0.4, 0.3),  # resources of B: one more, points; markers of D: points, resource, any
    *(0.6, 0.0, 0.5),  # extra card, explorer, slot
    *(
        0.12,
        0.45,
        0.2,
        0.3,
        0.35,
    ),  # an animal: resource, points, marker; a marker for a symbol, for a resource
    *(0.5, 0.3, 0.4),  # company: points, discount; exchange
    *(0.6, 0.65, 0.65),  # rings
]
CUBE: Final = 0.5  # one resource, as it counts at the end
PAIR: Final = 0.55  # more, for each pair of one colour while there is a round to use it
SINGLE: Final = 0.2  # more, for a single one
# A region by how many explorers are still missing there.
NEAR: Final[list[float]] = [0.0, 0.5, 0.22, 0.08, 0.02]
RIVALS: Final = 0.45  # how much another's point hurts, shared among them


def rounds_left(state: LaIslaState) -> float:
    """About how many rounds are still to come, this one included."""
    missing = STEPS[state.seats] - sum(state.markers)
    return max(1.0, missing / state.seats)


def worth_of(state: LaIslaState, seat: int, animal: int, rounds: float) -> float:
    """What one more animal of a kind is worth at the end and on the way there."""
    climbing = min(5.0, max(0.0, (state.markers[animal] - 2) / 2) + 0.22 * rounds)
    own = state.animals[KINDS * seat + animal]
    return climbing + (0.28 + 0.08 * min(own, 4)) * rounds


def function_value(state: LaIslaState, seat: int, card: int, rounds: float) -> float:
    """What a card is worth in the holder from now on."""
    family = state.sheet.family[card]
    if family == EXTRA_EXPLORER:
        return 0.35 * rounds if state.aside[seat] else 0.0
    value = A_ROUND[family]
    if family == JOKER and state.works[FAMILY_COUNT * seat + JOKER]:
        value *= 0.7
    return value * rounds


def standing(state: LaIslaState, seat: int) -> float:
    """What a player has and is about to have; the worth of the holder apart."""
    rounds = rounds_left(state)
    value = float(state.points[seat])
    animals = state.animals[KINDS * seat : KINDS * seat + KINDS]
    for animal in range(KINDS):
        if animals[animal]:
            value += animals[animal] * worth_of(state, seat, animal, rounds)
    sets = min(animals)
    more = sum(1 for number in animals if number > sets)
    value += SET_POINTS * (sets + 0.75 * (more / KINDS) ** 2)
    if rounds > 1.0 or state.phase < PHASE_C:
        for number in state.resources[KINDS * seat : KINDS * seat + KINDS]:
            value += CUBE * number + PAIR * min(number // 2, 2) + SINGLE * (number % 2)
    else:
        value += CUBE * state.cubes(seat)
    mine = state.explorers[seat]
    sheet = state.sheet
    patience = min(1.0, rounds / 4)
    for region in range(REGION_COUNT):
        animal = state.tiles[region]
        if animal >= 0:
            lacking = (sheet.around[region] & ~mine).bit_count()
            if lacking < sheet.value[region]:
                gain = sheet.value[region] + worth_of(state, seat, animal, rounds)
                value += NEAR[lacking] * patience * gain
    return value


def evaluate(state: LaIslaState, seat: int) -> float:
    """The own standing against that of the others; the result once the game is over."""
    if state.over:
        totals = [float(scoring.final(state, each).total) for each in range(state.seats)]
    else:
        totals = [standing(state, each) for each in range(state.seats)]
    others = sum(totals) - totals[seat]
    return totals[seat] - RIVALS * others / (state.seats - 1)
