"""Find how the odds at the end of a review's playouts are put right: ``OUTLOOK`` in a game's ``weights.py``.

    python tools/review_outlook.py GAME [--games N] [--seats N]… [--ahead N] [--jobs N]

Run it in the compiled form; a team's curve is set aside while it is sought, that of rivals must stand at 1.0.
Planners play; in many positions some futures are played on, and the curve is sought under which the mean of
their odds foretells the end best. The curve is applied to each future, not to the mean: else luck would lean.
"""

import argparse
import importlib
import math
from concurrent.futures import ProcessPoolExecutor

from archipel.bots.driver import next_action
from archipel.bots.registry import make_bot
from archipel.engine.advice import put_right, tempered
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.review.judge import Judge, result

FUTURES = 24
LENGTH = 24.0  # turns after which a team's game is late
# Odds in one future, and the turn in which they were told; 0 if the game was over by then.
Future = tuple[list[float], int]
# For one position: what was told in each future, and what came of the true one.
Position = tuple[list[Future], list[float]]


def set_aside(name: str) -> None:
    """Let this process tell a team's odds as they are, without the curve that was found before."""
    curve = importlib.import_module(f"archipel.games.{name}.mind.weights").OUTLOOK
    if isinstance(curve, list):
        curve[:] = [0.0, 1.0, 0.0, LENGTH]


def watch(name: str, seats: int, number: int, ahead: int) -> list[Position]:
    """One game of planners: the futures of the first position of every turn, with the end."""
    game = find(name)
    state = game.new(seats, {}, f"outlook {number}")
    chance = Chance.from_seed(f"outlook {number}")
    bots = [make_bot("planner", game) for _ in range(seats)]
    judge = Judge(game, seats)
    seen: list[list[Future]] = []
    turn = -1
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            here: list[Future] = []
            for _ in range(FUTURES):
                world = judge.future(state, chance)
                odds = judge.odds(world, [], state.turn + ahead - 1)
                here.append((odds, 0 if world.over else world.turn))
            seen.append(here)
        state.push(next_action(state, bots, chance))
    end = result(state)
    return [(here, end) for here in seen]


def foretold(futures: list[Future], shift: float, slope: float, early: float) -> list[float]:
    """What is told of one position under this curve."""
    told = [0.0] * len(futures[0][0])
    for odds, turn in futures:
        right = odds
        if turn and len(odds) == 1:
            right = [put_right(odds[0], [shift, slope, early, LENGTH], turn)]
        elif turn:
            right = tempered(odds, slope)
        for i, each in enumerate(right):
            told[i] += each / len(futures)
    return told


def surprise(positions: list[Position], shift: float, slope: float, early: float) -> float:
    """How badly the ends are foretold: minus the mean logarithm of what was told for what came."""
    total = 0.0
    for futures, end in positions:
        told = foretold(futures, shift, slope, early)
        for share, won in zip(told, end, strict=True):
            total -= won * math.log(max(1e-3, share)) + (1.0 - won) * math.log(max(1e-3, 1.0 - share))
    return total / len(positions)


def fit(positions: list[Position], team: bool) -> list[float]:
    """The best curve, by trying smaller and smaller steps around the best found so far."""
    found = [0.0, 1.0, 0.0]
    best = surprise(positions, *found)
    step = 0.4
    while step > 0.05:
        better = False
        for i in (0, 1, 2) if team else (1,):
            for sign in (step, -step):
                tried = found[:]
                tried[i] += sign
                told = surprise(positions, *tried)
                if told < best:
                    best, found, better = told, tried, True
        if not better:
            step /= 2
    return found


def main() -> None:
    """Play, watch, and print the curve."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seats", type=int, action="append", help="may be given several times")
    parser.add_argument("--ahead", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    tables = options.seats or [find(options.game).min_seats]
    count = range(options.games)
    seats = [tables[number % len(tables)] for number in count]
    with ProcessPoolExecutor(options.jobs, initializer=set_aside, initargs=(options.game,)) as pool:
        name, ahead = [options.game for _ in count], [options.ahead for _ in count]
        games = list(pool.map(watch, name, seats, count, ahead))
    positions = [position for game in games for position in game]
    found = fit(positions, find(options.game).cooperative)
    plain = [0.0, 1.0, 0.0]
    raw, right = surprise(positions, *plain), surprise(positions, *found)
    print(f"{len(positions)} positions; surprise {raw:.4f} as it is, {right:.4f} put right")
    starts = [game[0] for game in games]
    told = [sum(foretold(each[0], *curve)[0] for each in starts) / len(starts) for curve in (plain, found)]
    won = sum(end[0] for _, end in starts) / len(starts)
    print(f"at the start {told[0]:.3f} is told as it is, {told[1]:.3f} put right; {won:.3f} came")
    print(f"OUTLOOK: {[round(each, 2) for each in found]}, {LENGTH}")


if __name__ == "__main__":
    main()
