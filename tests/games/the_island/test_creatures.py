"""TI-K: the die and the creatures."""

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games.the_island.rules.components import LAND_SPACES
from tests.games.the_island.oracle import BESIDE
from tests.games.the_island.positions import (
    boats,
    creatures,
    island,
    keys,
    legal,
    pending,
    play,
    remove,
    spaces_to,
    where,
)
from tests.rules import rule


@rule("TI-K1")
@pytest.mark.parametrize("kind", ["shark", "whale"])
def test_nothing_happens_if_no_such_creature_is_on_the_board(kind: str) -> None:
    state = island({"red_01": "J4", "blue_01": "J4"}, at="remove")
    events = remove(state, "D4", "dolphin", roll=kind)
    assert "no_creature" in keys(events)
    assert state.active == 1


@rule("TI-K2")
def test_one_creature_of_the_rolled_kind_may_move() -> None:
    state = island({"red_01": "J4", "blue_01": "J4"}, sharks=["A1", "M7"], whales=["A4"], at="creature shark")
    assert legal(state) == {"0 pick_creature shark A1", "0 pick_creature shark M7", "0 leave_creatures"}
    play(state, "0 pick_creature shark A1", "0 move_to A2")
    assert creatures(state, "shark") == ["A2", "M7"]
    assert state.active == 1


@rule("TI-K2")
def test_the_creatures_may_be_left_where_they_are() -> None:
    state = island({"red_01": "J4", "blue_01": "J4"}, sharks=["A1"], at="creature shark")
    play(state, "0 leave_creatures")
    assert creatures(state, "shark") == ["A1"]
    assert state.active == 1


@rule("TI-K3")
def test_creatures_keep_to_the_sea_and_share_spaces() -> None:
    state = island(
        {"red_01": "J4", "blue_01": "J4"},
        sharks=["D3", "C3"],
        whales=["C3"],
        serpents=["C3"],
        at="creature shark",
    )
    play(state, "0 pick_creature shark D3")
    assert spaces_to(state, "move_to").isdisjoint({"D4", "E4"})
    play(state, "0 move_to C3")
    assert creatures(state, "shark") == ["C3", "C3"]


@rule("TI-K4")
def test_a_serpent_moves_one_space_and_takes_manned_boats_and_swimmers() -> None:
    crew = {"red_01": "boat C1", "blue_01": "boat C1", "blue_02": "C1", "red_09": "J4", "blue_09": "J4"}
    state = island(crew, boats=["C1"], at="creature sea_serpent")
    play(state, "0 pick_creature sea_serpent B1")
    assert spaces_to(state, "move_to") == BESIDE["B1"]
    play(state, "0 move_to C1")
    assert {where(state, name) for name in ("red_01", "blue_01", "blue_02")} == {"lost"}
    assert boats(state) == {}


@rule("TI-K4", "TI-K5", "TI-K6")
@pytest.mark.parametrize("kind", ["sea_serpent", "shark", "whale"])
def test_an_empty_boat_stays(kind: str) -> None:
    pieces = {"sea_serpent": ["B1"], "shark": [], "whale": [], kind: ["B1"]}
    state = island(
        {"red_09": "J4", "blue_09": "J4"},
        boats=["C1"],
        serpents=pieces["sea_serpent"],
        sharks=pieces["shark"],
        whales=pieces["whale"],
        at=f"creature {kind}",
    )
    play(state, f"0 pick_creature {kind} B1", "0 move_to C1")
    assert boats(state) == {"C1": []}


@rule("TI-K5", "TI-X10")
def test_a_shark_moves_one_or_two_spaces_and_stops_at_swimmers() -> None:
    state = island({"red_01": "A2", "red_09": "J4", "blue_09": "J4"}, sharks=["A1"], at="creature shark")
    play(state, "0 pick_creature shark A1")
    reach = spaces_to(state, "move_to")
    assert reach == {"A2", "B2", "B3", "B1", "C2", "C3", "B4", "C4"}
    assert "A3" not in reach
    assert "A1" not in reach
    play(state, "0 move_to A2")
    assert where(state, "red_01") == "lost"


@rule("TI-K5", "TI-X34")
def test_a_shark_does_nothing_to_boats() -> None:
    state = island(
        {"red_01": "boat A2", "red_09": "J4", "blue_09": "J4"},
        boats=["A2"],
        sharks=["A1"],
        at="creature shark",
    )
    play(state, "0 pick_creature shark A1", "0 move_to A2")
    assert where(state, "red_01") == "boat A2"


@rule("TI-K6", "TI-X10")
def test_a_whale_moves_one_to_three_spaces_and_stops_at_a_manned_boat() -> None:
    state = island(
        {"red_01": "boat B2", "red_02": "A2", "red_09": "J4", "blue_09": "J4"},
        boats=["B2", "B3"],
        serpents=[],
        whales=["B1"],
        sharks=["B2"],
        at="creature whale",
    )
    play(state, "0 pick_creature whale B1")
    reach = spaces_to(state, "move_to")
    assert "B2" in reach
    assert "B3" in reach  # an empty boat stops nobody, and there is a way around
    assert "A1" not in reach  # only through the manned boat in three
    play(state, "0 move_to B2")
    assert boats(state) == {"B3": []}
    assert where(state, "red_01") == "lost"  # a shark was waiting
    assert where(state, "red_02") == "sea A2"


@rule("TI-K7", "TI-X24")
def test_a_creature_hits_the_movers_own_pieces_too() -> None:
    state = island({"red_01": "A2", "red_09": "J4", "blue_09": "J4"}, sharks=["A1"], at="creature shark")
    play(state, "0 pick_creature shark A1", "0 move_to A2")
    assert where(state, "red_01") == "lost"


@rule("TI-X22")
def test_a_creature_shut_in_cannot_be_chosen() -> None:
    state = island({"red_09": "J4", "blue_09": "J4"}, at="creature sea_serpent")
    assert "0 pick_creature sea_serpent G6" not in legal(state)
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 pick_creature sea_serpent G6")
    assert refused.value.rule == "TI-X22"
    alone = island({"red_09": "J4", "blue_09": "J4"}, serpents=["G6"], at="remove")
    events = remove(alone, "D4", "dolphin", roll="sea_serpent")
    assert "no_creature" in keys(events)
    assert (alone.active, pending(alone)) == (1, "move_pieces")


@rule("TI-X10", "TI-K4", "TI-K5", "TI-K6")
@pytest.mark.parametrize(("kind", "steps"), [("sea_serpent", 1), ("shark", 2), ("whale", 3)])
def test_ranges_are_one_two_and_three(kind: str, steps: int) -> None:
    pieces = {"sea_serpent": [], "shark": [], "whale": [], kind: ["C6"]}
    state = island(
        {"red_09": "J4", "blue_09": "J4"},
        serpents=pieces["sea_serpent"],
        sharks=pieces["shark"],
        whales=pieces["whale"],
        at=f"creature {kind}",
    )
    play(state, f"0 pick_creature {kind} C6")
    near = {"C6"}
    for _ in range(steps):
        near |= {there for space in near for there in BESIDE[space] if there not in LAND_SPACES}
    assert spaces_to(state, "move_to") == near - {"C6"}
