"""What is printed on the pieces, for whoever draws them: ``python tools/tables.py`` hands it to the page."""

from archipel.engine.event import Json
from archipel.games.the_island.rules.components import (
    BACKS,
    CREATURES,
    EXPLORERS,
    FIRST_RED,
    LAGOON,
    LAND_SPACES,
    TERRAINS,
    TILES_OF,
    VALUES,
)
from archipel.games.the_island.rules.reach import RANGE

# The four steps of a turn (TI-T2 to T5), by what is pending in them.
_STEPS: list[list[str]] = [
    [
        "play_tile",
        "choose_swimmer",
        "ride_dolphin",
        "choose_boat",
        "sail_before_wind",
        "lift_creature",
        "set_creature_down",
    ],
    ["move_pieces"],
    ["remove_tile", "take_aboard"],
    ["choose_creature", "move_creature", "defend"],
]


def tables() -> dict[str, Json]:
    """Terrains, backs, creatures and their reach, explorers and their values, land, the steps of a turn."""
    return {
        "terrains": {terrain: TILES_OF[number] for number, terrain in enumerate(TERRAINS)},
        "backs": list[Json](BACKS),
        "at_once": list[Json](BACKS[:FIRST_RED]),
        "creatures": {creature: RANGE[number] for number, creature in enumerate(CREATURES)},
        "explorers": list[Json](EXPLORERS),
        "values": list[Json](VALUES),
        "land": list[Json](LAND_SPACES),
        "lagoon": LAGOON,
        "steps": {name: number for number, names in enumerate(_STEPS, start=1) for name in names},
    }
