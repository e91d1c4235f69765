"""Review many games of bots and say whether reviews are to be trusted.

    python tools/review_study.py GAME BOT [BOT…] [--games N] [--jobs N] [--quick] [--seed TEXT]

Run it in the compiled form. One BOT for every seat. Prints, over all games: the mean of luck with its
standard error, how far luck and the judge's own term spread, results before and after luck is taken off, what
a rated decision cost each kind of bot, and the seconds that a review took.
"""

import argparse
import json
import math
import time
from concurrent.futures import ProcessPoolExecutor

from archipel.bots.driver import next_action
from archipel.bots.registry import make_bot
from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games import find
from archipel.review import Review, review

Row = dict[str, object]


def played(name: str, bots: list[str], seed: str) -> Match:
    """A game of these bots, one a seat."""
    game = find(name)
    match = Match.study(game, len(bots), {}, seed)
    players = [make_bot(bot, game) for bot in bots]
    chance = Chance.from_seed(f"{seed} bots")
    while not match.state.over:
        match.play(next_action(match.state, players, chance))
    return match


def one(name: str, bots: list[str], seed: str, quick: bool) -> tuple[Review, float]:
    """A game and its review, with the seconds that it took."""
    record = played(name, bots, seed).record
    started = time.process_time()
    found = review(record, quick=quick)
    return found, time.process_time() - started


def spread(values: list[float]) -> float:
    """The standard deviation."""
    mean = sum(values) / len(values)
    return math.sqrt(sum((each - mean) ** 2 for each in values) / max(1, len(values) - 1))


def study(name: str, bots: list[str], reviews: list[Review], seconds: list[float]) -> Row:
    """What all reviews add up to, in points of a hundred."""
    sums = [each for found in reviews for each in found.sums]
    luck = [100 * each.luck for each in sums]
    judge = [100 * each.judge for each in sums]
    row: Row = {
        "game": name,
        "bots": bots,
        "games": len(reviews),
        "luck_mean": round(sum(luck) / len(luck), 2),
        "luck_mean_error": round(spread(luck) / math.sqrt(len(luck)), 2),
        "luck_spread": round(spread(luck), 1),
        "luck_error": round(100 * sum(each.luck_error for each in sums) / len(sums), 1),
        "judge_mean": round(sum(judge) / len(judge), 2),
        "judge_spread": round(math.sqrt(sum(each * each for each in judge) / len(judge)), 1),
        "no_verdict": round(sum(not each.clear for each in sums) / len(sums), 3),
        "result_spread": round(spread([100 * each.result for each in sums]), 1),
        "deserved_spread": round(spread([100 * each.deserved for each in sums]), 1),
        "seconds": round(sum(seconds) / len(seconds), 2),
        "most_seconds": round(max(seconds), 2),
        "moments": round(sum(len(found.happenings) for found in reviews) / len(reviews), 1),
    }
    for bot in dict.fromkeys(bots):
        own = [p for found in reviews for p in found.players if bots[p.seat] == bot]
        decisions = sum(each.decisions for each in own)
        each_loss = [100 * p.loss / p.decisions for p in own if p.decisions]
        row[f"loss_{bot}"] = round(100 * sum(each.loss for each in own) / max(1, decisions), 3)
        row[f"loss_{bot}_error"] = round(spread(each_loss) / math.sqrt(max(1, len(each_loss))), 3)
        for kind in ("inaccuracies", "mistakes", "blunders"):
            row[f"{kind}_{bot}"] = round(sum(getattr(p, kind) for p in own) / max(1, decisions), 4)
    return row


def main() -> None:
    """Play, review, print one JSON document."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seed", default="study")
    options = parser.parse_args()
    seeds = [f"{options.seed} {number}" for number in range(options.games)]
    fixed = [options.game] * len(seeds), [options.bots] * len(seeds), seeds, [options.quick] * len(seeds)
    if options.jobs == 1:
        found = list(map(one, *fixed))
    else:
        with ProcessPoolExecutor(options.jobs) as pool:
            found = list(pool.map(one, *fixed))
    reviews, seconds = [each[0] for each in found], [each[1] for each in found]
    print(json.dumps(study(options.game, options.bots, reviews, seconds), indent=1))


if __name__ == "__main__":
    main()
