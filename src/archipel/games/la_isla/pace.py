"""How much of the game is left: rounds after the present one, and the actions of this one still to come."""

from typing import Final

from archipel.games.la_isla.components import LIMITS, PHASE_B, PHASE_C, PHASE_D
from archipel.games.la_isla.state import LaIslaState

# Steps of all markers together in a game of so many players, on average.
STEPS: Final[list[float]] = [0.0, 0.0, 25.5, 30.0, 35.6]


def rounds_after(state: LaIslaState) -> float:
    """The rounds expected after this one."""
    if state.over or state.sum_of_values() >= LIMITS[state.seats]:
        return 0.0
    to_come = state.seats - state.done if state.phase == PHASE_D else state.seats
    left = (STEPS[state.seats] - sum(state.markers) - to_come) / state.seats
    return left if left > 0.0 else 0.0


def still_to_do(state: LaIslaState, seat: int, phase: int) -> int:
    """Whether a seat's action of a phase of this round is still to come: 1, or 0."""
    if state.phase != phase:
        return 1 if state.phase < phase else 0
    place = (seat - state.first) % state.seats
    if place != state.done:
        return 1 if place > state.done else 0
    if phase == PHASE_B or phase == PHASE_D:
        return 0  # what is asked there comes after the card was played
    return 1 if state.stack and state.stack[-1].name in ("exchange", "choose_space", "put_card") else 0


def actions_left(state: LaIslaState, seat: int, after: float) -> float:
    """How often a seat can still place an explorer or take a resource."""
    return after + still_to_do(state, seat, PHASE_C)
