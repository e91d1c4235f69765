"""PettingZoo's own checks, in both forms; the long ones walk through every number of seats."""

import types
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import parallel_to_aec

from archipel.adapters.pettingzoo import env, parallel_env
from archipel.games import GAMES
from tests.conformance.tables import Table, plain_tables

TABLES = plain_tables()


@pytest.fixture(autouse=True)
def dictionaries_are_fine() -> Any:
    """A vector and a mask together are the form that PettingZoo's own board games have; its check warns."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


def in_turn(table: Table) -> Callable[..., Any]:
    return lambda **settings: env(table.game.id, seats=table.seats, **settings)


def at_once(table: Table) -> Callable[..., Any]:
    return lambda **settings: parallel_env(table.game.id, seats=table.seats, **settings)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    table = Table(GAMES[game], GAMES[game].max_seats, {})
    api_test(in_turn(table)(), num_cycles=30)
    seed_test(in_turn(table), num_cycles=20)
    parallel_api_test(at_once(table)(), num_cycles=30)
    parallel_seed_test(at_once(table), num_cycles=20)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_at_once_stops_after_so_many_cycles(table: Table) -> None:
    form = types.SimpleNamespace(
        parallel_env=at_once(table), env=lambda **settings: parallel_to_aec(at_once(table)(**settings))
    )
    max_cycles_test(form)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pettingzoo_finds_nothing_wrong_with_seats_that_are_asked_in_turn(table: Table) -> None:
    api_test(in_turn(table)(), num_cycles=1000)
    seed_test(in_turn(table), num_cycles=500)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pettingzoo_finds_nothing_wrong_with_seats_that_answer_at_once(table: Table) -> None:
    parallel_api_test(at_once(table)(), num_cycles=1000)
    parallel_seed_test(at_once(table), num_cycles=500)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_in_turn_ends_and_pays_everybody(game: str) -> None:
    table = env(game)
    table.reset(seed=1)
    paid: dict[str, float] = {}
    for agent in table.agent_iter():
        told, reward, over, late, _ = table.last()
        paid[agent] = paid.get(agent, 0.0) + reward
        table.step(None if over or late else table.action_space(agent).sample(told["action_mask"]))
    assert set(paid) == set(table.possible_agents)
    assert sum(paid.values()) == pytest.approx(0.0)  # rivals share nothing, and no team wins at random


@pytest.mark.parametrize("game", GAMES)
def test_a_play_at_once_ends_and_says_how(game: str) -> None:
    table = parallel_env(game)
    told, infos = table.reset(seed=1)
    while table.agents:
        answers = {
            name: int(table.action_space(name).sample(told[name]["action_mask"])) for name in table.agents
        }
        told, rewards, overs, _, infos = table.step(answers)
    assert all(overs.values())
    assert infos["player_0"]["outcome"]["name"] in [ending.name for ending in GAMES[game].endings]
    assert set(rewards) == set(table.possible_agents)


def test_in_la_isla_all_assign_their_cards_at_once() -> None:
    table = parallel_env("la_isla", seats=3)
    told, _ = table.reset(seed=4)
    assert table.seats.episode.state.stack[-1].name == "assign_cards"
    table.step({name: int(np.flatnonzero(told[name]["action_mask"])[0]) for name in table.agents})
    assert table.seats.episode.state.stack[-1].name != "assign_cards"


def test_what_is_no_answer_is_told_and_changes_nothing() -> None:
    table = parallel_env("takara_island", seats=2)
    told, _ = table.reset(seed=4)
    illegal = int(np.flatnonzero(told["player_0"]["action_mask"] == 0)[0])
    again, _, _, _, infos = table.step({"player_0": illegal, "player_1": table.seats.episode.pass_number})
    assert infos["player_0"] == {"illegal": illegal}
    assert again["player_0"]["observation"].tobytes() == told["player_0"]["observation"].tobytes()
