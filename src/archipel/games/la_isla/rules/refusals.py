"""Why an action is not legal now: the rule, the case of it, and its numbers.

A refusal is told to the seat of the action alone: it speaks of the table and of that seat's own cards.
"""

from typing import Final

from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.la_isla.rules import actions
from archipel.games.la_isla.rules.choice_refusals import answer
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    CARDS,
    EXCHANGE,
    PHASE_A,
    PHASE_C,
    RESOURCES,
    SPACES,
)
from archipel.games.la_isla.rules.payment import cost
from archipel.games.la_isla.rules.state import LaIslaState

_PHASES: Final[list[str]] = ["cards", "A", "B", "C", "D"]
# The phase in which each kind of action belongs; a resource or a marker may be due in several.
_PHASE: Final[dict[str, int]] = {
    "assign": CARDS,
    "put": PHASE_A,
    "cover": PHASE_A,
    "exchange": PHASE_C,
    "no_exchange": PHASE_C,
    "place": PHASE_C,
    "move_from": PHASE_C,
    "pay_one": PHASE_C,
    "pay_two": PHASE_C,
}
# What each moment asks for.
_ASKED: Final[dict[str, list[str]]] = {
    "assign_cards": ["assign"],
    "put_card": ["put", "cover"],
    "exchange": ["exchange", "no_exchange"],
    "choose_space": ["place", "take"],
    "choose_explorer": ["move_from"],
    "choose_payment": ["pay_one", "pay_two"],
    "take_bonus": ["take"],
    "free_marker": ["advance", "leave_markers"],
    "choose_marker": ["advance"],
}


def refusal(state: LaIslaState, seat: int, number: int) -> Refusal:
    """What stands against this action."""
    kind = actions.describe(state, seat, number).kind
    if kind in _PHASE and _PHASE[kind] != state.phase:
        return _other_phase(kind, {"phase": _PHASES[state.phase]})
    if state.phase == CARDS:
        return _with_cards(state, seat, kind)
    if seat != state.active:
        return Refusal("LI-T2", "not_your_turn", {"seat": state.active, "phase": _PHASES[state.phase]})
    step = state.stack[-1].name
    if kind in _ASKED[step]:
        return answer(state, seat, number, kind)
    if kind == "move_from" and state.supply[seat]:
        return Refusal("LI-C2", "supply_first", {"count": state.supply[seat]})
    if kind in ("exchange", "no_exchange"):
        return _no_exchange_now(state, seat)
    return first(state, seat, step)


def _other_phase(kind: str, args: Args) -> Refusal:
    """LI-T1: everyone finishes a phase before the next begins."""
    if kind == "assign":
        return Refusal("LI-T1", "assign_with_cards", args)
    if kind in ("put", "cover"):
        return Refusal("LI-T1", "holder_in_a", args)
    if kind in ("exchange", "no_exchange"):
        return Refusal("LI-X22", "exchange_in_c", args)
    if kind in ("pay_one", "pay_two"):
        return Refusal("LI-T1", "pay_in_c", args)
    return Refusal("LI-C2" if kind == "move_from" else "LI-T1", "place_in_c", args)


def _with_cards(state: LaIslaState, seat: int, kind: str) -> Refusal:
    """LI-K3 to K5: while the cards are assigned nothing else is done."""
    waiting = state.stack[-1].fields()[0]
    if not waiting >> seat & 1:
        return Refusal("LI-K5", "assigned_already", {"count": waiting.bit_count()})
    if kind == "assign":
        return Refusal("LI-K4", "no_fourth_card", {"count": len(state.hands[seat])})
    return Refusal("LI-T1", "assign_first", {"count": len(state.hands[seat])})


def _no_exchange_now(state: LaIslaState, seat: int) -> Refusal:
    if not state.has(seat, EXCHANGE):
        return Refusal("LI-X22", "no_exchange_function")
    return Refusal("LI-X22", "exchange_at_start")


def first(state: LaIslaState, seat: int, step: str) -> Refusal:
    """What the active player has to answer before anything else."""
    fields = state.stack[-1].fields()
    args: Args = {}
    if step == "put_card":
        return Refusal("LI-A8", "put_first", {"function": state.pieces.function[state.shown[seat]]})
    if step == "exchange":
        return Refusal("LI-P5", "exchange_first")
    if step == "choose_space":
        return Refusal("LI-C1", "space_first", {"supply": state.supply[seat]})
    if step == "choose_explorer":
        return Refusal("LI-C2", "explorer_first", {"space": SPACES[fields[0]]})
    if step == "choose_payment":
        resource = RESOURCES[state.colour[fields[0]]]
        args = {"space": SPACES[fields[0]], "cost": cost(state, seat, fields[0]), "resource": resource}
        return Refusal("LI-P7", "payment_first", args)
    if step == "choose_marker":
        return Refusal("LI-P10", "marker_of_card_first", {"animal": ANIMALS[fields[0]]})
    if step == "free_marker":
        return Refusal("LI-F13", "free_marker_first", {"left": fields[0]})
    return Refusal("LI-F4", "bonus_first", {"left": fields[0]})
