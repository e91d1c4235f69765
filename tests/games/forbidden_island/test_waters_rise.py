"""FI-W: the Waters Rise card."""

import pytest

from archipel.games.forbidden_island.rules.components import TILES
from tests.games.forbidden_island.positions import (
    EARTH,
    RISE,
    draw_flood,
    draw_treasure,
    ending,
    flood_discards,
    flood_layers,
    island,
    keys,
    legal,
    phase,
    seen,
    treasure_discards,
)
from tests.rules import rule

PILE = ["watchtower", "misty_marsh", "lost_lagoon"]
REST = set(TILES) - set(PILE)


@rule("FI-W1")
def test_marker_up_then_discards_on_top_then_the_card_is_discarded() -> None:
    state = island(layers=[PILE], phase=("treasure", 2))
    events = draw_treasure(state, RISE)
    assert keys(events) == ["drew_treasure", "waters_rose", "flood_stacked"]
    assert seen(state)["water"]["level"] == 2
    assert flood_layers(state) == [REST, set(PILE)]
    assert flood_discards(state) == set()
    assert treasure_discards(state) == {RISE: 1}


@rule("FI-W1")
def test_cards_drawn_before_are_drawn_again_first() -> None:
    state = island(layers=[PILE], flooded=REST, phase=("treasure", 1))
    draw_treasure(state, RISE)
    for tile in PILE:
        state.chance.script = [TILES.index(tile)]
        with pytest.raises(Exception, match="not possible"):
            state.copy().apply("0 draw_flood")


@rule("FI-W2", "FI-Q3")
def test_the_new_level_already_applies_to_this_turn() -> None:
    state = island(level=2, layers=[PILE], phase=("treasure", 1))
    draw_treasure(state, RISE)
    assert phase(state) == ["draw_flood", 3]


@rule("FI-W3", "TV12")
def test_two_in_one_draw_raise_the_marker_twice_and_shuffle_once() -> None:
    state = island(layers=[PILE], phase=("treasure", 2))
    first = draw_treasure(state, RISE)
    second = draw_treasure(state, RISE)
    assert seen(state)["water"]["level"] == 3
    assert flood_layers(state) == [REST, set(PILE)]
    assert [*keys(first), *keys(second)].count("flood_stacked") == 1


@rule("FI-W4", "TV13")
def test_with_empty_flood_discards_only_the_marker_rises() -> None:
    state = island(phase=("treasure", 2))
    before = seen(state)["flood_pile"]
    events = draw_treasure(state, RISE)
    assert seen(state)["water"]["level"] == 2
    assert seen(state)["flood_pile"] == before
    assert "flood_stacked" not in keys(events)


@rule("FI-W5")
def test_the_rest_of_the_pile_keeps_its_order_underneath() -> None:
    state = island(layers=[["watchtower"], ["misty_marsh", "lost_lagoon"]], phase=("treasure", 1))
    draw_treasure(state, RISE)
    assert flood_layers(state) == [REST, {"watchtower"}, {"misty_marsh", "lost_lagoon"}]


@rule("FI-W5")
def test_layers_are_used_up_one_after_the_other() -> None:
    layers = [["watchtower"], ["misty_marsh"], ["lost_lagoon", LAST]]
    state = island(layers=layers, phase=("flood", 3), level=3)
    draw_flood(state, "watchtower")
    assert flood_layers(state) == [{"misty_marsh"}, {"lost_lagoon", LAST}]
    state.chance.script = [TILES.index("lost_lagoon")]
    with pytest.raises(Exception, match="not possible"):
        state.copy().apply("0 draw_flood")
    draw_flood(state, "misty_marsh", "lost_lagoon")
    assert flood_layers(state) == [{LAST}]


LAST = "observatory"


@rule("TV6")
def test_the_marker_rises_from_the_lower_to_the_upper_four() -> None:
    state = island(level=6, phase=("treasure", 1))
    assert seen(state)["water"]["flood_cards"] == 4
    draw_treasure(state, RISE)
    assert seen(state)["water"] == {"level": 7, "flood_cards": 4, "skull": 10}
    assert phase(state) == ["draw_flood", 4]


@rule("FI-W6", "FI-E6")
def test_at_the_skull_the_game_is_lost_at_once_and_nothing_more_is_drawn() -> None:
    state = island(level=9, layers=[PILE], phase=("treasure", 2))
    events = draw_treasure(state, RISE)
    assert ending(state) == "water_level"
    assert legal(state) == set()
    assert phase(state) is None
    assert keys(events) == ["drew_treasure", "waters_rose", "game_lost"]


@rule("FI-W7", "FI-X46")
def test_book_keeping_of_the_last_rise() -> None:
    state = island(level=9, layers=[PILE], phase=("treasure", 2), pile=[RISE])
    before = seen(state)["flood_pile"]
    discarded = sum(treasure_discards(state).values())
    draw_treasure(state, RISE)
    assert seen(state)["flood_pile"] == before
    assert seen(state)["treasure_pile"]["size"] == 0
    assert sum(treasure_discards(state).values()) == discarded + 1 == 28


@rule("FI-W1")
@pytest.mark.parametrize("level", range(1, 9))
def test_each_rise_is_one_mark(level: int) -> None:
    state = island(level=level, phase=("treasure", 2))
    draw_treasure(state, RISE, EARTH)
    assert seen(state)["water"]["level"] == level + 1
