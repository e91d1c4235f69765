"""Random play of Catanatron, four players, through ``playable_actions`` and unchecked ``execute``."""

import random
from importlib import import_module
from typing import Any

from measure import measure

catanatron: Any = import_module("catanatron")
TURNS_LIMIT = 1000  # Catanatron's own bound


def new(seed: int) -> Any:
    """A game with four players."""
    return catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed)


def play(seed: int) -> int:
    """One game; how many moves it had."""
    rng = random.Random(seed).random
    game = new(seed)
    state = game.state
    moves = 0
    while game.winning_color() is None and state.num_turns < TURNS_LIMIT:
        actions = state.playable_actions
        game.execute(actions[int(rng() * len(actions))], validate_action=False)
        moves += 1
    return moves


def positions(seed: int) -> list[Any]:
    """Positions from all over a game."""
    rng = random.Random(seed).random
    game = new(seed)
    found = []
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        if len(game.state.actions) % 10 == 0:
            found.append(game.copy())
        actions = game.state.playable_actions
        game.execute(actions[int(rng() * len(actions))], validate_action=False)
    return found


def copy(games: list[Any]) -> None:
    """Copy each once."""
    for game in games:
        game.copy()


if __name__ == "__main__":
    measure(play, positions, copy)
