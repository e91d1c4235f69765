"""What the coach of Forbidden Island says where nothing is gained at once; the other coach checks it too."""

from typing import Any

import pytest

from archipel.engine.advice import Claim
from archipel.games.forbidden_island.rules.state import IslandState
from tests.coach.saying import claims_of, codes_of
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    WATER,
    WIND,
    island,
    play,
)

THREE = [EARTH, WIND, FIRE]


def said(state: IslandState, seat: int, *texts: str) -> list[Claim]:
    """What is said of a line, and that it is so."""
    return claims_of(state, seat, codes_of(state, *texts))


def flood(layer: list[str], **more: Any) -> IslandState:
    """One Flood card is still to be drawn, from a layer in which all but the gates are flooded."""
    wet = [each for each in layer if not each.endswith("gate")]
    return island(flooded=wet, layers=[layer], phase=("flood", 1), **more)


@pytest.mark.parametrize(
    ("layer", "claim"),
    [
        (["bronze_gate"], ("reason-draw_safe", {})),
        (["watchtower"], ("reason-draw_risk_one", {"tile": "watchtower", "risk": 100})),
        (["watchtower", "iron_gate"], ("reason-draw_risk_one", {"tile": "watchtower", "risk": 50})),
        (["watchtower", "lost_lagoon"], ("reason-draw_risk", {"risk": 100})),
        (["watchtower", "lost_lagoon", "iron_gate"], ("reason-draw_risk", {"risk": 67})),
    ],
)
def test_sandbags_that_are_kept_have_their_price_told(layer: list[str], claim: Claim) -> None:
    state = flood(layer, hands=[[BAGS], []], at=["gold_gate"] * 2)
    assert said(state, 0, "0 draw_flood") == [claim]


def test_lifts_that_are_kept_are_counted() -> None:
    state = flood(["bronze_gate"], hands=[[LIFT], [LIFT, EARTH]])
    assert said(state, 0, "0 draw_flood") == [("reason-keep_lifts", {"count": 2})]


def test_a_flight_under_way_is_told_like_a_whole_one() -> None:
    state = island("engineer", "messenger", at=[LANDING] * 2, hands=[[LIFT], [FIRE] * 4])
    play(state, f"0 helicopter {LANDING}", "0 board 1")
    flown = {"pawns": [1], "tile": "cave_of_embers", "count": 4}
    there = {"seat": 1, "treasure": FIRE, "held": 4, "there": "yes"}
    assert said(state, 0, "0 land cave_of_embers") == [("reason-fly_to", flown), ("reason-collect", there)]


def test_who_is_taken_along_brings_cards() -> None:
    state = island("engineer", "messenger", at=[LANDING] * 2, hands=[[LIFT], [FIRE] * 4])
    play(state, f"0 helicopter {LANDING}")
    brings = {"seat": 1, "treasure": FIRE, "count": 4}
    assert said(state, 0, "0 board 1") == [("reason-passenger", brings)]


def test_a_flight_over_water_has_no_way_on_foot() -> None:
    alone = ["bronze_gate", "gold_gate"]
    state = island("engineer", "messenger", at=[LANDING] * 2, hands=[[LIFT], []], sunk=alone, captured=THREE)
    claims = said(state, 0, f"0 helicopter {LANDING}", "0 board 0", "0 board 1", "0 land watchtower")
    assert claims == [("reason-fly_over", {"pawns": [0, 1], "tile": "watchtower"})]


def discarding(hand: list[str], other: list[str], card: str) -> list[str]:
    state = island(hands=[hand[:-1], other], pile=[hand[-1], EARTH, WATER], phase=("treasure", 1))
    state.chance.script = [["earth_stone", "", "", "oceans_chalice", LIFT, BAGS].index(hand[-1])]
    play(state, "0 draw_treasure")
    return [key.removeprefix("reason-") for key, _ in said(state, 0, f"0 discard {card}")]


def test_a_discard_leaves_the_other_cards_to_those_who_collect_them() -> None:
    assert discarding([EARTH, EARTH, WIND, WIND, FIRE, LIFT], [], EARTH) == []
    assert discarding([EARTH, EARTH, WIND, WIND, LIFT, WATER], [], WATER) == ["discard_fewest"]
    both = ["discard_fewest", "discard_collected"]
    assert discarding([WIND, FIRE, BAGS, LIFT, LIFT, EARTH], [EARTH, EARTH], EARTH) == both
    assert discarding([WIND, WIND, FIRE, FIRE, EARTH, EARTH], [], EARTH) == ["discard_few"]
    assert discarding([WIND, WIND, FIRE, FIRE, EARTH, LIFT], [LIFT], LIFT) == ["discard_lift"]


def test_before_the_last_treasure_a_way_home_is_told() -> None:
    state = island("engineer", "messenger", at=["gold_gate", LANDING], captured=THREE, phase=("actions", 1))
    assert said(state, 0, f"0 move {LANDING}") == [("reason-homeward", {"seat": 0, "there": "yes"})]
    waits = [("reason-stay_home", {"seat": 1}), ("reason-nothing_flooded", {"seat": 1})]
    state = island("engineer", "messenger", at=["gold_gate", LANDING], captured=THREE, active=1)
    assert said(state, 1, "1 end_actions") == waits


def test_a_pawn_leaves_a_tile_that_may_sink_and_reaches_another() -> None:
    layers = [["gold_gate", "watchtower"]]
    state = island(at=["gold_gate", LANDING], flooded=layers[0], layers=layers, pile=[EARTH] * 3)
    left = {"seat": 0, "tile": "gold_gate", "risk": 100}
    assert said(state, 0, "0 move iron_gate", "0 move silver_gate") == [("reason-leave", left)]
    state = island(at=["gold_gate", LANDING], flooded=["howling_garden"])
    assert said(state, 0, "0 move iron_gate") == [("reason-in_reach", {"seat": 0, "tile": "howling_garden"})]


def test_a_pawn_goes_to_a_site_for_which_it_has_no_cards_yet() -> None:
    state = island(at=["cave_of_embers", LANDING], hands=[[EARTH], []])
    assert said(state, 0, "0 move howling_garden") == [("reason-at_site", {"seat": 0, "treasure": WIND})]


def test_a_pawn_stays_on_the_site_of_its_cards() -> None:
    state = island(at=["cave_of_embers", LANDING], hands=[[FIRE] * 3, []], flooded=["crimson_forest"])
    stays = {"seat": 0, "treasure": FIRE, "held": 3}
    assert said(state, 0, "0 end_actions") == [("reason-stay_site", stays)]
