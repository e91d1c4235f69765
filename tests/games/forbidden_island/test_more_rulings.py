"""FI-X31 to X50: more corners that the rulebook leaves open: cards, take-off, length and order."""

import pytest

from archipel.engine.rows import row
from archipel.games.forbidden_island.rules.components import ALL_TILES, CARDS, START_LEVEL, TILES, TREASURES
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
    hand,
    island,
    legal,
    options_of,
    phase,
    play,
    treasure_discards,
)
from tests.rules import rule

BESIDE = ["observatory", "twilight_hollow"]  # the neighbours of the Watchtower
FIVE = [EARTH, EARTH, WIND, WIND, FIRE]


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
    state.hands = row(2 << 4 * treasure for treasure in range(seats))
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
        state.flooded, state.layers, state.flood_discards = 0, row([ALL_TILES]), 0  # a merciful sea
        assert state.check() == []
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
