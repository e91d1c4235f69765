"""What lies in the box: gallery tiles, chest tiles, specialists, prices and levels of experience."""

from typing import Final

from archipel.engine.native import i64, vec

# -- Gallery tiles ----------------------------------------

LEVELS: Final[list[str]] = ["superficial", "intermediate", "deep"]
LEVEL_COUNT: Final = 3
SORTS: Final[list[str]] = ["kara", "rockfall", "xp", "monster", "chest", "stone"]
KARA: Final = 0
ROCKFALL: Final = 1
XP: Final = 2
MONSTER: Final = 3
CHEST: Final = 4
STONE: Final = 5

#                               tile, count, sort, Karas, XP, life, wound printed
_GALLERIES: Final[list[tuple[str, int, str, int, int, int, int]]] = [
    # superficial
    ("s_kara_2", 8, "kara", 2, 0, 0, 0),
    ("s_rockfall", 4, "rockfall", 0, 0, 0, 0),
    ("s_xp_1", 2, "xp", 0, 1, 0, 0),
    ("s_xp_1_wound", 2, "xp", 0, 1, 0, 1),
    ("s_bat_a", 1, "monster", 0, 2, 1, 0),
    ("s_bat_b", 1, "monster", 5, 1, 1, 0),
    # intermediate
    ("i_kara_4", 7, "kara", 4, 0, 0, 0),
    ("i_xp_2", 3, "xp", 0, 2, 0, 0),
    ("i_xp_2_wound", 3, "xp", 0, 2, 0, 1),
    ("i_goblin_a", 1, "monster", 10, 1, 2, 0),
    ("i_goblin_b", 1, "monster", 0, 3, 2, 0),
    ("i_goblin_c", 1, "monster", 5, 2, 2, 0),
    ("i_chest", 1, "chest", 0, 0, 0, 0),
    ("i_rockfall", 1, "rockfall", 0, 0, 0, 0),
    # deep
    ("d_xp_4_wound", 4, "xp", 0, 4, 0, 1),
    ("d_xp_4", 3, "xp", 0, 4, 0, 0),
    ("d_kara_6", 3, "kara", 6, 0, 0, 0),
    ("d_chest", 3, "chest", 0, 0, 0, 0),
    ("d_skeleton_a", 1, "monster", 5, 3, 3, 0),
    ("d_skeleton_b", 1, "monster", 15, 1, 3, 0),
    ("d_drake", 1, "monster", 20, 5, 4, 0),
    ("d_stone", 2, "stone", 0, 10, 0, 0),
]
TILES: Final[list[str]] = [row[0] for row in _GALLERIES]
COPIES: Final = vec[i64]([row[1] for row in _GALLERIES])
SORT: Final = vec[i64]([SORTS.index(row[2]) for row in _GALLERIES])
TILE_KARAS: Final = vec[i64]([row[3] for row in _GALLERIES])
TILE_XP: Final = vec[i64]([row[4] for row in _GALLERIES])
LIFE: Final = vec[i64]([row[5] for row in _GALLERIES])
WOUNDING: Final = vec[i64]([row[6] for row in _GALLERIES])
TILE_KINDS: Final = 22
# The first kind of each level, and the end.
FIRST_OF_LEVEL: Final = vec[i64]([0, 6, 14, 22])
ROCKFALLS: Final = vec[i64]([1, 13])
STONE_TILE: Final = 21
STONES: Final = 2

# -- Sites: nine tiles each; a cell is one place of one site ----------------------------------------

SITES: Final[list[str]] = ["site_1", "site_2", "site_3", "site_4", "site_5", "site_6"]
SITE_COUNT: Final = 6
DEPTHS: Final = 9
CELLS: Final = 54
UNDECIDED: Final = -1

# -- Chest tiles ----------------------------------------

#                                tablet idol gold skull map mimic
CHESTS: Final[list[str]] = ["c_tablet", "c_idol", "c_gold", "c_skull", "c_map", "c_mimic"]
CHEST_COPIES: Final = vec[i64]([1, 3, 1, 1, 1, 1])
CHEST_KARAS: Final = vec[i64]([0, 0, 10, 20, 5, 0])
CHEST_XP: Final = vec[i64]([8, 4, 0, -2, 2, 2])
CHEST_KINDS: Final = 6
MAP: Final = 4
MIMIC: Final = 5
MIMIC_LIFE: Final = 2
MIMIC_WOUNDS: Final = True  # TK-K6: whom the Mimic beats goes to hospital

# -- Specialists ----------------------------------------

SPECIALISTS: Final[list[str]] = ["miner", "archaeologist", "diviner", "imitator"]
MINER: Final = 0
ARCHAEOLOGIST: Final = 1
DIVINER: Final = 2
IMITATOR: Final = 3
NOBODY: Final = -1
PRICE: Final = vec[i64]([5, 2, 3])  # the Imitator costs as much as whom he copies, and more:
IMITATOR_SURCHARGE: Final = 2
MINER_TILES: Final = 2
ARCHAEOLOGIST_TILES: Final = 5
DIVINER_TILES: Final = 3

# -- The village ----------------------------------------

COLOURS: Final[list[str]] = ["red", "green", "blue", "orange"]
START_KARAS: Final = 0
START_ADVENTURERS: Final = 2
MOST_ADVENTURERS: Final = 3
SWORD_RENT: Final = 3
OBSERVE_DEPTH: Final = 3
OBSERVE_REWARD: Final = 2
ROCKFALL_REWARD: Final = 2
ROCKFALL_ADVENTURERS: Final = 2
TRIPOT_KARAS: Final = 1
KARAS_FOR_XP: Final = 5  # what the Counter pays for a point
TOKEN_PRICE: Final = 5
TOKEN_XP: Final = 2
TOKENS_EACH: Final = 3
RECRUIT_PRICE: Final = 5
HEALING_PRICE: Final = 2

# Where an adventurer can be sent besides the six sites.
TRIPOT: Final = 6
COUNTER: Final = 7
PORT: Final = 8
PLACES: Final = 9

# -- The die: four faces with a sword, two with the hospital's cross ----------------------------------------

DIE_FACES: Final = vec[i64]([4, 2])
FACES: Final[list[str]] = ["sword", "hospital"]
SWORD: Final = 0

# -- The end ----------------------------------------

LOSING_EMPTY_SITES: Final = 4
LAST_EMPTY_SITES: Final = 5
KARAS_PER_XP: Final = 5
STONE_XP: Final = 10
#                                       least points, level
EXPERIENCE: Final[list[tuple[int, str]]] = [
    (40, "hero_of_legend"),  # TK-V5: 40 itself is enough
    (30, "new_indiana"),
    (20, "budding_petrophile"),
    (10, "greenhorn"),
    (0, "axolotl_food"),
]
MOST_ROUNDS: Final = 200  # TK-X29: stalling has an end
