"""What the rulebook says of the box; what each piece shows is in ``data/``, since owners may replace it."""

from typing import Final

# -- Names ----------------------------------------

PLAYER_COLOURS: Final[list[str]] = ["black", "white", "orange", "blue"]
ANIMALS: Final[list[str]] = ["dodo", "giant_fossa", "golden_toad", "sardinian_pika", "owlet_moth"]
# A resource has the colour of the landscape that it pays for.
RESOURCES: Final[list[str]] = ["yellow", "green", "grey", "beige", "brown"]
LANDSCAPES: Final[list[str]] = ["desert", "meadow", "mountain", "steppe", "swamp"]
SYMBOLS: Final[list[str]] = ["tent", "hat", "rope", "bottle", "backpack"]
KINDS: Final = 5  # animals, colours and symbols are five each

# -- The island ----------------------------------------

RINGS: Final[list[str]] = ["outer", "middle", "inner"]
RING_SIZE: Final = 10
SPACE_COUNT: Final = 30
# The outer ring's spaces come first, then the middle's, then the inner's.
SPACES: Final[list[str]] = (
    "o0 o1 o2 o3 o4 o5 o6 o7 o8 o9 m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 i0 i1 i2 i3 i4 i5 i6 i7 i8 i9"
).split()
RING_SPACES: Final[list[int]] = [1023, 1023 << 10, 1023 << 20]  # ring -> its spaces, as a bit set
TEETH: Final = 10
REGION_COUNT: Final = 35

# -- Pieces ----------------------------------------

TILES_OF_EACH: Final = 7
LARGE_TILE: Final = 2  # a large tile counts as two animals
EXPLORERS_AT_FIRST: Final = 5  # beside the one on the track of victory points
EXPLORERS_ASIDE: Final = 2
SLOTS: Final = 3
MOST_SLOTS: Final = 12  # no deck has more than nine cards that give a slot
CARD_COUNT: Final = 180
BASIC_CARDS: Final = 120
HAND: Final = 3
COST: Final = 2
SET_POINTS: Final = 10
LIMITS: Final[list[int]] = [0, 0, 7, 9, 11]  # players -> the sum of the markers' values that ends the game

# -- The phases of a round ----------------------------------------

CARDS: Final = 0
PHASE_A: Final = 1
PHASE_B: Final = 2
PHASE_C: Final = 3
PHASE_D: Final = 4

# -- Functions ----------------------------------------

SYM_RES: Final = 0
SYM_VP: Final = 1
SYM_COST: Final = 2
LAND_RES: Final = 3
LAND_VP: Final = 4
JOKER: Final = 5
B_RES: Final = 6
B_VP: Final = 7
D_VP: Final = 8
D_RES: Final = 9
ANY_MARKER: Final = 10
EXTRA_CARD: Final = 11
EXTRA_EXPLORER: Final = 12
EXTRA_SLOT: Final = 13
ANI_RES: Final = 14
ANI_VP: Final = 15
ANI_MARKER: Final = 16
SYM_MARKER: Final = 17
B_MARKER: Final = 18
SHARED_VP: Final = 19
SHARED_COST: Final = 20
EXCHANGE: Final = 21
RING_OUTER: Final = 22  # + ring
FAMILY_COUNT: Final = 25

# family -> its name, what its parameter is, and the phase in which it works; in the order of the numbers
FAMILIES: Final[list[tuple[str, str, str]]] = [
    ("sym_res", "symbol", "C"),
    ("sym_vp", "symbol", "C"),
    ("sym_cost", "symbol", "C"),
    ("land_res", "colour", "C"),
    ("land_vp", "colour", "C"),
    ("joker", "colour", "C"),
    ("b_res", "colour", "B"),
    ("b_vp", "colour", "B"),
    ("d_vp", "animal", "D"),
    ("d_res", "animal", "D"),
    ("any_marker", "animal", "D"),
    ("extra_card", "", "cards"),
    ("extra_explorer", "", "A"),
    ("extra_slot", "", "A"),
    ("ani_res", "animal", "C"),
    ("ani_vp", "animal", "C"),
    ("ani_marker", "animal", "C"),
    ("sym_marker", "symbol", "C"),
    ("b_marker", "colour", "B"),
    ("shared_vp", "", "C"),
    ("shared_cost", "", "C"),
    ("exchange", "", "C"),
    ("ring_outer", "", "C"),
    ("ring_middle", "", "C"),
    ("ring_inner", "", "C"),
]
PARAMETERS: Final[dict[str, list[str]]] = {
    "symbol": SYMBOLS,
    "colour": RESOURCES,
    "animal": ANIMALS,
    "": [""],
}

SPACE_POINTS: Final = 3  # sym_vp, land_vp
TILE_POINTS: Final = 3  # ani_vp
RING_POINTS: Final = 2
SHARED_POINTS: Final = 2
B_POINTS: Final = 2
D_POINTS: Final = 2
