"""Hold the chances that strong bots name against how their games end.

    python tools/calibrate.py GAME [--bot NAME] [--games N] [--seats N] [--option NAME=VALUE]
                              [--jobs N] [--seed WORD]

Run it in the compiled form. Seats and options may be given several times: the games go through all that they
make together. Prints how many games a team won at each table, the share of games won by what playouts found
and by what people are told, and the line through the log odds that puts the former right: ``CALIBRATION`` in
a game's ``weights.py``, or ``BY_MASTER``. The plans of one game hang together, so the same is told with every
game counted once.
"""

import argparse
import itertools
import math
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.bots.registry import make_bot
from archipel.engine.chance import Chance
from archipel.games import find
from archipel.lab.tally import wilson
from fitting import regress

Said = list[tuple[float, bool]]  # what playouts found in one game, and whether it was won

TENTHS = 10


class Task(NamedTuple):
    """One game to be played."""

    game: str
    bot: str
    seats: int
    options: dict[str, str]
    seed: str


def listen(task: Task) -> Said:
    """One game of planners or masters: the odds of every plan of theirs, with the end."""
    game = find(task.game)
    state = game.new(task.seats, task.options, task.seed)
    chance = Chance.from_seed(task.seed)
    bots = [strong_bot(task.game, task.bot) for _ in range(task.seats)]
    said: list[tuple[int, float]] = []
    while not state.over:
        for bot in bots:
            bot.odds = None
        state.push(next_action(state, bots, chance))
        said += [(seat, bot.odds) for seat, bot in enumerate(bots) if bot.odds is not None]
    assert state.outcome
    return [(odds, state.outcome.won[seat]) for seat, odds in said]


def strong_bot(game: str, name: str) -> Planner:
    """A fresh bot that names chances."""
    bot = make_bot(name, find(game))
    assert isinstance(bot, Planner), f"{name} names no chances"
    return bot


def log_odds(share: float) -> float:
    """With certainty kept finite."""
    share = min(0.999, max(0.001, share))
    return math.log(share / (1.0 - share))


def print_tenths(word: str, games: list[Said]) -> None:
    """For each tenth that was said: the mean of it and the share that was won, of plans and of games."""
    for tenth in range(TENTHS):
        every = [[each for each in said if min(TENTHS - 1, int(TENTHS * each[0])) == tenth] for said in games]
        heard = [said for said in every if said]
        if heard:
            plans = [each for said in heard for each in said]
            odds, won = mean_of(plans)
            of_plans = f"{odds:6.1%}, won {won:6.1%} of {len(plans):5} plans"
            count = len(heard)
            odds, won = mean_of([mean_of(said) for said in heard])
            low, high = wilson(round(won * count), count)
            of_games = f"{odds:6.1%}, won {won:6.1%} ({low:.0%} to {high:.0%}) of {count:3} games"
            print(f"{word} {10 * tenth:3} to {10 * tenth + 10:3} %: {of_plans}; {of_games}")


def mean_of(said: list[tuple[float, bool]] | list[tuple[float, float]]) -> tuple[float, float]:
    """The mean of what was said, and of what was won."""
    return sum(odds for odds, _ in said) / len(said), sum(won for _, won in said) / len(said)


def settings(seats: list[int], options: list[str]) -> list[tuple[int, dict[str, str]]]:
    """Every table with every value of every option that was named."""
    values: dict[str, list[str]] = {}
    for option in options:
        name, _, value = option.partition("=")
        values.setdefault(name, []).append(value)
    chosen = [dict(zip(values, each, strict=True)) for each in itertools.product(*values.values())]
    return list(itertools.product(seats, chosen))


def main() -> None:
    """Play, and print what was said beside what came of it."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="planner", help="planner or master")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, action="append", help="may be given several times")
    parser.add_argument("--option", action="append", default=[], help="so may this: NAME=VALUE")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", default="calibration")
    asked = parser.parse_args()
    tables = settings(asked.seats or [find(asked.game).min_seats], asked.option)
    tasks = [
        Task(asked.game, asked.bot, *tables[number % len(tables)], f"{asked.seed} {number}")
        for number in range(asked.games)
    ]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = list(pool.map(listen, tasks))
    for number, (seats, options) in enumerate(tables if find(asked.game).cooperative else []):
        ends = [said[-1][1] for said in games[number :: len(tables)] if said]
        print(f"{seats} seats, {options}: won {sum(ends)} of {len(ends)}")
    advice = strong_bot(asked.game, asked.bot)._advice
    print_tenths("found", games)
    print_tenths("told", [[(advice.calibrated(odds), won) for odds, won in said] for said in games])
    shift, slope = regress([([1.0, log_odds(odds)], won) for said in games for odds, won in said], ridge=1.0)
    print(f"{[shift, slope]}  # the line")


if __name__ == "__main__":
    main()
