"""FI-R4 to R9: the Navigator and the Diver, whom most programs get wrong."""

import pytest

from archipel.games.forbidden_island.rules.components import TILES
from tests.games.forbidden_island.positions import (
    LANDING,
    island,
    legal,
    options_of,
    phase,
    play,
    tiles_to,
    where,
)
from tests.rules import rule


def sent(pawn: int, *tiles: str) -> list[dict[str, str | int]]:
    return [{"pawn": pawn, "tile": tile} for tile in tiles]


# -- Navigator ---------------------------------------------------------------------------------


@rule("FI-R4", "FI-R5")
def test_the_navigator_sends_another_pawn_one_or_two_steps() -> None:
    state = island("navigator", "engineer", at=["watchtower", LANDING])
    targets = ["bronze_gate", "copper_gate", "gold_gate", "iron_gate", "whispering_garden"]
    assert options_of(state, 0, "navigate") == sent(1, *targets)
    play(state, "0 navigate 1 whispering_garden")
    assert where(state, 1) == "whispering_garden"
    assert phase(state) == ["take_actions", 2]


@rule("FI-R5")
def test_at_most_twelve_tiles_are_within_two_steps() -> None:
    most = max(
        len(options_of(island("navigator", "engineer", at=["watchtower", tile]), 0, "navigate"))
        for tile in TILES
    )
    assert most == 12


@rule("FI-R4", "FI-X25")
def test_the_navigator_walks_himself_one_step_like_everybody() -> None:
    state = island("navigator", "engineer", at=["howling_garden", "watchtower"])
    assert all(args["pawn"] == 1 for args in options_of(state, 0, "navigate"))
    neighbours = {"iron_gate", "whispering_garden", "cave_of_embers", "cliffs_of_abandon"}
    assert tiles_to(state, 0, "move") == neighbours


@rule("FI-R4")
def test_the_navigator_uses_the_power_three_times_on_the_same_or_different_pawns() -> None:
    state = island("navigator", "engineer", "pilot", at=["watchtower", "bronze_gate", LANDING])
    play(state, "0 navigate 1 howling_garden", "0 navigate 2 gold_gate", "0 navigate 1 crimson_forest")
    assert (where(state, 1), where(state, 2)) == ("crimson_forest", "gold_gate")
    assert phase(state) == ["draw_treasure", 2]


@rule("FI-R5")
def test_the_tile_between_may_be_flooded_but_not_missing() -> None:
    at = ["watchtower", "temple_of_the_moon"]
    state = island("navigator", "engineer", at=at, sunk=["coral_palace"], flooded=["temple_of_the_sun"])
    targets = ["copper_gate", "temple_of_the_sun", "whispering_garden", "tidal_palace"]
    assert options_of(state, 0, "navigate") == sent(1, *targets)
    state = island("navigator", "engineer", at=at, sunk=["coral_palace", "temple_of_the_sun"])
    assert options_of(state, 0, "navigate") == []


@rule("FI-R6")
def test_the_moved_player_is_not_asked() -> None:
    state = island("navigator", "engineer")
    play(state, "0 navigate 1 fools_landing")
    assert where(state, 1) == LANDING
    assert all(text.startswith("0") for text in legal(state))


@rule("FI-R7", "FI-X27")
@pytest.mark.parametrize("moved", ["explorer", "diver", "pilot", "engineer", "messenger"])
def test_a_moved_pawn_takes_plain_steps_whatever_its_role(moved: str) -> None:
    gone = ["coral_palace", "temple_of_the_sun"]
    state = island(
        "navigator", moved, at=["watchtower", "temple_of_the_moon"], sunk=gone, flooded=["tidal_palace"]
    )
    assert options_of(state, 0, "navigate") == []


