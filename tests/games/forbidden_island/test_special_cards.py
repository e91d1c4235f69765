"""FI-C: Helicopter Lift and Sandbags."""

import pytest

from archipel.games.forbidden_island.rules.components import TILES, TREASURES
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    RISE,
    WATER,
    WIND,
    condition,
    conditions,
    draw_flood,
    draw_treasure,
    ending,
    hand,
    island,
    legal,
    options_of,
    phase,
    play,
    seen,
    tiles_to,
    treasure_discards,
    where,
)
from tests.rules import rule

WINDOWS = [("actions", 3), ("actions", 2), ("treasure", 2), ("treasure", 1), ("flood", 2), ("flood", 1)]


def kinds(texts: set[str], seat: int) -> set[str]:
    return {text.split()[1] for text in texts if text.startswith(f"{seat} ")}


@rule("FI-C1", "FI-C8")
@pytest.mark.parametrize("moment", WINDOWS)
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_any_holder_may_play_in_any_step_of_anybodys_turn(moment: tuple[str, int], holder: int) -> None:
    hands: list[list[str]] = [[], [], []]
    hands[holder] = [LIFT, BAGS]
    state = island("diver", "engineer", "messenger", hands=hands, flooded=["watchtower"], phase=moment)
    assert kinds(legal(state), holder) >= {"helicopter", "sandbags"}


@rule("FI-C1")
@pytest.mark.parametrize("moment", WINDOWS)
def test_a_special_card_costs_no_action_and_no_draw(moment: tuple[str, int]) -> None:
    hands = [[BAGS], [LIFT]]
    state = island("diver", "engineer", hands=hands, flooded=["watchtower"], phase=moment)
    before = phase(state)
    play(state, "0 sandbags watchtower", "1 helicopter iron_gate", "1 land observatory")
    assert phase(state) == before
    assert (where(state, 0), condition(state, "watchtower")) == ("observatory", "dry")


@rule("FI-C1")
def test_a_special_card_is_never_compulsory() -> None:
    state = island("diver", "engineer", hands=[[BAGS, LIFT], [BAGS, LIFT]], flooded=TILES)
    asked = {decision.seat: decision.optional for decision in state.decisions()}
    assert asked == {0: False, 1: True}
    play(state, "0 end_actions")
    draw_treasure(state, EARTH, EARTH)
    assert hand(state, 1) == {BAGS: 1, LIFT: 1}


@rule("FI-C1")
def test_only_the_own_cards_are_played() -> None:
    state = island("diver", "engineer", hands=[[BAGS, LIFT], []], flooded=TILES)
    assert kinds(legal(state), 1) == set()


@rule("FI-C2")
def test_after_its_effect_the_card_goes_to_the_discards() -> None:
    state = island("diver", "engineer", hands=[[BAGS, LIFT]], flooded=["watchtower"])
    play(state, "0 sandbags watchtower")
    assert treasure_discards(state) == {BAGS: 1}
    play(state, "0 helicopter iron_gate")
    assert treasure_discards(state) == {BAGS: 1}
    play(state, "0 land observatory")
    assert treasure_discards(state) == {BAGS: 1, LIFT: 1}
    assert hand(state, 0) == {}


@rule("FI-C3")
def test_the_helicopter_lifts_any_group_from_one_tile_to_any_other() -> None:
    roles = ("diver", "engineer", "messenger", "pilot")
    at = ["watchtower", "watchtower", "watchtower", LANDING]
    state = island(*roles, at=at, hands=[[], [], [], [LIFT]], flooded=["misty_marsh"], sunk=["lost_lagoon"])
    assert tiles_to(state, 3, "helicopter") == {"watchtower", LANDING}
    play(state, "3 helicopter watchtower", "3 board 0", "3 board 2")
    assert tiles_to(state, 3, "land") == set(TILES) - {"watchtower", "lost_lagoon"}
    play(state, "3 land misty_marsh")
    assert [where(state, seat) for seat in range(4)] == ["misty_marsh", "watchtower", "misty_marsh", LANDING]


@rule("FI-C3")
def test_the_cards_player_may_lift_a_tile_on_which_only_others_stand() -> None:
    state = island("diver", "engineer", hands=[[LIFT]])
    play(state, "0 helicopter bronze_gate", "0 land watchtower")
    assert (where(state, 0), where(state, 1)) == ("iron_gate", "watchtower")


@rule("FI-C4")
def test_one_card_either_moves_pawns_or_takes_off() -> None:
    state = island("diver", "pilot", at=["watchtower", LANDING], hands=[[LIFT]], captured=TREASURES)
    assert "0 take_off" not in legal(state)
    play(state, "0 helicopter watchtower", "0 land fools_landing")
    assert not state.over
    assert "0 take_off" not in legal(state)


@rule("FI-C5")
def test_sandbags_shore_up_any_flooded_tile_at_any_distance() -> None:
    wet = {"watchtower", "fools_landing", "temple_of_the_moon"}
    state = island("diver", "engineer", hands=[[], [BAGS]], flooded=wet, sunk=["misty_marsh"])
    assert tiles_to(state, 1, "sandbags") == wet
    play(state, "1 sandbags temple_of_the_moon")
    assert {tile for tile, state in conditions(state).items() if state == "flooded"} == wet - {
        "temple_of_the_moon"
    }


