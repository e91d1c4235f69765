"""What lies in the box, letter for letter, and the island's geometry."""

from fractions import Fraction
from itertools import pairwise, permutations

import pytest

from archipel.engine.bits import members
from archipel.games.forbidden_island.rules.components import (
    ADVENTURERS,
    CARDS,
    COPIES,
    FLOOD_CARDS,
    PAWN_COLOUR,
    SHAPES,
    SITES,
    SKULL,
    START_LEVEL,
    START_TILE,
    TILES,
    TREASURES,
)
from archipel.games.forbidden_island.rules.geometry import SHAPE
from tests.games.forbidden_island.positions import draw_treasure, ending, island, seen
from tests.rules import rule

ISLAND = SHAPE["forbidden_island"]

NEIGHBOURS = """
0:[1,3] 1:[0,4] 2:[3,7] 3:[0,2,4,8] 4:[1,3,5,9] 5:[4,10] 6:[7,12] 7:[2,6,8,13] 8:[3,7,9,14] 9:[4,8,10,15]
10:[5,9,11,16] 11:[10,17] 12:[6,13] 13:[7,12,14,18] 14:[8,13,15,19] 15:[9,14,16,20] 16:[10,15,17,21]
17:[11,16] 18:[13,19] 19:[14,18,20,22] 20:[15,19,21,23] 21:[16,20] 22:[19,23] 23:[20,22]
"""
DIAGONALS = """
0:[2,4] 1:[3,5] 2:[0,6,8] 3:[1,7,9] 4:[0,8,10] 5:[1,9,11] 6:[2,13] 7:[3,12,14] 8:[2,4,13,15] 9:[3,5,14,16]
10:[4,15,17] 11:[5,16] 12:[7,18] 13:[6,8,19] 14:[7,9,18,20] 15:[8,10,19,21] 16:[9,11,20] 17:[10,21]
18:[12,14,22] 19:[13,15,23] 20:[14,16,22] 21:[15,17,23] 22:[18,20] 23:[19,21]
"""


def table(text: str) -> dict[int, list[int]]:
    rows = (entry.split(":") for entry in text.split())
    return {int(position): [int(each) for each in around.strip("[]").split(",")] for position, around in rows}


@rule("FI-S1")
def test_the_island_is_a_square_of_four_with_two_tiles_beside_each_side() -> None:
    columns = {0: [2, 3], 1: [1, 2, 3, 4], 2: range(6), 3: range(6), 4: [1, 2, 3, 4], 5: [2, 3]}
    assert ISLAND.cells == [(row, column) for row in columns for column in columns[row]]


@rule("FI-A1")
def test_neighbours_are_those_of_the_printed_picture() -> None:
    assert {position: members(ISLAND.ortho[position]) for position in range(24)} == table(NEIGHBOURS)
    assert sum(len(around) for around in table(NEIGHBOURS).values()) == 2 * 36


@rule("FI-R1")
def test_diagonal_neighbours_are_those_of_the_printed_picture() -> None:
    assert {position: members(ISLAND.diagonal[position]) for position in range(24)} == table(DIAGONALS)
    assert sum(len(around) for around in table(DIAGONALS).values()) == 2 * 34


def test_the_shortest_way_is_always_the_difference_of_rows_and_columns() -> None:
    for one, (r, c) in enumerate(ISLAND.cells):
        for other, (row, column) in enumerate(ISLAND.cells):
            assert ISLAND.distance[one][other] == abs(r - row) + abs(c - column) <= 6


def test_the_two_published_odds_of_a_far_tile_come_out() -> None:
    pairs = list(permutations(range(24), 2))
    far = sum(ISLAND.distance[one][other] > 3 for one, other in pairs)
    assert Fraction(far, len(pairs)) == Fraction(59, 138)

    def king_steps(one: int, other: int) -> int:
        reached, steps = {one}, 0
        while other not in reached:
            reached |= {near for each in reached for near in members(ISLAND.king[each])}
            steps += 1
        return steps

    assert Fraction(sum(king_steps(one, other) > 3 for one, other in pairs), len(pairs)) == Fraction(10, 69)


@rule("FI-O3")
@pytest.mark.parametrize("name", SHAPES)
def test_every_island_shape_holds_24_connected_positions(name: str) -> None:
    shape = SHAPE[name]
    assert len(shape.cells) == len(set(shape.cells)) == 24
    assert all(distance >= 0 for row in shape.distance for distance in row)
    for one, (r, c) in enumerate(shape.cells):
        beside = {i for i, (row, column) in enumerate(shape.cells) if abs(r - row) + abs(c - column) == 1}
        assert set(members(shape.ortho[one])) == beside


@rule("FI-O3")
def test_the_island_shapes_are_those_of_the_list() -> None:
    assert SHAPES == {
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


def test_the_24_tiles_are_those_of_the_box() -> None:
    assert TILES == [
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


@rule("TV9")
def test_each_treasure_has_the_two_sites_of_the_printed_table() -> None:
    assert {
        name: {TILES[one], TILES[other]} for name, (one, other) in zip(TREASURES, SITES, strict=True)
    } == {
        "earth_stone": {"temple_of_the_moon", "temple_of_the_sun"},
        "statue_of_the_wind": {"whispering_garden", "howling_garden"},
        "crystal_of_fire": {"cave_of_embers", "cave_of_shadows"},
        "oceans_chalice": {"coral_palace", "tidal_palace"},
    }


def test_the_treasure_deck_holds_28_cards() -> None:
    assert dict(zip(CARDS, COPIES, strict=True)) == {
        "earth_stone": 5,
        "statue_of_the_wind": 5,
        "crystal_of_fire": 5,
        "oceans_chalice": 5,
        "helicopter_lift": 3,
        "sandbags": 2,
        "waters_rise": 3,
    }
    assert sum(COPIES) == 28


@rule("FI-S6")
def test_each_adventurer_has_a_pawn_and_a_start_tile() -> None:
    rows = zip(ADVENTURERS, PAWN_COLOUR, START_TILE, strict=True)
    assert {name: (colour, TILES[tile]) for name, colour, tile in rows} == {
        "diver": ("black", "iron_gate"),
        "engineer": ("red", "bronze_gate"),
        "explorer": ("green", "copper_gate"),
        "messenger": ("white", "silver_gate"),
        "navigator": ("yellow", "gold_gate"),
        "pilot": ("blue", "fools_landing"),
    }


@rule("FI-O1", "TV2", "TV6")
def test_the_water_meter_shows_the_printed_numbers() -> None:
    assert list(FLOOD_CARDS)[1:10] == [2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert SKULL == 10
    assert START_LEVEL == {"novice": 1, "normal": 2, "elite": 3, "legendary": 4}
    shown = [seen(island(level=level))["water"]["flood_cards"] for level in range(1, 10)]
    assert shown == [2, 2, 3, 3, 3, 4, 4, 5, 5]
    assert all(low <= high for low, high in pairwise(shown))


@rule("FI-W6")
@pytest.mark.parametrize(
    ("difficulty", "rises"), [("novice", 9), ("normal", 8), ("elite", 7), ("legendary", 6)]
)
def test_the_skull_is_reached_after_this_many_rises(difficulty: str, rises: int) -> None:
    state = island(options={"difficulty": difficulty}, level=START_LEVEL[difficulty])
    for _ in range(rises):
        assert not state.over
        state = island(options={"difficulty": difficulty}, level=state.level, phase=("treasure", 2))
        draw_treasure(state, "waters_rise")
    assert ending(state) == "water_level"