@rule("FI-R7")
def test_with_the_option_the_explorer_is_moved_diagonally() -> None:
    options = {"navigator_uses_pawn_powers": "yes"}
    state = island("navigator", "explorer", at=["watchtower", "howling_garden"], options=options)
    assert len(options_of(state, 0, "navigate")) == 19
    gone = ["coral_palace", "temple_of_the_sun"]
    state = island(
        "navigator", "explorer", at=["watchtower", "temple_of_the_moon"], sunk=gone, options=options
    )
    tiles = {str(args["tile"]) for args in options_of(state, 0, "navigate")}
    near = {"copper_gate", "tidal_palace"}
    far = {"gold_gate", "whispering_garden", "breakers_bridge", "lost_lagoon", "misty_marsh", LANDING}
    assert tiles == near | far


@rule("FI-R7")
def test_with_the_option_the_diver_crosses_one_missing_tile_first_and_ends_on_a_tile() -> None:
    options = {"navigator_uses_pawn_powers": "yes"}
    at = ["watchtower", "temple_of_the_moon"]
    state = island("navigator", "diver", at=at, sunk=["coral_palace", "temple_of_the_sun"], options=options)
    targets = ["copper_gate", "whispering_garden", "tidal_palace"]
    assert options_of(state, 0, "navigate") == sent(1, *targets)


@rule("FI-R7")
def test_even_with_the_option_the_pilot_is_never_flown() -> None:
    options = {"navigator_uses_pawn_powers": "yes"}
    state = island("navigator", "pilot", at=["watchtower", LANDING], options=options)
    assert len(options_of(state, 0, "navigate")) == 5


# -- Diver -------------------------------------------------------------------------------------


@rule("FI-R8")
def test_the_diver_takes_a_plain_step() -> None:
    state = island("diver", "pilot", at=["howling_garden", LANDING])
    neighbours = {"iron_gate", "whispering_garden", "cave_of_embers", "cliffs_of_abandon"}
    assert tiles_to(state, 0, "move") == neighbours


@rule("FI-R8", "FI-X22")
def test_the_diver_goes_through_flooded_and_missing_tiles_round_corners() -> None:
    # From dry land through a flooded and a missing tile, round a corner.
    state = island(
        "diver",
        "pilot",
        at=["watchtower", LANDING],
        flooded=["observatory"],
        sunk=["misty_marsh", "lost_lagoon"],
    )
    through_observatory = {"observatory", "cliffs_of_abandon", "phantom_rock"}
    through_marsh = {"breakers_bridge", "twilight_hollow", "tidal_palace"}
    assert tiles_to(state, 0, "move") == through_observatory | through_marsh
    play(state, "0 move tidal_palace")
    assert where(state, 0) == "tidal_palace"
    assert phase(state) == ["take_actions", 2]


@rule("FI-R8", "FI-X21")
def test_the_diver_passes_through_no_dry_tile() -> None:
    state = island("diver", "pilot", at=["watchtower", LANDING], flooded=["cliffs_of_abandon"])
    assert tiles_to(state, 0, "move") == {"observatory", "twilight_hollow"}


@rule("FI-R8", "FI-X20")
def test_the_diver_ends_on_a_tile_never_in_the_water() -> None:
    state = island("diver", "pilot", at=["watchtower", LANDING], sunk=["observatory", "twilight_hollow"])
    assert tiles_to(state, 0, "move") == {"cliffs_of_abandon", "misty_marsh", "phantom_rock"}


@rule("FI-R8")
def test_one_choice_for_each_tile_and_never_the_own() -> None:
    state = island("diver", "pilot", at=["howling_garden", LANDING], flooded=TILES)
    assert tiles_to(state, 0, "move") == set(TILES) - {"howling_garden"}


@rule("FI-R9")
def test_the_open_sea_cannot_be_swum() -> None:
    # Bronze Gate and Silver Gate touch only across the sea's corner.
    state = island("diver", "pilot", at=["bronze_gate", LANDING], sunk=["iron_gate"])
    reached = {LANDING, "gold_gate", "silver_gate", "howling_garden"}
    assert tiles_to(state, 0, "move") == reached
    state = island("diver", "pilot", at=["bronze_gate", LANDING])
    assert tiles_to(state, 0, "move") == {LANDING, "iron_gate"}
