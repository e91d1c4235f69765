"""Fit what the bots of La Isla believe: ``instinct`` (rules of thumb) or ``odds`` (what a point is worth).

Run it in the compiled form. ``instinct`` prints ``WEIGHTS`` of ``weights.py``: the cross-entropy method on
whole games, one seat with new weights against the others with the present ones. ``odds`` prints ``ODDS``
there: games by instinct, then the two numbers that make the winners most likely.
"""

import math

from archipel.engine.action import SEAT_SHIFT
from archipel.games import find
from archipel.games.la_isla.mind.instinct import Instinct
from archipel.games.la_isla.mind.pace import rounds_after
from archipel.games.la_isla.mind.weights import WEIGHTS
from archipel.games.la_isla.rules.state import LaIslaState
from fitting import Weights, fit_weights, run, watch_for

GAME = find("la_isla")
SEATS = [4, 3, 4, 2]
DECKS = ["basic", "full"]


def begin(number: int, name: str) -> LaIslaState:
    """The n-th game of a series, with four, three or two players and one deck or the other."""
    state = GAME.new(SEATS[number % 4], {"deck": DECKS[number // 4 % 2]}, f"{name} {number}")
    assert isinstance(state, LaIslaState)
    return state


def share(weights: Weights, games: int, name: str) -> float:
    """The share of wins in a hundred games, times the players, with a little for the lead."""
    new, old = Instinct(weights), Instinct(WEIGHTS)
    total = 0.0
    for number in range(games):
        state = begin(number, name)
        seat = number // 8 % state.seats
        while state.stack:
            each = state.legal()[0] >> SEAT_SHIFT
            state.push((new if each == seat else old).decide(state, each))
        outcome = state.outcome
        assert outcome is not None
        assert outcome.scores is not None
        won = outcome.won[seat] / sum(outcome.won)
        lead = outcome.scores[seat] - sum(outcome.scores) / state.seats
        total += 100.0 * won * float(state.seats) / 4 + 2.0 * lead
    return total / games


Row = tuple[float, list[float], int]  # rounds to come, the points that each seat expects, who won


def watch(number: int, rows: list[Row]) -> None:
    """One game by instinct: what was expected at the end of every round, noted with the winner."""
    state = begin(number, "watched")
    instinct = Instinct(WEIGHTS)
    noted: list[tuple[float, list[float]]] = []
    turn = state.turn
    while state.stack:
        if state.turn != turn:
            turn = state.turn
            instinct.look(state)
            expected = [instinct.expected(state, seat) for seat in range(state.seats)]
            noted.append((rounds_after(state), expected))
        state.push(instinct.decide(state, state.legal()[0] >> SEAT_SHIFT))
    outcome = state.outcome
    assert outcome is not None
    rows += [(after, expected, outcome.won.index(True)) for after, expected in noted]


def likelihood(rows: list[Row], now: float, later: float) -> float:
    """The logarithm of how likely the winners were, on average."""
    total = 0.0
    for after, expected, winner in rows:
        slope = now / (1.0 + later * after)
        best = max(expected)
        odds = [math.exp(slope * (points - best)) for points in expected]
        total += math.log(odds[winner] / sum(odds))
    return total / len(rows)


def fit_odds(minutes: float) -> None:
    """Watch games, then try every pair of numbers."""
    rows: list[Row] = []
    games = watch_for(minutes, lambda number: watch(number, rows))
    pairs = [(0.05 * i, 0.1 * j) for i in range(2, 20) for j in range(0, 20)]
    now, later = max(pairs, key=lambda pair: likelihood(rows, *pair))
    print(f"# {games} games, {len(rows)} positions, log likelihood {likelihood(rows, now, later):.4f}")
    print(f"ODDS: Final[list[float]] = [{now:.2f}, {later:.1f}]")


if __name__ == "__main__":
    run(
        __doc__,
        lambda minutes: fit_weights(WEIGHTS, share, minutes, population=25, games=384, checks=3840),
        fit_odds,
    )
