"""Random play of OpenSpiel's hanabi, four players (C++ behind Python); dealt cards count as moves, too."""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any

from measure import measure

pyspiel: Any = import_module("pyspiel")
GAME: Any = pyspiel.load_game("hanabi", {"players": 4})


def play(seed: int) -> int:
    """One game; how many moves it had."""
    rng = random.Random(seed).random
    state = GAME.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng() * len(actions))])
        moves += 1
    return moves


def draw(state: Any, rng: Callable[[], float]) -> Any:
    """A card to deal, by its odds."""
    outcomes = state.chance_outcomes()
    rest = rng()
    for action, probability in outcomes:
        rest -= probability
        if rest < 0:
            return action
    return outcomes[-1][0]


def positions(seed: int) -> list[Any]:
    """Positions from all over a game."""
    rng = random.Random(seed).random
    state = GAME.new_initial_state()
    found = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(draw(state, rng))
        else:
            found.append(state.clone())
            actions = state.legal_actions()
            state.apply_action(actions[int(rng() * len(actions))])
    return found


def copy(states: list[Any]) -> None:
    """Copy each once."""
    for state in states:
        state.clone()


if __name__ == "__main__":
    measure(play, positions, copy)
