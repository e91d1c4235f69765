"""Somebody who only watches The Island, and computes every explorer's value (TI-S7) from a quick set-up.

As in :mod:`tests.security.eavesdropper`, but between the draws that everybody sees lie those that nobody may
see: they say nothing about where the state lay, so the lattice is one of members that stand further apart.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from archipel.engine.chance import MULTIPLIER, Chance
from archipel.engine.state import State
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.components import EXPLORERS, EXPLORERS_EACH, TERRAINS, TILES_OF
from archipel.games.the_island.rules.geometry import LAND, NAMES
from tests.security.eavesdropper import BACK, STEPS, Draw, M, gives, whereabouts
from tests.security.lattice import Reduction, Row, Search

TELLING = 40  # so many draws, those that say most, are enough: about 90 bits of 61
SPREADS = (0.3, 1.0)


def public_draws(view: dict[str, Any]) -> list[Draw]:
    """Every draw up to the last explorer, in order; of a value a spectator knows only that it was drawn."""
    draws: list[Draw] = []
    ground = {tile["space"]: TERRAINS.index(tile["terrain"]) for tile in view["tiles"]}
    rest = list(TILES_OF)
    for space in LAND:
        terrain = ground[NAMES[space]]
        before = sum(rest[:terrain])
        draws.append(Draw(before, before + rest[terrain], sum(rest)))
        rest[terrain] -= 1
    seats, first = len(view["seats"]), view["first"]
    draws.append(Draw(first, first + 1, seats))
    at = {each["explorer"]: each["at"] for each in view["explorers"]}
    free = [NAMES[space] for space in LAND]
    for turn in range(EXPLORERS_EACH):
        for i in range(seats):
            left = EXPLORERS_EACH - turn
            draws.append(Draw(0, left, left))
            place = free.index(at[EXPLORERS[EXPLORERS_EACH * ((first + i) % seats) + turn]])
            draws.append(Draw(place, place + 1, len(free)))
            free.pop(place)
    return draws


def states(draws: list[Draw]) -> Iterator[int]:
    """States of the generator for study, before the set-up, that explain everything that was seen."""
    expected = whereabouts(draws)
    best = sorted(range(len(draws)), key=lambda place: expected[place][1])[:TELLING]
    places = tuple(sorted(best))
    near = [expected[place] for place in places]
    lattice = Reduction(progressions(places), [1 / (error * M) for _, error in near])
    target = [middle / error for middle, error in near]
    for spread in SPREADS:
        for point in Search(lattice, target, spread, STEPS).points():
            state = point[0] * pow(BACK, places[0] + 2, M) % M
            if state and gives(state, draws):
                yield state


@cache
def progressions(places: tuple[int, ...]) -> list[Row]:
    """A short basis of all progressions modulo M, of which only the members at these places are looked at."""
    base = [[1]]
    for length, place in enumerate(places[1:], start=1):
        power = pow(MULTIPLIER, place - places[0], M)
        longer = [[*row, row[0] * power % M] for row in base]
        base = Reduction([*longer, [0] * length + [M]], [1 / M] * (length + 1)).base
    return base


def set_up_from(state: int, seats: int, options: dict[str, str]) -> State:
    """The game that the generator for study deals from a state."""
    return GAME.begin(seats, GAME.settle(options), Chance(state))
