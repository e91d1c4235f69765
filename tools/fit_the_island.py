"""Fit what the bots of The Island believe: ``instinct`` (rules of thumb) or ``odds`` (evaluation).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games, one seat with new weights against the others with the present ones. ``odds`` prints ``ODDS``
there: games of the planner, then a regression of who won on what every seat had (a conditional logit).
"""

import math

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.games.the_island.mind.advice import TheIslandAdvice
from archipel.games.the_island.mind.evaluation import FEATURES, Evaluation
from archipel.games.the_island.mind.instinct import Instinct, asked
from archipel.games.the_island.mind.weights import ODDS, WEIGHTS
from archipel.games.the_island.rules.state import TheIslandState
from fitting import Weights, fit_weights, run, solve, watch_for

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
        total += 100.0 * won * float(state.seats) / 4 + 0.5 * (scores[seat] - sum(scores) / state.seats)
    return total / games


# -- odds of winning -----------------------------------------------------------------------------------------

Rows = list[
    tuple[list[list[float]], list[float]]
]  # a row of features for each seat, and its share of the win
EVERY = 5  # turns between two positions of a game that are noted


def watch(number: int, rows: Rows) -> None:
    """One game of quick planners, some of its positions noted with the outcome."""
    state = begin(number, "watched")
    bots = [Planner(TheIslandAdvice(), glances=2, playouts=12, depth=2) for _ in range(state.seats)]
    chance = Chance.from_seed(f"watched {number}")
    evaluation = Evaluation(WEIGHTS, ODDS)
    noted: list[list[list[float]]] = []
    turn = 0
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            if turn % EVERY == number % EVERY:
                noted.append([list(each) for each in evaluation.features(state)])
        state.push(next_action(state, bots, chance))
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


def fit_odds(minutes: float) -> None:
    """Watch games, then weigh what every seat had."""
    rows: Rows = []
    games = watch_for(minutes, lambda number: watch(number, rows))
    print(f"# {games} games, {len(rows)} positions")
    for name, weight in zip(FEATURES, regress(rows), strict=True):
        print(f"    {weight},  # {name}")


if __name__ == "__main__":
    run(
        __doc__,
        lambda minutes: fit_weights(WEIGHTS, share, minutes, population=40, games=200, checks=2000),
        fit_odds,
    )
