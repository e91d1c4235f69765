"""Every action of the game and its number; positions are numbered by the island's shape, not by its tiles."""

from typing import Final

from archipel.engine.action import Action
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.rules.components import CARDS, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState

# The first number of each kind.
MOVE: Final = 0  # + position
FLY: Final = 24  # + position
SWIM: Final = 48  # + position
SHORE_UP: Final = 72  # + position
SHORE_UP_TWO: Final = 96  # + number of an unordered pair of positions
NAVIGATE: Final = 372  # + 24 * pawn + position
GIVE: Final = 468  # + 4 * treasure + receiver
CAPTURE: Final = 484  # + treasure
END_ACTIONS: Final = 488
DRAW_TREASURE: Final = 489
DRAW_FLOOD: Final = 490
DISCARD: Final = 491  # + card kind
SANDBAGS_ON: Final = 497  # + position
HELICOPTER: Final = 521  # + position of departure
BOARD: Final = 545  # + pawn
DONE: Final = 549
LAND: Final = 550  # + position
TAKE_OFF: Final = 574
ACTION_SPACE: Final = 575

PAIRS: Final[list[tuple[int, int]]] = [(low, high) for low in range(24) for high in range(low + 1, 24)]
PAIR_NUMBER: Final[list[vec[i64]]] = [
    vec[i64]([0 if low == high else PAIRS.index((min(low, high), max(low, high))) for high in range(24)])
    for low in range(24)
]

# Kinds whose only argument is a tile.
_TILE_KINDS: Final[list[tuple[int, str]]] = [
    (MOVE, "move"),
    (FLY, "fly"),
    (SWIM, "swim"),
    (SHORE_UP, "shore_up"),
    (SANDBAGS_ON, "sandbags"),
    (HELICOPTER, "helicopter"),
    (LAND, "land"),
]
_BARE_KINDS: Final[dict[int, str]] = {
    END_ACTIONS: "end_actions",
    DRAW_TREASURE: "draw_treasure",
    DRAW_FLOOD: "draw_flood",
    DONE: "done",
    TAKE_OFF: "take_off",
}


def describe(state: IslandState, seat: int, number: int) -> Action:
    """The readable form of a code, with the names of this island's tiles."""
    kind, args = _readable(state, number)
    return Action(seat, number, kind, args)


def _readable(state: IslandState, number: int) -> tuple[str, dict[str, str | int]]:
    for first, kind in _TILE_KINDS:
        if first <= number < first + 24:
            return kind, {"tile": state.tile_at(number - first)}
    if number in _BARE_KINDS:
        return _BARE_KINDS[number], {}
    if SHORE_UP_TWO <= number < NAVIGATE:
        low, high = PAIRS[number - SHORE_UP_TWO]
        return "shore_up_two", {"tile": state.tile_at(low), "second": state.tile_at(high)}
    if NAVIGATE <= number < GIVE:
        pawn, position = divmod(number - NAVIGATE, 24)
        return "navigate", {"pawn": pawn, "tile": state.tile_at(position)}
    if GIVE <= number < CAPTURE:
        treasure, receiver = divmod(number - GIVE, 4)
        return "give", {"card": TREASURES[treasure], "receiver": receiver}
    if CAPTURE <= number < END_ACTIONS:
        return "capture", {"treasure": TREASURES[number - CAPTURE]}
    if DISCARD <= number < SANDBAGS_ON:
        return "discard", {"card": CARDS[number - DISCARD]}
    return "board", {"pawn": number - BOARD}
