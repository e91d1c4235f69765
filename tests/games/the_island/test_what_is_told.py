"""What players are told: whose explorer, where, by what and by which rule; never a wrong name."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.the_island.positions import BEACHES, HOME, island, play, remove
from tests.rules import rule


@rule("TI-D2", "TI-D3")
@pytest.mark.parametrize(("kind", "place"), [("shark", "D3"), ("whale", "boat D3")])
def test_a_defence_is_asked_of_who_is_hit_and_told_where_it_was_played(kind: str, place: str) -> None:
    terrain = "beach" if kind == "shark" else "forest"
    state = island(
        {"red_09": "J4", "blue_01": place},
        boats=["D3"] if kind == "whale" else [],
        sharks=["B3"] if kind == "shark" else [],
        whales=["B3"] if kind == "whale" else [],
        sunk=[*BEACHES, "F10"],
        hands=[[], [f"{terrain} {kind}_defence"]],
        at=f"creature {kind}",
    )
    play(state, f"0 pick_creature {kind} B3", "0 move_to D3")
    question = state.decision_of(1)
    assert question is not None
    assert question.args == {"attacker": 0, "creature": kind, "space": "D3", "tiles": 1}
    told = play(state, f"1 defend {kind}_defence {terrain}")[0]
    assert (told.key, told.args) == (
        "defended",
        {"seat": 1, "tile": f"{kind}_defence", "terrain": terrain, "creature": kind, "space": "D3"},
    )


@rule("TI-R1", "TI-W1")
def test_whoever_falls_in_is_told_as_the_owners() -> None:
    state = island({"red_01": "D4", "blue_01": "D4", "red_09": "J4"}, at="remove")
    fallen = [event.args for event in remove(state, "D4", "dolphin") if event.key == "fell_in"]
    assert fallen == [
        {"seat": 0, "explorer": "red_01", "space": "D4"},
        {"seat": 1, "explorer": "blue_01", "space": "D4"},
    ]


@rule("TI-W7")
@pytest.mark.parametrize("cause", ["shark", "sea_serpent"])
def test_a_swimmer_is_lost_to_the_creature_of_the_space_that_it_entered(cause: str) -> None:
    state = island(
        {"red_01": "D3", "red_09": "J4"},
        sharks=["C3"] if cause == "shark" else [],
        serpents=["C3"] if cause == "sea_serpent" else HOME,
    )
    lost = [event.args for event in play(state, "0 swim red_01 C3") if event.key == "lost"]
    assert lost == [{"seat": 0, "explorer": "red_01", "space": "C3", "cause": cause}]


@rule("TI-W1", "TI-W4")
def test_a_jump_is_refused_to_who_sits_in_no_boat_and_to_who_has_swum() -> None:
    state = island({"red_01": "C3", "red_02": "J4"}, boats=["D3"])
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 jump red_02")
    assert refused.value.rule == "TI-W1"
    play(state, "0 swim red_01 D3", "0 board red_01 D3")
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 jump red_01")
    assert refused.value.rule == "TI-W4"
