"""Section 2 of the specification: the board, the tiles and the pieces of the box."""

from collections import Counter

import pytest

from archipel.games.the_island.rules.components import (
    BACKS,
    BACKS_OF,
    CREATURE_PIECES,
    DIE_FACES,
    EXPLORERS,
    FIRST_RED,
    ISLES,
    TERRAINS,
    TILES_OF,
    VALUE_COUNTS,
    VALUES,
)
from archipel.games.the_island.rules.geometry import (
    AROUND,
    BESIDE_ISLAND,
    COORDINATES,
    INLAND,
    LAND,
    NAMES,
    NUMBER,
    SHORE,
)
from tests.games.the_island.oracle import BESIDE, DRAWN, MARKS, SHORES
from tests.rules import rule


@rule("TI-S2")
def test_the_board_has_133_spaces_of_which_40_are_outlined() -> None:
    assert list(DRAWN) == NAMES
    assert len(NAMES) == len(set(COORDINATES)) == 133
    assert [NAMES[space] for space in LAND] == [space for space, mark in MARKS.items() if mark == "#"]
    assert len(LAND) == 40


def test_neighbours_are_those_of_the_drawing() -> None:
    for space, around in enumerate(AROUND):
        assert {NAMES[there] for there in around} == BESIDE[NAMES[space]]
    assert sum(len(around) for around in AROUND) == 2 * 356
    assert Counter(len(around) for around in AROUND) == {6: 93, 5: 10, 4: 14, 3: 16}


@rule("TI-X28")
def test_twelve_land_spaces_touch_no_sea() -> None:
    assert {NAMES[space] for space in INLAND} == set("E5 E6 E7 F5 F8 G4 G8 H5 H8 I5 I6 I7".split())
    lagoon = {NAMES[there] for there in AROUND[NUMBER["G6"]]}
    assert lagoon == set("F6 F7 G5 G7 H6 H7".split())
    assert lagoon.isdisjoint(NAMES[space] for space in INLAND)
    assert 28 * 1 + 12 * 2 == (40 - len(INLAND)) + 2 * len(INLAND) == 52


@rule("TI-S9")
def test_boats_may_start_on_28_spaces() -> None:
    expected = "C4 C5 C6 C7 C8 D3 D8 E2 E3 E9 E10 F2 F11 G2 G10 H2 H11 I2 I3 I9 I10 J3 J8 K4 K5 K6 K7 K8"
    assert [NAMES[space] for space in BESIDE_ISLAND] == expected.split()


def test_the_board_is_the_same_after_a_half_turn() -> None:
    turned = {
        name: NAMES[COORDINATES.index((-q, -r))] for name, (q, r) in zip(NAMES, COORDINATES, strict=True)
    }
    same = str.maketrans({"s": "s", "S": "S"})
    for name, other in turned.items():
        assert MARKS[name].translate(same) == MARKS[other].translate(same)


@rule("TI-I3")
def test_every_isle_has_two_shore_spaces_of_its_own() -> None:
    shores = {NAMES[space]: ISLES[isle] for space, isle in enumerate(SHORE) if isle >= 0}
    assert shores == SHORES
    assert Counter(shores.values()) == dict.fromkeys(ISLES, 2)


@pytest.mark.parametrize(
    ("terrain", "backs"),
    [
        (
            "beach",
            "shark*3 whale*3 boat*1 dolphin*3 favourable_wind*2 "
            "move_serpent*1 move_shark*1 move_whale*1 shark_defence*1",
        ),
        (
            "forest",
            "shark*2 whale*2 boat*3 whirlpool*2 dolphin*1 "
            "move_serpent*1 move_shark*1 move_whale*1 shark_defence*1 whale_defence*2",
        ),
        ("mountain", "shark*1 whirlpool*4 volcano*1 shark_defence*1 whale_defence*1"),
    ],
)
def test_the_backs_of_each_terrain(terrain: str, backs: str) -> None:
    counts = BACKS_OF[TERRAINS.index(terrain)]
    assert " ".join(f"{back}*{n}" for back, n in zip(BACKS, counts, strict=True) if n) == backs
    assert sum(counts) == TILES_OF[TERRAINS.index(terrain)]


@rule("TI-X23", "TI-R6")
def test_the_tiles_fit_the_pieces_of_the_box() -> None:
    total = dict(zip(BACKS, (sum(column) for column in zip(*BACKS_OF, strict=True)), strict=True))
    assert (total["shark"], total["whale"]) == (CREATURE_PIECES[1], CREATURE_PIECES[2]) == (6, 5)
    assert total["boat"] + 2 * 4 == 12
    assert [sum(counts[:FIRST_RED]) for counts in BACKS_OF] == [7, 9, 6]
    assert sum(TILES_OF) == 40


def test_explorers_are_worth_28_points_a_colour_and_their_names_tell_nothing() -> None:
    assert sorted(VALUES) == VALUES == [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
    assert sum(VALUES) == 28
    assert [VALUES.count(value) for value in range(7)] == VALUE_COUNTS
    assert len(EXPLORERS) == 40
    assert (EXPLORERS[0], EXPLORERS[39]) == ("red_01", "green_10")


@rule("TI-K1")
def test_the_die_shows_each_creature_twice() -> None:
    assert DIE_FACES == [2, 2, 2]
