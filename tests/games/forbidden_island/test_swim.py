"""FI-P: pawns on tiles that flood or sink."""

from typing import Any

import pytest

from archipel.games.forbidden_island.rules.components import TILES, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.positions import (
    BAGS,
    LANDING,
    LIFT,
    condition,
    draw_flood,
    ending,
    island,
    keys,
    legal,
    options_of,
    phase,
    play,
    tiles_to,
    treasure_discards,
    where,
)
from tests.rules import rule

# Two tips of the island: Watchtower touches Observatory and Twilight Hollow only.
BESIDE = ["observatory", "twilight_hollow"]


def sinking(*roles: str, **about: Any) -> IslandState:
    """The watchtower was flooded, and has just sunk."""
    state = island(*roles, flooded=["watchtower"], phase=("flood", 2), **about)
    draw_flood(state, "watchtower")
    return state


@rule("FI-P1")
def test_a_pawn_on_a_tile_that_floods_stays_there() -> None:
    state = island("engineer", "pilot", at=["watchtower", LANDING], phase=("flood", 2))
    draw_flood(state, "watchtower")
    assert (where(state, 0), condition(state, "watchtower")) == ("watchtower", "flooded")
    assert phase(state) == ["draw_flood", 1]


@rule("FI-P2", "FI-X17")
@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator"])
def test_a_pawn_on_a_sinking_tile_swims_to_a_neighbour_dry_or_flooded(role: str) -> None:
    state = island(
        role, "pilot", at=["watchtower", LANDING], flooded=["watchtower", "observatory"], phase=("flood", 2)
    )
    draw_flood(state, "watchtower")
    assert legal(state) == {f"0 swim {tile}" for tile in BESIDE}
    play(state, "0 swim observatory")
    assert where(state, 0) == "observatory"
    assert phase(state) == ["draw_flood", 1]


@rule("FI-P2")
def test_the_owner_swims_even_on_the_turn_of_another() -> None:
    state = island(
        "pilot", "engineer", at=[LANDING, "watchtower"], flooded=["watchtower"], phase=("flood", 1)
    )
    draw_flood(state, "watchtower")
    assert legal(state) == {f"1 swim {tile}" for tile in BESIDE}
    play(state, "1 swim twilight_hollow")
    assert phase(state) == ["take_actions", 3]


@rule("FI-P3", "FI-R1")
def test_the_explorer_swims_diagonally() -> None:
    state = sinking("explorer", "pilot", at=["watchtower", LANDING])
    assert tiles_to(state, 0, "swim") == {*BESIDE, "misty_marsh", "phantom_rock"}


@rule("FI-P3", "FI-R3")
def test_the_pilot_flies_off_a_sinking_tile_anywhere() -> None:
    state = sinking("pilot", "diver", at=["watchtower", LANDING])
    assert tiles_to(state, 0, "swim") == set(TILES) - {"watchtower"}


@rule("FI-P4", "FI-X23")
def test_the_diver_swims_to_the_nearest_tile_and_chooses_among_equals() -> None:
    at = ["watchtower", LANDING]
    state = sinking("diver", "pilot", at=at, sunk=BESIDE)
    assert tiles_to(state, 0, "swim") == {"misty_marsh", "phantom_rock", "cliffs_of_abandon"}


@rule("FI-P4", "FI-X24")
def test_the_diver_does_not_swim_past_the_nearest_tile() -> None:
    wet = [tile for tile in TILES if tile != "twilight_hollow"]
    state = island(
        "diver",
        "pilot",
        at=["watchtower", LANDING],
        flooded=[*wet[:-1], "watchtower"],
        sunk=["twilight_hollow"],
        phase=("flood", 2),
    )
    draw_flood(state, "watchtower")
    assert tiles_to(state, 0, "swim") == {"observatory"}


@rule("FI-P4")
def test_the_diver_swims_however_far() -> None:
    gone = [tile for tile in TILES if tile not in {"watchtower", LANDING}]
    state = sinking("diver", "pilot", at=["watchtower", LANDING], sunk=gone, captured=TREASURES)
    assert legal(state) == {f"0 swim {LANDING}"}


@rule("FI-P5", "FI-E5")
@pytest.mark.parametrize("role", ["engineer", "messenger", "navigator"])
def test_a_pawn_with_no_neighbour_drowns_and_everybody_loses(role: str) -> None:
    at = ["watchtower", LANDING]
    state = sinking(role, "pilot", at=at, sunk=BESIDE)
    assert ending(state) == "adventurer_drowned"
    assert state.outcome
    assert state.outcome.args == {"pawn": 0, "adventurer": role}


