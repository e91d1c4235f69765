"""Everything that happens in a game, as it is told: each event's key, and what its numbers mean."""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.event import SEAT, Args, EventKind, Json, Meaning, named, plain
from archipel.games.forbidden_island.rules.components import ADVENTURERS, CARDS, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState


def _tile(name: str) -> Meaning:
    """A position, named by the tile that was laid there."""

    def meaning(state: IslandState, position: int) -> Args:
        return {name: state.tile_at(position)}

    return meaning


def _pawns(state: IslandState, pawns: int) -> Args:
    """A set of pawns."""
    return {"pawns": list[Json](members(pawns))}


_TILE: Final = _tile("tile")
_FROM: Final = _tile("from")
_TO: Final = _tile("to")
_CARD: Final = named("card", CARDS)
_COUNT: Final = plain("count")
_LEFT: Final = plain("left")

# The set-up.
DEALT_ADVENTURER: Final = EventKind("dealt_adventurer", SEAT, named("adventurer", ADVENTURERS), _TILE)
DEALT_CARD: Final = EventKind("dealt_card", SEAT, _CARD)
FIRST_PLAYER: Final = EventKind("first_player", SEAT)

# The turn.
MOVED: Final = EventKind("moved", SEAT, _FROM, _TO)
FLEW: Final = EventKind("flew", SEAT, _FROM, _TO)
NAVIGATED: Final = EventKind("navigated", SEAT, plain("pawn"), _FROM, _TO)
SHORED_UP: Final = EventKind("shored_up", SEAT, _TILE)
GAVE: Final = EventKind("gave", SEAT, plain("receiver"), _CARD)
CAPTURED: Final = EventKind("captured", SEAT, named("treasure", TREASURES), _TILE)
ENDED_ACTIONS: Final = EventKind("ended_actions", SEAT, _LEFT)

# Treasure cards.
DREW_TREASURE: Final = EventKind("drew_treasure", SEAT, _CARD)
TREASURE_REFILLED: Final = EventKind("treasure_refilled", _COUNT)
OVER_LIMIT: Final = EventKind("over_limit", SEAT)
DISCARDED: Final = EventKind("discarded", SEAT, _CARD)
SANDBAGGED: Final = EventKind("sandbagged", SEAT, _TILE)
LIFTED: Final = EventKind("lifted", SEAT, _pawns, _FROM, _TO)
TOOK_OFF: Final = EventKind("took_off", SEAT)

# The water.
WATERS_ROSE: Final = EventKind("waters_rose", plain("level"), plain("cards"))
FLOOD_STACKED: Final = EventKind("flood_stacked", _COUNT)
FLOOD_REFILLED: Final = EventKind("flood_refilled", _COUNT)
FLOODED: Final = EventKind("flooded", _TILE)
SANK: Final = EventKind("sank", _TILE)
IN_WATER: Final = EventKind("in_water", SEAT, _TILE)
SWAM: Final = EventKind("swam", SEAT, _FROM, _TO)