@rule("FI-C6")
def test_sandbags_need_a_flooded_tile_and_a_helicopter_always_has_a_target() -> None:
    state = island("diver", "engineer", hands=[[BAGS, LIFT]])
    assert kinds(legal(state), 0) >= {"helicopter"}
    assert "sandbags" not in kinds(legal(state), 0)


@rule("FI-C6")
def test_a_helicopter_has_a_target_even_on_the_smallest_island() -> None:
    kept = {LANDING, "watchtower"}
    gone = [tile for tile in TILES if tile not in kept]
    state = island("diver", "engineer", at=[LANDING] * 2, hands=[[LIFT]], sunk=gone, captured=TREASURES)
    play(state, "0 helicopter fools_landing", "0 board 1")
    assert tiles_to(state, 0, "land") == {"watchtower"}


@rule("FI-C6", "FI-Q9")
def test_with_one_tile_left_no_flight_is_offered_but_the_take_off_is() -> None:
    gone = [tile for tile in TILES if tile != LANDING]
    state = island("diver", "engineer", at=[LANDING] * 2, hands=[[LIFT]], sunk=gone, captured=TREASURES)
    assert legal(state) == {"0 end_actions", "0 take_off"}
    play(state, "0 end_actions")
    draw_treasure(state, EARTH)
    play(state, "0 take_off")
    assert ending(state) == "escaped"


@rule("FI-C7")
def test_lifted_players_are_not_asked() -> None:
    state = island("diver", "engineer", hands=[[LIFT], [LIFT]])
    play(state, "0 helicopter bronze_gate")
    assert {text.split()[0] for text in legal(state)} == {"0"}
    play(state, "0 land watchtower")
    assert where(state, 1) == "watchtower"


@rule("FI-C8", "FI-X11")
def test_windows_before_between_and_after_the_draws() -> None:
    state = island("diver", "engineer", hands=[[], [BAGS, BAGS]], flooded=["watchtower", LANDING])
    play(state, "0 end_actions")
    assert "sandbags" in kinds(legal(state), 1)
    draw_treasure(state, EARTH)
    play(state, "1 sandbags watchtower")
    draw_treasure(state, WIND)
    assert "sandbags" in kinds(legal(state), 1)
    draw_flood(state, "watchtower")
    play(state, "1 sandbags watchtower")
    assert condition(state, "watchtower") == "dry"


@rule("FI-C8", "FI-Q5")
def test_the_window_after_the_last_flood_card_is_the_one_before_the_next_action() -> None:
    state = island("diver", "engineer", hands=[[BAGS], []], phase=("flood", 1))
    draw_flood(state, "watchtower")
    assert phase(state) == ["take_actions", 3]
    play(state, "0 sandbags watchtower")
    assert (condition(state, "watchtower"), phase(state)) == ("dry", ["take_actions", 3])


@rule("FI-C8", "FI-X10", "FI-F4")
def test_nothing_is_played_between_the_reveal_of_a_card_and_its_effect() -> None:
    state = island("diver", "engineer", hands=[[BAGS, LIFT]], flooded=["watchtower"], phase=("flood", 2))
    draw_flood(state, "watchtower")
    assert condition(state, "watchtower") == "sunk"
    state = island("diver", "engineer", hands=[[BAGS, LIFT]], level=9, phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert ending(state) == "water_level"


@rule("FI-C8")
def test_while_a_hand_is_over_the_limit_only_its_owner_plays() -> None:
    five = [EARTH, EARTH, WIND, FIRE, BAGS]
    state = island(
        "diver", "engineer", hands=[five, [BAGS, LIFT]], flooded=["watchtower"], phase=("treasure", 2)
    )
    draw_treasure(state, WATER)
    assert kinds(legal(state), 0) == {"discard", "sandbags"}
    assert kinds(legal(state), 1) == set()


@rule("FI-C8", "FI-P6")
def test_while_a_tile_sinks_only_helicopters_are_played_and_only_there() -> None:
    state = island(
        "engineer",
        "diver",
        at=["watchtower", LANDING],
        hands=[[BAGS, LIFT], [LIFT]],
        flooded=["watchtower", LANDING],
        phase=("flood", 2),
    )
    draw_flood(state, "watchtower")
    assert kinds(legal(state), 0) == {"swim", "helicopter"}
    assert (
        options_of(state, 0, "helicopter") == options_of(state, 1, "helicopter") == [{"tile": "watchtower"}]
    )


@rule("FI-C2", "FI-Q7")
def test_the_card_is_spent_only_when_the_helicopter_lands_and_nobody_acts_before() -> None:
    at = [LANDING, LANDING, "watchtower"]
    state = island("diver", "engineer", "pilot", at=at, hands=[[LIFT], [BAGS, LIFT]], flooded=[LANDING])
    before = {key: value for key, value in seen(state).items() if key != "step"}
    play(state, "0 helicopter fools_landing")
    assert legal(state) == {"0 board 0", "0 board 1"}
    play(state, "0 board 0")
    assert legal(state) == {"0 board 1", "0 done"}
    play(state, "0 done")
    assert {text.split()[1] for text in legal(state)} == {"land"}
    assert {key: value for key, value in seen(state).items() if key != "step"} == before
