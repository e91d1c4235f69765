"""Why an action is not legal now, for somebody who was refused: the rule, and the case of it in one sentence.

Every reason has its words in ``texts/<language>/refusals.ftl`` (``refused-<reason>``), and speaks of nothing
but what the seat itself may know. The most telling comes first: the wrong player, the wrong moment, the rest.
"""

from archipel.engine.refusal import Refusal
from archipel.games.pearl_reef.rules.actions import SURFACE
from archipel.games.pearl_reef.rules.state import PearlReefState


def refusal(state: PearlReefState, seat: int, number: int) -> Refusal:
    """The first rule that stands against this action; asked only while the game runs."""
    if seat != state.active:
        return Refusal("PR-T1", "not_your_turn", {"holder": state.active})
    if number == SURFACE:
        return Refusal("PR-T4", "net_empty", {"left": sum(state.reef)})
    return Refusal("PR-T2", "nothing_left")
