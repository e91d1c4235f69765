"""How many games of a team could be won at all: a search that sees every card to come.

    python tools/foresight.py GAME [--seats N] [--option NAME=VALUE] [--games N] [--beam N]

Run it in the compiled form. A position is copied together with its chance, so that whatever is tried meets
what would really be drawn after it. Turn by turn the ``--beam`` most promising positions are kept; each is
tried with the ``--width`` best lines of everybody who may act, and judged by playing it ``--depth`` turns on.
A game counts as won once one win has been found, so that what is printed is a share that a better search
could only raise: honest play, which must guess what comes, lies below it.
"""

import argparse
import math
import time

from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Advice
from archipel.engine.state import State
from archipel.games import find

STEPS = 12  # of one turn that are searched one by one; what is longer is cut off

Found = tuple[float, State]


def beginnings(advice: Advice[State], state: State, width: int) -> list[State]:
    """The positions after the best lines of everybody who may act here."""
    found: list[State] = []
    for seat in dict.fromkeys(code >> SEAT_SHIFT for code in state.legal()):
        for line in advice.lines(state, seat, width):
            after = state.copy()
            for code in line.codes:
                if after.over or code not in after.legal():
                    break
                after.push(code)
            if line.codes:
                found.append(after)
    return found


def promise(advice: Advice[State], state: State, depth: int) -> float:
    """What becomes of a position in the one future that there is."""
    if state.over:
        return float(won(state))
    return advice.playout(state.copy(), state.legal()[0] >> SEAT_SHIFT, [], depth)


def won(state: State) -> bool:
    """Whether the team has won."""
    return bool(state.outcome and all(state.outcome.won))


def can_be_won(state: State, beam: int, width: int, depth: int) -> bool:
    """Whether the search finds a way to win from here."""
    advice = advice_of(state.game)
    kept = [state]
    while kept:
        turn = min(each.turn for each in kept)
        later: dict[tuple[object, ...], Found] = {}
        now = kept
        for _ in range(STEPS):
            fresh: dict[tuple[object, ...], Found] = {}
            for position in now:
                for after in beginnings(advice, position, width):
                    if won(after):
                        return True
                    if not after.over:
                        into = later if after.turn > turn else fresh
                        into.setdefault(advice.position(after), (promise(advice, after, depth), after))
            now = best(fresh, beam)
            if not now:
                break
        kept = best(later, beam)
    return False


def best(found: dict[tuple[object, ...], Found], beam: int) -> list[State]:
    """The most promising positions."""
    return [state for _, state in sorted(found.values(), key=lambda each: -each[0])[:beam]]


def main() -> None:
    """Search game after game, and say how many can be won."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow")
    parser.add_argument("--beam", type=int, default=40)
    parser.add_argument("--width", type=int, default=24)
    parser.add_argument("--depth", type=int, default=4)
    given = parser.parse_args()
    game = find(given.game)
    if not game.cooperative:
        parser.error("only a team can be said to win a game for certain")
    options = dict(each.split("=", 1) for each in given.option)
    count = 0
    started = time.process_time()
    for number in range(1, given.games + 1):
        state = game.new(given.seats, options, given.seed + number - 1)
        count += can_be_won(state, given.beam, given.width, given.depth)
        share = count / number
        error = 1.96 * math.sqrt(share * (1 - share) / number)
        seconds = (time.process_time() - started) / number
        told = f"{count} of {number} won: {share:.1%} ± {error:.1%}, {seconds:.1f} s a game"
        print(f"\r{told}", end="", flush=True)
    print()


if __name__ == "__main__":
    main()
