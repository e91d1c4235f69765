"""Random play with four seats through ``legal`` and ``push``: Forbidden Island, or the game that is named."""

import random
import sys

from measure import measure

from archipel.engine.state import State
from archipel.games import find

GAME = find(sys.argv.pop(1) if sys.argv[1:] and not sys.argv[1].startswith("-") else "forbidden_island")


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
    measure(play, positions, copy)
