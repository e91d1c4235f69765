"""Fit what the bots of The Island believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games, one seat with new weights against the others with the present ones. ``odds`` prints ``ODDS``
there: games of the planner, then a regression of who won on what every seat had (a conditional logit).
"""

import argparse
import math
import time

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.the_island.advice import TheIslandAdvice
from archipel.games.the_island.evaluation import FEATURES, Evaluation
from archipel.games.the_island.instinct import Instinct, asked
from archipel.games.the_island.state import TheIslandState
from archipel.games.the_island.weights import ODDS, WEIGHTS
from fitting import Weights, cross_entropy, solve

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
        new.begin(state)
        old.begin(state)
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


# -- odds of winning -----------------------------------------------------------------------------------------

Rows = list[
    tuple[list[list[float]], list[float]]
]  # a row of features for each seat, and its share of the win
EVERY = 5  # turns between two positions of a game that are noted


def watch(number: int, rows: Rows, *, quick: bool) -> None:
    """One game of quick planners, or by instinct alone, some of its positions noted with the outcome."""
    state = begin(number, "watched")
    bots = [Planner(TheIslandAdvice(), glances=2, playouts=12, depth=2) for _ in range(state.seats)]
    chance = Chance.from_seed(f"watched {number}")
    evaluation, instinct = Evaluation(WEIGHTS, ODDS), Instinct(WEIGHTS)
    instinct.begin(state)
    noted: list[list[list[float]]] = []
    turn = 0
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            if turn % EVERY == number % EVERY:
                noted.append(evaluation.features(state))
        state.push(instinct.decide(state, asked(state)) if quick else next_action(state, bots, chance))
    scores = state.scores()
    best = max(scores)
    won = [(score == best) / scores.count(best) for score in scores]
    rows += [(each, won) for each in noted]


def regress(rows: Rows, ridge: float = 20.0, rounds: int = 8) -> list[float]:
    """The weights that make the winners most likely, by Newton's method."""
    size = len(FEATURES)
    weights = [0.0] * size
    for _ in range(rounds):
        slope = [-ridge * weight for weight in weights]
        bend = [[ridge * (i == j) for j in range(size)] for i in range(size)]
        for seats, won in rows:
            scores = [math.exp(sum(w * x for w, x in zip(weights, seat, strict=True))) for seat in seats]
            odds = [score / sum(scores) for score in scores]
            mean = [sum(p * seat[i] for p, seat in zip(odds, seats, strict=True)) for i in range(size)]
            for seat, p, share_won in zip(seats, odds, won, strict=True):
                apart = [x - m for x, m in zip(seat, mean, strict=True)]
                for i, x in enumerate(apart):
                    slope[i] += (share_won - p) * seat[i]
                    line, scaled = bend[i], p * x
                    for j, other in enumerate(apart):
                        line[j] += scaled * other
        weights = [weight + step for weight, step in zip(weights, solve(bend, slope), strict=True)]
    return [round(weight, 3) for weight in weights]


def fit_odds(minutes: float, *, quick: bool) -> None:
    """Watch games, then weigh what every seat had."""
    rows: Rows = []
    end = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < end:
        watch(number, rows, quick=quick)
        number += 1
    print(f"# {number} games, {len(rows)} positions")
    for name, weight in zip(FEATURES, regress(rows), strict=True):
        print(f"    {weight},  # {name}")


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["instinct", "odds"])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--population", type=int, default=40)
    parser.add_argument("--games", type=int, default=200, help="for each weights that are tried")
    parser.add_argument("--quick", action="store_true", help="watch games played by instinct alone")
    args = parser.parse_args()
    if args.what == "instinct":
        fit_instinct(args.minutes, args.population, args.games)
    else:
        fit_odds(args.minutes, quick=args.quick)


if __name__ == "__main__":
    main()
