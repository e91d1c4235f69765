"""What the fitting tools share: the cross-entropy method, and linear equations."""

import math
import random
import time
from collections.abc import Callable

Weights = dict[str, float]


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