@rule("FI-P5")
def test_the_explorer_drowns_only_when_the_diagonals_are_gone_too() -> None:
    at = ["watchtower", LANDING]
    state = sinking("explorer", "pilot", at=at, sunk=BESIDE)
    assert tiles_to(state, 0, "swim") == {"misty_marsh", "phantom_rock"}
    gone = [*BESIDE, "misty_marsh", "phantom_rock"]
    state = sinking("explorer", "pilot", at=at, sunk=gone)
    assert ending(state) == "adventurer_drowned"


@rule("FI-P6", "FI-X12")
@pytest.mark.parametrize("holder", [0, 1])
def test_any_holder_may_lift_a_pawn_off_the_sinking_tile(holder: int) -> None:
    hands = [[LIFT], []] if holder == 0 else [[], [LIFT]]
    at = ["watchtower", LANDING]
    state = sinking("engineer", "pilot", at=at, hands=hands)
    assert f"{holder} helicopter watchtower" in legal(state)
    play(state, f"{holder} helicopter watchtower")
    assert tiles_to(state, holder, "land") == set(TILES) - {"watchtower"}
    play(state, f"{holder} land temple_of_the_moon")
    assert where(state, 0) == "temple_of_the_moon"
    assert phase(state) == ["draw_flood", 1]
    assert treasure_discards(state) == {LIFT: 1}


@rule("FI-P6")
def test_a_rescue_saves_a_pawn_that_cannot_swim_and_is_then_the_only_choice() -> None:
    state = sinking("engineer", "pilot", at=["watchtower", LANDING], hands=[[], [LIFT]], sunk=BESIDE)
    assert legal(state) == {"1 helicopter watchtower"}
    assert not state.decisions()[0].optional
    play(state, "1 helicopter watchtower", "1 land fools_landing")
    assert where(state, 0) == LANDING
    assert not state.over


@rule("FI-P6")
def test_a_rescue_is_optional_while_the_pawn_can_swim() -> None:
    state = sinking("engineer", "pilot", at=["watchtower", LANDING], hands=[[], [LIFT]])
    assert {decision.seat: decision.optional for decision in state.decisions()} == {0: False, 1: True}


@rule("FI-P7")
def test_several_pawns_are_settled_one_by_one_the_active_players_first_then_clockwise() -> None:
    state = island(
        "engineer",
        "messenger",
        "navigator",
        at=["watchtower"] * 3,
        active=1,
        flooded=["watchtower"],
        phase=("flood", 2),
    )
    events = draw_flood(state, "watchtower")
    assert [event.args["seat"] for event in events if event.key == "in_water"] == [1, 2, 0]
    for seat in (1, 2, 0):
        assert legal(state) == {f"{seat} swim {tile}" for tile in BESIDE}
        play(state, f"{seat} swim observatory")
    assert phase(state) == ["draw_flood", 1]


@rule("FI-P8")
def test_drowning_is_tested_again_after_each_rescue() -> None:
    state = sinking("engineer", "messenger", at=["watchtower"] * 2, hands=[[LIFT]], sunk=BESIDE)
    assert not state.over
    play(state, "0 helicopter watchtower")
    assert legal(state) == {"0 board 1", "0 done"}
    events = play(state, "0 done", "0 land fools_landing")
    assert ending(state) == "adventurer_drowned"
    assert keys(events) == ["lifted", "game_lost"]


@rule("FI-P8", "FI-P6")
def test_a_rescue_must_contain_the_pawn_now_being_settled() -> None:
    state = sinking("engineer", "messenger", "navigator", at=["watchtower"] * 3, active=2, hands=[[LIFT]])
    play(state, "0 helicopter watchtower")
    assert legal(state) == {"0 board 0", "0 board 1", "0 done"}
    play(state, "0 board 1", "0 land fools_landing")
    assert [where(state, seat) for seat in range(3)] == ["watchtower", LANDING, LANDING]
    assert legal(state) == {f"0 swim {tile}" for tile in BESIDE}


@rule("FI-P2")
def test_sandbags_are_no_answer_to_a_sinking_tile() -> None:
    state = sinking("engineer", "pilot", at=["watchtower", LANDING], hands=[[BAGS]])
    assert options_of(state, 0, "sandbags") == []
