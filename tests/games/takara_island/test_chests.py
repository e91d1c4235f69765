"""TK-K: chest tiles."""

import pytest

from tests.games.takara_island.positions import (
    end_turn,
    ending,
    keys,
    legal,
    pending,
    play,
    player,
    seen,
    takara,
)
from tests.rules import rule

CHEST = {"site_1": "7: d_chest d_kara_6"}


@rule("TK-D6", "TK-K1", "TK-EX4", "TK-K7")
@pytest.mark.parametrize(
    ("chest", "karas", "xp"),
    [("c_tablet", 0, 8), ("c_idol", 0, 4), ("c_gold", 10, 0), ("c_skull", 20, -2)],
)
def test_a_chest_tile_gives_its_reward_at_once_and_is_kept(chest: str, karas: int, xp: int) -> None:
    state = takara(CHEST)
    play(state, "0 dig site_1", chance=chest)
    assert (player(state)["karas"], player(state)["xp"], player(state)["chests"]) == (karas, xp, {chest: 1})
    assert seen(state)["discards"]["d_chest"] == 1
    assert seen(state)["chests"]["left"] == 7


@rule("TK-K8", "TK-EX5", "TK-V3")
def test_the_map_is_cashed_or_kept_at_once() -> None:
    state = takara(CHEST)
    play(state, "0 dig site_1", chance="c_map")
    assert legal(state) == {"cash_map", "keep_map"}
    cashed = state.copy()
    play(cashed, "0 cash_map")
    assert (player(cashed)["karas"], player(cashed)["xp"], player(cashed)["chests"]) == (5, 0, {})
    assert seen(cashed)["chests"]["discards"] == ["c_map"]
    play(state, "0 keep_map")
    assert (player(state)["karas"], player(state)["xp"], player(state)["chests"]) == (0, 2, {"c_map": 1})


@rule("TK-K2", "TK-K3", "TK-K4", "TK-X17")
@pytest.mark.parametrize("sword", [False, True])
def test_two_swords_in_a_row_beat_the_mimic_and_another_chest_is_drawn(sword: bool) -> None:
    state = takara(CHEST, sword=sword)
    play(state, "0 dig site_1", chance="c_mimic sword sword c_idol")
    assert player(state)["chests"] == {"c_idol": 1, "c_mimic": 1}
    assert player(state)["xp"] == 6
    assert seen(state)["village"]["hospital"] == 0
    assert seen(state)["chests"]["left"] == 6
    assert "c_mimic" not in seen(state)["chests"]["unseen"]
    assert seen(state)["dice"]["monster"] == "c_mimic"


@rule("TK-K5", "TK-K6", "TK-X19", "TK-X42")
@pytest.mark.parametrize("rolls", ["hospital", "sword hospital"])
def test_a_mimic_that_wins_goes_back_into_the_pile_and_wounds(rolls: str) -> None:
    state = takara(CHEST, karas=[0, 1])
    events = play(state, "0 dig site_1", chance=f"c_mimic {rolls}")
    assert "mimic_fled" in keys(events)
    assert (player(state)["chests"], player(state)["xp"]) == ({}, 0)
    assert seen(state)["village"]["hospital"] == 1
    assert seen(state)["chests"]["left"] == 8
    assert seen(state)["discards"]["d_chest"] == 1
    end_turn(state)
    other = takara({"site_2": "7: d_chest"})
    play(other, "0 dig site_2", chance="c_mimic sword hospital")  # two life points again


@rule("TK-K4", "TK-K8")
def test_the_map_can_come_after_the_mimic() -> None:
    state = takara(CHEST)
    play(state, "0 dig site_1", chance="c_mimic sword sword c_map")
    assert pending(state) == "choose_map"
    play(state, "0 cash_map")
    assert (player(state)["karas"], player(state)["chests"]) == (5, {"c_mimic": 1})


@rule("TK-X26")
@pytest.mark.parametrize("choice", ["cash_map", "keep_map"])
def test_the_last_chest_of_the_fifth_site_is_settled_before_the_end(choice: str) -> None:
    sites = {f"site_{n}": "empty" for n in (1, 2, 3, 4)} | {"site_5": "9: d_chest"}
    state = takara(sites, won=[[], ["d_stone"]])
    play(state, "0 dig site_5", chance="c_map")
    assert not state.over
    play(state, f"0 {choice}")
    assert ending(state) == "five_sites"
    assert state.outcome is not None
    assert state.outcome.scores == ([1, 0] if choice == "cash_map" else [2, 0])


@rule("TK-X26")
def test_the_mimic_too_is_fought_before_the_end() -> None:
    sites = {f"site_{n}": "empty" for n in (1, 2, 3, 4)} | {"site_5": "9: d_chest"}
    state = takara(sites, won=[[], ["d_stone"]])
    play(state, "0 dig site_5", chance="c_mimic sword sword c_tablet")
    assert state.outcome is not None
    assert state.outcome.scores == [10, 0]


@rule("TK-I1")
def test_everybody_sees_whether_the_mimic_is_back_in_the_pile() -> None:
    state = takara(CHEST)
    play(state, "0 dig site_1", chance="c_mimic hospital")
    assert seen(state)["chests"]["unseen"]["c_mimic"] == 1
