"""Why an action is not legal now: the rule, the case of it, and its numbers.

A refusal is told to the seat of the action alone: it speaks of the table, of that seat's own hand and
explorers, and of nothing else. The single moments are in ``set_up_refusals.py``, ``move_refusals.py`` and
``target_refusals.py``.
"""

from typing import Final

from archipel.engine.bits import few
from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.the_island.rules import actions, move_refusals, set_up_refusals, target_refusals
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    CREATURES,
    DEFENCE_AGAINST,
    FIRST_DEFENCE,
    SEATS_IN_BOAT,
    SHARK,
    TERRAINS,
)
from archipel.games.the_island.rules.creatures import affected
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.state import TheIslandState

MOVES: Final[list[str]] = ["walk", "dive", "swim", "board", "jump", "land", "sail", "end_moves"]
# What each moment of a turn asks for.
ASKED: Final[dict[str, list[str]]] = {
    "play_tile": ["play_tile", "keep_tiles"],
    "choose_swimmer": ["pick_swimmer"],
    "ride_dolphin": ["move_to"],
    "choose_boat": ["pick_boat"],
    "sail_before_wind": ["move_to"],
    "lift_creature": ["pick_creature"],
    "set_creature_down": ["move_to"],
    "move_pieces": [*MOVES, "move_to"],
    "remove_tile": ["remove"],
    "take_aboard": ["take_aboard"],
    "choose_creature": ["pick_creature", "leave_creatures"],
    "move_creature": ["move_to"],
    "defend": [],
}
_TILE_PLAYED: Final[list[str]] = [
    "choose_swimmer",
    "ride_dolphin",
    "choose_boat",
    "sail_before_wind",
    "lift_creature",
    "set_creature_down",
]
_FIRST_STEP: Final[list[str]] = ["play_tile", *_TILE_PLAYED]
_AFTER_MOVES: Final[list[str]] = ["remove_tile", "take_aboard", "choose_creature", "move_creature"]
_AFTER_REMOVAL: Final[list[str]] = ["take_aboard", "choose_creature", "move_creature"]


def refusal(state: TheIslandState, seat: int, number: int) -> Refusal:
    """What stands against this action."""
    kind = actions.describe(state, seat, number).kind
    step = state.stack[-1].name
    if kind in ("defend", "decline"):
        return _defence(state, seat, number)
    if kind in set_up_refusals.KINDS:
        return set_up_refusals.refusal(state, seat, number, kind)
    if not state.begun:
        return set_up_refusals.not_begun(state)
    if seat != state.active:
        return Refusal("TI-T1", "not_your_turn", {"seat": state.active})
    if kind not in ASKED[step]:
        return _wrong_moment(state, seat, kind, step)
    if step == "move_pieces":
        return move_refusals.refusal(state, seat, number, kind)
    return target_refusals.refusal(state, seat, number, kind)


def _wrong_moment(state: TheIslandState, seat: int, kind: str, step: str) -> Refusal:
    """The turn is at another of its steps (TI-T1): too late for this, or something else comes first."""
    if step == "defend":
        return first(state, step)
    if kind in ("play_tile", "keep_tiles"):
        if step in _TILE_PLAYED:
            return Refusal("TI-T2", "one_tile")
        return Refusal("TI-T2", "tiles_at_start" if state.hands[seat] else "no_tile")
    if kind in MOVES or kind == "move_to":
        if step in _AFTER_MOVES and not state.own[seat] & state.alive:
            return Refusal("TI-T6", "no_explorer_left")
        if step in _AFTER_MOVES and kind in MOVES:
            return Refusal("TI-T1", "moves_over")
    elif kind == "remove":
        if state.terrain() < 0:
            return Refusal("TI-X29", "no_tile_left")
        if step in _AFTER_REMOVAL:
            return Refusal("TI-T4", "one_removal")
    elif kind == "take_aboard":
        return Refusal("TI-G3", "nobody_to_take_aboard", {"most": SEATS_IN_BOAT})
    elif kind == "pick_swimmer" and step not in _FIRST_STEP:
        return Refusal("TI-P1", "needs_dolphin")
    elif kind == "pick_boat" and step not in _FIRST_STEP:
        return Refusal("TI-P2", "needs_wind")
    elif (
        kind in ("pick_creature", "leave_creatures") and step != "move_creature" and step not in _TILE_PLAYED
    ):
        return Refusal("TI-T1", "creatures_after_die")
    return first(state, step)


