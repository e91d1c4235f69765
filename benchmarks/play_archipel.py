"""Random play of one of our games, four seats, through ``legal`` and ``push``."""

import argparse
import random

from measure import measure

from archipel.engine.state import State
from archipel.games import find

PARSER = argparse.ArgumentParser(add_help=False)
PARSER.add_argument("--game", default="forbidden_island")
CHOSEN, REST = PARSER.parse_known_args()
GAME = find(CHOSEN.game)


def play(seed: int) -> int:
    """One game; how many moves it had."""
    rng = random.Random(seed).random
    state = GAME.new(4, None, seed)
    moves = 0
    while True:
        codes = state.legal()
        if not codes:
            return moves
        state.push(codes[int(rng() * len(codes))])
        moves += 1


def positions(seed: int) -> list[State]:
    """Positions from all over a game."""
    rng = random.Random(seed).random
    state = GAME.new(4, None, seed)
    found = []
    while codes := state.legal():
        found.append(state.copy())
        state.push(codes[int(rng() * len(codes))])
    return found


def copy(states: list[State]) -> None:
    """Copy each once."""
    for state in states:
        state.copy()


if __name__ == "__main__":
    measure(play, positions, copy, REST)
