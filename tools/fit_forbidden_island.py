"""Fit the weights of the rules of thumb for Forbidden Island by the cross-entropy method on whole games."""

import argparse
import math
import random
import sys
import time

from archipel.games import find
from archipel.games.forbidden_island.instinct import WEIGHTS, Instinct, play_turns
from archipel.games.forbidden_island.state import ESCAPED

GAME = find("forbidden_island")
# What is played: seats and difficulty, in turn.
CELLS = [(2, "novice"), (3, "novice"), (4, "novice"), (2, "normal"), (3, "normal"), (2, "elite")]


def score(weights: list[float], games: int, seed: int) -> float:
    """Wins a hundred games, with a little for every treasure, so that weak weights can be told apart too."""
    instinct = Instinct(weights)
    total = 0.0
    for n in range(games):
        seats, difficulty = CELLS[n % len(CELLS)]
        state = GAME.new(seats, {"difficulty": difficulty}, f"{seed}-{n}")
        play_turns(state, instinct, 1000)
        total += 100.0 if state.ending == ESCAPED else 0.0
        total += sum(captor >= 0 for captor in state.captors)
    return total / games


def fit(rounds: int, population: int, games: int, minutes: float) -> list[float]:
    """Draw around the middle, keep the best fifth, move the middle there; all weights are positive."""
    dice = random.Random(1)
    middle = [math.log(weight) for weight in WEIGHTS]
    spread = [0.7] * len(middle)
    end = time.monotonic() + 60 * minutes
    for number in range(rounds):
        drawn = [
            [dice.gauss(m, s) for m, s in zip(middle, spread, strict=True)] for _ in range(population - 1)
        ] + [middle]
        ranked = sorted(
            ((score([math.exp(x) for x in logs], games, number), logs) for logs in drawn), reverse=True
        )
        best = [logs for _, logs in ranked[: max(2, population // 5)]]
        for i in range(len(middle)):
            column = [logs[i] for logs in best]
            mean = sum(column) / len(column)
            deviation = math.sqrt(sum((x - mean) ** 2 for x in column) / len(column))
            middle[i] = 0.3 * middle[i] + 0.7 * mean
            spread[i] = max(0.05, 0.3 * spread[i] + 0.7 * deviation)
        weights = [math.exp(x) for x in middle]
        print(number, f"best {ranked[0][0]:.2f}", [round(weight, 4) for weight in weights], flush=True)
        if time.monotonic() > end:
            break
    return [math.exp(x) for x in middle]


def main() -> None:
    """Fit and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--population", type=int, default=50)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--minutes", type=float, default=10.0)
    args = parser.parse_args()
    weights = fit(args.rounds, args.population, args.games, args.minutes)
    sys.stdout.write(f"{[round(weight, 4) for weight in weights]}\n")
    sys.stdout.write(f"{score(weights, 6000, 999):.2f}\n")


if __name__ == "__main__":
    main()
