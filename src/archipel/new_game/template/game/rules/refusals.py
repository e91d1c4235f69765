"""Why an action is not legal now, for somebody who was refused: the rule, and the case of it in one sentence.

Every reason has its words in ``texts/<language>/refusals.ftl`` (``refused-<reason>``), and speaks of nothing
but what the seat itself may know. The most telling comes first: the wrong player, the wrong moment, the rest.
"""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.refusal import NOTHING_MEANT, Refusal
from archipel.games.pearl_reef.rules.actions import DIVE, HOOK, SURFACE, SWIM
from archipel.games.pearl_reef.rules.components import EEL, REEFS
from archipel.games.pearl_reef.rules.state import PearlReefState


def refusal(state: PearlReefState, code: int) -> Refusal:
    """The first rule that stands against this action."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    outcome = state.outcome
    if outcome:
        return Refusal(outcome.rule, "over")
    if number == HOOK:
        return _hook(state, seat)
    if seat != state.active:
        return Refusal("PR-T1", "not_your_turn", {"holder": state.active})
    diving = state.stack[-1].name == "dive"
    if number < DIVE:
        if diving:
            return Refusal("PR-T2", "under_water", {"reef": REEFS[state.reef]})
        reef = number - SWIM
        return Refusal("PR-T2", "only_eels", {"reef": REEFS[reef], "eels": state.reefs[reef][EEL]})
    if not diving:
        return Refusal("PR-T2", "no_reef_yet")
    if number == SURFACE:
        return Refusal("PR-T5", "net_empty", {"left": sum(state.reefs[state.reef])})
    return Refusal("PR-T3", "nothing_left", {"reef": REEFS[state.reef]})


def _hook(state: PearlReefState, seat: int) -> Refusal:
    if not state.hooks[seat]:
        return Refusal("PR-T6", "hook_used")
    if seat == state.active:
        return Refusal("PR-T6", "own_net")
    return Refusal("PR-T6", "nothing_to_hook", {"holder": state.active})


def pressed(state: PearlReefState, seat: int, thing: str) -> int:
    """What a seat means that presses a reef or another seat, legal or not."""
    kind, _, name = thing.partition(":")
    if kind == "reef" and name in REEFS:
        reef = REEFS.index(name)
        dives = seat == state.active and state.stack and state.stack[-1].name == "dive" and reef == state.reef
        return seat << SEAT_SHIFT | (DIVE if dives else SWIM + reef)
    if kind == "seat" and name != str(seat):
        return seat << SEAT_SHIFT | HOOK
    return NOTHING_MEANT
