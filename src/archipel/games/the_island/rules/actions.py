"""Every action of the game and its number; moves by one space are numbered by their direction."""

from typing import Final

from archipel.engine.action import Action
from archipel.games.the_island.rules.components import (
    BACKS,
    COLOURS,
    CREATURES,
    DIRECTIONS,
    EXPLORERS,
    EXPLORERS_EACH,
    FIRST_DEFENCE,
    FIRST_RED,
    SPACE_COUNT,
    TERRAINS,
)
from archipel.games.the_island.rules.geometry import NAMES, TOWARDS
from archipel.games.the_island.rules.state import TheIslandState

# The first number of each kind.
TAKE: Final = 0  # + 6 * colour + value - 1
PLACE: Final = 24  # + space
PLACE_BOAT: Final = 157  # + space
READY: Final = 290
PLAY_TILE: Final = 291  # + 5 * terrain + back - FIRST_RED
KEEP_TILES: Final = 306
PICK_SWIMMER: Final = 307  # + explorer
PICK_BOAT: Final = 347  # + space
PICK_CREATURE: Final = 480  # + 133 * creature + space
MOVE_TO: Final = 879  # + space
STEP: Final = 1012  # + 6 * explorer + direction
BOARD: Final = 1252  # + 7 * explorer + direction, or 6 for the boat in the swimmer's own space
JUMP: Final = 1532  # + explorer
LAND_ON: Final = 1572  # + explorer
SAIL: Final = 1612  # + 6 * space + direction
END_MOVES: Final = 2410
REMOVE: Final = 2411  # + space
TAKE_ABOARD: Final = 2544  # + explorer
LEAVE_CREATURES: Final = 2584
DEFEND: Final = 2585  # + 2 * terrain + back - FIRST_DEFENCE
DECLINE: Final = 2591
ACTION_SPACE: Final = 2592

HERE: Final = 6

# Kinds whose only argument is a space.
_SPACE_KINDS: Final[list[tuple[int, str]]] = [
    (PLACE, "place"),
    (PLACE_BOAT, "place_boat"),
    (PICK_BOAT, "pick_boat"),
    (MOVE_TO, "move_to"),
    (REMOVE, "remove"),
]
# Kinds whose only argument is an explorer.
_EXPLORER_KINDS: Final[list[tuple[int, str]]] = [
    (PICK_SWIMMER, "pick_swimmer"),
    (JUMP, "jump"),
    (LAND_ON, "land"),
    (TAKE_ABOARD, "take_aboard"),
]
_BARE_KINDS: Final[dict[int, str]] = {
    READY: "ready",
    KEEP_TILES: "keep_tiles",
    END_MOVES: "end_moves",
    LEAVE_CREATURES: "leave_creatures",
    DECLINE: "decline",
}


def describe(state: TheIslandState, seat: int, number: int) -> Action:
    """The readable form of a code, with the names of spaces."""
    kind, args = _readable(state, number)
    return Action(seat, number, kind, args, _standing(state, str(args.get("explorer", ""))))


def _standing(state: TheIslandState, name: str) -> dict[str, str | int]:
    """Where an explorer stands, and which it is of several of its colour there, counted from 1; alone, 0."""
    if not name:
        return {}
    explorer = EXPLORERS.index(name)
    space = state.place[explorer]
    if space >= SPACE_COUNT:
        return {"from": "–", "which": 0}
    first = explorer - explorer % EXPLORERS_EACH
    there = [each for each in range(first, first + EXPLORERS_EACH) if state.place[each] == space]
    return {"from": NAMES[space], "which": there.index(explorer) + 1 if len(there) > 1 else 0}


def _readable(state: TheIslandState, number: int) -> tuple[str, dict[str, str | int]]:
    for first, kind in _SPACE_KINDS:
        if first <= number < first + SPACE_COUNT:
            return kind, {"space": NAMES[number - first]}
    for first, kind in _EXPLORER_KINDS:
        if first <= number < first + len(EXPLORERS):
            return kind, {"explorer": EXPLORERS[number - first]}
    if number in _BARE_KINDS:
        return _BARE_KINDS[number], {}
    if number < PLACE:
        colour, value = divmod(number - TAKE, 6)
        return "take", {"colour": COLOURS[colour], "value": value + 1}
    if number < KEEP_TILES:
        terrain, back = divmod(number - PLAY_TILE, 5)
        return "play_tile", {"tile": BACKS[FIRST_RED + back], "terrain": TERRAINS[terrain]}
    if number < MOVE_TO:
        creature, space = divmod(number - PICK_CREATURE, SPACE_COUNT)
        return "pick_creature", {"creature": CREATURES[creature], "space": NAMES[space]}
    if number < BOARD:
        explorer, direction = divmod(number - STEP, 6)
        return _step_kind(state, explorer, direction), {
            "explorer": EXPLORERS[explorer],
            "space": _towards(state.place[explorer], direction),
        }
    if number < JUMP:
        explorer, direction = divmod(number - BOARD, 7)
        return "board", {
            "explorer": EXPLORERS[explorer],
            "space": _towards(state.place[explorer], direction),
        }
    if number < END_MOVES:
        space, direction = divmod(number - SAIL, 6)
        return "sail", {"boat": NAMES[space], "space": _towards(space, direction)}
    if number >= ACTION_SPACE:
        return "unknown", {"number": number}
    terrain, back = divmod(number - DEFEND, 2)
    return "defend", {"tile": BACKS[FIRST_DEFENCE + back], "terrain": TERRAINS[terrain]}


def _towards(space: int, direction: int) -> str:
    """The name of the next space, or the direction's where there is none."""
    if space >= SPACE_COUNT:
        return "here" if direction == HERE else DIRECTIONS[direction]
    if direction == HERE:
        return NAMES[space]
    there = TOWARDS[space][direction]
    return NAMES[there] if there >= 0 else DIRECTIONS[direction]


def _step_kind(state: TheIslandState, explorer: int, direction: int) -> str:
    """One move to a neighbouring space is a walk, a dive or a swim, as the two spaces are land or sea."""
    here = state.place[explorer]
    if here >= SPACE_COUNT or not state.ground[here]:
        return "swim"
    there = TOWARDS[here][direction]
    return "dive" if there >= 0 and not state.ground[there] else "walk"
