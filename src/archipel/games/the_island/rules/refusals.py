"""Why an action is not legal now: the rule to show to somebody who was refused."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.refusal import Refusal
from archipel.games.the_island.rules import actions
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    EXPLORERS,
    FIRST_RED,
    SEATS_IN_BOAT,
    SPACE_COUNT,
)
from archipel.games.the_island.rules.geometry import LAND, LOST, SHORE, TOWARDS, UNPLACED
from archipel.games.the_island.rules.state import TheIslandState

# The moment each kind of action belongs to, and the rule that says so.
_MOMENT: Final[dict[str, tuple[str, str]]] = {
    "take": ("take_explorer", "TI-S8"),
    "place": ("place_explorer", "TI-S8"),
    "place_boat": ("place_boat", "TI-S9"),
    "ready": ("study_explorers", "TI-S7"),
    "play_tile": ("play_tile", "TI-T2"),
    "keep_tiles": ("play_tile", "TI-T2"),
    "pick_swimmer": ("choose_swimmer", "TI-P1"),
    "pick_boat": ("choose_boat", "TI-P2"),
    "walk": ("move_pieces", "TI-T3"),
    "dive": ("move_pieces", "TI-T3"),
    "swim": ("move_pieces", "TI-T3"),
    "board": ("move_pieces", "TI-T3"),
    "jump": ("move_pieces", "TI-T3"),
    "land": ("move_pieces", "TI-T3"),
    "sail": ("move_pieces", "TI-T3"),
    "end_moves": ("move_pieces", "TI-T3"),
    "remove": ("remove_tile", "TI-T4"),
    "take_aboard": ("take_aboard", "TI-G3"),
    "leave_creatures": ("choose_creature", "TI-K2"),
    "defend": ("defend", "TI-D1"),
    "decline": ("defend", "TI-D1"),
}
# What a destination must be, by the moment that asks for one.
_DESTINATION: Final[dict[str, str]] = {
    "ride_dolphin": "TI-X12",
    "sail_before_wind": "TI-X11",
    "set_creature_down": "TI-X13",
    "move_creature": "TI-X10",
}


def refusal(state: TheIslandState, code: int) -> Refusal:
    """The rule that stands against this action."""
    return Refusal(_rule(state, code), "by_rule")


def _rule(state: TheIslandState, code: int) -> str:
    """The id of the first rule that stands against this action."""
    seat, number = code >> SEAT_SHIFT, code & NUMBER_MASK
    outcome = state.outcome
    if outcome:
        return outcome.rule
    step = state.stack[-1].name
    kind = actions.describe(state, code).kind
    if kind == "move_to":
        return _DESTINATION.get(step, "TI-T1") if seat == state.active else "TI-T1"
    if kind == "pick_creature":
        return _creature(state, seat, step, number)
    moment, rule = _MOMENT[kind]
    if step != moment:
        return "TI-T1" if state.begun and rule != "TI-D1" else rule
    if kind in {"defend", "decline"}:
        return "TI-D1" if seat == state.active else "TI-X18"
    if kind == "ready":
        return "TI-S7"
    if seat != state.active:
        return "TI-T1" if state.begun else rule
    return _own_moment(state, seat, number, kind)


def _creature(state: TheIslandState, seat: int, step: str, number: int) -> str:
    if seat != state.active or step not in {"lift_creature", "choose_creature"}:
        return "TI-T1"
    creature, space = divmod(number - actions.PICK_CREATURE, SPACE_COUNT)
    if step == "lift_creature":
        return f"TI-P{3 + state.stack[-1].fields()[0]}"
    if creature != state.rolled or space not in state.creatures[creature]:
        return "TI-K2"
    return "TI-X22"


def _own_moment(state: TheIslandState, seat: int, number: int, kind: str) -> str:
    """The active player does the right kind of thing, but not this one."""
    if kind in {"take", "pick_swimmer", "pick_boat", "take_aboard", "keep_tiles", "end_moves"}:
        return _MOMENT[kind][1]
    if kind == "place":
        space = number - actions.PLACE
        return "TI-V1" if space in LAND and state.crowded else "TI-S8"
    if kind == "place_boat":
        return "TI-B2" if state.crew[number - actions.PLACE_BOAT] >= 0 else "TI-S9"
    if kind == "play_tile":
        terrain, back = divmod(number - actions.PLAY_TILE, 5)
        return "TI-X14" if BACK_COUNT * terrain + FIRST_RED + back in state.hands[seat] else "TI-T2"
    if kind == "remove":
        ground = state.ground[number - actions.REMOVE]
        if not ground:
            return "TI-T4"
        return "TI-R2" if ground != state.terrain() + 1 else "TI-R3"
    if kind == "sail":
        return _sail(state, seat, number)
    return _explorer(state, seat, number, kind)


def _sail(state: TheIslandState, seat: int, number: int) -> str:
    space, direction = divmod(number - actions.SAIL, 6)
    if state.crew[space] < 0:
        return "TI-B1"
    if state.crew[space] > 0 and not state.controls(seat, state.crew[space]):
        return "TI-B5"
    there = TOWARDS[space][direction]
    return "TI-B2" if there >= 0 and state.crew[there] >= 0 else "TI-B1"


def _explorer(state: TheIslandState, seat: int, number: int, kind: str) -> str:
    name = actions.describe(state, number).args["explorer"]
    explorer = EXPLORERS.index(str(name))
    if not state.own[seat] >> explorer & 1:
        return "TI-T7"
    here = state.place[explorer]
    if here >= SPACE_COUNT:
        return "TI-T3" if here in (LOST, UNPLACED) else "TI-I4"
    if kind == "land":
        return "TI-I1" if SHORE[here] < 0 else "TI-M5"
    if kind == "board":
        return _board(state, explorer, here, number)
    if kind == "jump":
        return "TI-W4" if state.aboard >> explorer & 1 else "TI-W1"
    direction = (number - actions.STEP) % 6
    there = TOWARDS[here][direction]
    if there >= 0 and state.ground[there] and not state.ground[here]:
        return "TI-M5"
    if kind == "swim":
        return "TI-W1" if state.aboard >> explorer & 1 else "TI-W4"
    return "TI-M1"


def _board(state: TheIslandState, explorer: int, here: int, number: int) -> str:
    direction = (number - actions.BOARD) % 7
    there = here if direction == actions.HERE else TOWARDS[here][direction]
    if there >= 0 and state.crew[there] >= 0 and state.crew[there].bit_count() >= SEATS_IN_BOAT:
        return "TI-B3"
    swims = not state.ground[here] and not state.aboard >> explorer & 1
    if swims:
        return "TI-W5"
    return "TI-M3" if state.aboard >> explorer & 1 else "TI-M2"
