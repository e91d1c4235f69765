"""Gymnasium's own check, and what it does not ask: masks, bots, rewards, seeds."""

import copy
import pickle
import warnings
from typing import Any, Literal

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from archipel.adapters.gymnasium import ArchipelEnv
from archipel.bots import make_bot
from archipel.engine.state import State
from archipel.games import GAMES, find
from tests.conformance.tables import Table, plain_tables

TABLES = plain_tables()
TEAMS = [table for table in TABLES if table.game.cooperative]


def played(env: ArchipelEnv, seed: int) -> list[Any]:
    """A whole play with numbers picked at random among those that may be given."""
    dice = np.random.default_rng(seed)
    vector, info = env.reset(seed=seed)
    seen: list[Any] = [vector.tobytes(), info["seat"]]
    over = False
    while not over:
        number = dice.choice(np.flatnonzero(info["action_mask"]))
        vector, reward, over, late, info = env.step(number)
        assert env.observation_space.contains(vector)
        assert not late
        assert info["action_mask"].dtype == np.int8
        assert info["action_mask"].any() != over
        seen += [vector.tobytes(), reward, info["seat"]]
    return seen


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gymnasium_finds_nothing_wrong(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(ArchipelEnv(table.game.id, table.seats), skip_render_check=True)


@pytest.mark.parametrize("table", TEAMS, ids=str)
def test_gymnasium_finds_nothing_wrong_with_a_whole_team(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(ArchipelEnv(table.game.id, table.seats, learner="team"), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_play_again(game: str) -> None:
    one, other = played(ArchipelEnv(game, learner=1), 5), played(ArchipelEnv(game, learner=1), 5)
    assert one == other


@pytest.mark.parametrize("learner", [0, "team"])
def test_the_reward_of_a_team_comes_at_the_end(learner: int | Literal["team"]) -> None:
    seen = played(ArchipelEnv("forbidden_island", 2, learner=learner), 3)
    rewards = [each for each in seen if isinstance(each, float)]
    assert rewards == [0.0] * len(rewards)  # nobody wins at random


def test_what_the_end_is_worth_to_rivals() -> None:
    env = ArchipelEnv("takara_island", 3, learner=2)
    *_, reward, _ = played(env, 1)
    outcome = env.episode.state.outcome
    assert outcome is not None
    ranks = outcome.ranks
    better = [(ranks[2] < other) - (ranks[2] > other) for other in ranks[:2]]
    assert reward == sum(better) / 2


def test_a_learner_can_play_against_itself() -> None:
    env = ArchipelEnv("takara_island", 3, learner="all")
    *_, reward, last = played(env, 1)
    rewards = env._present()[1]["rewards"]
    assert sum(rewards) == pytest.approx(0.0)
    assert reward == rewards[last]


def test_an_illegal_number_ends_the_play() -> None:
    env = ArchipelEnv("forbidden_island", 2)
    _, info = env.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1.0, True, illegal)


def test_the_change_of_a_potential_is_added_to_the_reward() -> None:
    def dry(state: State, seat: int) -> float:
        tiles: Any = state.view(seat)["island"]
        return len([tile for tile in tiles["tiles"] if tile["state"] == "dry"]) / 24

    env = ArchipelEnv("forbidden_island", 2, learner="team", potential=dry)
    env.reset(seed=2)
    before = dry(env.episode.state, 0)
    rewards = [each for each in played(env, 2) if isinstance(each, float)]
    assert sum(rewards) == pytest.approx(dry(env.episode.state, 0) - before)


@pytest.mark.parametrize("opponents", ["greedy", "bots"])
def test_bots_take_the_other_seats(opponents: str) -> None:
    bots = [make_bot("random", find("takara_island")) for _ in range(2)]
    env = ArchipelEnv("takara_island", 2, opponents=bots if opponents == "bots" else opponents)
    assert played(env, 4)[-1] == 0


def test_environments_are_found_by_name_and_can_be_copied_and_pickled_in_the_middle_of_a_play() -> None:
    env = gymnasium.make("archipel/la_isla-v0", seats=3).unwrapped
    assert isinstance(env, ArchipelEnv)
    _, info = env.reset(seed=9)
    for again in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        number = np.flatnonzero(info["action_mask"])[0]
        assert again.step(number)[0].tobytes() == copy.deepcopy(env).step(number)[0].tobytes()


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"game": "la_isla", "learner": "team"}, "no team"),
        ({"game": "la_isla", "learner": 2, "seats": 2}, "no seat 2"),
        ({"game": "la_isla", "render_mode": "video"}, "no render mode"),
        ({"game": "la_isla", "seats": 9}, "9"),
        ({"game": "atlantis"}, "atlantis"),
        ({"game": "la_isla", "opponents": "genius"}, "genius"),
    ],
)
def test_what_cannot_be_set_up_is_refused_in_one_sentence(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(Exception, match=reason):
        ArchipelEnv(**settings)
