"""What can be taken back, and what stands though everybody knew what it would show (FD-A5, Z63)."""

import pytest

from tests.conformance.matches import refused_undo
from tests.games.forbidden_desert.positions import BLASTER, SCOPE, SUN, desert
from tests.rules import rule

SEER = ("meteorologist", "explorer")


@rule("FD-A5", "FD-Z63")
@pytest.mark.parametrize("face", ["well", "launch_pad", "clue_crystal_row"])
def test_a_reveal_stands_also_of_a_tile_that_was_seen_through_a_terrascope(face: str) -> None:
    cell = "e3" if face == "well" else "b2"
    state = desert(at=[cell, "d4"], peeked={cell: face})
    assert refused_undo(state, "0 reveal") == "FD-A5"


@rule("FD-A5", "FD-Z63")
def test_a_reveal_that_shows_something_new_stands_for_that_reason_too() -> None:
    assert refused_undo(desert(at=["b2", "d4"]), "0 reveal") == "learned"


@rule("FD-Z63")
def test_a_storm_card_stands_also_when_the_meteorologist_had_seen_it() -> None:
    state = desert(*SEER, top=[SUN, "wind_n1"], phase=("storm", 2))
    assert refused_undo(state, "0 draw_storm") == "FD-Z63"


@rule("FD-Z63")
def test_a_look_stands_also_at_cards_that_were_seen_before() -> None:
    state = desert(*SEER, top=[SUN, "wind_n1", "wind_n2"])
    assert refused_undo(state, "0 look") == "FD-Z63"
    assert refused_undo(desert(*SEER), "0 look") == "learned"


@rule("FD-Z63")
def test_a_terrascope_stands() -> None:
    assert refused_undo(desert(at=["b2", "d4"], hands=[[SCOPE]]), "0 terrascope b1") == "learned"


@rule("FD-Z63")
@pytest.mark.parametrize(
    "act",
    [
        "0 move b1",
        "0 dig b2",
        "0 pick_up crystal",
        "0 give 1 1",
        "0 hand_over dune_blaster 1",
        "0 dune_blaster b2",
    ],
)
def test_moves_digging_pick_ups_and_free_acts_without_chance_can_be_undone(act: str) -> None:
    state = desert(
        at=["b2", "b2"],
        faces={"b2": "gear"},
        sand={"b2": 1},
        parts={"crystal": "b2"},
        water=[2, 2],
        hands=[[BLASTER]],
    )
    assert refused_undo(state, act) == ""


@rule("FD-A5")
def test_what_came_after_a_reveal_can_be_undone_and_the_reveal_stays() -> None:
    state = desert(at=["b2", "d4"], peeked={"b2": "launch_pad"})
    assert refused_undo(state, "0 reveal", "0 move b1") == ""
