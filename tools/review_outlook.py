"""Find how the odds at the end of a review's playouts are put right: ``OUTLOOK`` in a game's ``weights.py``.

    python tools/review_outlook.py GAME [--games N] [--seats N]… [--ahead N] [--jobs N]

Run it in the compiled form; the curve that stands there is set aside while another is sought. Planners play;
in many positions some futures are played on, and the curve is sought under which the mean of their odds, told
after each turn as the judge does, foretells the end best. It is applied to each of them, not to the mean:
else luck would lean.
"""

import argparse
import importlib
import math
from concurrent.futures import ProcessPoolExecutor

from archipel.bots.driver import next_action
from archipel.bots.registry import make_bot
from archipel.engine.advice import put_right, tempered
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import find
from archipel.review.judge import Judge, result

FUTURES = 24
LENGTH = 24.0  # turns after which a game is late
# Odds after each turn of one future, and the turn in which they were told; 0 if the game was over by then.
Future = list[tuple[list[float], int]]
# For one position: what was told in each future, and what came of the true one.
Position = tuple[list[Future], list[float]]


def set_aside(name: str) -> None:
    """Let this process tell odds as they are, without the curve that was found before."""
    curve = importlib.import_module(f"archipel.games.{name}.mind.weights").OUTLOOK
    curve[:] = [0.0, 1.0, 0.0, LENGTH] if find(name).cooperative else [1.0, 0.0, LENGTH]


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
                here.append(look_ahead(judge, judge.future(state, chance), ahead))
            seen.append(here)
        state.push(next_action(state, bots, chance))
    end = result(state)
    return [(here, end) for here in seen]


def look_ahead(judge: Judge, world: State, ahead: int) -> Future:
    """What is told after each of so many turns of one future; what it has come to, once it is over."""
    told: Future = []
    for _ in range(ahead):
        if not told or told[-1][1]:
            odds = judge.advice.outlook(world, 1)
            told.append((result(world), 0) if world.over else (odds, world.turn))
        else:
            told.append(told[-1])
    return told


def foretold(futures: list[Future], shift: float, slope: float, early: float) -> list[float]:
    """What is told of one position under this curve; among rivals ``early`` is added to the power late on."""
    told = [0.0] * len(futures[0][0][0])
    for odds, turn in [each for future in futures for each in future]:
        right = odds
        if turn and len(odds) == 1:
            right = [put_right(odds[0], [shift, slope, early, LENGTH], turn)]
        elif turn:
            right = tempered(odds, [slope, early, LENGTH], turn)
        for i, each in enumerate(right):
            told[i] += each / len(futures) / len(futures[0])
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
        for i in (0, 1, 2) if team else (1, 2):
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
    curve = found if find(options.game).cooperative else found[1:]
    print(f"OUTLOOK: {[*(round(each, 2) for each in curve), LENGTH]}")


if __name__ == "__main__":
    main()
