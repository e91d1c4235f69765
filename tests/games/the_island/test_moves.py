"""TI-M, TI-I: explorers on land, in boats, and on the isles."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.the_island.positions import boats, island, legal, moves_left, pending, play, spaces_to, where
from tests.rules import rule


@rule("TI-M1")
def test_an_explorer_walks_to_any_neighbouring_tile_whoever_is_there() -> None:
    state = island({"red_01": "E4", "blue_01": "E5", "blue_02": "E5", "red_02": "E5", "red_03": "E5"})
    assert spaces_to(state, "walk", "red_01") == {"E5", "D4", "F4", "F5"}
    play(state, "0 walk red_01 E5")
    assert where(state, "red_01") == "land E5"


@rule("TI-M2")
def test_an_explorer_boards_a_boat_beside_the_tile() -> None:
    state = island({"red_01": "E4"}, boats=["E3", "E2", "D3"])
    assert spaces_to(state, "board", "red_01") == {"E3", "D3"}
    play(state, "0 board red_01 D3")
    assert boats(state)["D3"] == ["red_01"]
    assert moves_left(state) == 2


@rule("TI-M3")
def test_an_explorer_changes_to_a_boat_beside_its_own() -> None:
    state = island({"red_01": "boat E3"}, boats=["E3", "E2", "C4"])
    assert spaces_to(state, "board", "red_01") == {"E2"}
    play(state, "0 board red_01 E2")
    assert boats(state) == {"C4": [], "E2": ["red_01"], "E3": []}


@rule("TI-M4", "TI-B3", "TI-M2", "TI-M3", "TI-W5")
def test_colours_share_a_boat_but_never_more_than_three_do() -> None:
    state = island(
        {"red_01": "E4", "red_02": "boat E2", "red_03": "E3", "blue_01": "boat E3", "blue_02": "boat E3"},
        boats=["E3", "E2"],
    )
    assert {"0 board red_01 E3", "0 board red_02 E3", "0 board red_03 E3"} <= legal(state)
    play(state, "0 board red_01 E3")
    assert boats(state)["E3"] == ["red_01", "blue_01", "blue_02"]
    assert spaces_to(state, "board") == {"E2"}
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 board red_02 E3")
    assert refused.value.rule == "TI-B3"


@rule("TI-M5")
def test_whoever_left_the_island_never_goes_back_to_it() -> None:
    state = island({"red_01": "E3", "red_02": "boat D3"}, boats=["D3"])
    assert spaces_to(state, "swim", "red_01") == {"D3", "D2", "E2"}
    assert spaces_to(state, "walk") == set()
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 swim red_01 E4")
    assert refused.value.rule == "TI-M5"


@rule("TI-M6")
def test_an_explorer_may_make_all_three_moves() -> None:
    state = island({"red_01": "E6"}, boats=["E3"])
    play(state, "0 walk red_01 E5", "0 walk red_01 E4", "0 board red_01 E3")
    assert where(state, "red_01") == "boat E3"
    state = island({"red_01": "E6"})
    play(state, "0 walk red_01 E5", "0 walk red_01 E4", "0 walk red_01 F4")
    assert where(state, "red_01") == "land F4"
    assert pending(state) == "remove_tile"


@rule("TI-M7")
def test_you_leave_a_boat_that_another_player_controls() -> None:
    crew = {"red_01": "boat C1", "blue_01": "boat C1", "blue_02": "boat C1"}
    state = island(crew, boats=["C1", "D1"])
    assert {"0 jump red_01", "0 land red_01", "0 board red_01 D1"} <= legal(state)
    assert not any(" sail C1 " in text for text in legal(state))


@rule("TI-I1", "TI-X35")
def test_landing_costs_a_move_each_and_the_boat_stays() -> None:
    state = island({"red_01": "boat D1", "red_02": "boat D1", "red_03": "J4"}, boats=["D1"])
    play(state, "0 sail D1 C1")
    assert where(state, "red_01") == "boat C1"
    play(state, "0 land red_01")
    assert moves_left(state) == 1
    play(state, "0 land red_02")
    assert where(state, "red_01") == where(state, "red_02") == "isle isle_nw"
    assert boats(state) == {"C1": []}


@rule("TI-I2")
def test_a_swimmer_lands_for_one_move() -> None:
    state = island({"red_01": "K11", "red_02": "J4"})
    play(state, "0 land red_01")
    assert where(state, "red_01") == "isle isle_se"
    assert moves_left(state) == 2


@rule("TI-I3")
@pytest.mark.parametrize(
    ("space", "isle"),
    [
        ("B1", "nw"),
        ("C1", "nw"),
        ("B10", "ne"),
        ("C11", "ne"),
        ("K1", "sw"),
        ("L1", "sw"),
        ("K11", "se"),
        ("L10", "se"),
    ],
)
def test_any_explorer_lands_on_any_isle(space: str, isle: str) -> None:
    state = island({"red_01": space, "blue_01": space}, serpents=["A1"])
    play(state, "0 land red_01")
    assert where(state, "red_01") == f"isle isle_{isle}"


@rule("TI-I4")
def test_a_saved_explorer_never_moves_again() -> None:
    state = island({"red_01": "isle_nw", "red_02": "E4"}, boats=["C1"])
    assert not any("red_01" in text for text in legal(state))
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 land red_01")
    assert refused.value.rule == "TI-I4"


@rule("TI-I1")
def test_nobody_lands_away_from_the_shore() -> None:
    state = island({"red_01": "boat C2"}, boats=["C2"])
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 land red_01")
    assert refused.value.rule == "TI-I1"
