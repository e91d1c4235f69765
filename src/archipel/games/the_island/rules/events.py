"""Everything that happens in a game, as it is told: each event's key, and what its numbers mean."""

from typing import Final

from archipel.engine.event import SEAT, Args, EventKind, named, plain
from archipel.games.the_island.rules.components import (
    BACKS,
    COLOURS,
    CREATURES,
    EXPLORERS,
    ISLES,
    TERRAINS,
)
from archipel.games.the_island.rules.geometry import NAMES
from archipel.games.the_island.rules.state import TheIslandState

# What explorers and boats are lost to: a creature by its number, or
WHIRLPOOL_CAUSE: Final = len(CREATURES)


def _owned(state: TheIslandState, explorer: int) -> Args:
    """An explorer, and whose it is."""
    return {"seat": state.owner(explorer), "explorer": EXPLORERS[explorer]}


_COLOUR: Final = named("colour", COLOURS)
_EXPLORER: Final = named("explorer", EXPLORERS)
_SPACE: Final = named("space", NAMES)
_FROM: Final = named("from", NAMES)
_TO: Final = named("to", NAMES)
_CREATURE: Final = named("creature", CREATURES)
_TERRAIN: Final = named("terrain", TERRAINS)
_TILE: Final = named("tile", BACKS)
_CAUSE: Final = named("cause", [*CREATURES, "whirlpool"])
_POINTS: Final = plain("points")
_SAVED: Final = plain("saved")

# The set-up.
TOOK_COLOUR: Final = EventKind("took_colour", SEAT, _COLOUR)
FIRST_PLAYER: Final = EventKind("first_player", SEAT)
# No event tells a value: a log that keeps it would be a look under the explorer (TI-H1).
TOOK_EXPLORER: Final = EventKind("took_explorer", SEAT, _EXPLORER)
PLACED: Final = EventKind("placed", _owned, _SPACE)
PLACED_BOAT: Final = EventKind("placed_boat", SEAT, _SPACE)
READY: Final = EventKind("ready", SEAT)
PLAY_BEGAN: Final = EventKind("play_began")

# Step 1: a tile of the hand.
KEPT_TILES: Final = EventKind("kept_tiles", SEAT)
PLAYED_TILE: Final = EventKind("played_tile", SEAT, _TILE, _TERRAIN)
RODE_DOLPHIN: Final = EventKind("rode_dolphin", SEAT, _EXPLORER, _FROM, _TO)
WIND_BLEW: Final = EventKind("wind_blew", SEAT, _FROM, _TO)
LIFTED: Final = EventKind("lifted", SEAT, _CREATURE, _FROM, _TO)

# Step 2: moves.
WALKED: Final = EventKind("walked", SEAT, _EXPLORER, _FROM, _TO)
DIVED: Final = EventKind("dived", SEAT, _EXPLORER, _FROM, _TO)
SWAM: Final = EventKind("swam", SEAT, _EXPLORER, _FROM, _TO)
BOARDED: Final = EventKind("boarded", SEAT, _EXPLORER, _FROM, _TO)
JUMPED: Final = EventKind("jumped", SEAT, _EXPLORER, _SPACE)
LANDED: Final = EventKind("landed", SEAT, _EXPLORER, _FROM, named("isle", ISLES))
SAILED: Final = EventKind("sailed", SEAT, _FROM, _TO)
ENDED_MOVES: Final = EventKind("ended_moves", SEAT, plain("left"))

# Step 3: a tile of the island.
REMOVED_TILE: Final = EventKind("removed_tile", SEAT, _TERRAIN, _SPACE)
KEPT_TILE: Final = EventKind("kept_tile", SEAT, _TERRAIN, secret=[_TILE])
REVEALED_TILE: Final = EventKind("revealed_tile", SEAT, _TILE, _SPACE)
APPEARED: Final = EventKind("appeared", _CREATURE, _SPACE)
BOAT_APPEARED: Final = EventKind("boat_appeared", _SPACE)
PICKED_UP: Final = EventKind("picked_up", _owned, _SPACE)
WHIRLPOOL: Final = EventKind("whirlpool", _SPACE)
ERUPTED: Final = EventKind("erupted")

# Step 4: a creature.
ROLLED: Final = EventKind("rolled", SEAT, _CREATURE)
NO_CREATURE: Final = EventKind("no_creature", _CREATURE)
LEFT_CREATURES: Final = EventKind("left_creatures", SEAT, _CREATURE)
MOVED_CREATURE: Final = EventKind("moved_creature", SEAT, _CREATURE, _FROM, _TO)
DEFENDED: Final = EventKind("defended", SEAT, _TILE, _TERRAIN, _CREATURE, _SPACE)
DECLINED: Final = EventKind("declined", SEAT, _CREATURE)

# Losses.
FELL_IN: Final = EventKind("fell_in", _owned, _SPACE)
LOST: Final = EventKind("lost", _owned, _SPACE, _CAUSE)
BOAT_LOST: Final = EventKind("boat_lost", _SPACE, _CAUSE)
CREATURE_LOST: Final = EventKind("creature_lost", _CREATURE, _SPACE)

# The end.
REVEALED: Final = EventKind("revealed", SEAT, _EXPLORER, plain("value"))
SCORED: Final = EventKind("scored", SEAT, _POINTS, _SAVED)
COUNTED: Final = EventKind("counted", SEAT, _POINTS, _SAVED)
