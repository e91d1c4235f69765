"""Where pawns can go: each adventurer's steps, dives, flights and swims, as bit sets of positions."""

from archipel.engine.native import i64
from archipel.games.forbidden_island.rules.components import ALL_TILES, DIVER, EXPLORER, PILOT
from archipel.games.forbidden_island.rules.geometry import Shape


def walk(shape: Shape, adventurer: i64, start: i64, alive: i64, flooded: i64) -> i64:
    """Where one Move action takes an adventurer."""
    if adventurer == EXPLORER:
        return shape.king[start] & alive  # FI-R1
    if adventurer == DIVER:
        return dive(shape, start, alive, flooded)
    return shape.ortho[start] & alive  # FI-A1, A2, A3


def dive(shape: Shape, start: i64, alive: i64, flooded: i64) -> i64:
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


def shore(shape: Shape, adventurer: i64, start: i64, flooded: i64) -> i64:
    """FI-A5, A6: the flooded tiles that an adventurer can shore up from here."""
    around = shape.king[start] if adventurer == EXPLORER else shape.ortho[start]  # FI-R1
    return (around | 1 << start) & flooded


def navigated(shape: Shape, adventurer: i64, start: i64, alive: i64, own_powers: bool) -> i64:
    """FI-R5, R7: where the Navigator can send a pawn with one or two steps."""
    others: i64 = ~(1 << start)
    if own_powers and adventurer == EXPLORER:
        first = shape.king[start] & alive
        return (first | shape.spread_king(first)) & alive & others
    first = shape.ortho[start] & alive
    # FI-R7, option: the Diver may cross one missing position as the first of the two steps.
    through = shape.ortho[start] if own_powers and adventurer == DIVER else first
    return (first | shape.spread(through)) & alive & others


def swim(shape: Shape, adventurer: i64, start: i64, alive: i64) -> i64:
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
