"""FI-X: the corners that the rulebook leaves open, as the specification settles them."""

import pytest

from archipel.games.forbidden_island.components import ALL_TILES, CARDS, START_LEVEL, TILES, TREASURES
from tests.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    RISE,
    WATER,
    WIND,
    condition,
    draw_flood,
    draw_treasure,
    ending,
    flood_discards,
    flood_layers,
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

BESIDE = ["observatory", "twilight_hollow"]  # the neighbours of the Watchtower
FIVE = [EARTH, EARTH, WIND, WIND, FIRE]


@rule("FI-X1")
def test_the_treasure_pile_can_always_be_refilled() -> None:
    roles = ("diver", "engineer", "messenger", "pilot")
    hands = [FIVE, [EARTH, EARTH, WIND, WIND, FIRE], [WATER] * 5, [LIFT, LIFT, LIFT, BAGS, BAGS]]
    state = island(*roles, hands=hands, pile=[FIRE], phase=("treasure", 2))
    draw_treasure(state, FIRE)
    assert seen(state)["seats"][0]["hand_size"] == 6
    assert seen(state)["treasure_pile"]["size"] == 7


@rule("FI-X2")
def test_every_pass_through_the_treasure_deck_holds_three_waters_rise() -> None:
    state = island(phase=("treasure", 2), pile=[RISE, RISE, RISE])
    draw_treasure(state, RISE, RISE)
    state = island(phase=("treasure", 2), pile=[RISE], level=3)
    draw_treasure(state, RISE)
    assert state.pile >> 4 * CARDS.index(RISE) & 15 == 3
    assert seen(state)["treasure_pile"]["size"] == 28


@rule("FI-X5")
def test_seven_cards_in_hand_never_arise() -> None:
    state = island(phase=("treasure", 2), hands=[FIVE])
    draw_treasure(state, WATER)
    assert "0 draw_treasure" not in legal(state)
    play(state, f"0 discard {EARTH}")
    draw_treasure(state, WATER)
    assert seen(state)["seats"][0]["hand_size"] == 6


@rule("FI-X6")
def test_a_flood_pile_used_up_at_the_end_of_a_turn_leaves_no_discards_to_stack() -> None:
    state = island(layers=[["watchtower"]], phase=("flood", 1))
    draw_flood(state, "watchtower")
    assert flood_discards(state) == set()
    play(state, "1 end_actions")
    draw_treasure(state, RISE)
    assert flood_layers(state) == [set(TILES)]


@rule("FI-X7")
def test_with_few_tiles_left_drawing_goes_on_through_refills() -> None:
    kept = [LANDING, "watchtower", "misty_marsh"]
    gone = [tile for tile in TILES if tile not in kept]
    state = island(at=[LANDING] * 2, sunk=gone, captured=TREASURES, level=8, phase=("flood", 5))
    draw_flood(state, "watchtower", "misty_marsh", LANDING, "watchtower", "misty_marsh")
    assert phase(state) == ["take_actions", 3]
    assert flood_layers(state) == [{LANDING}]
    assert condition(state, LANDING) == "flooded"


