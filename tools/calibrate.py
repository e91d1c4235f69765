"""Hold the chances that strong bots name against how their games end.

    python tools/calibrate.py GAME [--bot NAME] [--games N] [--seats N]

Run it in the compiled form. Prints the share of games won by what playouts found and by what people are told,
and the line through the log odds that puts the former right: ``CALIBRATION`` in a game's ``weights.py``.
"""

import argparse
import math

from archipel.bots.driver import next_action
from archipel.bots.planner import Planner
from archipel.bots.registry import advice_of, make_bot
from archipel.engine.chance import Chance
from archipel.games import find
from fitting import regress

Said = list[tuple[float, bool]]  # what playouts found, and whether the game was won

TENTHS = 10


def listen(game_name: str, name: str, seats: int, number: int) -> Said:
    """One game of planners or masters: the odds of every plan of theirs, with the end."""
    game = find(game_name)
    state = game.new(seats, {}, f"calibration {number}")
    chance = Chance.from_seed(f"calibration {number}")
    bots = [bot for _ in range(seats) if isinstance(bot := make_bot(name, game), Planner)]
    said: list[tuple[int, float]] = []
    while not state.over:
        for bot in bots:
            bot.odds = None
        state.push(next_action(state, bots, chance))
        said += [(seat, bot.odds) for seat, bot in enumerate(bots) if bot.odds is not None]
    assert state.outcome
    return [(odds, state.outcome.won[seat]) for seat, odds in said]


def log_odds(share: float) -> float:
    """With certainty kept finite."""
    share = min(0.999, max(0.001, share))
    return math.log(share / (1.0 - share))


def print_tenths(word: str, said: Said) -> None:
    """For each tenth that was said: the mean of it, the share that was won, and of how many plans."""
    for tenth in range(TENTHS):
        these = [(odds, won) for odds, won in said if min(TENTHS - 1, int(TENTHS * odds)) == tenth]
        if these:
            mean, share = (sum(column) / len(these) for column in zip(*these, strict=True))
            said_to_be = f"{word} {10 * tenth:3} to {10 * tenth + 10:3} %: {mean:6.1%}"
            print(f"{said_to_be}, won {share:6.1%} of {len(these)}")


def main() -> None:
    """Play, and print what was said beside what came of it."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="planner", help="planner or master")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, action="append", help="may be given several times")
    options = parser.parse_args()
    tables = options.seats or [find(options.game).min_seats]
    said: Said = []
    for number in range(options.games):
        said += listen(options.game, options.bot, tables[number % len(tables)], number)
    advice = advice_of(find(options.game))
    print_tenths("found", said)
    print_tenths("told", [(advice.calibrated(odds), won) for odds, won in said])
    shift, slope = regress([([1.0, log_odds(odds)], won) for odds, won in said], ridge=1.0)
    print(f"CALIBRATION: Final[list[float]] = [{shift}, {slope}]")


if __name__ == "__main__":
    main()
