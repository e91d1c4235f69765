"""FI-T, FI-A1 to A4: the turn and the Move action."""

import pytest

from tests.games.forbidden_island.positions import (
    EARTH,
    RISE,
    condition,
    draw_flood,
    draw_treasure,
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


@rule("FI-T1", "FI-T3")
def test_a_turn_is_actions_then_two_treasure_cards_then_flood_cards_then_the_next_player() -> None:
    state = island("engineer", "messenger", "diver")
    play(state, "0 end_actions")
    assert phase(state) == ["draw_treasure", 2]
    assert legal(state) == {"0 draw_treasure"}
    draw_treasure(state, EARTH)
    assert legal(state) == {"0 draw_treasure"}
    draw_treasure(state, EARTH)
    assert phase(state) == ["draw_flood", 2]
    assert legal(state) == {"0 draw_flood"}
    draw_flood(state, "misty_marsh", "observatory")
    assert phase(state) == ["take_actions", 3]
    assert (seen(state)["active"], seen(state)["turn"]) == (1, 2)


@rule("FI-T2", "FI-Q1")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_up_to_three_actions_may_be_taken_and_the_rest_is_lost(taken: int) -> None:
    state = island()
    for step in ["iron_gate", "gold_gate", "fools_landing"][:taken]:
        assert "0 end_actions" in legal(state)
        play(state, f"0 move {step}")
    if taken < 3:
        assert phase(state) == ["take_actions", 3 - taken]
        play(state, "0 end_actions")
    assert phase(state) == ["draw_treasure", 2]
    assert options_of(state, 0, "move") == []


@rule("FI-T2", "FI-T4")
def test_the_four_actions_mix_in_any_order_and_each_costs_one() -> None:
    state = island(
        at=["temple_of_the_sun", "temple_of_the_sun"], hands=[[EARTH] * 5], flooded=["temple_of_the_moon"]
    )
    play(state, f"0 give {EARTH} 1")
    assert phase(state) == ["take_actions", 2]
    play(state, "0 shore_up temple_of_the_moon")
    assert phase(state) == ["take_actions", 1]
    play(state, f"0 capture {EARTH}")
    assert phase(state) == ["draw_treasure", 2]


@rule("FI-T4")
def test_a_move_costs_one_action() -> None:
    state = island()
    play(state, "0 move iron_gate")
    assert phase(state) == ["take_actions", 2]


@rule("FI-T3")
def test_the_draws_cannot_be_skipped() -> None:
    state = island(phase=("treasure", 2))
    assert legal(state) == {"0 draw_treasure"}
    draw_treasure(state, RISE, EARTH)
    assert legal(state) == {"0 draw_flood"}


@rule("FI-A1", "TV8")
def test_a_pawn_in_the_middle_of_nine_tiles_has_exactly_four_destinations() -> None:
    state = island("engineer", "messenger", at=["whispering_garden", "silver_gate"])
    around = {"gold_gate", "temple_of_the_sun", "howling_garden", "breakers_bridge"}
    assert tiles_to(state, 0, "move") == around
    play(state, "0 move gold_gate")
    assert where(state, 0) == "gold_gate"


@rule("FI-A1")
def test_a_pawn_on_the_tip_of_the_island_has_two_destinations() -> None:
    assert tiles_to(island(), 0, "move") == {"fools_landing", "iron_gate"}


@rule("FI-A1")
def test_only_the_own_pawn_is_moved() -> None:
    state = island(at=["observatory", "watchtower"])
    play(state, "0 move watchtower")
    assert (where(state, 0), where(state, 1)) == ("watchtower", "watchtower")
    assert all(text.startswith("0") for text in legal(state))


@rule("FI-A2")
def test_a_pawn_may_move_onto_a_flooded_tile() -> None:
    state = island(flooded=["iron_gate"])
    play(state, "0 move iron_gate")
    assert where(state, 0) == "iron_gate"
    assert condition(state, "iron_gate") == "flooded"


@rule("FI-A3")
def test_a_pawn_may_move_neither_onto_nor_across_a_missing_tile() -> None:
    state = island(sunk=["iron_gate"])
    assert tiles_to(state, 0, "move") == {"fools_landing"}


@rule("FI-A4")
def test_any_number_of_pawns_may_share_a_tile() -> None:
    roles = ("engineer", "messenger", "diver", "pilot")
    state = island(*roles, at=["fools_landing", "bronze_gate", "bronze_gate", "bronze_gate"])
    play(state, "0 move bronze_gate")
    assert {where(state, seat) for seat in range(4)} == {"bronze_gate"}
