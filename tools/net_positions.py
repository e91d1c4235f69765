"""Play games of hurried planners and note what a net may look at: a file of rows for ``tools/fit_net.py``.

    python tools/net_positions.py GAME OUT [--minutes M] [--jobs N] [--seed TEXT] [--bot BOT]
                                  [--straying SHARE]

Run it in the compiled form. Whenever a turn has ended every seat's features are noted, or the team's
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
from archipel.engine.state import State
from archipel.games import find
from archipel.lab.players import make_player
from archipel.review.judge import result

USUAL = 0.6  # share of games with the usual options
STRAYING = 0.15  # share of moves that are any of the lines worth trying, not the best one, unless asked
BEFORE = 5  # game, number of rows, seat, odds without a net and share of the victory stand before each row
# For every turn: the row of each seat, or a team's one, the odds without a net, and the result.
Noted = list[tuple[list["array[float]"], list[float], list[float]]]


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


def told(advice: Any, state: State) -> list[float]:
    """What the odds without a net say of each seat, or of the team."""
    odds = advice._evaluation.odds
    return [odds(state)] if state.game.cooperative else [odds(state, seat) for seat in range(state.seats)]


def who_owes(state: State) -> list[int]:
    """The seats that owe an answer; whoever merely may act is not waited for."""
    asked = dict.fromkeys(code >> SEAT_SHIFT for code in state.legal())
    return [seat for seat in asked if not state.stack[-1].question(state, seat).optional]


def one(name: str, bot: str, seed: str, straying: float = STRAYING) -> Noted:
    """A game, turn by turn."""
    game = find(name)
    dice = random.Random(seed)
    sizes = range(game.min_seats, game.max_seats + 1)
    seats = dice.choice([seats for seats in sizes for _ in range(1 if game.cooperative else seats)])
    state = game.new(seats, chosen(game, seats, dice), seed)
    features = import_module(f"archipel.games.{name}.mind.features").Features()
    advice: Any = advice_of(game)
    players = [make_player(bot, game) for _ in range(seats)]
    chance = Chance.from_seed(f"{seed} bots")
    noted: list[tuple[list[array[float]], list[float]]] = []
    turn = state.turn
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            noted.append(([array("f", row) for row in features.rows(state)], told(advice, state)))
        owing = who_owes(state)
        if dice.random() < straying and len(owing) == 1:
            seat = owing.pop()
            codes = dice.choice(advice.lines(state.imagine(seat, chance.fork()), seat, 12)).codes
            if codes:
                state.apply(codes[0])
                continue
        action = next_action(state, players, chance)
        state.apply(action)
    shares = result(state)
    return [(rows, odds, shares) for rows, odds in noted]


def play(task: tuple[str, str, str, float, float]) -> list[Noted]:
    """Games until the time is over."""
    name, bot, seed, straying, end = task
    games: list[Noted] = []
    while time.time() < end:
        games.append(one(name, bot, f"{seed}/{len(games)}", straying))
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
    parser.add_argument("--straying", type=float, default=STRAYING, help="share of moves")
    asked = parser.parse_args()
    end = time.time() + 60 * asked.minutes
    tasks = [(asked.game, asked.bot, f"{asked.seed} {job}", asked.straying, end) for job in range(asked.jobs)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = [game for part in pool.map(play, tasks) for game in part]
    width = len(games[0][0][0][0])
    numbers = array("f")
    for number, game in enumerate(games):
        for rows, odds, shares in game:
            for seat, row in enumerate(rows):
                numbers.extend([number, len(rows), seat, odds[seat], shares[seat], *row])
    with Path(asked.out).open("wb") as file:
        numbers.tofile(file)
    count = sum(len(game) for game in games)
    print(
        f"{asked.game}: {len(games)} games, {count} positions, {width} features, {BEFORE} numbers before them"
    )


if __name__ == "__main__":
    main()
