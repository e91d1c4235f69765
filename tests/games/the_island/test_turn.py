"""TI-T: the four steps of a turn, and what may be skipped."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.the_island.positions import (
    BEACHES,
    boats,
    finish_turn,
    hand,
    island,
    keys,
    legal,
    moves_left,
    pending,
    play,
    remove,
    where,
)
from tests.rules import rule


@rule("TI-T1", "TI-T4", "TI-T5")
def test_a_turn_has_four_steps_in_order_and_passes_clockwise() -> None:
    state = island(
        {"red_01": "E4", "blue_01": "J4"}, sharks=["A1"], sunk=["D4"], hands=[["beach move_shark"]], at="tile"
    )
    assert pending(state) == "play_tile"
    play(state, "0 keep_tiles")
    assert pending(state) == "move_pieces"
    play(state, "0 end_moves")
    assert pending(state) == "remove_tile"
    remove(state, "D5", "whale", roll="shark")
    assert pending(state) == "choose_creature"
    play(state, "0 leave_creatures")
    assert (state.turn, state.active, pending(state)) == (2, 1, "move_pieces")


@rule("TI-T1")
def test_the_turn_goes_around_the_table() -> None:
    state = island({f"{colour}_01": "J4" for colour in ("red", "blue", "yellow")}, seats=3)
    order = []
    for _ in range(3):
        order.append(state.active)
        finish_turn(state)
    assert [*order, state.active] == [0, 1, 2, 0]


@rule("TI-T2")
def test_one_tile_at_most_is_played_and_none_without_a_hand() -> None:
    tiles = ["beach move_serpent", "beach move_shark"]
    state = island({"red_01": "E4"}, sharks=["A1"], sunk=["D4", "D5"], hands=[tiles], at="tile")
    play(state, "0 play_tile move_shark beach", "0 pick_creature shark A1", "0 move_to A2")
    assert pending(state) == "move_pieces"
    assert hand(state, 0, viewer=0) == ["beach move_serpent"]
    empty = island({"red_01": "E4", "blue_01": "E5"}, at="creature sea_serpent")
    play(empty, "0 leave_creatures")
    assert pending(empty) == "move_pieces"


@rule("TI-T2", "TI-X44")
def test_a_tile_is_played_in_a_later_turn_than_it_was_found() -> None:
    state = island({"red_01": "E4", "blue_01": "J4"}, sharks=["A1"], at="remove")
    remove(state, "D4", "move_serpent", roll="whale")
    assert (state.active, pending(state)) == (1, "move_pieces")
    finish_turn(state)
    assert (state.active, pending(state)) == (0, "play_tile")
    play(state, "0 play_tile move_serpent beach")
    assert hand(state, 0, viewer=0) == []
    with pytest.raises(IllegalAction):
        play(state, "0 keep_tiles")


@rule("TI-T2")
def test_whoever_has_tiles_is_asked_even_if_none_can_be_played() -> None:
    state = island({"red_01": "E4"}, sunk=["D4"], hands=[["beach shark_defence"]], at="tile")
    assert legal(state) == {"0 keep_tiles"}
    state = island({"red_01": "E4"}, sunk=["D4"], hands=[["beach dolphin"]], at="tile")
    assert legal(state) == {"0 keep_tiles"}


@rule("TI-T3", "TI-M2", "TI-B1")
def test_two_explorers_board_and_the_boat_sails_with_the_third_move() -> None:
    state = island({"red_01": "E4", "red_02": "F3"}, boats=["E3"])
    play(state, "0 board red_01 E3", "0 board red_02 E3")
    assert moves_left(state) == 1
    play(state, "0 sail E3 E2")
    assert boats(state) == {"E2": ["red_01", "red_02"]}
    assert pending(state) == "remove_tile"


@rule("TI-T3")
def test_moves_may_be_left_unused() -> None:
    state = island({"red_01": "E4"}, boats=["E3"])
    events = play(state, "0 walk red_01 E5", "0 end_moves")
    assert events[-1].args == {"seat": 0, "left": 2}
    assert pending(state) == "remove_tile"


@rule("TI-T4")
def test_exactly_one_tile_is_removed_and_nobody_may_pass() -> None:
    state = island({"red_01": "E4", "blue_01": "J4"}, at="remove")
    assert all(" remove " in text for text in legal(state))
    remove(state, "D4", "dolphin")
    assert (state.active, pending(state)) == (1, "move_pieces")


@rule("TI-T5", "TI-K2")
def test_rolling_is_forced_and_moving_is_not() -> None:
    state = island({"red_01": "E4", "blue_01": "E5"}, at="remove")
    events = remove(state, "D4", "dolphin", roll="sea_serpent")
    assert "rolled" in keys(events)
    assert "0 leave_creatures" in legal(state)


@rule("TI-T6")
def test_without_explorers_left_step_2_is_skipped_and_the_others_are_not() -> None:
    state = island(
        {"red_01": "isle_nw", "blue_01": "E5"},
        boats=["E2"],
        active=1,
        sunk=["D4"],
        hands=[["beach dolphin"]],
        at="creature sea_serpent",
    )
    play(state, "1 leave_creatures")
    assert (state.active, pending(state)) == (0, "play_tile")
    play(state, "0 keep_tiles")
    assert pending(state) == "remove_tile"
    remove(state, "D5", "whale", roll="whale")
    assert pending(state) == "choose_creature"


@rule("TI-T7")
def test_nobody_moves_another_players_explorer() -> None:
    state = island({"red_01": "E4", "blue_01": "E4", "blue_02": "boat E3"}, boats=["E3"])
    assert not any("blue" in text for text in legal(state))
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 walk blue_01 E5")
    assert refused.value.rule == "TI-T7"


@rule("TI-T7", "TI-B1")
def test_a_boat_carries_passengers_of_every_colour() -> None:
    state = island({"red_01": "boat E3", "blue_01": "boat E3"}, boats=["E3"])
    play(state, "0 sail E3 E2")
    assert where(state, "blue_01") == where(state, "red_01") == "boat E2"


@rule("TI-X25")
def test_step_2_ends_when_the_last_explorer_is_saved_or_lost() -> None:
    saved = island({"red_01": "boat C1", "blue_01": "J4"}, boats=["C1", "E2"])
    play(saved, "0 land red_01")
    assert pending(saved) == "remove_tile"
    lost = island({"red_01": "boat C2", "blue_01": "J4"}, boats=["C2", "E2"], sharks=["C2"])
    play(lost, "0 jump red_01")
    assert pending(lost) == "remove_tile"


@rule("TI-X25")
def test_an_explorer_lost_in_step_1_takes_step_2_with_it() -> None:
    state = island(
        {"red_01": "D3", "blue_01": "J4"},
        boats=["E2"],
        sharks=["C4"],
        sunk=["D4"],
        hands=[["beach dolphin"]],
        at="tile",
    )
    play(state, "0 play_tile dolphin beach", "0 pick_swimmer red_01", "0 move_to C4")
    assert where(state, "red_01") == "lost"
    assert pending(state) == "remove_tile"


@rule("TI-X40")
def test_explorers_that_cannot_move_still_leave_step_2() -> None:
    enclosed = {"red_01": "E5", "blue_01": "J4"}
    state = island(enclosed, boats=["E2"], serpents=[], sunk=["E5"])
    assert legal(state) == {f"0 sail E2 {space}" for space in ("E3", "D2", "D1", "E1", "F2")} | {
        "0 end_moves"
    }
    alone = island(enclosed, serpents=[], sunk=["E5"])
    assert legal(alone) == {"0 end_moves"}


def test_the_beaches_of_the_tests_are_sixteen() -> None:
    assert len(BEACHES) == 16
