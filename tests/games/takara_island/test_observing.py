"""TK-O: looking into a site in secret."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.takara_island.positions import (
    end_turn,
    keys,
    legal,
    pending,
    play,
    player,
    seen,
    takara,
    tile,
)
from tests.rules import rule

DULL = "s_kara_2 s_xp_1 s_kara_2 i_kara_4"


@rule("TK-O1", "TK-O2", "TK-O7")
def test_the_first_three_tiles_are_shown_one_by_one_to_the_observer_alone() -> None:
    state = takara({"site_1": DULL}, seats=3)
    play(state, "0 observe site_1")
    shown = [[tile(state, "site_1", depth, 0) for depth in (1, 2, 3)]]
    assert seen(state)["sites"][0]["adventurers"] == 1
    for _ in range(2):
        play(state, "0 look_on")
        shown.append([tile(state, "site_1", depth, 0) for depth in (1, 2, 3)])
    assert shown == [
        ["down s_kara_2", "down ?", "down ?"],
        ["down s_kara_2", "down s_xp_1", "down ?"],
        ["down s_kara_2", "down s_xp_1", "down s_kara_2"],
    ]
    assert {tile(state, "site_1", depth, 1) for depth in (1, 2, 3)} == {"down ?"}
    play(state, "0 look_on")
    assert pending(state) == "use_adventurers"
    assert tile(state, "site_1", 4, 0) == "down ?"


@rule("TK-O3", "TK-O4")
def test_a_rockfall_stops_the_look_is_turned_up_and_pays_two_karas() -> None:
    state = takara({"site_1": "s_kara_2 s_rockfall s_xp_1"})
    events = play(state, "0 observe site_1", "0 look_on")
    assert keys(events)[-1] == "found_rockfall"
    assert pending(state) == "use_adventurers"
    assert tile(state, "site_1", 2) == "up s_rockfall"
    assert tile(state, "site_1", 3, 0) == "down ?"
    assert player(state)["karas"] == 2


@rule("TK-O5", "TK-O9", "TK-X5")
@pytest.mark.parametrize("mark", ["^", "!"])
def test_a_rockfall_that_lies_face_up_stops_the_look_and_pays_nothing(mark: str) -> None:
    state = takara({"site_1": f"s_kara_2 {mark}s_rockfall s_xp_1"})
    play(state, "0 observe site_1", "0 look_on")
    assert pending(state) == "use_adventurers"
    assert player(state)["karas"] == 0
    assert tile(state, "site_1", 3, 0) == "down ?"
    assert f"observe {'site_1'}" in legal(state)  # the tile above it can be seen again


@rule("TK-O6", "TK-X38")
def test_a_monster_may_be_turned_up_for_two_karas_and_the_look_goes_on() -> None:
    state = takara({"site_1": "s_bat_a s_kara_2 s_kara_2"})
    play(state, "0 observe site_1")
    assert legal(state) == {"turn_up", "look_on"}
    events = play(state, "0 turn_up")
    assert keys(events)[:2] == ["turned_up", "looked"]
    assert tile(state, "site_1", 1) == "up s_bat_a"
    assert player(state)["karas"] == 2
    assert tile(state, "site_1", 2, 0) == "down s_kara_2"
    assert legal(state) == {"look_on"}


@rule("TK-O6")
def test_a_monster_may_be_left_hidden_and_the_look_goes_on() -> None:
    state = takara({"site_1": "s_bat_a s_kara_2 s_kara_2"})
    play(state, "0 observe site_1", "0 look_on")
    assert tile(state, "site_1", 1) == "down ?"
    assert tile(state, "site_1", 2, 0) == "down s_kara_2"
    assert player(state)["karas"] == 0


@rule("TK-O8", "TK-I5")
def test_a_tile_turned_up_stays_so_under_others() -> None:
    state = takara({"site_1": "s_kara_2 s_bat_a s_kara_2"}, seats=3)
    play(state, "0 observe site_1", "0 look_on", "0 turn_up", "0 look_on", "0 end_actions")
    for _ in range(3):
        end_turn(state)
    assert tile(state, "site_1", 2, None) == "up s_bat_a"
    assert tile(state, "site_1", 1, 0) == "down s_kara_2"


@rule("TK-O9")
def test_nobody_looks_below_a_monster_of_an_earlier_turn() -> None:
    state = takara({"site_1": "s_kara_2 ^s_bat_a s_kara_2"})
    play(state, "0 observe site_1", "0 look_on")
    assert pending(state) == "use_adventurers"
    assert tile(state, "site_1", 3, 0) == "down ?"


@rule("TK-X3")
@pytest.mark.parametrize(
    ("site", "possible"),
    [
        ("^s_bat_a s_kara_2", False),
        ("^s_rockfall s_kara_2", False),
        ("!s_rockfall s_kara_2", False),
        ("!s_bat_a s_kara_2", True),
        ("!s_bat_a ^s_bat_b s_kara_2", False),
        ("7: !d_drake !d_skeleton_a !d_skeleton_b", False),
        ("9: !d_drake", False),
        ("empty", False),
    ],
)
def test_a_site_can_be_observed_if_a_face_down_tile_is_in_reach(site: str, possible: bool) -> None:
    state = takara({"site_1": site})
    assert ("observe site_1" in legal(state)) == possible


@rule("TK-X4")
def test_a_monster_of_this_turn_does_not_block_and_counts_as_one_of_the_three() -> None:
    state = takara({"site_1": "s_bat_a s_kara_2 s_xp_1 i_kara_4"}, seats=3)
    play(state, "0 dig site_1", "0 observe site_1")
    assert tile(state, "site_1", 2, 0) == "down s_kara_2"
    play(state, "0 look_on", "0 look_on")
    assert tile(state, "site_1", 3, 0) == "down s_xp_1"
    assert tile(state, "site_1", 4, 0) == "down ?"
    assert state.active == 1
    assert "observe site_1" not in legal(state)


@rule("TK-X8")
def test_an_observation_cannot_be_broken_off() -> None:
    state = takara({"site_1": DULL})
    play(state, "0 observe site_1")
    assert legal(state) == {"look_on"}
    with pytest.raises(IllegalAction, match="TK-T3"):
        state.apply("0 end_actions")


@rule("TK-X9")
def test_on_a_short_site_the_look_ends_with_it() -> None:
    state = takara({"site_1": "8: d_kara_6 d_xp_4"})
    play(state, "0 observe site_1", "0 look_on", "0 look_on")
    assert pending(state) == "use_adventurers"


@rule("TK-X10", "TK-X38")
def test_a_known_monster_can_be_turned_up_later_and_only_once() -> None:
    state = takara({"site_1": "s_bat_a s_kara_2 s_kara_2"}, team=[3])
    play(state, "0 observe site_1", "0 look_on", "0 look_on", "0 look_on")
    play(state, "0 observe site_1", "0 turn_up", "0 look_on", "0 look_on")
    assert player(state)["karas"] == 2
    play(state, "0 observe site_1")
    assert legal(state) == {"look_on"}  # the first tile shown is the second one now


@rule("TK-I3", "TK-O2")
def test_every_tile_is_followed_by_the_same_question_for_the_others() -> None:
    for first in ("s_bat_a", "s_kara_2"):
        state = takara({"site_1": f"{first} s_kara_2 s_kara_2"}, seats=3)
        play(state, "0 observe site_1")
        assert state.asked(1) == [0]
        assert seen(state, 1)["step"] == ["observe", 0, 0]
