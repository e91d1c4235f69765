"""FI-R: the powers of the six adventurers in their own action phase."""

import pytest

from archipel.games.forbidden_island.rules.components import ADVENTURERS, TILES
from tests.games.forbidden_island.positions import (
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    condition,
    conditions,
    draw_flood,
    hand,
    island,
    legal,
    options_of,
    phase,
    play,
    seen,
    tiles_to,
    where,
)
from tests.rules import rule

KING = {
    "gold_gate",
    "iron_gate",
    "silver_gate",
    "whispering_garden",
    "cave_of_embers",
    "breakers_bridge",
    "cliffs_of_abandon",
    "crimson_forest",
}


# -- Explorer ----------------------------------------------------------------------------------


@rule("FI-R1")
def test_the_explorer_moves_diagonally_too() -> None:
    state = island("explorer", "pilot", at=["howling_garden", "watchtower"], flooded=["gold_gate"])
    assert tiles_to(state, 0, "move") == KING


@rule("FI-R1", "FI-A3")
def test_the_explorer_moves_onto_no_missing_tile() -> None:
    state = island("explorer", "pilot", at=["howling_garden", "watchtower"], sunk=["gold_gate", "iron_gate"])
    assert tiles_to(state, 0, "move") == KING - {"gold_gate", "iron_gate"}


@rule("FI-R1")
def test_the_explorer_shores_up_diagonally_too() -> None:
    state = island("explorer", "pilot", at=["howling_garden", "watchtower"], flooded=TILES)
    assert tiles_to(state, 0, "shore_up") == KING | {"howling_garden"}
    assert options_of(state, 0, "shore_up_two") == []


# -- Pilot -------------------------------------------------------------------------------------


@rule("FI-R2")
def test_the_pilot_flies_to_any_tile_that_has_not_sunk() -> None:
    state = island("pilot", "diver", sunk=["watchtower"], flooded=["twilight_hollow"])
    assert tiles_to(state, 0, "fly") == set(TILES) - {"watchtower", LANDING}


@rule("FI-R2", "FI-X30")
def test_the_pilot_flies_once_a_turn_for_one_action_and_may_walk() -> None:
    state = island("pilot", "diver")
    play(state, "0 fly watchtower")
    assert where(state, 0) == "watchtower"
    assert phase(state) == ["take_actions", 2]
    assert seen(state)["seats"][0]["flown"]
    assert options_of(state, 0, "fly") == []
    assert tiles_to(state, 0, "move") == {"observatory", "twilight_hollow"}


@rule("FI-R2")
def test_the_pilot_may_walk_first_and_fly_later() -> None:
    state = island("pilot", "diver")
    play(state, "0 move bronze_gate", "0 fly watchtower")
    assert where(state, 0) == "watchtower"


@rule("FI-R2")
def test_the_pilot_flies_alone() -> None:
    state = island("pilot", "diver", at=[LANDING, LANDING])
    play(state, "0 fly watchtower")
    assert where(state, 1) == LANDING


@rule("FI-R2", "FI-Q1")
def test_the_flight_is_restored_on_the_next_own_turn() -> None:
    state = island("pilot", "diver", flown=True, phase=("flood", 1))
    draw_flood(state, "watchtower")
    assert not seen(state)["seats"][0]["flown"]
    state = island("diver", "pilot", flown=False, phase=("flood", 1))
    draw_flood(state, "watchtower")
    assert len(tiles_to(state, 1, "fly")) == 23


@rule("FI-R3", "FI-X30")
@pytest.mark.parametrize("flown", [True, False])
def test_flying_off_a_sinking_tile_neither_uses_up_nor_needs_the_flight(flown: bool) -> None:
    state = island(
        "pilot", "diver", at=["watchtower", LANDING], flooded=["watchtower"], phase=("flood", 2), flown=flown
    )
    draw_flood(state, "watchtower")
    assert tiles_to(state, 0, "swim") == set(TILES) - {"watchtower"}
    play(state, "0 swim temple_of_the_moon")
    assert phase(state) == ["draw_flood", 1]
    assert seen(state)["seats"][0]["flown"] is flown


