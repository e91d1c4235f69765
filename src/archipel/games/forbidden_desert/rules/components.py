"""What lies in the box: tiles, parts, cards, adventurers and the storm meter."""

from typing import Final

# -- The square of 5 by 5: columns a to e from the west, rows 1 to 5 from the north ----------------------

CELLS: Final[list[str]] = """
    a1 b1 c1 d1 e1
    a2 b2 c2 d2 e2
    a3 b3 c3 d3 e3
    a4 b4 c4 d4 e4
    a5 b5 c5 d5 e5
""".split()
CELL_COUNT: Final = 25
ALL_CELLS: Final = (1 << 25) - 1
CENTRE: Final = 12  # where the storm begins
FIRST_SAND: Final[list[int]] = [2, 6, 8, 10, 14, 16, 18, 22]  # a diamond round the storm

# -- Flying-machine parts ----------------------------------------

PARTS: Final[list[str]] = ["propeller", "gearbox", "crystal", "navigation"]

# -- Tiles: what the city sides show; equal faces are one kind ---------------------------------------

FACES: Final[list[str]] = [
    "gear",
    "tunnel",
    "launch_pad",
    "clue_propeller_row",
    "clue_propeller_col",
    "clue_gearbox_row",
    "clue_gearbox_col",
    "clue_crystal_row",
    "clue_crystal_col",
    "clue_navigation_row",
    "clue_navigation_col",
    "well",
    "mirage",
]
GEAR: Final = 0
TUNNEL: Final = 1
LAUNCH_PAD: Final = 2
FIRST_CLUE: Final = 3  # + 2 * part, + 1 for the column
WELL: Final = 11
MIRAGE: Final = 12

# How many of each face lie under each kind of back. The crash tile, alone of its back, is a gear.
#                                   gear tunnel pad  propeller gearbox crystal navigation  well mirage
UNDER_PLAIN: Final[list[int]] = [8, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0]
UNDER_WATER: Final[list[int]] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 1]
WATER_TILES: Final = 3
TILE_COUNT: Final = 24

# -- Sand ----------------------------------------

SAND_MARKERS: Final = 48
BLOCKING_SAND: Final = 2

# -- Storm cards ----------------------------------------

STORM_CARDS: Final[list[str]] = [
    "wind_n1",
    "wind_n2",
    "wind_n3",
    "wind_s1",
    "wind_s2",
    "wind_s3",
    "wind_e1",
    "wind_e2",
    "wind_e3",
    "wind_w1",
    "wind_w2",
    "wind_w3",
    "sun_beats_down",
    "storm_picks_up",
]
#                                    north    south    east     west     sun picks up
STORM_COPIES: Final[list[int]] = [3, 2, 1, 3, 2, 1, 3, 2, 1, 3, 2, 1, 4, 3]
STORM_DECK: Final = 31
SUN_BEATS_DOWN: Final = 12
STORM_PICKS_UP: Final = 13

# -- Equipment cards ----------------------------------------

EQUIPMENT: Final[list[str]] = [
    "dune_blaster",
    "jet_pack",
    "solar_shield",
    "terrascope",
    "water_reserve",
    "time_throttle",
]
EQUIPMENT_COPIES: Final[list[int]] = [3, 3, 2, 2, 1, 1]
EQUIPMENT_KINDS: Final = 6
EQUIPMENT_DECK: Final = 12
DUNE_BLASTER: Final = 0
JET_PACK: Final = 1
SOLAR_SHIELD: Final = 2
TERRASCOPE: Final = 3
WATER_RESERVE: Final = 4
TIME_THROTTLE: Final = 5

# -- Adventurers, with canteen and pawn ----------------------------------------

ADVENTURERS: Final[list[str]] = [
    "archaeologist",
    "climber",
    "explorer",
    "meteorologist",
    "navigator",
    "water_carrier",
]
ARCHAEOLOGIST: Final = 0
CLIMBER: Final = 1
EXPLORER: Final = 2
METEOROLOGIST: Final = 3
NAVIGATOR: Final = 4
WATER_CARRIER: Final = 5
CANTEEN: Final[list[int]] = [3, 3, 4, 4, 4, 5]
PAWN_COLOUR: Final[list[str]] = ["red", "black", "green", "white", "yellow", "blue"]

# -- Storm meter: cards to draw at each mark, bottom to top; one mark above the last is the skull ---------

METER: Final[dict[int, list[int]]] = {
    2: [2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    3: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    4: [2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
    5: [2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6],
}
START_MARK: Final[dict[str, int]] = {"novice": 0, "normal": 1, "elite": 2, "legendary": 3}

# -- The turn ----------------------------------------

ACTIONS_A_TURN: Final = 4
TRANSFERS_A_WINDOW: Final = 20  # FD-T10
