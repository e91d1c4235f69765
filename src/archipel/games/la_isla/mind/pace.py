"""How much of the game is left: rounds after the present one, and the actions of this one still to come."""

from typing import Final

from archipel.engine.native import i64
from archipel.games.la_isla.rules.components import LIMITS, PHASE_C, PHASE_D
from archipel.games.la_isla.rules.state import LaIslaState

# Steps of all markers together in a game of so many players, on average.
STEPS: Final[list[float]] = [0.0, 0.0, 25.5, 30.5, 35.6]


def rounds_after(state: LaIslaState) -> float:
    """The rounds expected after this one."""
    if state.over or state.sum_of_values() >= LIMITS[state.seats]:
        return 0.0
    in_this_round = float(state.seats - state.done if state.phase == PHASE_D else state.seats)
    made: i64 = 0
    for position in state.markers:
        made += position
    left = (STEPS[state.seats] - float(made) - in_this_round) / float(state.seats)
    return left if left > 0.0 else 0.0


def steps_left(state: LaIslaState, after: float) -> float:
    """The moves of markers expected, in this round and the rounds after it."""
    if state.over:
        return 0.0
    in_this_round = float(state.seats - state.done - 1 if state.phase == PHASE_D else state.seats)
    return float(state.seats) * after + in_this_round


def still_to_do(state: LaIslaState, seat: int, phase: int) -> int:
    """Whether a seat's action B, C or D of this round is still to come: 1, or 0."""
    if state.phase != phase:
        return 1 if state.phase < phase else 0
    place = (seat - state.first) % state.seats
    if place != state.done:
        return 1 if place > state.done else 0
    if phase != PHASE_C or not state.stack:
        return 0  # what B and D ask comes after the card was played
    return 1 if state.stack[-1].name in ("exchange", "choose_space") else 0
