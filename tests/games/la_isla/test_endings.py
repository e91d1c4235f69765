"""LI-E: the end of the game, the final scoring and the winner."""

import pytest

from archipel.games.la_isla.rules.scoring import count, ranks
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import ending, keys, play, seen, table
from tests.games.la_isla.test_action_d import showing
from tests.rules import rule

FOUR = {"giant_fossa": 7, "golden_toad": 7, "sardinian_pika": 5}  # values 2, 2 and 1


def last_round(seats: int, markers: dict[str, int], **more: object) -> LaIslaState:
    """Everybody plays a Dodo card at D, and takes a resource before."""
    arguments = {
        "d_cards": {seat: showing("dodo", seat) for seat in range(seats)},
        "markers": markers,
        "resources": {seat: {} for seat in range(seats)},
        **more,
    }
    state = table(seats, at="C", **arguments)  # type: ignore[arg-type]
    for seat in range(seats):
        play(state, f"{seat} take grey")
    return state


@rule("LI-E1")
@pytest.mark.parametrize(
    ("seats", "markers", "over"),
    [
        (2, {**FOUR, "dodo": 3}, False),  # 5 + 1 = 6
        (2, {**FOUR, "dodo": 4}, True),  # 5 + 2
        (3, {**FOUR, "dodo": 4, "owlet_moth": 5}, False),  # 5 + 2 + 1 = 8
        (3, {**FOUR, "dodo": 5, "owlet_moth": 5}, True),
        (4, {**FOUR, "dodo": 5, "owlet_moth": 7}, False),  # 5 + 3 + 2 = 10
        (4, {**FOUR, "dodo": 6, "owlet_moth": 7}, True),  # 5 + 4 + 2
    ],
)
def test_the_game_ends_at_7_9_or_11(seats: int, markers: dict[str, int], over: bool) -> None:
    state = last_round(seats, markers)
    assert state.over == over
    assert ending(state) == ("markers_high" if over else None)


@rule("LI-E2", "LI-X30")
def test_a_sum_reached_early_does_not_stop_the_round() -> None:
    state = table(3, at="C", markers={**FOUR, "dodo": 12}, resources={0: {}, 1: {}, 2: {}})
    assert seen(state)["sum"] >= seen(state)["limit"]
    for seat in range(3):
        assert not state.over
        play(state, f"{seat} take grey")
    assert ending(state) == "markers_high"


@rule("LI-T3")
def test_otherwise_the_first_player_card_passes_clockwise() -> None:
    state = last_round(3, {})
    assert (state.first, state.turn, seen(state)["phase"]) == (1, 2, "cards")


@rule("LI-V5", "LI-E3", "LI-E4", "LI-E5", "LI-E6")
def test_karen_gets_57_points() -> None:
    karen = count(0, [2, 2, 3, 2, 2], [3, 2, 4, 2, 5], 3)
    assert (karen.sets, karen.multiplied, karen.leftover, karen.total) == (20, 36, 1, 57)


@rule("LI-E4", "LI-X34")
@pytest.mark.parametrize(
    ("animals", "sets"), [([2, 1, 1, 1, 0], 0), ([2, 1, 1, 1, 1], 1), ([2, 2, 2, 2, 2], 2)]
)
def test_a_set_is_one_of_each_animal(animals: list[int], sets: int) -> None:
    assert count(0, animals, [0] * 5, 0).total == 10 * sets


@rule("LI-E4", "LI-E5", "LI-X34")
def test_the_large_tile_counts_twice_in_sets_and_in_values() -> None:
    small = {"giant_fossa": 2, "golden_toad": 2, "sardinian_pika": 2, "owlet_moth": 2}
    state = last_round(2, {**FOUR, "dodo": 11}, animals={0: small})
    final = seen(state)["seats"][0]["final"]
    # The large Dodo and two of each of the others: two sets; 2 * (5 + 2 + 2 + 1 + 0) for the values.
    assert (final["sets"], final["animals"]) == (20, 20)


@rule("LI-E6")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (7, 3)])
def test_two_resources_are_a_point(cubes: int, points: int) -> None:
    assert count(0, [0] * 5, [0] * 5, cubes).total == points


@rule("LI-E3", "LI-G1")
def test_the_final_scoring_is_added_to_the_points_of_the_game_and_told() -> None:
    state = table(
        2,
        at="C",
        markers={**FOUR, "dodo": 11},
        points={0: 10, 1: 30},
        resources={0: {}, 1: {}},
        d_cards={0: showing("dodo"), 1: showing("dodo", 1)},
    )
    events = [*play(state, "0 take grey"), *play(state, "1 take grey")]
    assert keys(events)[-3:] == ["game_over", "final_score", "final_score"]
    assert state.outcome is not None
    assert state.outcome.scores == [each["final"]["total"] for each in seen(state)["seats"]]
    assert state.outcome.won == [False, True]
    # Seat 0 scored 2 for its large Dodo in D; then 2 * 5 for it.
    assert state.outcome.scores[0] == 10 + 2 + 10


@rule("LI-E7", "LI-X35", "LI-G1")
@pytest.mark.parametrize(
    ("scores", "cubes", "expected"),
    [
        ([30, 20, 40], [0, 9, 0], [2, 3, 1]),
        ([30, 30, 20], [2, 3, 9], [2, 1, 3]),
        ([30, 30, 20], [3, 3, 9], [1, 1, 3]),
        ([30, 30, 30, 30], [1, 2, 2, 0], [3, 1, 1, 4]),
    ],
)
def test_ties_go_to_the_most_resources_and_are_shared_otherwise(
    scores: list[int], cubes: list[int], expected: list[int]
) -> None:
    assert ranks(scores, cubes) == expected


@rule("LI-X36")
def test_a_score_may_exceed_50() -> None:
    state = last_round(2, {**FOUR, "dodo": 11}, points={0: 99})
    assert state.outcome is not None
    assert state.outcome.scores[0] > 100


@rule("LI-X31")
def test_without_animals_on_the_island_the_game_goes_on() -> None:
    everything = dict.fromkeys(["dodo", "giant_fossa", "golden_toad", "sardinian_pika", "owlet_moth"], 7)
    state = last_round(2, {}, animals={1: everything})
    assert not any(each["animal"] for each in seen(state)["regions"])
    assert not state.over


@rule("LI-T1")
def test_a_round_has_its_phases_in_order() -> None:
    state = table(2)
    phases: list[str] = []
    while state.turn == 1 and not state.over:
        phase = seen(state)["phase"]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        state.push(state.legal()[-1])
    assert phases[0] == "cards"
    assert [each for each in ("cards", "A", "B", "C", "D") if each in phases] == phases
