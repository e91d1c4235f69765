"""How many actions it takes a pawn to be somewhere, the digging on the way included.

Both floods spread over bit sets, a ring of equal cost at a time: some microseconds for the whole board.
"""

from typing import Final

from archipel.engine.bits import members
from archipel.games.forbidden_desert.rules.components import ARCHAEOLOGIST, CLIMBER, EXPLORER
from archipel.games.forbidden_desert.rules.state import DesertState

FAR: Final = 15  # more actions than anybody would spend on a way
NOT_WEST: Final = 0b11110_11110_11110_11110_11110
NOT_EAST: Final = 0b01111_01111_01111_01111_01111


def digs(role: int, markers: int) -> int:
    """How many actions it takes to remove some markers from one tile (FD-R1)."""
    return (markers + 1) // 2 if role == ARCHAEOLOGIST else markers


def beside(cells: int, role: int) -> int:
    """The cells next to any of these, for this adventurer (FD-R7)."""
    row = (cells & NOT_WEST) >> 1 | (cells & NOT_EAST) << 1
    if role == EXPLORER:
        cells |= row
    return row | cells >> 5 | cells << 5


def ways_from(state: DesertState, pawn: int) -> list[int]:
    """What it costs this pawn to stand on each cell; FAR where it cannot be done."""
    role = state.adventurers[pawn]
    here = state.pawns[pawn]
    costs = [FAR] * 25
    rings = [0] * (2 * FAR + 32)
    start = 0
    if state.blocked >> here & 1 and state.buried(pawn):
        start = digs(role, state.sand[here] - 1)
    if start >= FAR:
        return costs
    rings[start] = 1 << here
    open_tiles = state.tiles
    blocked = 0 if role == CLIMBER else state.blocked
    tunnels = state.tunnels & ~blocked
    for cost in range(start, FAR):
        ring = rings[cost] & open_tiles
        if not ring:
            continue
        open_tiles &= ~ring
        for cell in members(ring):
            costs[cell] = cost
        around = beside(ring, role)
        if ring & tunnels:
            around |= tunnels
        around &= open_tiles
        rings[cost + 1] |= around & ~blocked
        dunes = around & blocked
        if dunes:
            for cell in members(dunes):
                later = cost + 1 + digs(role, state.sand[cell] - 1)
                if later < FAR:
                    rings[later] |= 1 << cell
        if not open_tiles:
            break
    return costs


def ways_to(state: DesertState, role: int, targets: int) -> list[int]:
    """What it costs an adventurer to go from each cell to the nearest of these."""
    costs = [FAR] * 25
    rings = [0] * (2 * FAR + 32)
    rings[0] = targets
    open_tiles = state.tiles
    blocked = 0 if role == CLIMBER else state.blocked
    tunnels = state.tunnels & ~blocked
    for cost in range(FAR):
        ring = rings[cost] & open_tiles
        if not ring:
            continue
        open_tiles &= ~ring
        for cell in members(ring):
            costs[cell] = cost
        free = ring & ~blocked
        if free:
            around = beside(free, role)
            if free & tunnels:
                around |= tunnels
            rings[cost + 1] |= around
        dunes = ring & blocked
        if dunes:
            for cell in members(dunes):
                later = cost + 1 + digs(role, state.sand[cell] - 1)
                if later < FAR:
                    rings[later] |= beside(1 << cell, role)
        if not open_tiles:
            break
    return costs


def next_cell(state: DesertState, role: int, here: int, target: int) -> int:
    """The neighbour through which the way to a target is shortest; -1 when there is none."""
    costs = ways_to(state, role, 1 << target)
    around = beside(1 << here, role) & state.tiles
    if state.tunnels >> here & 1:
        around |= state.tunnels & ~(1 << here) & (~state.blocked if role != CLIMBER else -1)
    best, chosen = FAR, -1
    for cell in members(around):
        cost = costs[cell]
        if role != CLIMBER and state.blocked >> cell & 1:
            cost += digs(role, state.sand[cell] - 1)
        if cost < best:
            best, chosen = cost, cell
    return chosen
