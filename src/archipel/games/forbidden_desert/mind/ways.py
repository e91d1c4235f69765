"""How many actions it takes a pawn to be somewhere, the digging on the way included.

Both floods spread over bit sets, a ring of equal cost at a time: some microseconds for the whole board.
"""

from typing import Final

from archipel.engine.bits import lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.rules.components import ARCHAEOLOGIST, CLIMBER, EXPLORER
from archipel.games.forbidden_desert.rules.state import DesertState

FAR: Final = 15  # more actions than anybody would spend on a way
RINGS: Final = 2 * FAR + 32  # one for every cost that can come up
NOT_WEST: Final = 0b11110_11110_11110_11110_11110
NOT_EAST: Final = 0b01111_01111_01111_01111_01111


def digs(role: i64, markers: i64) -> i64:
    """How many actions it takes to remove some markers from one tile (FD-R1)."""
    return (markers + 1) // 2 if role == ARCHAEOLOGIST else markers


def beside(cells: i64, role: i64) -> i64:
    """The cells next to any of these, for this adventurer (FD-R7)."""
    row = (cells & NOT_WEST) >> 1 | (cells & NOT_EAST) << 1
    if role == EXPLORER:
        cells |= row
    return row | cells >> 5 | cells << 5


def ways_from(state: DesertState, pawn: i64) -> vec[i64]:
    """What it costs this pawn to stand on each cell; FAR where it cannot be done."""
    role = state.adventurers[pawn]
    here = state.pawns[pawn]
    costs = vec[i64]([FAR] * 25)
    rings = vec[i64]([0] * RINGS)
    start: i64 = 0
    if state.blocked >> here & 1 and state.buried(pawn):
        start = digs(role, state.sand[here] - 1)
    if start >= FAR:
        return costs
    rings[start] = 1 << here
    open_tiles = state.tiles
    blocked: i64 = 0 if role == CLIMBER else state.blocked
    tunnels = state.tunnels & ~blocked
    for cost in range(start, FAR):
        ring = rings[cost] & open_tiles
        if not ring:
            continue
        open_tiles &= ~ring
        rest = ring
        while rest:
            costs[lowest(rest)] = cost
            rest &= rest - 1
        around = beside(ring, role)
        if ring & tunnels:
            around |= tunnels
        around &= open_tiles
        rings[cost + 1] |= around & ~blocked
        dunes = around & blocked
        while dunes:
            cell = lowest(dunes)
            dunes &= dunes - 1
            later = cost + 1 + digs(role, state.sand[cell] - 1)
            if later < FAR:
                rings[later] |= 1 << cell
        if not open_tiles:
            break
    return costs


def ways_to(state: DesertState, role: i64, targets: i64) -> vec[i64]:
    """What it costs an adventurer to go from each cell to the nearest of these."""
    costs = vec[i64]([FAR] * 25)
    rings = vec[i64]([0] * RINGS)
    rings[0] = targets
    open_tiles = state.tiles
    blocked: i64 = 0 if role == CLIMBER else state.blocked
    tunnels = state.tunnels & ~blocked
    for cost in range(FAR):
        ring = rings[cost] & open_tiles
        if not ring:
            continue
        open_tiles &= ~ring
        rest = ring
        while rest:
            costs[lowest(rest)] = cost
            rest &= rest - 1
        free = ring & ~blocked
        if free:
            around = beside(free, role)
            if free & tunnels:
                around |= tunnels
            rings[cost + 1] |= around
        dunes = ring & blocked
        while dunes:
            cell = lowest(dunes)
            dunes &= dunes - 1
            later = cost + 1 + digs(role, state.sand[cell] - 1)
            if later < FAR:
                rings[later] |= beside(1 << cell, role)
        if not open_tiles:
            break
    return costs


def next_cell(state: DesertState, role: i64, here: i64, target: i64) -> i64:
    """The neighbour through which the way to a target is shortest; -1 when there is none."""
    costs = ways_to(state, role, 1 << target)
    around = beside(1 << here, role) & state.tiles
    if state.tunnels >> here & 1:
        around |= state.tunnels & ~(1 << here) & (~state.blocked if role != CLIMBER else -1)
    best: i64 = FAR
    chosen: i64 = -1
    while around:
        cell = lowest(around)
        around &= around - 1
        cost = costs[cell]
        if role != CLIMBER and state.blocked >> cell & 1:
            cost += digs(role, state.sand[cell] - 1)
        if cost < best:
            best, chosen = cost, cell
    return chosen
