"""Look for leaks over the wire: ``python -m tests.table.leaks --pairs 10000``.

For every game with secrets, so many pairs of tables are compared that differ only in what one viewer cannot
know (see :mod:`tests.table.pairs`), at positions of random games with every number of seats and every option.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator

from rich.progress import track

from archipel.engine.state import State
from archipel.games import GAMES
from tests.conformance.tables import Table as Setting
from tests.conformance.tables import all_tables
from tests.table.pairs import Leak, Pair

SECRET = [game.id for game in GAMES.values() if game.secrets]
ACTS = 2  # that are made at the tables of each pair


def pairs(game: str, seed: int) -> Iterator[Pair]:
    """Pairs without end; each differs in something that its viewer cannot know."""
    dice = random.Random(f"{game} {seed}")
    settings = [each for each in all_tables() if each.game.id == game]
    while True:
        setting = dice.choice(settings)
        for truth in positions(setting, dice):
            viewer = dice.choice([None, *range(setting.seats)])
            pair = Pair(setting, truth, viewer, dice)
            if pair.differs:
                yield pair


def positions(setting: Setting, dice: random.Random) -> Iterator[State]:
    """Some positions of one random game."""
    state = setting.new(dice.getrandbits(60))
    every = dice.choice([3, 10, 30])
    while not state.over:
        if not dice.randrange(every):
            yield state
        state.push(dice.choice(state.legal()))


def look(game: str, count: int, seed: int = 1, quiet: bool = True) -> Counter[str]:
    """Compare so many pairs of a game; raises :class:`Leak` at the first difference."""
    found: Counter[str] = Counter()
    made = pairs(game, seed)
    for _ in track(range(count), description=game, disable=quiet):
        found += next(made).compare(ACTS)
        found["pairs"] += 1
    return found


def main() -> int:
    """Look at every game with secrets, and say what was compared."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--pairs", type=int, default=10_000)
    words.add_argument("--games", nargs="+", choices=SECRET, default=SECRET)
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    leaks = 0
    for game in asked.games:
        started, spent = time.monotonic(), time.process_time()
        try:
            found = look(game, asked.pairs, asked.seed, quiet=False)
        except Leak as leak:
            leaks += 1
            print(leak)
            continue
        wall, used = time.monotonic() - started, time.process_time() - spent
        print(f"{game}: no difference; {dict(found)}; {wall:.0f} s, {used:.0f} s of processor time")
    return int(bool(leaks))


if __name__ == "__main__":
    sys.exit(main())
