"""Fit what the bots of The Island believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games, one seat with new weights against the others with the present ones.
"""

import argparse

from fitting import Weights, cross_entropy

from archipel.games import find
from archipel.games.the_island.instinct import Instinct, asked
from archipel.games.the_island.state import TheIslandState
from archipel.games.the_island.weights import WEIGHTS

GAME = find("the_island")
SEATS = [4, 3, 4, 2]


def begin(number: int, name: str) -> TheIslandState:
    """The n-th game of a series, with four, three or two players."""
    state = GAME.new(SEATS[number % 4], {}, f"{name} {number}")
    assert isinstance(state, TheIslandState)
    return state


# -- rules of thumb ------------------------------------------------------------------------------------------


def share(weights: Weights, games: int, name: str) -> float:
    """The share of wins in a hundred games, times the players, with a little for the lead."""
    new, old = Instinct(weights), Instinct(WEIGHTS)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        seat = number // 4 % state.seats
        new.running = old.running = True
        new.turn = old.turn = -1
        while state.stack:
            each = asked(state)
            state.push((new if each == seat else old).decide(state, each))
        scores = state.scores()
        best = max(scores)
        won = (scores[seat] == best) / scores.count(best)
        total += 100.0 * won * state.seats / 4 + 0.5 * (scores[seat] - sum(scores) / state.seats)
    return total / games


def fit_instinct(minutes: float, population: int, games: int) -> None:
    """Rules of thumb that beat the present ones."""
    fitted = cross_entropy(
        WEIGHTS, lambda weights, name: share(weights, games, name), minutes, population=population
    )
    print(f"# {share(WEIGHTS, 2000, 'check'):.2f} before, {share(fitted, 2000, 'check'):.2f} after")
    for name, weight in fitted.items():
        print(f'    "{name}": {weight},')


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["instinct"])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--population", type=int, default=40)
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    fit_instinct(args.minutes, args.population, args.games)


if __name__ == "__main__":
    main()
