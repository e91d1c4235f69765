"""Everything that happens in a game, as it is told: each event's key, and what its numbers mean."""

from typing import Final

from archipel.engine.event import SEAT, Args, EventKind, named, plain
from archipel.games.takara_island.rules.components import (
    CHESTS,
    COLOURS,
    DEPTHS,
    EXPERIENCE,
    FACES,
    SITES,
    SPECIALISTS,
    TILES,
)
from archipel.games.takara_island.rules.state import TakaraState


def _place(state: TakaraState, cell: int) -> Args:
    return {"site": SITES[cell // DEPTHS], "depth": cell % DEPTHS + 1}


def _tile_at(state: TakaraState, cell: int) -> Args:
    """The tile that lies, or lay, at a place."""
    return {"tile": TILES[state.tiles[cell]]}


def _found(state: TakaraState, cell: int) -> Args:
    """A place, and the tile there."""
    return {**_place(state, cell), **_tile_at(state, cell)}


_SITE: Final = named("site", SITES)
_TILE: Final = named("tile", TILES)
_CHEST: Final = named("chest", CHESTS)
_SPECIALIST: Final = named("specialist", SPECIALISTS)
_KARAS: Final = plain("karas")
_XP: Final = plain("xp")
_NUMBER: Final = plain("number")

# The set-up.
TOOK_COLOUR: Final = EventKind("took_colour", SEAT, named("colour", COLOURS))
FIRST_PLAYER: Final = EventKind("first_player", SEAT)

# The turn.
RENTED_SWORD: Final = EventKind("rented_sword", SEAT, _KARAS)
ENDED_ACTIONS: Final = EventKind("ended_actions", SEAT, plain("left"))
GAMBLED: Final = EventKind("gambled", SEAT, _KARAS)
SOLD: Final = EventKind("sold", SEAT, _TILE, _KARAS)
BOUGHT: Final = EventKind("bought", SEAT, _KARAS, _XP)

# Looking.
OBSERVED: Final = EventKind("observed", SEAT, _SITE)
LOOKED: Final = EventKind("looked", SEAT, _place)
SAW: Final = EventKind("saw", SEAT, _found)
FOUND_ROCKFALL: Final = EventKind("found_rockfall", SEAT, _place, _KARAS)
TURNED_UP: Final = EventKind("turned_up", SEAT, _found, _KARAS)

# Digging and fighting.
DUG: Final = EventKind("dug", SEAT, _found)
MINED: Final = EventKind("mined", SEAT, _found)
GAINED: Final = EventKind("gained", SEAT, _KARAS)
PROTECTED: Final = EventKind("protected", SEAT, _TILE)
WOUNDED: Final = EventKind("wounded", SEAT)
DESTROYED: Final = EventKind("destroyed", SEAT, _SITE, _KARAS)
FOUGHT: Final = EventKind("fought", SEAT, _SITE, _TILE)
ROLLED: Final = EventKind("rolled", SEAT, named("face", FACES))
BEAT: Final = EventKind("beat", SEAT, _TILE, _KARAS, _XP)
FOUND_STONE: Final = EventKind("found_stone", SEAT, _SITE)
EMPTIED: Final = EventKind("emptied", _SITE, plain("empty"))

# Chests.
DREW_CHEST: Final = EventKind("drew_chest", SEAT, _CHEST)
KEPT_CHEST: Final = EventKind("kept_chest", SEAT, _CHEST, _KARAS, _XP)
CASHED_MAP: Final = EventKind("cashed_map", SEAT, _KARAS)
MIMIC_FLED: Final = EventKind("mimic_fled", SEAT)

# Specialists.
HIRED: Final = EventKind("hired", SEAT, _SPECIALIST, _KARAS)
IMITATED: Final = EventKind("imitated", SEAT, _SPECIALIST, _KARAS)
MINER_STOPPED: Final = EventKind("miner_stopped", SEAT, _SITE)
FELL_ASLEEP: Final = EventKind("fell_asleep", SEAT, _SPECIALIST)
WENT_BACK: Final = EventKind("went_back", SEAT, _SPECIALIST)

# The end of the day.
RECRUITED: Final = EventKind("recruited", SEAT, _KARAS)
HEALED: Final = EventKind("healed", SEAT, _NUMBER, _KARAS)
RESTS: Final = EventKind("rests", SEAT, _NUMBER)
RETURNED: Final = EventKind("returned", SEAT, _NUMBER)

# The end.
STONE_USELESS: Final = EventKind("stone_useless", SEAT)
SCORED: Final = EventKind(
    "scored", SEAT, plain("points"), named("experience", [name for _, name in EXPERIENCE])
)
