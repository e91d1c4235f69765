"""Why an action is not legal now: the rule to show to somebody who was refused."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.refusal import Refusal
from archipel.games.la_isla.rules import actions
from archipel.games.la_isla.rules.components import KINDS, SPACE_COUNT
from archipel.games.la_isla.rules.state import LaIslaState

# The moments each kind of action belongs to, and the rule that says so.
_MOMENT: Final[dict[str, tuple[list[str], str]]] = {
    "assign": (["assign_cards"], "LI-K3"),
    "put": (["put_card"], "LI-A3"),
    "cover": (["put_card"], "LI-A3"),
    "exchange": (["exchange"], "LI-X22"),
    "no_exchange": (["exchange"], "LI-X22"),
    "place": (["choose_space"], "LI-C1"),
    "take": (["choose_space", "take_bonus"], "LI-C9"),
    "move_from": (["choose_explorer"], "LI-C2"),
    "pay_one": (["choose_payment"], "LI-P7"),
    "pay_two": (["choose_payment"], "LI-P7"),
    "advance": (["free_marker", "choose_marker"], "LI-D5"),
    "leave_markers": (["free_marker"], "LI-F13"),
}


def refusal(state: LaIslaState, code: int) -> Refusal:
    """The rule that stands against this action."""
    return Refusal(_rule(state, code), "by_rule")


def _rule(state: LaIslaState, code: int) -> str:
    """The id of the first rule that stands against this action."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    outcome = state.outcome
    if outcome:
        return outcome.rule
    step = state.stack[-1]
    kind = actions.describe(state, code).kind
    moments, rule = _MOMENT[kind]
    if step.name not in moments:
        # An explorer of the personal supply goes first: nobody is asked which one moves.
        return rule if kind in {"move_from", "exchange", "no_exchange"} else "LI-T1"
    if kind == "assign":
        return _assign(state, seat)
    if seat != state.active:
        return "LI-T2"
    if kind in {"put", "cover"}:
        return _put(state, seat, number - actions.PUT)
    if kind == "exchange":
        return "LI-P5"
    if kind == "place":
        occupied = state.explorers[seat] >> number - actions.PLACE & 1
        return "LI-C5" if occupied else "LI-C4"
    if kind in {"pay_one", "pay_two"}:
        return _pay(state, seat, number - actions.PAY)
    return rule


def _assign(state: LaIslaState, seat: int) -> str:
    """An assignment stands; a fourth card needs the function for it."""
    return "LI-K5" if state.plans[seat] >= 0 else "LI-K4"


def _put(state: LaIslaState, seat: int, slot: int) -> str:
    slots = state.slots[seat]
    if slot >= len(slots):
        return "LI-F11"
    same = any(card >= 0 and state.pieces.same(card, state.shown[seat]) for card in slots)
    return "LI-A6" if same else "LI-A3"


def _pay(state: LaIslaState, seat: int, payment: int) -> str:
    first, second = actions.PAYMENTS[payment]
    space = state.stack[-1].fields()[0]
    assert 0 <= space < SPACE_COUNT
    needed = [0] * KINDS
    needed[first] += 1
    if second >= 0:
        needed[second] += 1
    if any(needed[colour] > state.resources[KINDS * seat + colour] for colour in range(KINDS)):
        return "LI-C4"
    return "LI-F9"
