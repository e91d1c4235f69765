"""All that a seat has not seen, drawn anew with the right odds."""

from archipel.engine.bits import members
from archipel.engine.chance import Chance
from archipel.engine.native import i64
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    FIRST_OF_LEVEL,
    LEVELS,
    ROCKFALLS,
    SITE_COUNT,
    STONE_TILE,
    UNDECIDED,
)
from archipel.games.takara_island.rules.deal import weights
from archipel.games.takara_island.rules.state import TakaraState


def imagine(state: TakaraState, seat: int | None, chance: Chance) -> TakaraState:
    """A complete random position that agrees with all that this seat has seen.

    What nobody has seen is undecided in the true position too. What only others have seen is drawn again; it
    was no rockfall where an observation went on below (TK-O3), which everybody knows. Those places come
    first: whatever else they hold, the rest can be dealt in equally many ways.
    """
    world = state.copy()
    world.chance = chance.fork()
    seen = world.shown | (0 if seat is None else world.known[seat])
    unseen = world.decided() & ~seen
    for cell in members(unseen):
        world.bag[world.tiles[cell]] += 1
        world.tiles[cell] = UNDECIDED
    for cell in members(unseen & world.passed):
        _draw(world, cell, chance, False)
    for cell in members(unseen & ~world.passed):
        _draw(world, cell, chance, True)
    return world


def _draw(world: TakaraState, cell: i64, chance: Chance, rockfall: bool) -> None:
    level = cell % DEPTHS // 3
    first = FIRST_OF_LEVEL[level]
    odds = weights(world.tiles, world.bag, cell)
    if not rockfall and level < len(ROCKFALLS):
        odds[ROCKFALLS[level] - first] = 0
    kind = first + chance.pick_row(odds)
    world.tiles[cell] = kind
    world.bag[kind] -= 1


def lay_out(state: TakaraState, seat: i64, chance: Chance) -> TakaraState:
    """Imagine a world and decide every tile in it, also those that nobody has seen.

    Only the Stones need the odds of the deal (``deal.weights``): whatever else is left is shuffled.
    """
    world = imagine(state, seat, chance)
    dice = world.chance
    _hide_stones(world, dice)
    tiles, bag = world.tiles, world.bag
    for level in range(len(LEVELS)):
        rest: list[int] = []
        for kind in range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1]):
            if bag[kind]:
                rest += [kind] * bag[kind]
                bag[kind] = 0
        for site in range(SITE_COUNT):
            first = DEPTHS * site + 3 * level
            for cell in range(first, first + 3):
                if tiles[cell] == UNDECIDED:
                    drawn = dice.below(len(rest))
                    tiles[cell] = rest[drawn]
                    rest[drawn] = rest[-1]
                    rest.pop()
    return world


def _hide_stones(world: TakaraState, chance: Chance) -> None:
    """Stones that nobody has seen go to open places, each on a site of its own (TK-S6).

    All pairs of places are equally likely, so the first of two goes where more places are left for the other.
    """
    tiles = world.tiles
    while world.bag[STONE_TILE]:
        places: list[int] = []
        others: list[int] = []  # on this site, which the other Stone cannot take
        for site in range(SITE_COUNT):
            deep = tiles[DEPTHS * site + 6 : DEPTHS * site + DEPTHS]
            if STONE_TILE not in deep:
                here = [DEPTHS * site + 6 + i for i in range(3) if deep[i] == UNDECIDED]
                places += here
                others += [len(here)] * len(here)
        if world.bag[STONE_TILE] == 1:
            cell = places[chance.below(len(places))]
        else:
            cell = places[chance.pick_counted([len(places) - other for other in others])]
        tiles[cell] = STONE_TILE
        world.bag[STONE_TILE] -= 1
