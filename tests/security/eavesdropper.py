"""Somebody who only watches La Isla, and computes the hands (LI-K1) from the island (LI-S2 to S13).

Let x be the state of the generator for study after a draw, and low and high its halves. The next state is
MULTIPLIER * low + high, which is MULTIPLIER * x modulo M = MULTIPLIER * 2**32 - 1; so the next state lies
at the same part of M as low lies of 2**32. What was drawn says in which part of 2**32 low ^ high lies, and
high is in turn nearly MULTIPLIER * 2**-32 of the low before. So every draw that is seen says about where one
more member of the progression y, MULTIPLIER * y, MULTIPLIER**2 * y, … modulo M lies: fifty are a point
of a lattice, known to a few bits in each direction, and there is only one such point.
"""

import random
from collections.abc import Iterator
from functools import cache
from math import sqrt
from typing import Any, NamedTuple

from archipel.engine.chance import MULTIPLIER, Chance
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.components import ANIMALS, HAND, TEETH, TILES_OF_EACH
from tests.security.lattice import Reduction, Row, Search

M = MULTIPLIER * 2**32 - 1
HALF = 2**32
BACK = pow(MULTIPLIER, -1, M)
SAMPLES = 1500
SEARCHES = ((0, 0.3), (0, 1.0), (3, 1.0), (6, 1.0))  # draws left out at the end, and how far it looks
STEPS = 250_000  # of each search


class Draw(NamedTuple):
    """What was drawn: one of the numbers from ``first`` up to, not including, ``last``, ``of`` so many."""

    first: int
    last: int
    of: int


def public_draws(view: dict[str, Any]) -> list[Draw]:
    """Every draw of the set-up, in order, as a spectator's view shows them."""
    draws: list[Draw] = []
    _without_return(draws, list(range(TEETH)), [GAME.pieces.teeth.index(name) for name in view["teeth"]])
    counts = [TILES_OF_EACH] * len(ANIMALS)
    for region in view["regions"]:
        animal = ANIMALS.index(region["animal"])
        before = sum(counts[:animal])
        draws.append(Draw(before, before + counts[animal], sum(counts)))
        counts[animal] -= 1
    _without_return(
        draws, list(range(len(ANIMALS))), [ANIMALS.index(seat["large"]) for seat in view["seats"]]
    )
    _without_return(draws, list(range(len(view["seats"]))), [view["first"]])
    return draws


def _without_return(draws: list[Draw], rest: list[int], taken: list[int]) -> None:
    for each in taken:
        place = rest.index(each)
        draws.append(Draw(place, place + 1, len(rest)))
        rest.pop(place)


def gives(state: int, draws: list[Draw]) -> bool:
    """Whether the generator for study, begun in this state, draws the same."""
    chance = Chance(state)
    return all(draw.first <= chance.below(draw.of) < draw.last for draw in draws)


def candidates(draws: list[Draw]) -> Iterator[int]:
    """States that come near to what was seen; a search that leaves the last draws out goes another way."""
    expected = whereabouts(draws)
    for left_out, spread in SEARCHES:
        near = expected[: len(draws) - left_out]
        lattice = Reduction(progressions(len(near)), [1 / (error * M) for _, error in near])
        target = [middle / error for middle, error in near]
        for point in Search(lattice, target, spread, STEPS).points():
            # The first member is the state after the first draw, and one on.
            yield point[0] * BACK * BACK % M


def whereabouts(draws: list[Draw]) -> list[tuple[float, float]]:
    """Where the lower half lay after each draw, as a part of 2**32: the middle, and the usual distance."""
    dice = random.Random(1)
    lows = [dice.random() for _ in range(SAMPLES)]
    found: list[tuple[float, float]] = []
    for draw in draws:
        mixed = [(draw.first + (draw.last - draw.first) * dice.random()) / draw.of for _ in range(SAMPLES)]
        lows = [
            (int(each * HALF) ^ int(low * MULTIPLIER)) / HALF for each, low in zip(mixed, lows, strict=True)
        ]
        middle = sum(lows) / SAMPLES
        found.append((middle, sqrt(sum((low - middle) ** 2 for low in lows) / SAMPLES)))
    return found


@cache
def progressions(size: int) -> list[Row]:
    """A short basis of all progressions of so many members, modulo M: the same for every table."""
    base = [[1]]
    for length in range(2, size + 1):
        longer = [[*row, row[-1] * MULTIPLIER % M] for row in base]
        base = Reduction([*longer, [0] * (length - 1) + [M]], [1 / M] * length).base
    return base


def hands_dealt(state: int, draws: list[Draw], seats: int, first: int) -> list[set[str]]:
    """The cards that everybody would hold, were this the state before the set-up."""
    chance = Chance(state)
    for draw in draws:
        chance.below(draw.of)
    pile = GAME.pieces.basic
    hands: list[set[str]] = [set() for _ in range(seats)]
    for i in range(seats):
        for _ in range(HAND):
            card = chance.pick(pile)
            pile &= ~(1 << card)
            hands[(first + i) % seats].add(GAME.pieces.cards[card])
    return hands
