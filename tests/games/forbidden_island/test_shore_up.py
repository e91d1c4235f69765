"""FI-A5, A6: the Shore up action."""

from tests.games.forbidden_island.positions import (
    condition,
    conditions,
    island,
    legal,
    options_of,
    phase,
    play,
    tiles_to,
)
from tests.rules import rule

CROSS = ["howling_garden", "iron_gate", "whispering_garden", "cave_of_embers", "cliffs_of_abandon"]


@rule("FI-A5")
def test_the_own_tile_and_its_four_neighbours_can_be_shored_up() -> None:
    corners = ["gold_gate", "silver_gate", "breakers_bridge", "crimson_forest"]
    state = island("messenger", "engineer", at=["howling_garden", "watchtower"], flooded=[*CROSS, *corners])
    assert tiles_to(state, 0, "shore_up") == set(CROSS)


@rule("FI-A5")
def test_shoring_up_turns_one_flooded_tile_dry_for_one_action() -> None:
    state = island("messenger", "engineer", at=["howling_garden", "watchtower"], flooded=CROSS)
    play(state, "0 shore_up howling_garden")
    assert phase(state) == ["take_actions", 2]
    wet = {tile for tile, state in conditions(state).items() if state == "flooded"}
    assert wet == set(CROSS) - {"howling_garden"}


@rule("FI-A6")
def test_dry_and_sunk_tiles_cannot_be_shored_up() -> None:
    state = island("messenger", "engineer", at=["howling_garden", "watchtower"], sunk=["iron_gate"])
    assert options_of(state, 0, "shore_up") == []


@rule("FI-A6", "FI-F4")
def test_a_sunk_tile_never_comes_back() -> None:
    state = island("engineer", "messenger", sunk=["iron_gate"], flooded=["fools_landing", "bronze_gate"])
    assert not any("iron_gate" in text for text in legal(state))
    play(state, "0 shore_up_two fools_landing bronze_gate")
    assert condition(state, "iron_gate") == "sunk"


@rule("FI-A5")
def test_a_shored_up_tile_keeps_its_flood_card_where_it_lies() -> None:
    state = island("messenger", "engineer", flooded=["silver_gate"], layers=[["silver_gate"], ["watchtower"]])
    before = state.view(None)["flood_pile"]
    play(state, "0 shore_up silver_gate")
    assert state.view(None)["flood_pile"] == before
