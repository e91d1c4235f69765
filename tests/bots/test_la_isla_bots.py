"""The bots of La Isla: legal, repeatable, better than chance, and blind to what they cannot know."""

import pytest
from tests.la_isla.positions import assign_all, table, with_function

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import find
from archipel.games.la_isla.advice import IslaAdvice
from archipel.games.la_isla.evaluation import evaluate, rounds_left
from archipel.words import LANGUAGES, Words

GAME = find("la_isla")


def play_checked(state: State, bots: list[Bot], chance: Chance, words: list[Words]) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason has words."""
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        reason = bots[code >> SEAT_SHIFT].why()
        assert reason is not None
        assert all(each.reason(reason.key, reason.args) for each in words)
        state.push(code)
        played.append(code)
    return played


def test_there_are_a_random_and_a_greedy_bot() -> None:
    assert bot_names(GAME) == ["random", "greedy"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_legally_to_the_end_and_the_same_game_again(seats: int) -> None:
    words = [Words(language, GAME.id, ["Ana", "Ben", "Cléo", "Dov"], strict=True) for language in LANGUAGES]
    games = [
        play_checked(
            GAME.new(seats, {"deck": "full"}, "again"),
            [make_bot("greedy", GAME) for _ in range(seats)],
            Chance.from_seed(1),
            words,
        )
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_greedy_beats_chance() -> None:
    for seed in range(6):
        state = GAME.new(3, {}, f"chance {seed}")
        names = ["random", "random", "random"]
        names[seed % 3] = "greedy"
        bots = [make_bot(name, GAME) for name in names]
        chance = Chance.from_seed(seed)
        while not state.over:
            state.push(next_action(state, bots, chance))
        assert state.outcome is not None
        assert state.outcome.won[seed % 3]


def test_greedy_takes_a_region_that_it_can_complete() -> None:
    state = table(at="C", resources={0: {"grey": 2, "yellow": 2}}, explorers={0: ["i0", "i2", "m1"]})
    code = IslaAdvice().instinct(state, 0)
    assert code is not None
    assert state.action(code).args["space"] == "i1"


def test_greedy_covers_the_function_that_is_worth_least() -> None:
    card = with_function("land_vp_yellow")
    state = table(
        functions={0: ["sym_vp_hat", "ani_res_dodo", "b_vp_grey"]}, hands={0: [card, "c002", "c003"]}
    )
    assign_all(state, {0: f"{card} c002 c003"})
    code = IslaAdvice().instinct(state, 0)
    assert code is not None
    assert state.action(code).text == "0 cover 2 ani_res_dodo"


def test_the_evaluation_knows_points_animals_and_near_regions() -> None:
    plain = evaluate(table(at="C"), 0)
    assert evaluate(table(at="C", points={0: 5}), 0) > plain
    assert evaluate(table(at="C", points={1: 5}), 0) < plain
    assert evaluate(table(at="C", animals={0: {"dodo": 1}}), 0) > plain
    near = evaluate(table(at="C", explorers={0: ["i0", "o5"]}), 0)
    nearer = evaluate(table(at="C", explorers={0: ["m0", "i0"]}), 0)
    assert nearer > near > plain


def test_the_end_comes_nearer_as_markers_climb() -> None:
    early, late = table(at="C"), table(at="C", markers={"dodo": 12, "owlet_moth": 6})
    assert rounds_left(early) > rounds_left(late) >= 1
