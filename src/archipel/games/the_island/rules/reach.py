"""How far creatures, a dolphin's swimmer and a boat before the wind can go (TI-X10 to X12)."""

from typing import Final

from archipel.engine.native import i64
from archipel.games.the_island.rules.components import SERPENT, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.geometry import AROUND, COORDINATES
from archipel.games.the_island.rules.state import TheIslandState

# What moves: the three creatures by their number, and two things that a red tile moves.
SWIMMER: Final = 3
BOAT: Final = 4
#                          serpent shark whale swimmer boat
RANGE: Final[list[int]] = [1, 2, 3, 3, 3]


def destinations(state: TheIslandState, mover: i64, start: i64) -> list[int]:
    """The spaces, rising, that a mover can end on; its own is none of them."""
    ground, crew = state.ground, state.crew
    met = bytearray(SPACE_COUNT)
    met[start] = 1
    found: list[int] = []
    edge = [start]
    for _ in range(RANGE[mover]):
        further: list[int] = []
        for space in edge:
            for there in AROUND[space]:
                if met[there] or ground[there] or (mover == BOAT and crew[there] >= 0):  # TI-B2
                    continue
                met[there] = 1
                found.append(there)
                if not stops(state, mover, there):
                    further.append(there)
        edge = further
    found.sort()
    return found


def stops(state: TheIslandState, mover: i64, space: i64) -> bool:
    """Whether a mover that enters this space goes no further."""
    if mover == SHARK:
        return state.people[space] != 0  # TI-K5
    if mover == WHALE:
        return state.crew[space] > 0  # TI-K6
    if mover == SWIMMER:
        return deadly(state, space)  # TI-X12
    if mover == BOAT:
        return wrecking(state, space)  # TI-X11
    return True


def can_move(state: TheIslandState, mover: i64, start: i64) -> bool:
    """Whether there is any space to go to."""
    for there in AROUND[start]:
        if not state.ground[there] and not (mover == BOAT and state.crew[there] >= 0):
            return True
    return False


def deadly(state: TheIslandState, space: i64) -> bool:
    """TI-W7: no swimmer lives where a shark or a serpent is."""
    return space in state.creatures[SHARK] or space in state.creatures[SERPENT]


def wrecking(state: TheIslandState, space: i64) -> bool:
    """TI-B7: no boat with passengers lasts where a whale or a serpent is."""
    return space in state.creatures[WHALE] or space in state.creatures[SERPENT]


def apart(one: i64, other: i64) -> i64:
    """How many spaces lie between two, whatever they are: 1 for neighbours."""
    q = COORDINATES[one][0] - COORDINATES[other][0]
    r = COORDINATES[one][1] - COORDINATES[other][1]
    return max(abs(q), abs(r), abs(q + r))


def sea_steps(state: TheIslandState, start: i64, target: i64) -> i64:
    """How many sea spaces it takes to get from one space to another past every piece, or -1 by no way."""
    met = {start}
    edge = [start]
    steps = 0
    while edge:
        if target in edge:
            return steps
        steps += 1
        further: list[int] = []
        for space in edge:
            for there in AROUND[space]:
                if there not in met and not state.ground[there]:
                    met.add(there)
                    further.append(there)
        edge = further
    return -1
