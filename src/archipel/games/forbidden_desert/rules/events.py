"""Everything that happens in a game, as it is told: each event's key, and what its numbers mean."""

from typing import Final

from archipel.engine.event import SEAT, EventKind, named, plain
from archipel.games.forbidden_desert.rules.components import (
    ADVENTURERS,
    CELLS,
    EQUIPMENT,
    FACES,
    PARTS,
    STORM_CARDS,
)

_CELL: Final = named("cell", CELLS)
_FROM: Final = named("from", CELLS)
_TO: Final = named("to", CELLS)
_PART: Final = named("part", PARTS)
_FACE: Final = named("tile", FACES)
_STORM: Final = named("storm", STORM_CARDS)
_EQUIPMENT: Final = named("equipment", EQUIPMENT)
_PAWN: Final = plain("pawn")
_RECEIVER: Final = plain("receiver")
_WATER: Final = plain("water")
_COUNT: Final = plain("count")
_NUMBER: Final = plain("number")
_CARDS: Final = plain("cards")
_LEFT: Final = plain("left")

# The set-up.
DEALT_ADVENTURER: Final = EventKind("dealt_adventurer", SEAT, named("adventurer", ADVENTURERS), _WATER)
CRASHED: Final = EventKind("crashed", _CELL)
FIRST_PLAYER: Final = EventKind("first_player", SEAT)

# The turn.
MOVED: Final = EventKind("moved", SEAT, _FROM, _TO)
MOVED_WITH: Final = EventKind("moved_with", SEAT, _PAWN, _FROM, _TO)
DUG: Final = EventKind("dug", SEAT, _CELL, _COUNT, _LEFT)
REVEALED: Final = EventKind("revealed", SEAT, _CELL, _FACE)
DREW_EQUIPMENT: Final = EventKind("drew_equipment", SEAT, _EQUIPMENT)
PART_PLACED: Final = EventKind("part_placed", _PART, _CELL)
PART_IN_EYE: Final = EventKind("part_in_eye", _PART, _CELL)
PICKED_UP: Final = EventKind("picked_up", SEAT, _PART, _CELL)
ENDED_STEP: Final = EventKind("ended_step", SEAT, _LEFT, _CARDS)

# What adventurers can do.
REDUCED: Final = EventKind("reduced", SEAT, _CARDS)
LOOKED: Final = EventKind("looked", SEAT, _COUNT)
SAW: Final = EventKind("saw", SEAT, _STORM)
PUT_UNDER: Final = EventKind("put_under", SEAT, _STORM)
PUT_NONE_UNDER: Final = EventKind("put_none_under", SEAT)
PUT_BACK: Final = EventKind("put_back", SEAT, _NUMBER, _STORM)
NAVIGATED: Final = EventKind("navigated", SEAT, _PAWN, _FROM, _TO)
NAVIGATED_WITH: Final = EventKind("navigated_with", SEAT, _PAWN, plain("passenger"), _FROM, _TO)
STOPPED: Final = EventKind("stopped", SEAT, _PAWN)
DREW_FROM_WELL: Final = EventKind("drew_from_well", SEAT)

# Water and equipment.
GAINED_WATER: Final = EventKind("gained_water", SEAT, _COUNT, _WATER)
GAVE: Final = EventKind("gave", SEAT, _RECEIVER, plain("amount"))
HANDED_OVER: Final = EventKind("handed_over", SEAT, _RECEIVER, _EQUIPMENT)
BLASTED: Final = EventKind("blasted", SEAT, _CELL, _COUNT)
PEEKED: Final = EventKind("peeked", SEAT, _CELL, _FACE)
SHIELD_RAISED: Final = EventKind("shield_raised", SEAT)
SHIELD_ENDED: Final = EventKind("shield_ended", SEAT)
RESERVE_OPENED: Final = EventKind("reserve_opened", SEAT)
TIME_THROTTLED: Final = EventKind("time_throttled", SEAT, _LEFT)
JET_PACK_PLAYED: Final = EventKind("jet_pack_played", SEAT)
JETTED: Final = EventKind("jetted", SEAT, _FROM, _TO)
JETTED_WITH: Final = EventKind("jetted_with", SEAT, _PAWN, _FROM, _TO)

# The storm.
DREW_STORM: Final = EventKind("drew_storm", SEAT, _STORM)
STORM_SHUFFLED: Final = EventKind("storm_shuffled", _COUNT)
SHIFTED: Final = EventKind("shifted", _FROM, _TO)
PART_CAUGHT: Final = EventKind("part_caught", _PART, _CELL)
RESPITE: Final = EventKind("respite", _COUNT)
SAND_FELL: Final = EventKind("sand_fell", _CELL, _COUNT)
STORM_ROSE: Final = EventKind("storm_rose", _CARDS, _LEFT)
SHELTERED: Final = EventKind("sheltered", SEAT)
SHADED: Final = EventKind("shaded", SEAT)
DRANK: Final = EventKind("drank", SEAT, _WATER)
DIED: Final = EventKind("died", SEAT)
