"""What rivals' moves tell about their explorers: whom they hurry to safety is seldom a one."""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.chance import Chance
from archipel.games.the_island.rules.components import EXPLORERS_EACH, VALUES
from archipel.games.the_island.rules.geometry import ISLE, LOST
from archipel.games.the_island.rules.state import TheIslandState

# How often an explorer of each value is the one that a player brings aboard, among explorers of all values:
# in proportion to the value to the power 1.5, which gives the average of those that bots do save.
_FAVOUR: Final[list[int]] = [0, 10, 28, 52, 80, 112, 147]


def deduce(world: TheIslandState, seat: int, chance: Chance) -> None:
    """Draw rivals' values again, high ones rather for those who are saved or in a boat."""
    for rival in range(world.seats):
        if rival == seat:
            continue
        for colour in world.colours(rival):
            _draw(world, (1 << EXPLORERS_EACH) - 1 << EXPLORERS_EACH * colour, chance)


def _draw(world: TheIslandState, explorers: int, chance: Chance) -> None:
    rest = VALUES[:]
    others: list[int] = []
    for explorer in members(explorers):
        if world.aboard >> explorer & 1 or ISLE <= world.place[explorer] < LOST:
            n = chance.below(sum(_FAVOUR[value] for value in rest))
            i = 0
            while n >= _FAVOUR[rest[i]]:
                n -= _FAVOUR[rest[i]]
                i += 1
            world.values[explorer] = rest.pop(i)
        else:
            others.append(explorer)
    for explorer in others:
        world.values[explorer] = rest.pop(chance.below(len(rest)))
