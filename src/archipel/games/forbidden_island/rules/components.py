"""What lies in the box: tiles, cards, adventurers, the water meter, and the island's shapes."""

from typing import Final

from archipel.engine.native import i64, vec

# -- Island tiles (and one Flood card each) ----------------------------------------

TILES: Final[list[str]] = [
    "fools_landing",
    "bronze_gate",
    "copper_gate",
    "gold_gate",
    "iron_gate",
    "silver_gate",
    "temple_of_the_moon",
    "temple_of_the_sun",
    "whispering_garden",
    "howling_garden",
    "cave_of_embers",
    "cave_of_shadows",
    "coral_palace",
    "tidal_palace",
    "breakers_bridge",
    "cliffs_of_abandon",
    "crimson_forest",
    "dunes_of_deception",
    "lost_lagoon",
    "misty_marsh",
    "observatory",
    "phantom_rock",
    "twilight_hollow",
    "watchtower",
]
TILE_COUNT: Final = 24
ALL_TILES: Final = (1 << 24) - 1
FOOLS_LANDING: Final = 0

# -- Treasures and their two sites (numbers in TILES) ----------------------------------------

TREASURES: Final[list[str]] = ["earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice"]
SITES: Final[list[tuple[int, int]]] = [(6, 7), (8, 9), (10, 11), (12, 13)]

# -- Treasure deck ----------------------------------------

#                         earth  wind  fire  water  helicopter  sandbags  waters rise
CARDS: Final[list[str]] = [*TREASURES, "helicopter_lift", "sandbags", "waters_rise"]
COPIES: Final[list[int]] = [5, 5, 5, 5, 3, 2, 3]
HELICOPTER_LIFT: Final = 4
SANDBAGS: Final = 5
WATERS_RISE: Final = 6
CARD_KINDS: Final = 7
DECK_SIZE: Final = 28
HAND_LIMIT: Final = 5
CARDS_TO_CAPTURE: Final = 4

# -- Adventurers, with the tile each starts on and the pawn's colour -----------------------------

ADVENTURERS: Final[list[str]] = ["diver", "engineer", "explorer", "messenger", "navigator", "pilot"]
DIVER: Final = 0
ENGINEER: Final = 1
EXPLORER: Final = 2
MESSENGER: Final = 3
NAVIGATOR: Final = 4
PILOT: Final = 5
START_TILE: Final[list[int]] = [4, 1, 2, 5, 3, 0]
PAWN_COLOUR: Final[list[str]] = ["black", "red", "green", "white", "yellow", "blue"]

# -- Water meter ----------------------------------------

#                                1  2  3  4  5  6  7  8  9  skull
FLOOD_CARDS: Final = vec[i64]([0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0])
SKULL: Final = 10
START_LEVEL: Final[dict[str, int]] = {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}

# -- Shapes of the island; the rulebook has only the first (FI-S1), others are FI-O3 ----------------------

SHAPES: Final[dict[str, str]] = {
    "forbidden_island": "..##../.####./######/######/.####./..##..",
    "treasure_island": "##...##/.#####./..###../..###../.#####./##...##",
    "island_of_shadows": "######/######/######/######",
    "volcano_island": "#####/#####/##.##/#####/#####",
    "island_of_death": "..###../#######/.#####./..###../..###../..###..",
    "bay_of_gulls": "...##.../...##.../#..##..#/########/.######./...##...",
    "bone_island": ".##..##./########/########/.##..##.",
    "coral_reef": ".##..../####.../######./.######/...####/....##.",
    "skull_island": "######/#.##.#/######/.####./.####.",
    "bridge_of_horrors": "###...####/##########/####...###",
    "atoll_of_decisions": "..###../.##.##./##...##/#.....#/##...##/.##.##./..###..",
    "arch_of_fate": "...###.../..#####../.###.###./###...###/##.....##",
}
