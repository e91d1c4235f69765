"""What lies in the box: the board's spaces, terrain tiles and their backs, explorers, boats and creatures."""

from typing import Final

# -- The board: rows of hexagons, pointy side up ----------------------------------------

#                                  row, r, first q, spaces; the n-th space of a row has q = first q + n - 1
ROWS: Final[list[tuple[str, int, int, int]]] = [
    ("A", -6, 0, 7),
    ("B", -5, -2, 10),
    ("C", -4, -3, 11),
    ("D", -3, -3, 10),
    ("E", -2, -4, 11),
    ("F", -1, -5, 12),
    ("G", 0, -5, 11),
    ("H", 1, -6, 12),
    ("I", 2, -6, 11),
    ("J", 3, -6, 10),
    ("K", 4, -7, 11),
    ("L", 5, -7, 10),
    ("M", 6, -6, 7),
]
SPACE_COUNT: Final = 133

# The outlined spaces, which carry the tiles at the start.
LAND_SPACES: Final[list[str]] = (
    "D4 D5 D6 D7 "
    "E4 E5 E6 E7 E8 "
    "F3 F4 F5 F6 F7 F8 F9 F10 "
    "G3 G4 G5 G7 G8 G9 "
    "H3 H4 H5 H6 H7 H8 H9 H10 "
    "I4 I5 I6 I7 I8 "
    "J4 J5 J6 J7"
).split()
LAGOON: Final = "G6"  # the sea space in the middle of the island
SERPENT_SPACES: Final[list[str]] = ["B1", "C11", "G6", "K1", "L10"]

ISLES: Final[list[str]] = ["isle_nw", "isle_ne", "isle_sw", "isle_se"]
SHORE_SPACES: Final[list[tuple[str, str]]] = [("B1", "C1"), ("B10", "C11"), ("K1", "L1"), ("K11", "L10")]

#                               east     north-east  north-west  west      south-west  south-east
STEPS: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
DIRECTIONS: Final[list[str]] = ["east", "north_east", "north_west", "west", "south_west", "south_east"]

# -- Explorers ----------------------------------------

COLOURS: Final[list[str]] = ["red", "blue", "yellow", "green"]
EXPLORERS_EACH: Final = 10
VALUES: Final[list[int]] = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
# How many explorers of a colour have the value 0, 1, 2 …
VALUE_COUNTS: Final[list[int]] = [0, 3, 2, 2, 1, 1, 1]
# Named in the order of placement, so that a name tells nothing of a value.
EXPLORERS: Final[list[str]] = [f"{colour}_{number:02}" for colour in COLOURS for number in range(1, 11)]

# -- Boats and creatures ----------------------------------------

BOATS: Final = 12
BOATS_EACH: Final = 2
SEATS_IN_BOAT: Final = 3

CREATURES: Final[list[str]] = ["sea_serpent", "shark", "whale"]
SERPENT: Final = 0
SHARK: Final = 1
WHALE: Final = 2
CREATURE_PIECES: Final[list[int]] = [5, 6, 5]
DIE_FACES: Final[list[int]] = [2, 2, 2]

# -- Terrain tiles ----------------------------------------

TERRAINS: Final[list[str]] = ["beach", "forest", "mountain"]  # in the order in which they sink
TILES_OF: Final[list[int]] = [16, 16, 8]

BACKS: Final[list[str]] = [
    "shark",
    "whale",
    "boat",
    "whirlpool",
    "volcano",
    "dolphin",
    "favourable_wind",
    "move_serpent",
    "move_shark",
    "move_whale",
    "shark_defence",
    "whale_defence",
]
BACK_COUNT: Final = 12
# green border
SHARK_TILE: Final = 0
WHALE_TILE: Final = 1
BOAT_TILE: Final = 2
WHIRLPOOL: Final = 3
VOLCANO: Final = 4
# red border, for the start of one's own turn
FIRST_RED: Final = 5
DOLPHIN: Final = 5
FAVOURABLE_WIND: Final = 6
MOVE_CREATURE: Final = 7  # + creature
# red border, for another player's turn
FIRST_DEFENCE: Final = 10
DEFENCE_AGAINST: Final[list[int]] = [-1, 10, 11]  # creature -> back; none against a serpent (TI-D4)

#                                shark whale boat whirl volc dolph wind m.ser m.sha m.wha d.sha d.wha
BACKS_OF: Final[list[list[int]]] = [
    [3, 3, 1, 0, 0, 3, 2, 1, 1, 1, 1, 0],  # beach
    [2, 2, 3, 2, 0, 1, 0, 1, 1, 1, 1, 2],  # forest
    [1, 0, 0, 4, 1, 0, 0, 0, 0, 0, 1, 1],  # mountain
]
