"""OpenSpiel's own checks. Its package is large: ``./test --long`` installs it, and runs these."""

import copy
import pickle
import unittest
from typing import Any

import numpy as np
import pytest

from archipel.games import GAMES
from tests.conformance.tables import Table, plain_tables

pytestmark = pytest.mark.long
TABLES = plain_tables()
SIMULATIONS = 20  # of each game, over all its numbers of seats


def loaded(table: Table, **settings: Any) -> Any:
    """A game as OpenSpiel loads it."""
    import pyspiel

    import archipel.adapters.openspiel  # noqa: F401 (registers the games)

    words = ",".join(f"{name}={value}" for name, value in {"players": table.seats, **settings}.items())
    return pyspiel.load_game(f"python_archipel_{table.game.id}({words})")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_openspiel_finds_nothing_wrong_with_random_plays(table: Table) -> None:
    import pyspiel

    numbers = table.game.max_seats - table.game.min_seats + 1
    simulations = -(-SIMULATIONS // numbers)
    pyspiel.random_sim_test(loaded(table), num_sims=simulations, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_finds_nothing_wrong_with_a_part_of_the_tree(game: str) -> None:
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    table = Table(GAMES[game], GAMES[game].min_seats, {})
    base: Any = EnforceAPIOnPartialTreeBase
    case = type(f"Partial_{game}", (base,), {"game_name": game, "game": loaded(table, set_ups=3)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.errors + result.failures == []


def walked(game: Any, answers: int, seed: int) -> Any:
    """A position after so many answers, draws and set-up included."""
    dice = np.random.default_rng(seed)
    state = game.new_initial_state()
    while answers and not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(dice.choice(outcomes, p=odds))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
            answers -= 1
    return state


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_are_cloned_pickled_and_replayed(table: Table) -> None:
    game = loaded(table)
    state = walked(game, 40, 1)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), again):
        assert twin.history() == state.history()
        assert str(twin) == str(state)
        if not (state.is_chance_node() or state.is_terminal()):
            assert twin.legal_actions() == state.legal_actions()
            for player in range(table.seats):
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert list(twin.observation_tensor(player)) == list(state.observation_tensor(player))


@pytest.mark.parametrize("game", GAMES)
def test_what_a_player_did_not_see_leaves_its_information_state_as_it_was(game: str) -> None:
    table = Table(GAMES[game], 2, {})
    state = walked(loaded(table), 30, 2)
    while not state.is_terminal():
        known = [state.information_state_string(p) for p in range(2)] if not state.is_chance_node() else []
        views = [bytes(state._last[player]) for player in range(2)]
        mover = state.current_player()
        outcomes = (
            [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(outcomes[0])
        if known and not state.is_chance_node():
            for player in range(2):
                if player != mover and state._last[player] == views[player]:
                    assert state.information_state_string(player) == known[player]
        if len(state.history()) > 300:
            break


def test_options_are_parameters_and_a_wrong_one_is_refused() -> None:
    import pyspiel

    table = Table(GAMES["forbidden_island"], 2, {})
    game = loaded(table, difficulty="elite")
    state = walked(game, 1, 1)
    assert state.cursor.state.options["difficulty"] == "elite"
    with pytest.raises((pyspiel.SpielError, Exception), match="absurd"):
        loaded(table, difficulty="absurd")


def test_an_environment_of_openspiel_plays_it() -> None:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(loaded(Table(GAMES["takara_island"], 2, {})))
    step = env.reset()
    for _ in range(50):
        if step.last():
            break
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"][0]) == GAMES["takara_island"].observation(2).size
