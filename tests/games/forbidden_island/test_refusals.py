"""Whoever is refused is told the rule that stands against the action."""

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games.forbidden_island.rules.components import TREASURES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    WATER,
    WIND,
    draw_flood,
    draw_treasure,
    ending,
    island,
    play,
)


def acting(*roles: str) -> IslandState:
    """The first player may act; the Iron Gate is flooded, the Watchtower has sunk."""
    return island(*roles, flooded=["iron_gate", "silver_gate"], sunk=["watchtower"], hands=[[WATER], [FIRE]])


IN_ACTIONS = [
    ("engineer", "0 move silver_gate", "FI-A1"),
    ("engineer", "0 move bronze_gate", "FI-A1"),
    ("engineer", "0 move watchtower", "FI-A3"),
    ("engineer", "0 fly observatory", "FI-R2"),
    ("pilot", "0 fly watchtower", "FI-A3"),
    ("engineer", "0 navigate 1 fools_landing", "FI-R4"),
    ("navigator", "0 navigate 1 observatory", "FI-R5"),
    ("engineer", "0 shore_up fools_landing", "FI-A6"),
    ("engineer", "0 shore_up watchtower", "FI-A6"),
    ("engineer", "0 shore_up silver_gate", "FI-A5"),
    ("explorer", "0 shore_up_two iron_gate silver_gate", "FI-R10"),
    ("engineer", "0 shore_up_two iron_gate silver_gate", "FI-R10"),
    ("engineer", "0 shore_up_two fools_landing iron_gate", "FI-A6"),
    ("engineer", f"0 give {WATER} 1", "FI-A7"),
    ("messenger", f"0 give {EARTH} 1", "FI-A7"),
    ("engineer", f"0 capture {WATER}", "FI-A10"),
    ("engineer", f"0 discard {WATER}", "FI-H6"),
    ("engineer", "0 swim iron_gate", "FI-P2"),
    ("engineer", "0 draw_treasure", "FI-T1"),
    ("engineer", "1 draw_treasure", "FI-D1"),
    ("engineer", "0 draw_flood", "FI-T1"),
    ("engineer", "1 draw_flood", "FI-F1"),
    ("engineer", "1 move fools_landing", "FI-T1"),
    ("engineer", "1 end_actions", "FI-T1"),
    ("engineer", "0 sandbags iron_gate", "FI-C1"),
    ("engineer", "0 helicopter bronze_gate", "FI-C1"),
    ("engineer", "0 take_off", "FI-C1"),
    ("engineer", "0 board 1", "FI-Q7"),
    ("engineer", "0 done", "FI-Q7"),
    ("engineer", "0 land observatory", "FI-Q7"),
]


def refused(state: IslandState, text: str) -> str:
    before = state.to_json()
    with pytest.raises(IllegalAction) as told:
        state.apply(text)
    assert state.to_json() == before
    return told.value.rule


@pytest.mark.parametrize(("role", "text", "rule"), IN_ACTIONS, ids=[row[1] for row in IN_ACTIONS])
def test_in_the_action_phase(role: str, text: str, rule: str) -> None:
    assert refused(acting(role, "diver"), text) == rule


def test_a_second_flight() -> None:
    assert refused(island("pilot", "diver", flown=True), "0 fly observatory") == "FI-R2"


def test_a_treasure_that_is_captured_already() -> None:
    at = ["coral_palace", LANDING]
    state = island("engineer", "diver", at=at, hands=[[WATER] * 4], captured=[WATER])
    assert refused(state, f"0 capture {WATER}") == "FI-A13"


def test_four_cards_on_the_wrong_tile() -> None:
    state = island("engineer", "diver", at=[LANDING] * 2, hands=[[WATER] * 4])
    assert refused(state, f"0 capture {WATER}") == "FI-A10"


def test_special_cards_without_a_target() -> None:
    hands = [[BAGS, LIFT]]
    state = island("engineer", "diver", hands=hands, sunk=["watchtower"], captured=TREASURES)
    assert refused(state, "0 sandbags iron_gate") == "FI-C5"
    assert refused(state, "0 sandbags watchtower") == "FI-F4"
    assert refused(state, "0 helicopter observatory") == "FI-C3"
    assert refused(state, "0 take_off") == "FI-E1"


def test_while_a_helicopter_is_boarded() -> None:
    state = island("engineer", "diver", at=[LANDING] * 2, hands=[[LIFT], [LIFT]])
    play(state, f"0 helicopter {LANDING}")
    assert refused(state, "0 done") == "FI-C3"
    assert refused(state, "0 end_actions") == "FI-C3"
    assert refused(state, f"1 helicopter {LANDING}") == "FI-Q7"
    play(state, "0 board 1")
    assert refused(state, f"0 land {LANDING}") == "FI-C3"


def test_while_a_hand_is_too_full() -> None:
    hands = [[EARTH, EARTH, WIND, WIND, FIRE], [LIFT, BAGS]]
    state = island("engineer", "diver", hands=hands, flooded=["iron_gate"], phase=("treasure", 2))
    draw_treasure(state, WATER)
    assert refused(state, f"0 discard {LIFT}") == "FI-H3"
    assert refused(state, f"1 discard {LIFT}") == "FI-H6"
    assert refused(state, "0 draw_treasure") == "FI-H2"
    assert refused(state, "1 sandbags iron_gate") == "FI-C8"
    assert refused(state, "1 helicopter iron_gate") == "FI-C8"


def test_while_a_pawn_is_in_the_water() -> None:
    state = island(
        "engineer",
        "diver",
        at=["watchtower", LANDING],
        hands=[[BAGS, LIFT]],
        flooded=["watchtower", "iron_gate"],
        phase=("flood", 2),
    )
    draw_flood(state, "watchtower")
    assert refused(state, "0 swim iron_gate") == "FI-P2"
    assert refused(state, "1 swim observatory") == "FI-P2"
    assert refused(state, "0 draw_flood") == "FI-P2"
    assert refused(state, "0 sandbags iron_gate") == "FI-C8"
    assert refused(state, f"0 helicopter {LANDING}") == "FI-C8"


def test_after_the_end_the_rule_that_ended_the_game() -> None:
    state = island("engineer", "diver", flooded=[LANDING], phase=("flood", 2))
    draw_flood(state, LANDING)
    assert ending(state) == "heliport_sunk"
    assert refused(state, "0 draw_flood") == "FI-E4"