@rule("FI-X8")
def test_two_waters_rise_from_level_eight_lose_at_the_second() -> None:
    state = island(level=8, phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert not state.over
    assert seen(state)["water"]["level"] == 9
    draw_treasure(state, RISE)
    assert ending(state) == "water_level"


@rule("FI-X9")
def test_a_waters_rise_at_level_nine_leaves_the_second_card_undrawn() -> None:
    state = island(level=9, phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert ending(state) == "water_level"
    assert seen(state)["treasure_pile"]["size"] == 27


@rule("FI-X13")
def test_the_heliport_sinks_under_a_team_that_is_ready_to_leave() -> None:
    state = island(
        at=[LANDING] * 2, hands=[[LIFT], [LIFT]], captured=TREASURES, flooded=[LANDING], phase=("flood", 2)
    )
    assert "0 take_off" in legal(state)
    draw_flood(state, LANDING)
    assert ending(state) == "heliport_sunk"


@rule("FI-X14")
def test_no_treasure_is_captured_in_reaction() -> None:
    state = island(
        at=["coral_palace", LANDING],
        hands=[[WATER] * 4],
        sunk=["tidal_palace"],
        flooded=["coral_palace"],
        phase=("flood", 2),
    )
    draw_flood(state, "coral_palace")
    assert ending(state) == "treasure_lost"


@rule("FI-X16")
def test_a_pawn_alone_on_an_isolated_tile() -> None:
    at = ["watchtower", LANDING]
    state = island("engineer", "pilot", at=at, sunk=BESIDE, flooded=["watchtower"], hands=[[], [LIFT]])
    assert {text for text in legal(state) if text.startswith("0")} == {
        "0 shore_up watchtower",
        "0 end_actions",
    }
    assert "1 helicopter watchtower" in legal(state)
    assert tiles_to(island("diver", "pilot", at=at, sunk=BESIDE), 0, "move") == {
        "misty_marsh",
        "phantom_rock",
        "cliffs_of_abandon",
    }
    assert len(tiles_to(island("pilot", "diver", at=at, sunk=BESIDE), 0, "fly")) == 21


@rule("FI-X18")
def test_one_helicopter_lifts_all_stranded_pawns() -> None:
    at = ["watchtower"] * 2
    state = island(
        "engineer",
        "messenger",
        at=at,
        sunk=BESIDE,
        flooded=["watchtower"],
        hands=[[LIFT]],
        phase=("flood", 2),
    )
    draw_flood(state, "watchtower")
    play(state, "0 helicopter watchtower", "0 board 1", "0 land misty_marsh")
    assert [where(state, seat) for seat in range(2)] == ["misty_marsh"] * 2
    assert phase(state) == ["draw_flood", 1]


@rule("FI-X19")
def test_one_pawn_swims_and_another_is_lifted() -> None:
    at = ["watchtower"] * 2
    state = island("engineer", "messenger", at=at, flooded=["watchtower"], hands=[[LIFT]], phase=("flood", 2))
    draw_flood(state, "watchtower")
    play(state, "0 swim observatory", "0 helicopter watchtower", "0 land fools_landing")
    assert [where(state, seat) for seat in range(2)] == ["observatory", LANDING]


@rule("FI-X26")
def test_the_navigator_moves_one_pawn_per_action_and_splits_nothing() -> None:
    state = island("navigator", "engineer", "diver", at=["watchtower", "bronze_gate", "iron_gate"])
    assert all(set(args) == {"pawn", "tile"} for args in options_of(state, 0, "navigate"))
    play(state, "0 navigate 1 fools_landing")
    assert phase(state) == ["take_actions", 2]
    assert where(state, 2) == "iron_gate"


@rule("FI-X28")
def test_the_engineer_with_one_flooded_tile_in_reach_shores_up_that_one() -> None:
    state = island("engineer", "pilot", flooded=["iron_gate"])
    assert options_of(state, 0, "shore_up_two") == []
    play(state, "0 shore_up iron_gate")
    assert phase(state) == ["take_actions", 2]


@rule("FI-X29", "FI-R10")
def test_the_engineer_cannot_save_the_second_tile_for_later() -> None:
    state = island("engineer", "pilot", flooded=["iron_gate", "howling_garden"])
    play(state, "0 shore_up iron_gate", "0 move iron_gate", "0 shore_up howling_garden")
    assert phase(state) == ["draw_treasure", 2]


@rule("FI-X31")
def test_giving_a_fifth_equal_card_to_a_full_hand() -> None:
    hands = [[EARTH], [EARTH] * 4 + [LIFT]]
    state = island("messenger", "pilot", hands=hands)
    play(state, f"0 give {EARTH} 1")
    assert legal(state) >= {f"1 discard {EARTH}", f"1 discard {LIFT}", "1 helicopter fools_landing"}
    play(state, "1 helicopter fools_landing", "1 land temple_of_the_moon")
    assert hand(state, 1) == {EARTH: 5}
    assert phase(state) == ["take_actions", 2]


@rule("FI-X32")
def test_capturing_with_five_equal_cards_keeps_one() -> None:
    state = island("messenger", "pilot", at=["coral_palace", LANDING], hands=[[WATER] * 5])
    play(state, f"0 capture {WATER}")
    assert hand(state, 0) == {WATER: 1}
    assert treasure_discards(state) == {WATER: 4}


@rule("FI-X33")
def test_cards_of_a_captured_treasure_stay_in_circulation() -> None:
    state = island("messenger", "pilot", hands=[[WATER]], captured=[WATER], pile=[FIRE], phase=("actions", 1))
    play(state, f"0 give {WATER} 1")
    assert hand(state, 1) == {WATER: 1}
    draw_treasure(state, FIRE)
    assert state.pile >> 4 * CARDS.index(WATER) & 15 == 4


@rule("FI-X34", "FI-X35")
def test_discarded_treasure_cards_and_a_missing_helicopter_lose_nothing() -> None:
    state = island(at=[LANDING] * 2, captured=TREASURES[:3], discards=[WATER, WATER, LIFT, LIFT, LIFT])
    assert not state.over
    play(state, "0 end_actions")
    assert not state.over


@rule("FI-X36", "FI-C4")
def test_bringing_the_last_pawn_by_helicopter_needs_a_second_card_to_take_off() -> None:
    state = island("diver", "pilot", at=["watchtower", LANDING], hands=[[LIFT], [LIFT]], captured=TREASURES)
    play(state, "0 helicopter watchtower", "0 land fools_landing")
    assert "0 take_off" not in legal(state)
    play(state, "1 take_off")
    assert ending(state) == "escaped"


@rule("FI-X37")
def test_a_player_who_is_not_active_takes_off() -> None:
    state = island("diver", "pilot", at=[LANDING] * 2, hands=[[], [LIFT]], captured=TREASURES)
    play(state, "1 take_off")
    assert ending(state) == "escaped"


@rule("FI-X38")
def test_a_player_over_the_limit_takes_off() -> None:
    hands = [[*FIVE[:4], LIFT]]
    state = island("diver", "pilot", at=[LANDING] * 2, hands=hands, captured=TREASURES, phase=("treasure", 2))
    draw_treasure(state, WATER)
    assert phase(state) == ["discard", 0]
    play(state, "0 take_off")
    assert ending(state) == "escaped"


@rule("FI-X39")
def test_sandbags_without_a_target_are_discarded_without_effect() -> None:
    state = island(hands=[[*FIVE[:4], BAGS]], phase=("treasure", 2))
    draw_treasure(state, WATER)
    assert options_of(state, 0, "sandbags") == []
    play(state, f"0 discard {BAGS}")
    assert treasure_discards(state) == {BAGS: 1}


@rule("FI-X40")
def test_ending_the_actions_is_always_possible() -> None:
    gone = [tile for tile in TILES if tile not in {"watchtower", LANDING}]
    for role in ("diver", "engineer", "explorer", "messenger", "navigator"):
        state = island(role, "pilot", at=["watchtower", LANDING], sunk=gone, captured=TREASURES)
        assert "0 end_actions" in legal(state)


def longest(seats: int, difficulty: str) -> int:
    """The last turn of a game in which the sea does no harm and each waters rise comes as late as it can."""
    roles = ("diver", "engineer", "messenger", "pilot")[:seats]
    state = island(*roles, options={"difficulty": difficulty}, level=START_LEVEL[difficulty])
    state.hands = [2 << 4 * treasure for treasure in range(seats)]
    state.pile -= sum(state.hands)
    state.pile_size -= 2 * seats
    while not state.over:
        texts = legal(state)
        if f"{state.active} draw_treasure" in texts:
            held = [kind for kind in range(7) if state.pile >> 4 * kind & 15]
            state.chance.script = [held[0]]
        choice = min(
            texts, key=lambda text: ("end_actions draw_ discard".find(text.split()[1][:5]) < 0, text)
        )
        state.apply(choice)
        state.flooded, state.layers, state.flood_discards = 0, [ALL_TILES], 0  # a merciful sea
        assert state.faults() == []
    assert ending(state) == "water_level"
    return state.turn


@rule("FI-X42")
@pytest.mark.parametrize(
    ("difficulty", "bounds"),
    [
        ("novice", (40, 39, 38)),
        ("normal", (40, 39, 38)),
        ("elite", (39, 38, 37)),
        ("legendary", (26, 25, 24)),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_game_goes_beyond_its_longest_turn(difficulty: str, bounds: tuple[int, ...], seats: int) -> None:
    assert 10 <= longest(seats, difficulty) <= bounds[seats - 2]


@rule("FI-X44", "FI-P8")
def test_nobody_swims_first_when_another_pawn_must_drown() -> None:
    state = island(
        "pilot", "engineer", at=["watchtower"] * 2, sunk=BESIDE, flooded=["watchtower"], phase=("flood", 2)
    )
    draw_flood(state, "watchtower")
    assert ending(state) == "adventurer_drowned"
    assert state.outcome
    assert state.outcome.args == {"pawn": 1, "adventurer": "engineer"}


@rule("FI-X45")
def test_special_cards_may_be_played_between_the_third_action_and_the_draw() -> None:
    state = island("diver", "engineer", hands=[[BAGS]], flooded=["watchtower"], phase=("actions", 1))
    play(state, "0 move silver_gate")
    assert phase(state) == ["draw_treasure", 2]
    play(state, "0 sandbags watchtower")
    assert legal(state) == {"0 draw_treasure"}


@rule("FI-X47")
def test_moving_pawns_from_the_heliport_and_taking_off_are_two_choices() -> None:
    state = island("diver", "pilot", at=[LANDING] * 2, hands=[[LIFT]], captured=TREASURES)
    assert legal(state) >= {"0 take_off", f"0 helicopter {LANDING}"}
    play(state, f"0 helicopter {LANDING}", "0 board 0", "0 done", "0 land watchtower")
    assert not state.over


@rule("FI-X48")
def test_pawns_may_wait_on_the_heliport_before_the_fourth_treasure_is_captured() -> None:
    layout = list(TILES)
    layout[1], layout[12] = "coral_palace", "bronze_gate"
    state = island(
        "engineer",
        "pilot",
        at=["coral_palace", LANDING],
        hands=[[WATER] * 4, [LIFT]],
        captured=TREASURES[:3],
        layout=layout,
    )
    play(state, f"0 capture {WATER}")
    assert "1 take_off" not in legal(state)
    play(state, f"0 move {LANDING}")
    play(state, "1 take_off")
    assert ending(state) == "escaped"


@rule("FI-X49")
def test_a_card_may_wander_back_and_forth_one_action_each_time() -> None:
    state = island("engineer", "pilot", at=[LANDING] * 2, hands=[[WATER, WATER]])
    play(state, f"0 give {WATER} 1", f"0 give {WATER} 1")
    assert phase(state) == ["take_actions", 1]
    state = island("engineer", "pilot", at=[LANDING] * 2, hands=[[], [WATER, WATER]], active=1)
    play(state, f"1 give {WATER} 0")
    assert hand(state, 0) == {WATER: 1}


@rule("FI-X50")
def test_two_draws_onto_a_full_hand_are_two_discards() -> None:
    state = island(hands=[FIVE], phase=("treasure", 2), pile=[WATER, WATER, LIFT])
    draw_treasure(state, WATER)
    play(state, f"0 discard {WATER}")
    # What was discarded lies on the discards and cannot be the second card.
    assert state.pile >> 4 * CARDS.index(WATER) & 15 == 1
    draw_treasure(state, LIFT)
    assert phase(state) == ["discard", 0]
    play(state, f"0 discard {LIFT}")
    assert phase(state) == ["draw_flood", 2]
