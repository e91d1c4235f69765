"""What a bot's thought is made of, so many times over: playouts, whole decisions, random moves.

    PYTHONPATH=src python benchmarks/think.py playout --game forbidden_island --count 100

One line of JSON: how often, in how much processor time, and a checksum of all that was found. Two builds of
the same rules have the same checksum for the same count; ``compare.py`` runs two of them side by side.
"""

import argparse
import json
import random
import zlib
from collections.abc import Callable

from measure import Watch

import archipel
from archipel.bots.bot import Bot
from archipel.bots.driver import next_action
from archipel.bots.registry import advice_of, make_bot
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State

DEPTH = 4  # turns, as the planner's
STEPS_APART = 9  # between two positions of the same game: turns of every seat, and every phase


def positions(game: str) -> list[State]:
    """Positions from all over a few games of the quick bot, two to four seats."""
    found: list[State] = []
    for seats in (2, 3, 4):
        state = archipel.game(game).new(seats=seats, seed=f"think {seats}")
        bots: list[Bot] = [make_bot("greedy", archipel.game(game)) for _ in range(seats)]
        chance = Chance.from_seed(seats)
        steps = 0
        while not state.over and steps < 400:
            if steps % STEPS_APART == 0:
                found.append(state.copy())
            state.push(next_action(state, bots, chance))
            steps += 1
    return found


def asked(state: State) -> int:
    """The first seat that is asked something."""
    return state.legal()[0] >> SEAT_SHIFT


def playout(game: str) -> Callable[[int], str]:
    """Four turns by instinct and the odds after them, from one position after the other."""
    found = positions(game)
    seats = [asked(state) for state in found]
    advice = advice_of(archipel.game(game))
    chance = Chance.from_seed("playout")

    def one(number: int) -> str:
        state, seat = found[number % len(found)], seats[number % len(found)]
        return repr(advice.playout(advice.future(state, seat, chance.fork()), seat, [], DEPTH))

    return one


def planner(game: str) -> Callable[[int], str]:
    """One decision of the planner, anew in one position after the other."""
    found = positions(game)
    chance = Chance.from_seed("planner")

    def one(number: int) -> str:
        state = found[5 * number % len(found)]
        bot = make_bot("planner", archipel.game(game))
        return f"{bot.choose(Perspective(state, asked(state), chance))} {getattr(bot, 'odds', None)!r}"

    return one


def moves(game: str) -> Callable[[int], str]:
    """Ten random games of four seats: how many moves each had."""
    rules = archipel.game(game)

    def one(number: int) -> str:
        lengths = []
        for seed in range(10 * number, 10 * number + 10):
            state = rules.new(4, None, seed)
            pick = random.Random(seed).random
            length = 0
            while codes := state.legal():
                state.push(codes[int(pick() * len(codes))])
                length += 1
            lengths.append(length)
        return repr(lengths)

    return one


KINDS = {"playout": playout, "planner": planner, "moves": moves}


def main() -> None:
    """Do it so many times and say how long it took."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--game", default="forbidden_island")
    parser.add_argument("--count", type=int, default=100)
    options = parser.parse_args()
    one = KINDS[options.kind](options.game)
    checksum = 0
    watch = Watch()
    for number in range(options.count):
        checksum = zlib.crc32(one(number).encode(), checksum)
    print(json.dumps({"count": options.count, "cpu": watch.cpu, "checksum": checksum}))


if __name__ == "__main__":
    main()
