"""Why an action is not legal now: the moment first, which is wrong for everything, then the action."""

from typing import Final

from archipel.engine.refusal import Refusal
from archipel.games.forbidden_desert.rules import actions, reach
from archipel.games.forbidden_desert.rules.cards import ANY_JET_PACK
from archipel.games.forbidden_desert.rules.components import (
    CELLS,
    EQUIPMENT,
    JET_PACK,
    METEOROLOGIST,
    NAVIGATOR,
    STORM_CARDS,
)
from archipel.games.forbidden_desert.rules.free_refusals import free_refusal
from archipel.games.forbidden_desert.rules.navigation import STEPS_AN_ACTION
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.turn_refusals import (
    companion_refusal,
    step_refusal,
    turn_refusal,
)

_ARRANGING: Final = ("look_under", "look_order")
_FLYING: Final = ("choose_passenger", "choose_landing")


def refusal(state: DesertState, seat: int, number: int) -> Refusal:
    """The first rule that stands against this action."""
    step = state.stack[-1].name
    if step in _ARRANGING:
        return _arranging(state, seat, number, step)
    if step in _FLYING:
        return _flying(state, seat, number, step)
    if number >= actions.GIVE:
        if step == "navigate" and not state.stack[-1].fields()[1]:
            return Refusal("FD-T6", "guiding_begins", {"pawn": state.stack[-1].fields()[0]})
        return free_refusal(state, seat, number, step)
    if number >= actions.ALONE:
        if not state.hands[seat] & ANY_JET_PACK:
            return Refusal("FD-G6", "no_card", {"equipment": EQUIPMENT[JET_PACK]})
        return Refusal("FD-G6", "jet_pack_first")
    if seat != state.active:
        others = "FD-R10" if number >= actions.UNDER else "FD-R11" if number >= actions.STEP else "FD-T3"
        return Refusal(others, "not_your_turn", {"holder": state.active})
    if number >= actions.UNDER:
        meteorologist = state.adventurers[seat] == METEOROLOGIST
        return Refusal("FD-R10", "look_first" if meteorologist else "not_meteorologist")
    if step == "navigate":
        return _guiding(state, number)
    if number >= actions.STEP:
        navigator = state.adventurers[seat] == NAVIGATOR
        return Refusal("FD-R11", "choose_pawn_first" if navigator else "not_navigator")
    return _in_turn(state, seat, number, step)


def _in_turn(state: DesertState, seat: int, number: int, step: str) -> Refusal:
    """FD-T1: actions, then the storm."""
    left = state.stack[-1].fields()[0]
    if step == "take_actions":
        if number in (actions.DRAW_STORM, actions.END_TURN):
            return Refusal("FD-T1", "end_step_first", {"left": left})
        return turn_refusal(state, seat, number, left)
    if number == actions.DRAW_STORM:
        return Refusal("FD-T1", "all_drawn")
    if number == actions.END_TURN:
        return Refusal("FD-T1", "draw_first", {"left": left})
    return Refusal("FD-T8", "actions_over", {"left": left})


def _arranging(state: DesertState, seat: int, number: int, step: str) -> Refusal:
    """FD-R10, Z73: the Meteorologist puts cards back, and nothing else happens meanwhile."""
    if seat != state.active:
        return Refusal("FD-Z73", "arranging", {"holder": state.active})
    if number >= actions.GIVE:
        return Refusal("FD-Z73", "arrange_first")
    if not actions.UNDER <= number < actions.ALONE:
        return Refusal("FD-R10", "arrange_first")
    count = state.stack[-1].fields()[0]
    if number >= actions.NEXT:
        if step == "look_under":
            return Refusal("FD-R10", "under_first", {"count": count})
        card = number - actions.NEXT
        placed = state.stack[-1].fields()[1]
        if placed and card in state.top[-placed:]:
            return Refusal("FD-R10", "placed_already", {"storm": STORM_CARDS[card]})
        return Refusal("FD-R10", "not_seen", {"storm": STORM_CARDS[card], "count": count})
    if step == "look_order":
        return Refusal("FD-R10", "under_done")
    return Refusal("FD-R10", "not_seen", {"storm": STORM_CARDS[number - actions.UNDER], "count": count})


def _flying(state: DesertState, seat: int, number: int, step: str) -> Refusal:
    """FD-G6: somebody is choosing a passenger or a place to land."""
    flyer = state.stack[-1].fields()[0]
    rule = "FD-T6" if number >= actions.GIVE else "FD-G6"
    if seat != flyer:
        return Refusal(rule, "flight_of_another", {"holder": flyer})
    if step == "choose_passenger":
        if not actions.PASSENGER <= number < actions.LAND:
            return Refusal(rule, "passenger_first")
        return companion_refusal(state, seat, number - actions.PASSENGER, "FD-G6")
    if not actions.LAND <= number < actions.GIVE:
        return Refusal(rule, "land_first")
    cell = number - actions.LAND
    if cell == state.hole:
        return Refusal("FD-B3", "hole", {"cell": CELLS[cell]})
    if cell == state.pawns[seat]:
        return Refusal("FD-Z25", "land_elsewhere", {"cell": CELLS[cell]})
    return Refusal("FD-Z23", "landing_blocked", {"cell": CELLS[cell], "sand": state.sand[cell]})


def _guiding(state: DesertState, number: int) -> Refusal:
    """FD-R11 to R13: the Navigator moves somebody, step by step."""
    pawn, made = state.stack[-1].fields()
    if number == actions.STOP:
        return Refusal("FD-R11", "guide_once", {"pawn": pawn})
    if number < actions.STEP:
        return Refusal("FD-R11", "finish_guiding", {"pawn": pawn, "left": STEPS_AN_ACTION - made})
    if number < actions.STEP_WITH:
        return step_refusal(state, pawn, number - actions.STEP)
    passenger, cell = divmod(number - actions.STEP_WITH, 25)
    if pawn != state.climber:
        return Refusal("FD-R13", "climber_takes_along")
    if passenger not in reach.companions(state, pawn):
        return companion_refusal(state, pawn, passenger, "FD-R13")
    return step_refusal(state, pawn, cell)
