"""TI-W: swimmers."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.the_island.positions import (
    boats,
    finish_turn,
    island,
    legal,
    moves_left,
    play,
    remove,
    spaces_to,
    swum,
    where,
)
from tests.rules import rule


@rule("TI-W1", "TI-W2")
def test_diving_and_jumping_cost_a_move_each() -> None:
    state = island({"red_01": "E4", "red_02": "boat E2"}, boats=["E2"])
    assert spaces_to(state, "dive", "red_01") == {"E3", "D3"}
    play(state, "0 dive red_01 E3")
    assert moves_left(state) == 2
    play(state, "0 jump red_02")
    assert moves_left(state) == 1
    assert (where(state, "red_01"), where(state, "red_02")) == ("sea E3", "sea E2")
    assert boats(state) == {"E2": []}


@rule("TI-W1", "TI-W2", "TI-R1")
def test_a_removed_tile_drops_its_explorers_at_no_cost() -> None:
    state = island({"red_01": "E4", "blue_01": "E4", "blue_02": "J4"}, at="remove")
    remove(state, "E4", "dolphin")
    assert where(state, "red_01") == where(state, "blue_01") == "sea E4"
    assert moves_left(state) == 3


@rule("TI-W1", "TI-K6")
def test_a_capsized_boat_drops_its_passengers() -> None:
    state = island({"red_01": "boat D3", "red_02": "J4"}, boats=["D3"], whales=["C3"], at="creature whale")
    play(state, "0 pick_creature whale C3", "0 move_to D3")
    assert where(state, "red_01") == "sea D3"


@rule("TI-W3")
def test_a_swimmer_swims_to_a_neighbouring_sea_space() -> None:
    state = island({"red_01": "D3"})
    assert spaces_to(state, "swim", "red_01") == {"C4", "C3", "D2", "E3"}
    play(state, "0 swim red_01 C3")
    assert where(state, "red_01") == "sea C3"
    assert moves_left(state) == 2


@rule("TI-W4", "TI-W9")
@pytest.mark.parametrize(
    ("start", "first"), [("D3", "swim red_01 C3"), ("E4", "dive red_01 D3"), ("boat D3", "jump red_01")]
)
def test_a_swimmer_enters_one_sea_space_a_turn(start: str, first: str) -> None:
    state = island(
        {"red_01": start, "red_02": "J4", "blue_01": "J4"}, boats=["D3"] if "boat" in start else []
    )
    play(state, f"0 {first}")
    assert spaces_to(state, "swim", "red_01") == set()
    with pytest.raises(IllegalAction) as refused:
        play(state, f"0 swim red_01 {'D2' if where(state, 'red_01') == 'sea C3' else 'C3'}")
    assert refused.value.rule == "TI-W4"
    finish_turn(state)
    finish_turn(state)
    assert spaces_to(state, "swim", "red_01")


@rule("TI-W9", "TI-W4")
def test_swim_board_jump_is_refused_at_the_third_move() -> None:
    state = island({"red_01": "C3", "red_02": "J4"}, boats=["D3"])
    play(state, "0 swim red_01 D3", "0 board red_01 D3")
    assert swum(state) == {"red_01"}
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 jump red_01")
    assert refused.value.rule == "TI-W4"


@rule("TI-W5")
def test_a_swimmer_climbs_only_into_a_boat_of_the_same_space() -> None:
    state = island({"red_01": "D3", "red_02": "C4"}, boats=["D3", "C3"])
    assert spaces_to(state, "board", "red_01") == {"D3"}
    assert spaces_to(state, "board", "red_02") == set()
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 board red_02 C3")
    assert refused.value.rule == "TI-W5"


@rule("TI-W6", "TI-W8")
def test_any_number_of_swimmers_share_a_space_with_boats_and_whales() -> None:
    swimmers = {f"blue_{n:02}": "D3" for n in range(1, 10)}
    state = island({**swimmers, "red_01": "C3"}, boats=["D3"], whales=["D3"])
    play(state, "0 swim red_01 D3")
    assert all(where(state, name) == "sea D3" for name in [*swimmers, "red_01"])


@rule("TI-W7", "TI-X24")
@pytest.mark.parametrize("creature", ["sharks", "serpents"])
def test_a_swimmer_who_enters_a_shark_or_serpent_space_is_removed(creature: str) -> None:
    pieces = {"serpents": [], creature: ["D3"]}
    state = island(
        {"red_01": "C3", "red_02": "E4", "blue_01": "J4"},
        serpents=pieces["serpents"],
        sharks=pieces.get("sharks", []),
    )
    play(state, "0 swim red_01 D3", "0 dive red_02 D3")
    assert where(state, "red_01") == where(state, "red_02") == "lost"


@rule("TI-W8", "TI-K6")
def test_a_whale_does_nothing_to_swimmers() -> None:
    state = island({"red_01": "D3", "blue_01": "J4"}, whales=["C3"], at="creature whale")
    play(state, "0 pick_creature whale C3", "0 move_to D3")
    assert where(state, "red_01") == "sea D3"


@rule("TI-X3")
def test_a_jump_beside_a_shark_is_the_last() -> None:
    state = island({"red_01": "boat D3", "red_02": "J4"}, boats=["D3"], sharks=["D3"])
    play(state, "0 jump red_01")
    assert where(state, "red_01") == "lost"
    assert boats(state) == {"D3": []}


@rule("TI-X4", "TI-X8")
def test_swim_climb_aboard_and_sail_in_one_turn() -> None:
    state = island({"red_01": "C3"}, boats=["D3"])
    play(state, "0 swim red_01 D3", "0 board red_01 D3")
    assert moves_left(state) == 1
    play(state, "0 sail D3 D2")
    assert where(state, "red_01") == "boat D2"


@rule("TI-X5")
def test_swim_or_jump_and_land_in_one_turn() -> None:
    state = island({"red_01": "C2", "red_02": "boat C1", "red_03": "J4"}, boats=["C1"])
    play(state, "0 swim red_01 C1", "0 land red_01")
    assert where(state, "red_01") == "isle isle_nw"
    state = island({"red_02": "boat C1", "red_03": "J4"}, boats=["C1"])
    play(state, "0 jump red_02", "0 land red_02")
    assert where(state, "red_02") == "isle isle_nw"


@rule("TI-X6")
def test_whoever_sailed_into_a_whale_swims_no_further_but_may_climb_or_land() -> None:
    state = island({"red_01": "boat C2", "blue_01": "boat C2", "red_02": "J4"}, boats=["C2"], whales=["C1"])
    play(state, "0 sail C2 C1")
    assert moves_left(state) == 2
    assert where(state, "red_01") == where(state, "blue_01") == "sea C1"
    assert {text for text in legal(state) if "red_01" in text} == {"0 land red_01"}
    play(state, "0 end_moves")
    remove(state, "D4", "dolphin", roll="shark")
    assert spaces_to(state, "swim", "blue_01") == {"C2", "B1", "D1"}


@rule("TI-X6", "TI-W9")
def test_only_the_own_passengers_of_whoever_sails_into_a_whale_count_as_having_swum() -> None:
    crew = {"red_01": "boat D3", "red_02": "boat D3", "blue_01": "boat D3", "red_03": "J4"}
    state = island(crew, boats=["D3"], whales=["C3"])
    play(state, "0 sail D3 C3")
    assert swum(state) == {"red_01", "red_02"}


@rule("TI-X7")
def test_a_dolphin_does_not_use_up_the_swim() -> None:
    state = island({"red_01": "D3"}, sunk=["D4"], hands=[["beach dolphin"]], at="tile")
    play(state, "0 play_tile dolphin beach", "0 pick_swimmer red_01", "0 move_to C3", "0 swim red_01 C2")
    assert where(state, "red_01") == "sea C2"


@rule("TI-X36")
def test_a_fall_in_step_1_does_not_use_up_the_swim() -> None:
    state = island(
        {"red_01": "boat D3"},
        boats=["D3"],
        whales=["C3"],
        sunk=["D4"],
        hands=[["beach favourable_wind"]],
        at="tile",
    )
    play(state, "0 play_tile favourable_wind beach", "0 pick_boat D3", "0 move_to C3")
    assert where(state, "red_01") == "sea C3"
    play(state, "0 swim red_01 C2")
    assert where(state, "red_01") == "sea C2"


@rule("TI-X37")
def test_a_forced_fall_is_never_refused() -> None:
    state = island({"red_01": "C3", "red_02": "J4"}, boats=["D3"], whales=["D2"])
    play(state, "0 swim red_01 D3", "0 board red_01 D3", "0 sail D3 D2")
    assert where(state, "red_01") == "sea D2"


@rule("TI-X21")
def test_an_enclosed_swimmer_climbs_into_a_boat_and_waits() -> None:
    state = island({"red_01": "E5", "red_02": "J4"}, boats=["E5"], sunk=["E5"])
    assert {text for text in legal(state) if "red_01" in text or "sail" in text} == {"0 board red_01 E5"}
    play(state, "0 board red_01 E5", "0 end_moves")
    assert legal(state, "sail") == set()
    remove(state, "D4", "boat", roll="shark")
    finish_turn(state)
    assert spaces_to(state, "board", "red_01") == {"D4"}
