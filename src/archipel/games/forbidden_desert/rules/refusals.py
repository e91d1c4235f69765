"""Why an action is not legal now: the rule to show to somebody who was refused."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.cards import count
from archipel.engine.refusal import Refusal
from archipel.games.forbidden_desert.rules import actions, reach
from archipel.games.forbidden_desert.rules.components import (
    CLIMBER,
    DUNE_BLASTER,
    EXPLORER,
    JET_PACK,
    METEOROLOGIST,
    NAVIGATOR,
    SOLAR_SHIELD,
    TERRASCOPE,
    TIME_THROTTLE,
    WATER_CARRIER,
    WATER_RESERVE,
    WELL,
)
from archipel.games.forbidden_desert.rules.geometry import KING, ORTHO
from archipel.games.forbidden_desert.rules.state import DesertState

_ARRANGING: Final = ("look_under", "look_order")
_FLYING: Final = ("choose_passenger", "choose_landing")


def refusal(state: DesertState, code: int) -> Refusal:
    """The rule that stands against this action."""
    return Refusal(_rule(state, code), "by_rule")


def _rule(state: DesertState, code: int) -> str:
    """The id of the first rule that stands against this action."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    if state.over:
        return "FD-E5"
    step = state.stack[-1].name
    if number >= actions.GIVE:
        return _free_act(state, seat, number, step)
    if number >= actions.ALONE:
        return "FD-G6"
    if number >= actions.UNDER:
        return "FD-R10"
    if number >= actions.STEP:
        return _navigator_step(state, seat, number, step)
    if step in _ARRANGING:
        return "FD-R10"
    if step in _FLYING:
        return "FD-G6"
    if seat != state.active:
        return "FD-T3"
    if number in (actions.DRAW_STORM, actions.END_TURN):
        return "FD-T1"
    if step == "navigate":
        return "FD-R11"
    if step == "draw_storm":
        return "FD-T8"
    return _action(state, seat, number)


def _action(state: DesertState, seat: int, number: int) -> str:
    """The active player asks for an action in step 1."""
    if not state.stack[-1].fields()[0]:
        return "FD-T2"
    here = state.pawns[seat]
    if state.buried(seat):
        return "FD-B5"
    if number < actions.MOVE_WITH:
        return _move(state, seat, number - actions.MOVE)
    if number < actions.DIG:
        if state.adventurers[seat] != CLIMBER:
            return "FD-R4"
        passenger, cell = divmod(number - actions.MOVE_WITH, 25)
        together = passenger != seat and passenger < state.seats and state.pawns[passenger] == here
        return _move(state, seat, cell) if together else "FD-R4"
    if number < actions.REVEAL:
        cell = number - actions.DIG
        return "FD-T11" if cell != state.hole and not state.sand[cell] else "FD-A3"
    if number == actions.REVEAL:
        return "FD-A4"
    if number < actions.REDUCE:
        if state.parts[number - actions.PICK_UP] == here and not state.revealed >> here & 1:
            return "FD-A7"
        return "FD-A6"
    return _role(state, seat, number)


def _role(state: DesertState, seat: int, number: int) -> str:
    adventurer = state.adventurers[seat]
    if number in (actions.REDUCE, actions.LOOK):
        return "FD-R8" if adventurer != METEOROLOGIST else "FD-R9"
    if number < actions.TAKE_WATER:
        pawn = number - actions.NAVIGATE
        if adventurer == NAVIGATOR and pawn < state.seats and pawn != seat and state.buried(pawn):
            return "FD-Z17"
        return "FD-R11"
    here = state.pawns[seat]
    on_well = state.face[here] == WELL and state.revealed >> here & 1
    return "FD-T11" if adventurer == WATER_CARRIER and on_well else "FD-R14"


def _move(state: DesertState, pawn: int, cell: int) -> str:
    """Why a pawn that is not buried cannot step onto a cell."""
    if cell == state.hole:
        return "FD-B3"
    here = state.pawns[pawn]
    around = KING[here] if state.adventurers[pawn] == EXPLORER else ORTHO[here]
    if state.tunnels >> here & state.tunnels >> cell & 1 and cell != here:
        return "FD-A2"
    return "FD-B2" if around >> cell & 1 else "FD-A1"


def _navigator_step(state: DesertState, seat: int, number: int, step: str) -> str:
    if step != "navigate" or seat != state.active or number == actions.STOP:
        return "FD-R11"
    pawn = state.stack[-1].fields()[0]
    if number < actions.STEP_WITH:
        return _move(state, pawn, number - actions.STEP)
    passenger, cell = divmod(number - actions.STEP_WITH, 25)
    if pawn != state.climber or passenger not in reach.companions(state, pawn):
        return "FD-R13"
    return _move(state, pawn, cell)


def _free_act(state: DesertState, seat: int, number: int, step: str) -> str:
    if step in _ARRANGING:
        return "FD-Z73"
    if step in _FLYING or (step == "navigate" and not state.stack[-1].fields()[1]):
        return "FD-T6"
    if number < actions.HAND_OVER:
        return _gift(state, seat, *divmod(number - actions.GIVE, 5))
    if number < actions.BLAST:
        card, receiver = divmod(number - actions.HAND_OVER, 5)
        if not count(state.hands[seat], card):
            return "FD-G1"
        return "FD-T10" if _together(state, seat, receiver) else "FD-W3"
    return _equipment(state, seat, number, step)


def _gift(state: DesertState, seat: int, receiver: int, less: int) -> str:
    near = _together(state, seat, receiver)
    if state.adventurers[seat] == WATER_CARRIER and receiver < state.seats and receiver != seat:
        near = near or bool(ORTHO[state.pawns[seat]] >> state.pawns[receiver] & 1)
    if not near:
        return "FD-W1"
    if not state.room(receiver):
        return "FD-T11"
    return "FD-W2" if less + 1 > min(state.water[seat], state.room(receiver)) else "FD-T10"


def _together(state: DesertState, seat: int, other: int) -> bool:
    return other < state.seats and other != seat and state.pawns[other] == state.pawns[seat]


def _equipment(state: DesertState, seat: int, number: int, step: str) -> str:
    card = _card(number)
    if not count(state.hands[seat], card):
        return "FD-G1"
    if card == TIME_THROTTLE:
        return "FD-G10"
    if card == DUNE_BLASTER:
        cell = number - actions.BLAST
        return "FD-T11" if cell != state.hole and not state.sand[cell] else "FD-G5"
    if card == TERRASCOPE:
        cell = number - actions.PEEK
        hidden = cell != state.hole and not state.revealed >> cell & 1
        return "FD-T11" if hidden else "FD-G8"
    return "FD-G6" if card == JET_PACK else "FD-T11"


def _card(number: int) -> int:
    if number < actions.JET:
        return DUNE_BLASTER
    if number < actions.PEEK:
        return JET_PACK if number == actions.JET else SOLAR_SHIELD
    if number < actions.RESERVE:
        return TERRASCOPE
    return WATER_RESERVE if number == actions.RESERVE else TIME_THROTTLE
