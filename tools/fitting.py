"""How the bots' tables are fitted: weights by the cross-entropy method, odds by logistic regression."""

import argparse
import math
import random
import time
from collections.abc import Callable

Weights = dict[str, float]
Score = Callable[[Weights, int, str], float]  # of some weights, over so many games of a series
Rows = list[tuple[list[float], bool]]  # features of a position, and whether its game was won
ShortRows = list[tuple[list[tuple[int, float]], bool]]  # the same without zeros


def cross_entropy(
    start: Weights,
    score: Callable[[Weights, str], float],
    minutes: float,
    *,
    population: int,
    spread: float = 0.4,
) -> Weights:
    """Draw weights around the middle, keep the best fifth, move the middle there; all are positive.

    ``score(weights, name)`` plays the games of a name; all that are compared play the same ones.
    """
    dice = random.Random(1)
    middle = {name: math.log(weight) for name, weight in start.items()}
    width = dict.fromkeys(middle, spread)
    end = time.monotonic() + 60 * minutes
    turn = 0
    while time.monotonic() < end:
        drawn = [{name: dice.gauss(middle[name], width[name]) for name in middle} for _ in range(population)]
        tried = [{name: math.exp(log) for name, log in logs.items()} for logs in drawn]
        scores = [score(weights, f"round {turn}") for weights in tried]
        order = sorted(range(population), key=lambda i: -scores[i])[: population // 5]
        for name, old in middle.items():
            logs = [drawn[i][name] for i in order]
            mean = sum(logs) / len(logs)
            deviation = math.sqrt(sum((log - mean) ** 2 for log in logs) / len(logs))
            middle[name] = 0.3 * old + 0.7 * mean
            width[name] = max(0.05, 0.3 * width[name] + 0.7 * deviation)
        turn += 1
        average = sum(scores) / len(scores)
        print(f"# round {turn}: {average:.3f} on average, the best {scores[order[0]]:.3f}", flush=True)
    return {name: round(math.exp(log), 4) for name, log in middle.items()}


def fit_weights(
    start: Weights, score: Score, minutes: float, population: int, games: int, checks: int
) -> None:
    """Fit weights, check them on games of their own, and print them."""
    fitted = cross_entropy(
        start, lambda weights, name: score(weights, games, name), minutes, population=population
    )
    print(f"# {score(start, checks, 'check'):.2f} before, {score(fitted, checks, 'check'):.2f} after")
    for name, weight in fitted.items():
        print(f'    "{name}": {weight},')


def regress(rows: Rows, signs: dict[int, int] | None = None, ridge: float = 20.0) -> list[float]:
    """Logistic regression; most features are zero, so rows are kept short.

    ``signs`` says of some features that they can only help (1) or harm (-1). Little data can make it look
    otherwise: a feature whose weight comes out with the wrong sign is left out, the worst ones first.
    """
    size = len(rows[0][0])
    short = [([(i, value) for i, value in enumerate(row) if value], won) for row, won in rows]
    while True:
        weights = newton(short, size, ridge)
        wrong = [i for i, sign in (signs or {}).items() if weights[i] * sign < 0]
        if not wrong:
            return [round(weight, 3) for weight in weights]
        wrong.sort(key=lambda i: -abs(weights[i]))
        out = set(wrong[: max(1, len(wrong) // 4)])
        short = [([(i, value) for i, value in row if i not in out], won) for row, won in short]


def newton(short: ShortRows, size: int, ridge: float, rounds: int = 8) -> list[float]:
    """The weights that explain the outcomes best, by Newton's method."""
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
    return weights


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a set of linear equations, by elimination (the matrix is positive definite)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [below - factor * above for below, above in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def watch_for(minutes: float, watch: Callable[[int], None]) -> int:
    """Watch games, numbered from 0, for so long; how many they were."""
    end = time.monotonic() + 60 * minutes
    number = 0
    while time.monotonic() < end:
        watch(number)
        number += 1
    return number


def fit_odds(
    watch: Callable[[int, Rows, Rows], None], minutes: float, signs: dict[int, int] | None = None
) -> None:
    """Watch games, numbered from 0, then weigh the features of their positions."""
    after_actions: Rows = []
    between_turns: Rows = []
    games = watch_for(minutes, lambda number: watch(number, after_actions, between_turns))
    print(f"# {games} games")
    print("AFTER_ACTIONS =", regress(after_actions, signs))
    print("BETWEEN_TURNS =", regress(between_turns, signs))


def run(purpose: str, instinct: Callable[[float], None], odds: Callable[[float], None]) -> None:
    """The command line of a fitting tool."""
    parser = argparse.ArgumentParser(description=purpose)
    parser.add_argument("what", choices=["instinct", "odds"])
    parser.add_argument("--minutes", type=float, default=10.0)
    args = parser.parse_args()
    (instinct if args.what == "instinct" else odds)(args.minutes)
