"""Every action of the game and its number; tiles are named by the cell on which they lie."""

from typing import Final

from archipel.engine.action import Action
from archipel.games.forbidden_desert.rules.components import CELLS, EQUIPMENT, PARTS, STORM_CARDS
from archipel.games.forbidden_desert.rules.state import DesertState

# The first number of each kind.
MOVE: Final = 0  # + cell
MOVE_WITH: Final = 25  # + 25 * passenger + cell
DIG: Final = 150  # + cell
REVEAL: Final = 175
PICK_UP: Final = 176  # + part
REDUCE: Final = 180
LOOK: Final = 181
NAVIGATE: Final = 182  # + pawn
TAKE_WATER: Final = 187
END_STEP: Final = 188
DRAW_STORM: Final = 189
END_TURN: Final = 190
STEP: Final = 191  # + cell
STEP_WITH: Final = 216  # + 25 * passenger + cell
STOP: Final = 341
UNDER: Final = 342  # + storm card
UNDER_NONE: Final = 356
NEXT: Final = 357  # + storm card
ALONE: Final = 371
PASSENGER: Final = 372  # + pawn
LAND: Final = 377  # + cell
# Free acts come last.
GIVE: Final = 402  # + 5 * receiver + amount - 1
HAND_OVER: Final = 427  # + 5 * equipment + receiver
BLAST: Final = 457  # + cell
JET: Final = 482
SHIELD: Final = 483
PEEK: Final = 484  # + cell
RESERVE: Final = 509
THROTTLE: Final = 510
ACTION_SPACE: Final = 511

_BARE_KINDS: Final[dict[int, str]] = {
    REVEAL: "reveal",
    REDUCE: "reduce",
    LOOK: "look",
    TAKE_WATER: "take_water",
    END_STEP: "end_step",
    DRAW_STORM: "draw_storm",
    END_TURN: "end_turn",
    STOP: "stop",
    UNDER_NONE: "under_none",
    ALONE: "alone",
    JET: "jet_pack",
    SHIELD: "solar_shield",
    RESERVE: "water_reserve",
    THROTTLE: "time_throttle",
}
# Kinds with one argument: its name and its values.
_PLAIN_KINDS: Final[list[tuple[int, str, str, list[str]]]] = [
    (MOVE, "move", "cell", CELLS),
    (DIG, "dig", "cell", CELLS),
    (PICK_UP, "pick_up", "part", PARTS),
    (STEP, "step", "cell", CELLS),
    (UNDER, "under", "storm", STORM_CARDS),
    (NEXT, "next", "storm", STORM_CARDS),
    (LAND, "land", "cell", CELLS),
    (BLAST, "dune_blaster", "cell", CELLS),
    (PEEK, "terrascope", "cell", CELLS),
]


def describe(state: DesertState, seat: int, number: int) -> Action:
    """The readable form of a code."""
    kind, args = _readable(number)
    return Action(seat, number, kind, args)


def _readable(number: int) -> tuple[str, dict[str, str | int]]:
    if number in _BARE_KINDS:
        return _BARE_KINDS[number], {}
    for first, kind, name, values in _PLAIN_KINDS:
        if first <= number < first + len(values):
            return kind, {name: values[number - first]}
    if MOVE_WITH <= number < DIG:
        pawn, cell = divmod(number - MOVE_WITH, 25)
        return "move_with", {"cell": CELLS[cell], "pawn": pawn}
    if STEP_WITH <= number < STOP:
        pawn, cell = divmod(number - STEP_WITH, 25)
        return "step_with", {"cell": CELLS[cell], "pawn": pawn}
    if NAVIGATE <= number < TAKE_WATER:
        return "navigate", {"pawn": number - NAVIGATE}
    if PASSENGER <= number < LAND:
        return "passenger", {"pawn": number - PASSENGER}
    if GIVE <= number < HAND_OVER:
        receiver, less = divmod(number - GIVE, 5)
        return "give", {"receiver": receiver, "amount": less + 1}
    card, receiver = divmod(number - HAND_OVER, 5)
    return "hand_over", {"equipment": EQUIPMENT[card], "receiver": receiver}
