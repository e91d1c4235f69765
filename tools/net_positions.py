"""Play games of hurried planners and note what a net may look at: a file of rows for ``tools/fit_net.py``.

    python tools/net_positions.py GAME OUT [--minutes M] [--jobs N] [--seed TEXT] [--bot BOT]

Run it in the compiled form. Whenever a turn has ended every seat's features are noted
(``mind/features.py``), with the shares that the odds without a net give and, once the game is over, its
result. Now and then any of the lines worth trying is played instead of the best: a net that saw only what
planners choose would foretell well and choose badly.
"""

import argparse
import random
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from archipel.bots.driver import next_action
from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.games import find
from archipel.lab.players import make_player

USUAL = 0.6  # share of games with the usual options
STRAYING = 0.15  # share of moves that are any of the lines worth trying, not the best one
BEFORE = 5  # game, number of seats, seat, odds without a net and share of the victory stand before each row
Noted = list[tuple[int, list[list[float]], list[float], list[float]]]


def chosen(game: Game, seats: int, dice: random.Random) -> dict[str, str]:
    """The usual options in most games; any that suit so many seats in the others."""
    options: dict[str, str] = {}
    if dice.random() < USUAL:
        return options
    for option in game.options:
        tried = {**options, option.name: dice.choice(option.values)}
        if game.validate(seats, game.settle(tried)) is None:
            options = tried
    return options


def one(name: str, bot: str, seed: str) -> Noted:
    """A game: its number of seats, then for every turn each seat's row, the present odds and the result."""
    game = find(name)
    dice = random.Random(seed)
    seats = dice.choice([seats for seats in range(game.min_seats, game.max_seats + 1) for _ in range(seats)])
    state = game.new(seats, chosen(game, seats, dice), seed)
    features = import_module(f"archipel.games.{name}.mind.features").Features()
    advice: Any = advice_of(game)
    odds = advice._evaluation.odds  # what the net has to be better than
    players = [make_player(bot, game) for _ in range(seats)]
    chance = Chance.from_seed(f"{seed} bots")
    noted: list[tuple[list[list[float]], list[float]]] = []
    turn = state.turn
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            rows = [list(row) for row in features.rows(state)]
            noted.append((rows, [odds(state, seat) for seat in range(seats)]))
        asked = {code >> SEAT_SHIFT for code in state.legal()}
        if dice.random() < STRAYING and len(asked) == 1:
            seat = asked.pop()
            codes = dice.choice(advice.lines(state.imagine(seat, chance.fork()), seat, 12)).codes
            if codes:
                state.apply(codes[0])
                continue
        action = next_action(state, players, chance)
        state.apply(action)
    outcome = state.outcome
    assert outcome is not None
    shares = [each / max(1, sum(outcome.won)) for each in outcome.won]
    return [(seats, rows, told, shares) for rows, told in noted]


def play(task: tuple[str, str, str, float]) -> list[Noted]:
    """Games until the time is over."""
    name, bot, seed, end = task
    games: list[Noted] = []
    while time.time() < end:
        games.append(one(name, bot, f"{seed}/{len(games)}"))
    return games


def main() -> None:
    """Play, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("out")
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="net")
    parser.add_argument("--bot", default="planner", help="with settings: planner:playouts=20")
    asked = parser.parse_args()
    end = time.time() + 60 * asked.minutes
    tasks = [(asked.game, asked.bot, f"{asked.seed} {job}", end) for job in range(asked.jobs)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = [game for part in pool.map(play, tasks) for game in part]
    width = len(games[0][0][1][0])
    numbers = array("f")
    for number, game in enumerate(games):
        for seats, rows, odds, shares in game:
            for seat in range(seats):
                numbers.extend([number, seats, seat, odds[seat], shares[seat], *rows[seat]])
    with Path(asked.out).open("wb") as file:
        numbers.tofile(file)
    count = sum(len(game) for game in games)
    print(
        f"{asked.game}: {len(games)} games, {count} positions, {width} features, {BEFORE} numbers before them"
    )


if __name__ == "__main__":
    main()
