"""Why an action is not legal now: the rule to show to somebody who was refused."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.games.pearl_reef.rules.actions import DIVE, HOOK, SURFACE
from archipel.games.pearl_reef.rules.state import PearlReefState


def forbidding_rule(state: PearlReefState, code: int) -> str:
    """The id of the first rule that stands against this action."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    outcome = state.outcome
    if outcome:
        return outcome.rule
    if number == HOOK:
        return "PR-T6"
    if seat != state.active:
        return "PR-T1"
    if number < DIVE:
        return "PR-T2"
    return "PR-T5" if number == SURFACE else "PR-T3"
