"""Hold what the coach says against the positions it says it of.

python -m tests.coach                        every game, 2,000 positions each
python -m tests.coach la_isla --positions 500 --seed 3
"""

import argparse
import sys

from tests.coach.truth import COACHED, hold

parser = argparse.ArgumentParser(prog="python -m tests.coach", description=__doc__)
parser.add_argument("games", nargs="*", default=COACHED)
parser.add_argument("--positions", type=int, default=2000)
parser.add_argument("--seed", type=int, default=1)
wanted = parser.parse_args()
failed = False
for game in wanted.games:
    found = hold(game, wanted.seed, wanted.positions)
    print(found.report(), flush=True)
    failed = failed or bool(found.false)
sys.exit(failed)
