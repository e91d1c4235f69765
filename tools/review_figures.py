"""The figures of ``docs/review.md`` for one game: whether its reviews are to be trusted.

    python tools/review_figures.py GAME [--jobs N] [--luck 200] [--decisions 100]

Run it in the compiled form. Planners play ``--luck`` games for luck, the judge and results without luck;
every bot of the game plays ``--decisions`` games against its like for the quality of decisions. One JSON line
each.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor

from archipel.bots import bot_names
from archipel.games import find
from review_study import one, study


def main() -> None:
    """Play, review, print a line for each table of bots."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--luck", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=100)
    options = parser.parse_args()
    game = find(options.game)
    seats = max(game.min_seats, min(3, game.max_seats))
    with ProcessPoolExecutor(options.jobs) as pool:
        for bot, games in [
            ("planner", options.luck),
            *((name, options.decisions) for name in bot_names(game)),
        ]:
            bots = [bot] * seats
            count = range(games)
            seeds = [f"figures {bot} {number}" for number in count]
            found = list(
                pool.map(one, [game.id for _ in count], [bots for _ in count], seeds, [False for _ in count])
            )
            row = study(game.id, bots, [each[0] for each in found], [each[1] for each in found])
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
