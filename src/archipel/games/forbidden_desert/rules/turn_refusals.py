"""Why the active player cannot take this action: buried, too far, nothing there (FD-A, FD-R)."""

from archipel.engine.refusal import Refusal
from archipel.games.forbidden_desert.rules import actions, reach
from archipel.games.forbidden_desert.rules.components import (
    CANTEEN,
    CELLS,
    CLIMBER,
    EXPLORER,
    METEOROLOGIST,
    NAVIGATOR,
    PARTS,
    WATER_CARRIER,
    WELL,
)
from archipel.games.forbidden_desert.rules.geometry import KING
from archipel.games.forbidden_desert.rules.state import HELD, NOT_FOUND, DesertState


def turn_refusal(state: DesertState, seat: int, number: int, left: int) -> Refusal:
    """What stands against an action in step 1, of which ``left`` remain."""
    if not left:
        return Refusal("FD-T2", "no_actions_left")
    here = state.pawns[seat]
    if state.buried(seat):
        return Refusal("FD-B5", "buried", {"sand": state.sand[here]})
    if number < actions.MOVE_WITH:
        return step_refusal(state, seat, number - actions.MOVE)
    if number < actions.DIG:
        passenger, cell = divmod(number - actions.MOVE_WITH, 25)
        return _move_with(state, seat, passenger, cell)
    if number < actions.REVEAL:
        return sand_refusal(state, seat, number - actions.DIG, "FD-A3")
    if number == actions.REVEAL:
        if state.revealed >> here & 1:
            return Refusal("FD-A4", "revealed_already", {"cell": CELLS[here]})
        return Refusal("FD-A4", "sand_on_tile", {"cell": CELLS[here], "sand": state.sand[here]})
    if number < actions.REDUCE:
        return _pick_up(state, here, number - actions.PICK_UP)
    return _role(state, seat, number)


def apart(here: int, there: int) -> int:
    """How many steps up, down, left and right lie between two cells."""
    return abs(here // 5 - there // 5) + abs(here % 5 - there % 5)


def apart_diagonally(here: int, there: int) -> int:
    """How many steps of the Explorer lie between two cells."""
    return max(abs(here // 5 - there // 5), abs(here % 5 - there % 5))


def step_refusal(state: DesertState, pawn: int, cell: int) -> Refusal:
    """Why a pawn that is not buried cannot step onto a cell."""
    here, name = state.pawns[pawn], CELLS[cell]
    if cell == state.hole:
        return Refusal("FD-B3", "hole", {"cell": name})
    if cell == here:
        return Refusal("FD-A1", "there_already", {"cell": name})
    if state.tunnels >> here & state.tunnels >> cell & 1:
        return Refusal("FD-A2", "blocked", {"cell": name, "sand": state.sand[cell]})
    if state.adventurers[pawn] == EXPLORER:
        if KING[here] >> cell & 1:
            return Refusal("FD-B2", "blocked", {"cell": name, "sand": state.sand[cell]})
        return Refusal("FD-A1", "too_far_explorer", {"cell": name, "steps": apart_diagonally(here, cell)})
    steps = apart(here, cell)
    if steps == 1:
        return Refusal("FD-B2", "blocked", {"cell": name, "sand": state.sand[cell]})
    if KING[here] >> cell & 1:
        return Refusal("FD-A1", "diagonal", {"cell": name})
    return Refusal("FD-A1", "too_far", {"cell": name, "steps": steps})


def sand_refusal(state: DesertState, seat: int, cell: int, rule: str) -> Refusal:
    """Why sand cannot be removed there, by hand or with a Dune Blaster; ``rule`` says how far one reaches."""
    here, name = state.pawns[seat], CELLS[cell]
    if cell == state.hole:
        return Refusal(rule, "hole", {"cell": name})
    if not state.sand[cell]:
        return Refusal("FD-T11", "no_sand", {"cell": name})
    if state.adventurers[seat] == EXPLORER:
        return Refusal(rule, "dig_far_explorer", {"cell": name, "steps": apart_diagonally(here, cell)})
    if KING[here] >> cell & 1:
        return Refusal(rule, "dig_diagonal", {"cell": name})
    return Refusal(rule, "dig_far", {"cell": name, "steps": apart(here, cell)})


def _move_with(state: DesertState, seat: int, passenger: int, cell: int) -> Refusal:
    if state.adventurers[seat] != CLIMBER:
        return Refusal("FD-R4", "climber_takes_along")
    if passenger in reach.companions(state, seat):
        return step_refusal(state, seat, cell)
    return companion_refusal(state, seat, passenger, "FD-R4")


def companion_refusal(state: DesertState, pawn: int, passenger: int, rule: str) -> Refusal:
    """Why this pawn cannot be taken along by that one."""
    if passenger >= state.seats:
        return Refusal(rule, "no_such_player", {"players": state.seats})
    if passenger == pawn:
        return Refusal(rule, "another_passenger")
    return Refusal(rule, "passenger_away", {"passenger": passenger, "cell": CELLS[state.pawns[passenger]]})


def _pick_up(state: DesertState, here: int, part: int) -> Refusal:
    name, place = PARTS[part], state.parts[part]
    if place >= HELD:
        return Refusal("FD-A6", "part_held", {"part": name, "holder": place - HELD})
    if place == NOT_FOUND:
        return Refusal("FD-A6", "part_hidden", {"part": name})
    if place == state.hole:
        return Refusal("FD-A6", "part_in_eye", {"part": name})
    if place != here:
        return Refusal("FD-A6", "part_elsewhere", {"part": name, "cell": CELLS[place]})
    if not state.revealed >> here & 1:
        return Refusal("FD-A7", "part_unrevealed", {"part": name, "cell": CELLS[here]})
    return Refusal("FD-A6", "part_blocked", {"part": name, "sand": state.sand[here]})


def _role(state: DesertState, seat: int, number: int) -> Refusal:
    adventurer = state.adventurers[seat]
    if number in (actions.REDUCE, actions.LOOK):
        if adventurer != METEOROLOGIST:
            return Refusal("FD-R8", "not_meteorologist")
        return Refusal("FD-R9", "no_card_to_spare", {"level": state.level})
    if number < actions.TAKE_WATER:
        return _navigate(state, seat, number - actions.NAVIGATE)
    if adventurer != WATER_CARRIER:
        return Refusal("FD-R14", "not_water_carrier")
    here = state.pawns[seat]
    if state.face[here] == WELL and state.revealed >> here & 1:
        return Refusal("FD-T11", "own_canteen_full", {"most": CANTEEN[adventurer]})
    return Refusal("FD-R14", "not_on_well", {"cell": CELLS[here]})


def _navigate(state: DesertState, seat: int, pawn: int) -> Refusal:
    if state.adventurers[seat] != NAVIGATOR:
        return Refusal("FD-R11", "not_navigator")
    if pawn >= state.seats:
        return Refusal("FD-R11", "no_such_player", {"players": state.seats})
    if pawn == seat:
        return Refusal("FD-R11", "guide_others")
    if state.buried(pawn):
        return Refusal("FD-Z17", "pawn_buried", {"pawn": pawn, "sand": state.sand[state.pawns[pawn]]})
    return Refusal("FD-R11", "pawn_stuck", {"pawn": pawn, "cell": CELLS[state.pawns[pawn]]})
