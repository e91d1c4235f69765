"""Play games of hurried planners and note what a net may look at: a file of rows for ``tools/fit_net.py``.

    python tools/net_positions.py GAME OUT [--minutes M] [--jobs N] [--seed TEXT] [--bot BOT]
                                  [--straying SHARE] [--until TURN] [--turns SHARE]

Run it in the compiled form. Whenever a turn has ended every seat's features are noted, or the team's
(``mind/features.py``), with the shares that the odds without a net give and, once the game is over, its
result and scores. Up to a turn drawn for each game any of the lines worth trying is now and then played
instead of the best, and in a share of the moves that is drawn as well everybody goes by instinct, as in a
playout: a net that saw only what planners choose would foretell well and choose badly. What is noted begins
after the last of these, so that it goes on as well as players can. With --turns in so many later turns, too,
half of the moves are any worth trying; positions before such a turn are marked, since what followed is not
what they are worth.
"""

import argparse
import random
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

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
HALF = 0.5  # of the moves in a turn that strays later on
# Before each row stand game, number of rows, seat, odds without a net, share of the victory, final score, and
# whether the turn that followed strayed.
BEFORE = 7


class Noted(NamedTuple):
    """A position: the row of each seat, or a team's one, the odds without a net, and what came of it."""

    rows: list["array[float]"]
    odds: list[float]
    shares: list[float]
    scores: list[float]
    strayed: bool


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


class Straying(NamedTuple):
    """How often players do not do their best."""

    moves: float  # share of the moves at first that are any of the lines worth trying
    until: int  # the last turn that may belong to the first ones
    turns: float  # share of the turns later on


def one(name: str, bot: str, seed: str, straying: Straying) -> list[Noted]:
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
    seen: list[tuple[list[array[float]], list[float]]] = []
    astray: set[int] = set()  # after which positions a turn strayed
    last, rough = dice.randrange(straying.until + 1), dice.choice(ROUGH)
    turn, strays = state.turn, False
    while not state.over:
        if state.turn != turn:
            turn = state.turn
            strays = turn >= last and dice.random() < straying.turns
            seen.append(([array("f", row) for row in features.rows(state)], told(advice, state)))
        owing = who_owes(state)
        if owing and (turn < last or strays):
            shares = (straying.moves, rough) if turn < last else (HALF, 0.0)
            code = strayed(state, dice.choice(owing), advice, shares, dice, chance)
            if code is not None:
                state.push(code)
                if turn < last:
                    seen.clear()
                    astray.clear()
                elif seen:
                    astray.add(len(seen) - 1)
                continue
        action = next_action(state, players, chance)
        state.apply(action)
    assert state.outcome
    won, scores = result(state), [float(score) for score in state.outcome.scores]
    return [Noted(rows, odds, won, scores, at in astray) for at, (rows, odds) in enumerate(seen)]


def strayed(
    state: State,
    seat: int,
    advice: Advice[Any],
    shares: tuple[float, float],
    dice: random.Random,
    chance: Chance,
) -> int | None:
    """What a seat does when it does not do its best, a line or by instinct; nothing where it does."""
    straying, rough = shares
    drawn = dice.random()
    if drawn < straying:
        codes = dice.choice(advice.lines(state.imagine(seat, chance.fork()), seat, 12)).codes
        return codes[0] if codes else None
    if drawn < straying + (1.0 - straying) * rough:
        return advice.instinct(state.imagine(seat, chance.fork()), seat)
    return None


def play(task: tuple[str, str, str, Straying, float]) -> list[list[Noted]]:
    """Games until the time is over."""
    name, bot, seed, straying, end = task
    games: list[list[Noted]] = []
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
    parser.add_argument("--until", type=int, default=UNTIL, help="the last of the first turns")
    parser.add_argument("--turns", type=float, default=0.0, help="share of the turns after these")
    asked = parser.parse_args()
    end = time.time() + 60 * asked.minutes
    straying = Straying(asked.straying, asked.until, asked.turns)
    tasks = [(asked.game, asked.bot, f"{asked.seed} {job}", straying, end) for job in range(asked.jobs)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        games = [game for part in pool.map(play, tasks) for game in part]
    games = [game for game in games if game]
    width = len(games[0][0].rows[0])
    numbers = array("f")
    for number, game in enumerate(games):
        for rows, odds, shares, scores, astray in game:
            for seat, row in enumerate(rows):
                before = [number, len(rows), seat, odds[seat], shares[seat], scores[seat], float(astray)]
                numbers.extend([*before, *row])
    with Path(asked.out).open("wb") as file:
        numbers.tofile(file)
    count = sum(len(game) for game in games)
    print(
        f"{asked.game}: {len(games)} games, {count} positions, {width} features, {BEFORE} numbers before them"
    )


if __name__ == "__main__":
    main()
