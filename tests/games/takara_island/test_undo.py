"""What can be taken back: nothing that was looked at or turned over, whoever knew it (TK-I2, D1, O6)."""

import pytest

from archipel.games.takara_island.rules.state import TakaraState
from tests.conformance.matches import refused_undo
from tests.games.takara_island.positions import end_turn, play, takara
from tests.rules import rule

FORGETFUL = {"memory_aid": "no"}


def looked(*seats: int, **options: str) -> TakaraState:
    """Some seats have observed the three tiles of site_1, as seat 2 had; it is seat 0's turn again."""
    state = takara({"site_1": "s_kara_2 s_bat_a s_xp_1"}, seats=3, options=options)
    for seat in (0, 1, 2):
        if seat in seats:
            play(state, f"{seat} observe site_1", *[f"{seat} look_on"] * 3)
        end_turn(state)
    return state


@rule("TK-I2")
@pytest.mark.parametrize("aid", ["yes", "no"])
def test_a_second_look_at_the_same_tiles_stands(aid: str) -> None:
    """Without the memory aid it would be another look for nothing."""
    state = looked(0, memory_aid=aid)
    assert refused_undo(state, "0 observe site_1") == "TK-I2"


@rule("TK-I2", "TK-Q14")
def test_a_specialists_second_look_stands_and_hiring_does_not() -> None:
    state = looked(0, **FORGETFUL)
    state.karas[0] = 9
    assert refused_undo(state, "0 hire diviner") == ""
    assert refused_undo(state, "0 hire diviner", "0 divine site_1 1") == "TK-I2"


@rule("TK-I2", "TK-Q12")
def test_tiles_that_were_put_back_are_not_shown_again_by_an_undo() -> None:
    state = takara({"site_1": "s_kara_2 s_bat_a s_xp_1"}, karas=[9], options=FORGETFUL)
    acts = ["0 hire archaeologist", "0 study site_1", "0 put_back"]
    assert refused_undo(state, *acts) == "TK-I2"
    aided = takara({"site_1": "s_kara_2 s_bat_a s_xp_1"}, karas=[9])
    assert refused_undo(aided, *acts) == ""


@rule("TK-I2", "TK-O6")
def test_who_left_a_monster_hidden_may_think_again_only_with_the_memory_aid() -> None:
    sites = {"site_1": "s_kara_2 s_xp_1 s_bat_a"}
    acts = ["0 observe site_1", *["0 look_on"] * 3]
    assert refused_undo(takara(sites), *acts) == ""
    assert refused_undo(takara(sites, options=FORGETFUL), *acts) == "TK-I2"


@rule("TK-O6")
def test_a_monster_that_everybody_had_seen_stays_turned_up() -> None:
    state = looked(0, 1)
    assert refused_undo(state, "0 observe site_1", "0 look_on", "0 turn_up") == "TK-O6"


@rule("TK-D1")
def test_a_tile_that_everybody_had_seen_stays_dug() -> None:
    assert refused_undo(looked(0, 1), "0 dig site_1") == "TK-D1"


@rule("TK-D1")
def test_a_tile_that_somebody_had_not_seen_is_news() -> None:
    assert refused_undo(looked(0), "0 dig site_1") == "learned"


@rule("TK-T3")
def test_what_shows_nothing_can_be_undone() -> None:
    state = takara(karas=[9])
    assert refused_undo(state, "0 gamble") == ""
    assert refused_undo(state, "0 end_actions") == ""