def first(state: TheIslandState, step: str) -> Refusal:
    """What the active player has to answer before anything else."""
    fields = state.stack[-1].fields()
    args: Args = {}
    if step == "move_pieces":
        return Refusal("TI-T1", "moves_first", {"left": fields[0]})
    if step == "remove_tile":
        return Refusal("TI-T4", "removal_first", {"terrain": TERRAINS[state.terrain()]})
    if step == "take_aboard":
        left = SEATS_IN_BOAT - few(state.crew[fields[0]])
        return Refusal("TI-G3", "aboard_first", {"space": NAMES[fields[0]], "left": left})
    if step == "lift_creature":
        return Refusal(f"TI-P{3 + fields[0]}", "lift_creature_first", {"creature": CREATURES[fields[0]]})
    if step == "choose_creature":
        return Refusal("TI-K2", "choose_creature_first", {"creature": CREATURES[fields[0]]})
    if step in ("set_creature_down", "move_creature"):
        args = {"creature": CREATURES[fields[0]], "space": NAMES[fields[1]]}
        if step == "move_creature":
            return Refusal("TI-X10", "move_creature_first", args)
        return Refusal("TI-X13", "set_creature_down_first", args)
    if step == "defend":
        args = {"creature": CREATURES[fields[0]], "space": NAMES[fields[2]]}
        return Refusal("TI-D1", "defend_first", args)
    if step == "ride_dolphin":
        return Refusal("TI-P1", "ride_dolphin_first", {"space": NAMES[state.place[fields[0]]]})
    if step == "sail_before_wind":
        return Refusal("TI-P2", "sail_before_wind_first", {"space": NAMES[fields[0]]})
    if step == "choose_swimmer":
        return Refusal("TI-P1", "choose_swimmer_first")
    if step == "choose_boat":
        return Refusal("TI-P2", "choose_boat_first")
    return Refusal("TI-T2", "play_tile_first")


def _defence(state: TheIslandState, seat: int, number: int) -> Refusal:
    """TI-D1 to D4, X18: whom the creature threatens everybody sees, who is asked now nobody else."""
    if state.begun and seat == state.active:
        return Refusal("TI-D1", "defence_in_own_turn")
    if state.stack[-1].name != "defend":
        return Refusal("TI-D1", "no_attack")
    creature, _, there, asked = state.stack[-1].fields()
    args: Args = {"creature": CREATURES[creature], "space": NAMES[there]}
    if seat not in affected(state, creature, there):
        if creature == SHARK:
            return Refusal("TI-D2", "no_swimmer_threatened", args)
        return Refusal("TI-D3", "no_boat_threatened", args)
    if seat != asked:
        return Refusal("TI-X18", "not_asked_now", args)
    rule = "TI-D2" if creature == SHARK else "TI-D3"
    terrain, defence = divmod(number - actions.DEFEND, 2)
    if FIRST_DEFENCE + defence != DEFENCE_AGAINST[creature]:
        return Refusal(rule, "other_defence", {"creature": CREATURES[creature]})
    for tile in state.hands[seat]:
        if tile % BACK_COUNT == FIRST_DEFENCE + defence:
            named: Args = {"tile": BACKS[FIRST_DEFENCE + defence], "terrain": TERRAINS[terrain]}
            return Refusal("TI-X39", "tile_not_held", named)
    return Refusal(rule, "no_defence_tile", {"creature": CREATURES[creature]})