# -- Engineer ----------------------------------------------------------------------------------


@rule("FI-R10")
def test_the_engineer_shores_up_two_tiles_for_one_action() -> None:
    wet = ["howling_garden", "iron_gate", "cave_of_embers"]
    state = island("engineer", "pilot", at=["howling_garden", LANDING], flooded=[*wet, "watchtower"])
    assert tiles_to(state, 0, "shore_up") == set(wet)
    pairs = [set(args.values()) for args in options_of(state, 0, "shore_up_two")]
    assert len(pairs) == 3
    assert all(pair < set(wet) for pair in pairs)
    play(state, "0 shore_up_two iron_gate howling_garden")
    assert [condition(state, tile) for tile in wet] == ["dry", "dry", "flooded"]
    assert phase(state) == ["take_actions", 2]


@rule("FI-R10")
def test_the_engineer_has_at_most_five_tiles_and_ten_pairs() -> None:
    state = island("engineer", "pilot", at=["howling_garden", LANDING], flooded=TILES)
    assert len(options_of(state, 0, "shore_up")) == 5
    assert len(options_of(state, 0, "shore_up_two")) == 10


@rule("FI-R10")
@pytest.mark.parametrize("role", [role for role in ADVENTURERS if role != "engineer"])
def test_nobody_else_shores_up_two(role: str) -> None:
    state = island(role, "engineer", at=["howling_garden", LANDING], flooded=TILES)
    assert options_of(state, 0, "shore_up_two") == []


# -- Messenger ---------------------------------------------------------------------------------


@rule("FI-R11")
def test_the_messenger_gives_to_anybody_anywhere() -> None:
    state = island("messenger", "pilot", "diver", at=["watchtower", LANDING, "iron_gate"], hands=[[EARTH]])
    assert options_of(state, 0, "give") == [{"card": EARTH, "receiver": 1}, {"card": EARTH, "receiver": 2}]
    play(state, f"0 give {EARTH} 2")
    assert hand(state, 2) == {EARTH: 1}
    assert phase(state) == ["take_actions", 2]


@rule("FI-R11")
def test_who_gives_to_the_messenger_must_share_his_tile() -> None:
    state = island("pilot", "messenger", at=["watchtower", LANDING], hands=[[EARTH]])
    assert options_of(state, 0, "give") == []


# -- All ---------------------------------------------------------------------------------------


@rule("FI-R12")
@pytest.mark.parametrize("seated", [1, 2, 3])
def test_powers_are_idle_on_the_turns_of_others(seated: int) -> None:
    roles = ["messenger", "navigator", "pilot", "engineer"]
    state = island(*roles, active=0, flooded=TILES, hands=[[FIRE]] * 4)
    assert not any(text.startswith(str(seated)) for text in legal(state))


@rule("FI-R12")
@pytest.mark.parametrize("moment", [("treasure", 2), ("flood", 2)])
def test_powers_are_idle_outside_the_action_phase(moment: tuple[str, int]) -> None:
    state = island("pilot", "engineer", flooded=["fools_landing"], hands=[[LIFT]], phase=moment)
    kinds = {text.split()[1] for text in legal(state)}
    assert kinds == {"helicopter", "draw_treasure" if moment[0] == "treasure" else "draw_flood"}


@rule("FI-R12")
@pytest.mark.parametrize("role", ADVENTURERS)
def test_powers_are_optional(role: str) -> None:
    other = "pilot" if role != "pilot" else "diver"
    state = island(role, other, flooded=TILES, hands=[[FIRE]])
    assert "0 end_actions" in legal(state)
    play(state, "0 end_actions")
    assert set(conditions(state).values()) == {"flooded"}
