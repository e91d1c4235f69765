"""FI-H: at most five cards before a player."""

import pytest

from archipel.games.forbidden_island.rules.components import CARDS
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LIFT,
    RISE,
    WATER,
    WIND,
    condition,
    draw_treasure,
    hand,
    island,
    legal,
    options_of,
    phase,
    play,
    seen,
    treasure_discards,
    where,
)
from tests.rules import rule

FIVE = [EARTH, EARTH, WIND, WIND, FIRE]


@rule("FI-H1")
def test_five_cards_are_allowed() -> None:
    state = island(phase=("treasure", 1), hands=[[EARTH, WIND, FIRE, LIFT]])
    draw_treasure(state, BAGS)
    assert seen(state)["seats"][0]["hand_size"] == 5
    assert phase(state) == ["draw_flood", 2]


@rule("FI-H1")
def test_special_cards_count_too() -> None:
    state = island(phase=("treasure", 1), hands=[[LIFT, LIFT, LIFT, BAGS, BAGS]])
    draw_treasure(state, EARTH)
    assert phase(state) == ["discard", 0]


@rule("FI-H2", "FI-X4", "FI-X5")
def test_a_sixth_card_is_discarded_before_the_second_draw() -> None:
    state = island(phase=("treasure", 2), hands=[FIVE])
    draw_treasure(state, WATER)
    assert phase(state) == ["discard", 0]
    assert all(text.startswith("0 discard ") for text in legal(state))
    play(state, f"0 discard {FIRE}")
    assert hand(state, 0) == {EARTH: 2, WIND: 2, WATER: 1}
    assert phase(state) == ["draw_treasure", 1]


@rule("FI-H2")
def test_a_waters_rise_never_makes_a_sixth_card() -> None:
    state = island(phase=("treasure", 2), hands=[FIVE])
    draw_treasure(state, RISE)
    assert phase(state) == ["draw_treasure", 1]


@rule("FI-H2", "FI-Q6")
@pytest.mark.parametrize(("left", "then"), [(3, ["take_actions", 2]), (1, ["draw_treasure", 2])])
def test_a_receiver_discards_before_the_givers_next_action(left: int, then: list[object]) -> None:
    state = island("messenger", "pilot", hands=[[WATER], FIVE], phase=("actions", left))
    play(state, f"0 give {WATER} 1")
    assert phase(state) == ["discard", 1]
    assert not any(text.startswith("0") for text in legal(state))
    play(state, f"1 discard {WATER}")
    assert phase(state) == then


@rule("FI-H3")
def test_any_card_of_the_hand_may_be_discarded_even_the_new_one() -> None:
    state = island(phase=("treasure", 2), hands=[[EARTH, WIND, FIRE, LIFT, BAGS]])
    draw_treasure(state, WATER)
    assert {args["card"] for args in options_of(state, 0, "discard")} == set(CARDS) - {RISE}
    play(state, f"0 discard {WATER}")
    assert treasure_discards(state) == {WATER: 1}


@rule("FI-H4")
def test_a_special_card_may_be_used_instead_of_thrown_away() -> None:
    hands = [[EARTH, WIND, FIRE, LIFT, BAGS]]
    state = island(phase=("treasure", 2), hands=hands, flooded=["watchtower"])
    draw_treasure(state, WATER)
    play(state, "0 sandbags watchtower")
    assert condition(state, "watchtower") == "dry"
    assert treasure_discards(state) == {BAGS: 1}
    assert phase(state) == ["draw_treasure", 1]


@rule("FI-H4")
def test_a_helicopter_may_be_flown_instead_of_thrown_away() -> None:
    state = island(phase=("treasure", 1), hands=[[*FIVE[:4], LIFT]])
    draw_treasure(state, WATER)
    play(state, "0 helicopter bronze_gate", "0 land watchtower")
    assert where(state, 0) == "watchtower"
    assert treasure_discards(state) == {LIFT: 1}
    assert phase(state) == ["draw_flood", 2]


@rule("FI-H4")
def test_a_special_card_may_be_thrown_away_without_effect() -> None:
    state = island(phase=("treasure", 2), hands=[[*FIVE[:4], BAGS]], flooded=["watchtower"])
    draw_treasure(state, WATER)
    play(state, f"0 discard {BAGS}")
    assert condition(state, "watchtower") == "flooded"
    assert treasure_discards(state) == {BAGS: 1}


@rule("FI-H5")
def test_the_limit_holds_out_of_turn_and_the_owner_chooses() -> None:
    state = island("messenger", "pilot", hands=[[WATER, LIFT], [*FIVE[:4], BAGS]], flooded=["watchtower"])
    play(state, f"0 give {WATER} 1")
    assert {text.split()[0] for text in legal(state)} == {"1"}
    play(state, "1 sandbags watchtower")
    assert phase(state) == ["take_actions", 2]


@rule("FI-H6")
@pytest.mark.parametrize("moment", [("actions", 3), ("treasure", 2), ("flood", 2)])
def test_nobody_discards_voluntarily(moment: tuple[str, int]) -> None:
    state = island(phase=moment, hands=[FIVE, [LIFT, BAGS]], flooded=["watchtower"])
    assert options_of(state, 0, "discard") == options_of(state, 1, "discard") == []
