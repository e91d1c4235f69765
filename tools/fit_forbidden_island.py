"""Fit what the bots of Forbidden Island believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games. ``odds`` prints the two other tables there: games of the planner, then logistic
regression of their outcomes on the features.
"""

import argparse
import math
import time

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.forbidden_island.advice import IslandAdvice
from archipel.games.forbidden_island.features import Outlook, features
from archipel.games.forbidden_island.instinct import Instinct, play_turns
from archipel.games.forbidden_island.state import ESCAPED, IslandState
from archipel.games.forbidden_island.steps import DrawTreasure, TakeActions
from archipel.games.forbidden_island.weights import WEIGHTS
from fitting import cross_entropy, solve

GAME = find("forbidden_island")
SEATS = [2, 3, 2, 4]
DIFFICULTIES = ["novice", "normal", "elite", "legendary"]


def begin(number: int, name: str) -> IslandState:
    """The n-th game of a series: seats and difficulties in turn."""
    difficulty = DIFFICULTIES[number // 4 % 4]
    state = GAME.new(SEATS[number % 4], {"difficulty": difficulty}, f"{name} {number}")
    assert isinstance(state, IslandState)
    return state


# -- rules of thumb ------------------------------------------------------------------------------------------


def score(weights: dict[str, float], games: int, name: str) -> float:
    """Wins in a hundred games, with a little for every treasure, so that weak weights can be told apart."""
    instinct = Instinct(weights)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        play_turns(state, instinct, 1000)
        total += 100.0 * (state.ending == ESCAPED) + sum(captor >= 0 for captor in state.captors)
    return total / games


def fit_instinct(minutes: float, population: int = 50, games: int = 800) -> None:
    """Rules of thumb that win more often than the present ones."""
    fitted = cross_entropy(
        WEIGHTS, lambda weights, name: score(weights, games, name), minutes, population=population
    )
    print(f"# {score(WEIGHTS, 8000, 'check'):.2f} before, {score(fitted, 8000, 'check'):.2f} after")
    for name, weight in fitted.items():
        print(f'    "{name}": {weight},')


# -- odds of winning -----------------------------------------------------------------------------------------

Rows = list[tuple[list[float], bool]]


def watch(number: int, after_actions: Rows, between_turns: Rows) -> None:
    """One game of quick planners, its positions noted with the outcome."""
    state = begin(number, "watched")
    bots = [Planner(IslandAdvice(), playouts=48, depth=2) for _ in range(state.seats)]
    chance = Chance.from_seed(f"watched {number}")
    early: list[list[float]] = []
    late: list[list[float]] = []
    while state.stack:
        step = state.stack[-1]
        if isinstance(step, TakeActions) and step.left == 3:
            early.append(features(state, Outlook(state)))
        elif isinstance(step, DrawTreasure) and step.left == 2:
            late.append(features(state, Outlook(state)))
        state.push(next_action(state, bots, chance))
    won = state.ending == ESCAPED
    between_turns += [(row, won) for row in early]
    after_actions += [(row, won) for row in late]


def regress(rows: Rows, ridge: float = 20.0, rounds: int = 8) -> list[float]:
    """Logistic regression by Newton's method; most features are zero, so rows are kept short."""
    size = len(rows[0][0])
    short = [([(i, value) for i, value in enumerate(row) if value], won) for row, won in rows]
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge * (i == j) for j in range(size)] for i in range(size)]
        for row, won in short:
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, sum(weights[i] * value for i, value in row)))))
            for i, value in row:
                slope[i] += (won - p) * value
                scaled = p * (1 - p) * value
                line = bend[i]
                for j, other in row:
                    line[j] += scaled * other
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return [round(weight, 3) for weight in weights]


def fit_odds(minutes: float) -> None:
    """Watch games, then weigh their features."""
    after_actions: Rows = []
    between_turns: Rows = []
    end = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < end:
        watch(number, after_actions, between_turns)
        number += 1
    print(f"# {number} games")
    print("AFTER_ACTIONS =", regress(after_actions))
    print("BETWEEN_TURNS =", regress(between_turns))


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["instinct", "odds"])
    parser.add_argument("--minutes", type=float, default=10.0)
    args = parser.parse_args()
    if args.what == "instinct":
        fit_instinct(args.minutes)
    else:
        fit_odds(args.minutes)


if __name__ == "__main__":
    main()
