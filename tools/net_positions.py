"""Play games of hurried planners and note what a net may look at: a file of rows for ``tools/fit_net.py``.

    python tools/net_positions.py GAME OUT [--minutes M] [--jobs N] [--seed TEXT] [--bot BOT]
                                  [--straying SHARE] [--until TURN]

Run it in the compiled form. Whenever a turn has ended every seat's features are noted, or the team's
(``mind/features.py``), with the shares that the odds without a net give and, once the game is over, its
result and scores. Up to a turn drawn for each game any of the lines worth trying is now and then played instead of the
best, and in a share of the moves that is drawn as well everybody goes by instinct, as in a playout: a net
that saw only what planners choose would foretell well and choose badly. What is noted begins after the last
of these, so that every result is that of players who go on as well as they can.
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
from archipel.engine.advice import Advice
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.state import State
from archipel.games import find
from archipel.lab.players import make_player
from archipel.review.judge import result

USUAL = 0.6  # share of games with the usual options
STRAYING = 0.15  # share of moves that are any of the lines worth trying, not the best one, unless asked
UNTIL = 24  # the last turn in which a game may stray, unless asked; each game draws one up to it
ROUGH = (0.0, 0.0, 0.5, 0.9)  # by instinct, of the moves until then; each game draws one
# Before each row stand game, number of rows, seat, odds without a net, share of the victory and final score.
BEFORE = 6
# For every turn: the row of each seat, or a team's one, the odds without a net, the result and the scores.
Noted = list[tuple[list["array[float]"], list[float], list[float], list[float]]]


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


def one(name: str, bot: str, seed: str, straying: float = STRAYING, until: int = UNTIL) -> Noted:
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
    last, rough = dice.randrange(until + 1), dice.choice(ROUGH)
    turn = state.turn
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            noted.append(([array("f", row) for row in features.rows(state)], told(advice, state)))
        owing = who_owes(state)
        if turn < last and owing:
            code = strayed(state, dice.choice(owing), advice, straying, rough, dice, chance)
            if code is not None:
                state.push(code)
                noted.clear()
                continue
        action = next_action(state, players, chance)
        state.apply(action)
    assert state.outcome
    shares, scores = result(state), [float(score) for score in state.outcome.scores]
    return [(rows, odds, shares, scores) for rows, odds in noted]


def strayed(
    state: State,
    seat: int,
    advice: Advice[Any],
    straying: float,
    rough: float,
    dice: random.Random,
    chance: Chance,
) -> int | None:
    """What a seat does when it does not do its best; nothing where it does."""
    drawn = dice.random()
    if drawn < straying:
        codes = dice.choice(advice.lines(state.imagine(seat, chance.fork()), seat, 12)).codes
        return codes[0] if codes else None
    if drawn < straying + (1.0 - straying) * rough:
        return advice.instinct(state.imagine(seat, chance.fork()), seat)
    return None


def play(task: tuple[str, str, str, float, int, float]) -> list[Noted]:
    """Games until the time is over."""
    name, bot, seed, straying, until, end = task
    games: list[Noted] = []
    while time.time() < end:
        games.append(one(name, bot, f"{seed}/{len(games)}", straying, until))
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
    parser.add_argument("--until", type=int, default=UNTIL, help="the last turn in which a game may stray")
    asked = parser.parse_args()
    end = time.time() + 60 * asked.minutes
    tasks = [
        (asked.game, asked.bot, f"{asked.seed} {job}", asked.straying, asked.until, end)
        for job in range(asked.jobs)
    ]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = [game for part in pool.map(play, tasks) for game in part]
    games = [game for game in games if game]
    width = len(games[0][0][0][0])
    numbers = array("f")
    for number, game in enumerate(games):
        for rows, odds, shares, scores in game:
            for seat, row in enumerate(rows):
                numbers.extend([number, len(rows), seat, odds[seat], shares[seat], scores[seat], *row])
    with Path(asked.out).open("wb") as file:
        numbers.tofile(file)
    count = sum(len(game) for game in games)
    print(
        f"{asked.game}: {len(games)} games, {count} positions, {width} features, {BEFORE} numbers before them"
    )


if __name__ == "__main__":
    main()
