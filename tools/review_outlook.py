"""Find how the odds at the end of a review's playouts are put right: ``OUTLOOK`` in a game's ``weights.py``.

    python tools/review_outlook.py GAME [--games N] [--seats N] [--ahead N]

Run it in the compiled form, with ``OUTLOOK`` as it was before any fitting ([0.0, 1.0], or 1.0 among rivals).
Planners play; in many positions some futures are played on, and the curve is sought under which the mean of
their odds foretells the end best. The curve is applied to each future, not to the mean: else luck would lean.
"""

import argparse
import math

from archipel.bots.driver import next_action
from archipel.bots.registry import make_bot
from archipel.engine.advice import calibrate, tempered
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.review.judge import Judge, result

FUTURES = 24
# For one position: the odds in each future, whether the game was over in it, and what came of the true one.
Position = tuple[list[tuple[list[float], bool]], list[float]]


def watch(name: str, seats: int, number: int, ahead: int) -> list[Position]:
    """One game of planners: the futures of the first position of every turn, with the end."""
    game = find(name)
    state = game.new(seats, {}, f"outlook {number}")
    chance = Chance.from_seed(f"outlook {number}")
    bots = [make_bot("planner", game) for _ in range(seats)]
    judge = Judge(game, seats)
    seen: list[list[tuple[list[float], bool]]] = []
    turn = -1
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            here: list[tuple[list[float], bool]] = []
            for _ in range(FUTURES):
                world = judge.future(state, chance)
                odds = judge.odds(world, [], state.turn + ahead - 1)
                here.append((odds, world.over))
            seen.append(here)
        state.push(next_action(state, bots, chance))
    end = result(state)
    return [(here, end) for here in seen]


def surprise(positions: list[Position], shift: float, slope: float) -> float:
    """How badly the ends are foretold: minus the mean logarithm of what was told for what came."""
    total = 0.0
    for futures, end in positions:
        told = [0.0] * len(end)
        for odds, over in futures:
            right = odds
            if not over:
                right = [calibrate(odds[0], [shift, slope])] if len(odds) == 1 else tempered(odds, slope)
            for i, each in enumerate(right):
                told[i] += each / len(futures)
        for share, won in zip(told, end, strict=True):
            total -= won * math.log(max(1e-3, share)) + (1.0 - won) * math.log(max(1e-3, 1.0 - share))
    return total / len(positions)


def fit(positions: list[Position], team: bool) -> tuple[float, float]:
    """The best curve, by trying smaller and smaller steps around the best found so far."""
    shift, slope = 0.0, 1.0
    best = surprise(positions, shift, slope)
    step = 0.5
    while step > 0.02:
        moves = [(0.0, step), (0.0, -step)] + ([(step, 0.0), (-step, 0.0)] if team else [])
        tried = [(surprise(positions, shift + a, slope + b), shift + a, slope + b) for a, b in moves]
        least = min(tried)
        if least[0] < best:
            best, shift, slope = least
        else:
            step /= 2
    return shift, slope


def main() -> None:
    """Play, watch, and print the curve."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, action="append", help="may be given several times")
    parser.add_argument("--ahead", type=int, default=4)
    options = parser.parse_args()
    tables = options.seats or [find(options.game).min_seats]
    positions: list[Position] = []
    for number in range(options.games):
        positions += watch(options.game, tables[number % len(tables)], number, options.ahead)
    shift, slope = fit(positions, find(options.game).cooperative)
    raw, right = surprise(positions, 0.0, 1.0), surprise(positions, shift, slope)
    print(f"{len(positions)} positions; surprise {raw:.4f} as it is, {right:.4f} put right")
    print(f"OUTLOOK: {[round(shift, 2), round(slope, 2)]}")


if __name__ == "__main__":
    main()
