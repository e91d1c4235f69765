"""TI-P: the red tiles of one's own turn."""

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games.the_island.rules.components import LAND_SPACES
from tests.games.the_island.oracle import DRAWN
from tests.games.the_island.positions import (
    boats,
    creatures,
    hand,
    island,
    legal,
    pending,
    play,
    spaces_to,
    where,
)
from tests.rules import rule


@rule("TI-P1")
def test_a_dolphin_carries_one_own_swimmer_one_to_three_spaces() -> None:
    swimmers = {"red_01": "A4", "red_02": "D3", "blue_01": "A5", "red_03": "J4"}
    state = island(swimmers, sunk=["D4"], hands=[["beach dolphin"]], at="tile")
    play(state, "0 play_tile dolphin beach")
    assert legal(state) == {"0 pick_swimmer red_01", "0 pick_swimmer red_02"}
    play(state, "0 pick_swimmer red_01")
    reach = spaces_to(state, "move_to")
    assert "A4" not in reach
    assert {"A1", "A7", "D4"} <= reach
    assert "D5" not in reach
    play(state, "0 move_to A7")
    assert where(state, "red_01") == "sea A7"
    assert hand(state, 0, viewer=0) == []
    assert pending(state) == "move_pieces"


@rule("TI-X12")
def test_a_dolphin_ride_ends_where_a_shark_or_serpent_is_and_never_on_an_isle() -> None:
    state = island(
        {"red_01": "D1"},
        serpents=["B1"],
        sharks=["D2", "E1", "E2"],
        sunk=["D4"],
        hands=[["beach dolphin"]],
        at="tile",
    )
    play(state, "0 play_tile dolphin beach", "0 pick_swimmer red_01")
    reach = spaces_to(state, "move_to")
    assert {"D2", "E1", "E2", "B1", "C1", "C2"} <= reach
    assert reach.isdisjoint({"D1", "E3", "F1", "F2"})
    play(state, "0 move_to B1")
    assert where(state, "red_01") == "lost"


@rule("TI-P2")
def test_a_favourable_wind_carries_a_boat_under_own_control_one_to_three_spaces() -> None:
    crew = {
        "red_01": "boat E3",
        "blue_01": "boat E2",
        "blue_02": "J4",
        "red_02": "boat K6",
        "blue_03": "boat K6",
    }
    state = island(
        crew, boats=["E3", "E2", "K6", "A1"], sunk=["D4"], hands=[["beach favourable_wind"]], at="tile"
    )
    play(state, "0 play_tile favourable_wind beach")
    assert legal(state) == {"0 pick_boat E3", "0 pick_boat K6"}
    play(state, "0 pick_boat K6", "0 move_to M4")
    assert boats(state)["M4"] == ["red_02", "blue_03"]
    assert pending(state) == "move_pieces"


@rule("TI-X11")
def test_the_wind_blows_around_boats_and_ends_at_a_whale_or_serpent() -> None:
    state = island(
        {"red_01": "boat C1"},
        boats=["C1", "C2"],
        serpents=["B1"],
        whales=["D1"],
        sunk=["D4"],
        hands=[["beach favourable_wind"]],
        at="tile",
    )
    play(state, "0 play_tile favourable_wind beach", "0 pick_boat C1")
    assert spaces_to(state, "move_to") == {"B1", "D1"}
    play(state, "0 move_to D1")
    assert where(state, "red_01") == "sea D1"
    assert boats(state) == {"C2": []}


@rule("TI-X9", "TI-X14")
def test_a_wind_without_a_controlled_boat_stays_in_the_hand() -> None:
    crew = {"red_01": "boat E3", "blue_01": "boat E3", "blue_02": "boat E3"}
    state = island(crew, boats=["E3", "E2"], sunk=["D4"], hands=[["beach favourable_wind"]], at="tile")
    assert legal(state) == {"0 keep_tiles"}
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 play_tile favourable_wind beach")
    assert refused.value.rule == "TI-X14"


