"""The board's geometry: 133 spaces in reading order, who is next to whom, and what the print says of each."""

from typing import Final

from archipel.engine.native import i64, vec
from archipel.games.the_island.rules.components import (
    LAGOON,
    LAND_SPACES,
    ROWS,
    SHORE_SPACES,
    STEPS,
)

# Where an explorer can be that is not on a space of the board: 133 to 136 are the isles.
ISLE: Final = 133
LOST: Final = 137
UNPLACED: Final = 138


def _spaces() -> tuple[list[str], list[tuple[int, int]]]:
    names: list[str] = []
    places: list[tuple[int, int]] = []
    for letter, r, first, spaces in ROWS:
        for n in range(spaces):
            names.append(f"{letter}{n + 1}")
            places.append((first + n, r))
    return names, places


NAMES: Final[list[str]] = _spaces()[0]
COORDINATES: Final[list[tuple[int, int]]] = _spaces()[1]
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def _neighbour(space: int, step: tuple[int, int]) -> int:
    q, r = COORDINATES[space]
    there = (q + step[0], r + step[1])
    return COORDINATES.index(there) if there in COORDINATES else -1


# The space in each of the six directions, or -1 beyond the board's edge.
TOWARDS: Final = vec[vec[i64]](
    [vec[i64]([_neighbour(space, step) for step in STEPS]) for space in range(len(NAMES))]
)
AROUND: Final = vec[vec[i64]]([vec[i64]([there for there in six if there >= 0]) for six in TOWARDS])

LAND: Final[list[int]] = [NUMBER[name] for name in LAND_SPACES]
OUTER_SEA: Final[list[int]] = [
    space for space in range(len(NAMES)) if space not in LAND and NAMES[space] != LAGOON
]
# TI-V1, X28: land that touches no sea at the start, the lagoon included.
INLAND: Final[list[int]] = [space for space in LAND if all(there in LAND for there in AROUND[space])]
# TI-S9: the sea spaces beside the island, where boats start; the lagoon has its serpent.
BESIDE_ISLAND: Final[list[int]] = [
    space for space in OUTER_SEA if any(there in LAND for there in AROUND[space])
]
# The isle that can be landed on from a space, or -1.
SHORE: Final = vec[i64](
    [next((isle for isle, shores in enumerate(SHORE_SPACES) if name in shores), -1) for name in NAMES]
)
