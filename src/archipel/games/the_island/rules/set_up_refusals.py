"""What stands against an action of the set-up, or against playing before it is done (TI-S7 to S9, V1)."""

from typing import Final

from archipel.engine.bits import few
from archipel.engine.event import Args
from archipel.engine.refusal import Refusal
from archipel.games.the_island.rules import actions
from archipel.games.the_island.rules.components import (
    BOATS_EACH,
    COLOURS,
    EXPLORERS_EACH,
    LAGOON,
    VALUE_COUNTS,
)
from archipel.games.the_island.rules.geometry import INLAND, LAND, NAMES
from archipel.games.the_island.rules.state import TheIslandState

# The kinds of action of the set-up, and their rules.
KINDS: Final[dict[str, str]] = {"take": "TI-S8", "place": "TI-S8", "place_boat": "TI-S9", "ready": "TI-S7"}
_STEP_OF: Final[dict[str, str]] = {
    "take": "take_explorer",
    "place": "place_explorer",
    "place_boat": "place_boat",
    "ready": "study_explorers",
}


def not_begun(state: TheIslandState) -> Refusal:
    """TI-H2: play begins when everything stands."""
    step = state.stack[-1].name
    if step == "study_explorers":
        return Refusal("TI-S7", "studying", {"count": state.stack[-1].fields()[0].bit_count()})
    if step == "place_boat":
        return Refusal("TI-S9", "boats_to_place", {"count": BOATS_EACH * state.seats - len(state.fleet)})
    return Refusal("TI-S8", "explorers_to_place", {"count": _unplaced(state)})


def refusal(state: TheIslandState, seat: int, number: int, kind: str) -> Refusal:
    """What stands against taking, placing or being ready."""
    if state.begun:
        return Refusal("TI-T1", "set_up_over")
    step = state.stack[-1].name
    if step == "study_explorers":
        if kind == "ready":
            return Refusal("TI-S7", "ready_already", {"count": state.stack[-1].fields()[0].bit_count()})
        return Refusal(KINDS[kind], "placed_for_you")
    if kind == "ready":
        return Refusal("TI-S7", "nothing_to_study")
    if seat != state.active:
        return Refusal(KINDS[kind], "not_your_turn", {"seat": state.active})
    if step != _STEP_OF[kind]:
        if kind == "place_boat":
            return Refusal("TI-S9", "explorers_before_boats", {"count": _unplaced(state)})
        if step == "place_boat":
            return Refusal("TI-S8", "explorers_placed")
        placing = kind == "place"
        return Refusal("TI-S8", "take_first" if placing else "place_first")
    if kind == "take":
        return _take(state, seat, number - actions.TAKE)
    if kind == "place":
        return _place(state, number - actions.PLACE)
    return _place_boat(state, number - actions.PLACE_BOAT)


def _unplaced(state: TheIslandState) -> int:
    """How many explorers of all players are not on the board yet."""
    return sum([few(explorers) for explorers in state.own]) - few(state.alive)


def not_in_play(state: TheIslandState, colour: int) -> Refusal:
    """TI-S3: a colour that is another player's, or nobody's."""
    for owner in range(state.seats):
        if colour in state.colours(owner):
            return Refusal("TI-S3", "other_colour", {"seat": owner, "colour": COLOURS[colour]})
    return Refusal("TI-S3", "unused_colour", {"colour": COLOURS[colour]})


def _take(state: TheIslandState, seat: int, number: int) -> Refusal:
    colour, less_one = divmod(number, 6)
    if colour not in state.colours(seat):
        return not_in_play(state, colour)
    args: Args = {"colour": COLOURS[colour], "value": less_one + 1, "count": VALUE_COUNTS[less_one + 1]}
    return Refusal("TI-S8", "value_used_up", args)


def _place(state: TheIslandState, space: int) -> Refusal:
    if space not in LAND:
        return Refusal("TI-S8", "place_on_tiles", {"space": NAMES[space]})
    if not state.crowded:
        return Refusal("TI-S8", "tile_taken", {"space": NAMES[space]})
    if space in INLAND:
        return Refusal("TI-V1", "tile_full", {"space": NAMES[space]})
    return Refusal("TI-V1", "one_beside_sea", {"space": NAMES[space]})


def _place_boat(state: TheIslandState, space: int) -> Refusal:
    args: Args = {"space": NAMES[space]}
    if state.crew[space] >= 0:
        return Refusal("TI-B2", "boat_there", args)
    if space in LAND:
        return Refusal("TI-S9", "boat_on_land", args)
    return Refusal("TI-S9", "serpent_there" if NAMES[space] == LAGOON else "not_beside_island", args)


def owner_refusal(state: TheIslandState, explorer: int) -> Refusal:
    """TI-T7: an explorer that is not one's own."""
    colour = explorer // EXPLORERS_EACH
    for owner in range(state.seats):
        if colour in state.colours(owner):
            return Refusal("TI-T7", "not_yours", {"seat": owner})
    return Refusal("TI-S3", "unused_colour", {"colour": COLOURS[colour]})
