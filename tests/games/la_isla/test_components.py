"""Section 2 of the specification: what is in the box, and that the reconstruction keeps its promises."""

from collections import Counter
from itertools import pairwise

import pytest

from archipel.engine.bits import few, members
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    FAMILIES,
    LANDSCAPES,
    PARAMETERS,
    RESOURCES,
    RING_SPACES,
    SPACES,
    SYMBOLS,
)
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.oracle import AROUND, VALUE
from tests.rules import rule

PIECES = GAME.pieces


def island(seed: int) -> LaIslaState:
    state = GAME.new(2, {}, seed)
    assert isinstance(state, LaIslaState)
    return state


@rule("LI-S2", "LI-S3")
def test_there_are_30_spaces_and_35_regions_between_them() -> None:
    assert (len(SPACES), len(PIECES.regions), len(PIECES.teeth)) == (30, 35, 10)
    shown = {name: {SPACES[s] for s in members(PIECES.around[n])} for n, name in enumerate(PIECES.regions)}
    assert shown == AROUND
    assert Counter(PIECES.value) == {2: 5, 3: 20, 4: 10}


@rule("LI-C8")
def test_the_value_of_a_region_is_the_number_of_spaces_around_it() -> None:
    assert list(PIECES.value) == [few(mask) for mask in PIECES.around]


def test_an_outer_space_touches_three_regions_and_the_others_four() -> None:
    assert [len(regions) for regions in PIECES.touched] == [3] * 10 + [4] * 20


@rule("LI-S2")
@pytest.mark.parametrize("seed", range(5))
def test_every_island_has_each_colour_and_each_symbol_twice_in_every_ring(seed: int) -> None:
    state = island(seed)
    for ring in RING_SPACES:
        assert [few(land & ring) for land in state.land] == [2] * 5
        assert [few(marked & ring) for marked in state.marked] == [2] * 5


def test_all_pairs_of_colour_and_symbol_exist_and_five_of_them_twice() -> None:
    state = island(0)
    pairs = Counter(zip(state.colour, state.symbol, strict=True))
    assert len(pairs) == 25
    assert Counter(pairs.values()) == {1: 20, 2: 5}
    twice = {(RESOURCES[c], SYMBOLS[s]) for (c, s), n in pairs.items() if n == 2}
    assert twice == {
        ("yellow", "tent"),
        ("green", "hat"),
        ("grey", "rope"),
        ("beige", "bottle"),
        ("brown", "backpack"),
    }


def test_neighbours_on_a_piece_differ_in_colour_and_symbol() -> None:
    for outer, middle in zip(PIECES.outer, PIECES.middle, strict=True):
        assert outer[0] != middle[0]
        assert outer[1] != middle[1]
    for one, two in pairwise([*PIECES.connector, PIECES.connector[0]]):
        assert one[0] != two[0]
        assert one[1] != two[1]


@rule("LI-S4", "LI-D4")
def test_a_track_has_the_values_0_to_5_and_one_space_at_the_top() -> None:
    assert list(PIECES.track) == VALUE
    assert [0 if pos < 4 else (pos - 2) // 2 for pos in range(13)] == list(PIECES.track)


@rule("LI-S11")
def test_there_are_120_cards_of_value_1_and_60_of_value_2() -> None:
    assert (PIECES.basic.bit_count(), PIECES.whole.bit_count()) == (120, 180)
    assert len(set(PIECES.cards)) == 180


@rule("LI-F12", "LI-K2")
def test_the_cards_show_every_possibility_of_every_kind_of_function() -> None:
    every = {
        f"{name}_{parameter}" if kind else name
        for name, kind, _ in FAMILIES
        for parameter in PARAMETERS[kind]
    }
    assert set(PIECES.function) == every
    assert len(every) == 89
    basic = {PIECES.function[card] for card in members(PIECES.basic)}
    assert len(basic) == 58


def test_resources_and_animals_are_spread_evenly_over_both_parts_of_the_deck() -> None:
    for cards, number in ((PIECES.basic, 24), (PIECES.whole & ~PIECES.basic, 12)):
        part = members(cards)
        assert Counter(PIECES.resource[card] for card in part) == dict.fromkeys(range(5), number)
        assert Counter(PIECES.animal[card] for card in part) == dict.fromkeys(range(5), number)
    pairs = Counter(zip(PIECES.resource, PIECES.animal, strict=True))
    assert set(pairs.values()) == {7, 8}


def test_no_two_cards_are_alike_and_two_of_a_function_show_different_resources() -> None:
    shown = list(zip(PIECES.function, PIECES.resource, strict=True))
    assert len(set(shown)) == 180
    with_parameter = [n for n, family in enumerate(PIECES.family) if FAMILIES[family][1]]
    assert set(Counter(PIECES.function[n] for n in with_parameter).values()) == {2}


def test_the_general_cards_are_as_many_as_the_list_says() -> None:
    alone = Counter(PIECES.function[n] for n, family in enumerate(PIECES.family) if not FAMILIES[family][1])
    assert alone == {
        "extra_explorer": 4,
        "extra_card": 3,
        "extra_slot": 3,
        "shared_vp": 2,
        "shared_cost": 1,
        "exchange": 1,
        "ring_outer": 2,
        "ring_middle": 2,
        "ring_inner": 2,
    }


@rule("LI-C4")
def test_each_landscape_has_the_colour_of_its_resource() -> None:
    assert list(zip(LANDSCAPES, RESOURCES, strict=True)) == [
        ("desert", "yellow"),
        ("meadow", "green"),
        ("mountain", "grey"),
        ("steppe", "beige"),
        ("swamp", "brown"),
    ]
    assert len(ANIMALS) == 5
