"""All that a seat has not seen, drawn anew with the right odds."""

from typing import TYPE_CHECKING

from archipel.engine.bits import members
from archipel.engine.chance import Chance
from archipel.games.takara_island.components import DEPTHS, FIRST_OF_LEVEL, ROCKFALLS, UNDECIDED
from archipel.games.takara_island.deal import decide, weights

if TYPE_CHECKING:
    from archipel.games.takara_island.state import TakaraState


def imagine(state: "TakaraState", seat: int | None, chance: Chance) -> "TakaraState":
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


def _draw(world: "TakaraState", cell: int, chance: Chance, rockfall: bool) -> None:
    level = cell % DEPTHS // 3
    first = FIRST_OF_LEVEL[level]
    odds = weights(world.tiles, world.bag, cell)
    if not rockfall and level < len(ROCKFALLS):
        odds[ROCKFALLS[level] - first] = 0
    kind = first + chance.pick_counted(odds)
    world.tiles[cell] = kind
    world.bag[kind] -= 1


def lay_out(state: "TakaraState", seat: int, chance: Chance) -> "TakaraState":
    """Imagine a world and decide every tile in it, also those that nobody has seen."""
    world = imagine(state, seat, chance)
    for cell, kind in enumerate(world.tiles):
        if kind == UNDECIDED:
            decide(world, cell)
    return world