@rule("TI-P3", "TI-P4", "TI-P5")
@pytest.mark.parametrize(
    ("tile", "kind"), [("move_serpent", "sea_serpent"), ("move_shark", "shark"), ("move_whale", "whale")]
)
def test_a_creature_is_moved_to_any_unoccupied_sea_space(tile: str, kind: str) -> None:
    state = island(
        {"red_01": "J4"},
        serpents=["A1"],
        sharks=["A2"],
        whales=["A3"],
        sunk=["D4"],
        hands=[[f"beach {tile}"]],
        at="tile",
    )
    start = creatures(state, kind)[0]
    play(state, f"0 play_tile {tile} beach", f"0 pick_creature {kind} {start}", "0 move_to M7")
    assert creatures(state, kind) == ["M7"]
    assert pending(state) == "move_pieces"


@rule("TI-X13")
def test_unoccupied_is_a_sea_space_with_no_piece_at_all_wherever_it_is() -> None:
    state = island(
        {"red_01": "A4", "blue_01": "boat A5"},
        boats=["A5", "A6"],
        sharks=["B2"],
        whales=["B3"],
        sunk=["D4", "E5"],
        hands=[["beach move_shark"]],
        at="tile",
    )
    play(state, "0 play_tile move_shark beach", "0 pick_creature shark B2")
    land = set(LAND_SPACES) - {"D4", "E5"}
    taken = {"A4", "A5", "A6", "B2", "B3", "B1", "C11", "G6", "K1", "L10"}
    assert spaces_to(state, "move_to") == set(DRAWN) - land - taken
    assert {"E5", "C1"} <= spaces_to(state, "move_to")


@rule("TI-X14")
@pytest.mark.parametrize("tile", ["dolphin", "move_shark", "move_whale"])
def test_a_tile_without_effect_may_not_be_played(tile: str) -> None:
    state = island({"red_01": "J4"}, sunk=["D4"], hands=[[f"beach {tile}"]], at="tile")
    assert legal(state) == {"0 keep_tiles"}


@rule("TI-X14", "TI-B2")
def test_a_boat_with_boats_on_every_side_is_not_carried_by_the_wind() -> None:
    around = ["C3", "C4", "D2", "E3"]  # D4 and E4 are land
    state = island(
        {"red_01": "boat D3"},
        boats=["D3", *around],
        serpents=[],
        sunk=["D7"],
        hands=[["beach favourable_wind"]],
        at="tile",
    )
    assert (pending(state), legal(state)) == ("play_tile", {"0 keep_tiles"})


@rule("TI-X14", "TI-X21")
def test_an_enclosed_swimmer_is_no_use_for_a_dolphin() -> None:
    state = island({"red_01": "E5"}, sunk=["E5"], hands=[["beach dolphin"]], at="tile")
    assert legal(state) == {"0 keep_tiles"}


@rule("TI-X39")
def test_equal_tiles_are_one_option_and_different_sides_are_two() -> None:
    tiles = ["beach dolphin", "beach dolphin", "forest dolphin"]
    state = island({"red_01": "D3"}, sunk=[*LAND_SPACES[:16], "H3"], hands=[tiles], at="tile")
    assert legal(state) == {"0 play_tile dolphin beach", "0 play_tile dolphin forest", "0 keep_tiles"}


@rule("TI-X39")
def test_two_creatures_of_a_kind_in_one_space_are_one_option() -> None:
    state = island(
        {"red_01": "J4"}, sharks=["A1", "A1", "A2"], sunk=["D4"], hands=[["beach move_shark"]], at="tile"
    )
    play(state, "0 play_tile move_shark beach")
    assert legal(state) == {"0 pick_creature shark A1", "0 pick_creature shark A2"}
    play(state, "0 pick_creature shark A1", "0 move_to A5")
    assert creatures(state, "shark") == ["A1", "A2", "A5"]


@rule("TI-X44")
def test_a_tile_once_named_cannot_be_taken_back() -> None:
    state = island({"red_01": "D3"}, sunk=["D4"], hands=[["beach dolphin"]], at="tile")
    play(state, "0 play_tile dolphin beach")
    assert legal(state) == {"0 pick_swimmer red_01"}
    assert hand(state, 0, viewer=0) == []
