"""Section 2 of the specification: the tiles, prices and pieces of the box."""

from collections import Counter
from collections.abc import Iterable

import pytest

from archipel.games.takara_island.rules.components import (
    CHEST_COPIES,
    CHEST_KARAS,
    CHEST_XP,
    CHESTS,
    COPIES,
    DIE_FACES,
    FACES,
    FIRST_OF_LEVEL,
    LIFE,
    PRICE,
    SORT,
    SORTS,
    SPECIALISTS,
    TILE_KARAS,
    TILE_XP,
    TILES,
    WOUNDING,
)
from tests.games.takara_island.oracle import CHEST_MONEY, CHEST_POINTS, GALLERIES, MONSTERS, PRICES
from tests.games.takara_island.oracle import CHESTS as ORACLE_CHESTS
from tests.rules import rule

SHEET = {
    0: "8 kara, 4 rockfall, 4 xp, 2 monster",
    1: "7 kara, 6 xp, 3 monster, 1 chest, 1 rockfall",
    2: "7 xp, 3 kara, 3 chest, 3 monster, 2 stone",
}


@rule("TK-S7")
@pytest.mark.parametrize("level", SHEET)
def test_each_level_has_the_eighteen_tiles_of_the_sheet(level: int) -> None:
    kinds = range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1])
    counts: Counter[str] = Counter()
    for kind in kinds:
        counts[SORTS[SORT[kind]]] += COPIES[kind]
    assert ", ".join(f"{number} {sort}" for sort, number in counts.items()) == SHEET[level]
    assert counts.total() == 18
    assert [TILES[kind] for kind in kinds] == GALLERIES[level]


def test_the_tiles_add_up_to_the_specifications_totals() -> None:
    def total(sort: str, values: Iterable[int]) -> int:
        return sum(n * v for n, v, s in zip(COPIES, values, SORT, strict=True) if SORTS[s] == sort)

    assert total("kara", TILE_KARAS) == 62
    assert total("xp", TILE_XP) == 44
    assert (total("monster", TILE_KARAS), total("monster", TILE_XP)) == (60, 18)
    assert total("stone", TILE_XP) == 20
    ones = [1] * len(TILES)
    assert [total(sort, ones) for sort in ("rockfall", "chest", "monster")] == [5, 4, 8]
    assert total("xp", WOUNDING) == 2 + 3 + 4


def test_monsters_are_those_of_the_sheet() -> None:
    found = {
        name: (TILE_KARAS[kind], TILE_XP[kind], LIFE[kind])
        for kind, name in enumerate(TILES)
        if SORTS[SORT[kind]] == "monster"
    }
    assert found == MONSTERS


@rule("TK-S4", "TK-X18")
def test_there_are_eight_chest_tiles_which_is_more_than_can_be_drawn() -> None:
    assert CHESTS == ORACLE_CHESTS
    assert sum(CHEST_COPIES) == 8 > 4 + 1
    assert dict(zip(CHESTS, CHEST_XP, strict=True)) == CHEST_POINTS
    money = dict(zip(CHESTS, CHEST_KARAS, strict=True))
    assert {name: money[name] for name in CHEST_MONEY} == CHEST_MONEY
    kept = sum(n * xp for n, xp in zip(CHEST_COPIES, CHEST_XP, strict=True))
    assert (kept, kept - 2) == (22, 20)
    assert sum(n * karas for n, karas in zip(CHEST_COPIES, CHEST_KARAS, strict=True)) == 35


@rule("TK-Q8")
def test_specialists_and_their_prices() -> None:
    assert dict(zip(SPECIALISTS[:3], PRICE, strict=True)) == PRICES
    assert SPECIALISTS[3] == "imitator"


def test_the_die_has_four_swords_and_two_crosses() -> None:
    assert dict(zip(FACES, DIE_FACES, strict=True)) == {"sword": 4, "hospital": 2}
