"""FI-F: the Flood cards."""

import pytest

from archipel.games.forbidden_island.rules.components import TILES, TREASURES
from tests.games.forbidden_island.positions import (
    BAGS,
    LANDING,
    condition,
    conditions,
    draw_flood,
    flood_discards,
    flood_layers,
    island,
    keys,
    legal,
    phase,
    play,
    seen,
)
from tests.rules import rule


@rule("FI-F1", "FI-F6", "TV1")
@pytest.mark.parametrize(("level", "cards"), [(1, 2), (2, 2), (3, 3), (5, 3), (6, 4), (7, 4), (8, 5), (9, 5)])
def test_as_many_flood_cards_as_the_meter_shows_are_drawn_one_at_a_time(level: int, cards: int) -> None:
    state = island(level=level, phase=("treasure", 1), pile=["earth_stone"])
    state.apply("0 draw_treasure")
    for drawn in range(cards):
        assert phase(state) == ["draw_flood", cards - drawn]
        assert legal(state) == {"0 draw_flood"}
        draw_flood(state, TILES[6 + drawn])
    assert phase(state) == ["take_actions", 3]
    assert flood_discards(state) == set(TILES[6 : 6 + cards])


@rule("FI-F2", "TV4")
def test_a_dry_tile_is_flooded_and_its_card_discarded() -> None:
    state = island(phase=("flood", 2))
    events = draw_flood(state, "crimson_forest")
    assert condition(state, "crimson_forest") == "flooded"
    assert flood_discards(state) == {"crimson_forest"}
    assert [event.to_json() for event in events] == [{"key": "flooded", "tile": "crimson_forest"}]


@rule("FI-F3", "TV5")
def test_a_flooded_tile_sinks_and_its_card_leaves_the_game() -> None:
    block = {7: "observatory", 8: "cave_of_embers", 9: "phantom_rock", 13: "cliffs_of_abandon"}
    block |= {14: "misty_marsh", 15: "bronze_gate"}
    others = iter([tile for tile in TILES if tile not in block.values()])
    layout = [block.get(position) or next(others) for position in range(24)]
    state = island(layout=layout, at=[LANDING] * 2, flooded=["misty_marsh"], phase=("flood", 2))
    draw_flood(state, "misty_marsh")
    rest = [tile for tile in block.values() if tile != "misty_marsh"]
    assert condition(state, "misty_marsh") == "sunk"
    assert {condition(state, tile) for tile in rest} == {"dry"}
    assert "misty_marsh" not in flood_discards(state) | set().union(*flood_layers(state))
    # The hole stays: nobody walks across it.
    assert [each["tile"] for each in seen(state)["island"]["tiles"]] == layout


@rule("FI-F4")
def test_a_sunk_tile_can_never_be_shored_up() -> None:
    state = island(flooded=["iron_gate"], phase=("flood", 1), hands=[[BAGS], [BAGS]], at=["bronze_gate"] * 2)
    draw_flood(state, "iron_gate")
    assert not any("iron_gate" in text for text in legal(state))


@rule("FI-F5")
def test_an_empty_flood_pile_is_refilled_at_once_and_drawing_goes_on() -> None:
    state = island(layers=[["watchtower"]], phase=("flood", 2))
    events = draw_flood(state, "watchtower")
    assert keys(events) == ["flooded", "flood_refilled"]
    assert flood_layers(state) == [set(TILES)]
    assert flood_discards(state) == set()
    assert phase(state) == ["draw_flood", 1]


@rule("FI-F5")
def test_a_tile_may_be_hit_twice_in_one_turn() -> None:
    state = island(layers=[["watchtower"]], phase=("flood", 2))
    draw_flood(state, "watchtower", "watchtower")
    assert condition(state, "watchtower") == "sunk"


@rule("FI-F5")
def test_a_card_whose_tile_sank_is_not_part_of_the_refill() -> None:
    state = island(layers=[["watchtower"]], flooded=["watchtower"], phase=("flood", 2))
    draw_flood(state, "watchtower")
    assert flood_layers(state) == [set(TILES) - {"watchtower"}]


@rule("FI-F5", "FI-X43")
def test_the_refill_comes_before_anybody_swims() -> None:
    state = island(
        at=["watchtower", LANDING], layers=[["watchtower"]], flooded=["watchtower"], phase=("flood", 2)
    )
    events = draw_flood(state, "watchtower")
    assert keys(events) == ["sank", "flood_refilled", "in_water"]
    assert flood_discards(state) == set()
    assert phase(state) == ["swim"]
    play(state, "0 swim observatory")
    assert phase(state) == ["draw_flood", 1]


@rule("FI-F6")
def test_the_number_of_cards_is_read_when_the_flood_begins() -> None:
    state = island(level=5, phase=("flood", 1))
    draw_flood(state, "watchtower")
    assert seen(state)["turn"] == 2


@rule("FI-F1")
def test_each_card_is_resolved_before_the_next() -> None:
    state = island(at=["watchtower", LANDING], flooded=["watchtower"], phase=("flood", 2), captured=TREASURES)
    draw_flood(state, "watchtower")
    assert "0 draw_flood" not in legal(state)
    assert set(conditions(state).values()) == {"dry", "sunk"}
