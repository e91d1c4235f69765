"""Where pawns can go: each adventurer's steps, dives, flights and swims, as bit sets of positions."""

from archipel.engine.bits import members
from archipel.games.forbidden_island.rules.components import ALL_TILES, DIVER, EXPLORER, PILOT
from archipel.games.forbidden_island.rules.geometry import Shape


def walk(shape: Shape, adventurer: int, start: int, alive: int, flooded: int) -> int:
    """Where one Move action takes an adventurer."""
    if adventurer == EXPLORER:
        return shape.king[start] & alive  # FI-R1
    if adventurer == DIVER:
        return dive(shape, start, alive, flooded)
    return shape.ortho[start] & alive  # FI-A1, A2, A3


def dive(shape: Shape, start: int, alive: int, flooded: int) -> int:
    """FI-R8: through any number of flooded or missing positions, onto a tile."""
    water = ALL_TILES & ~(alive & ~flooded)
    met = shape.ortho[start]
    crossed = met & water
    fresh = crossed
    while fresh:
        met |= shape.spread(fresh)
        fresh = met & water & ~crossed
        crossed |= fresh
    return met & alive & ~(1 << start)


def shore(shape: Shape, adventurer: int, start: int, flooded: int) -> int:
    """FI-A5, A6: the flooded tiles that an adventurer can shore up from here."""
    around = shape.king[start] if adventurer == EXPLORER else shape.ortho[start]  # FI-R1
    return (around | 1 << start) & flooded


def navigated(shape: Shape, adventurer: int, start: int, alive: int, own_powers: bool) -> int:
    """FI-R5, R7: where the Navigator can send a pawn with one or two steps."""
    around = shape.king if own_powers and adventurer == EXPLORER else shape.ortho
    first = around[start] & alive
    targets = first
    # FI-R7, option: the Diver may cross one missing position as the first of the two steps.
    through = around[start] if own_powers and adventurer == DIVER else first
    for position in members(through):
        targets |= around[position]
    return targets & alive & ~(1 << start)


def swim(shape: Shape, adventurer: int, start: int, alive: int) -> int:
    """Where a pawn can swim from a tile that has just sunk."""
    if adventurer == EXPLORER:
        return shape.king[start] & alive  # FI-P3
    if adventurer == PILOT:
        return alive  # FI-R3
    if adventurer == DIVER:
        for ring in shape.rings[start]:  # FI-P4: the nearest, and a free choice among equals
            if ring & alive:
                return ring & alive
        return 0
    return shape.ortho[start] & alive  # FI-P2
