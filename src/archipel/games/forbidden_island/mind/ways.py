"""How many actions it takes a pawn to be somewhere, by its adventurer's own steps, dives and flights."""

from typing import Final

from archipel.engine.bits import lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.rules.components import ALL_TILES, DIVER, EXPLORER, PILOT, TILE_COUNT
from archipel.games.forbidden_island.rules.state import IslandState

FARTHEST: Final = 8  # actions: beyond these all ways are alike


def ways_from(state: IslandState, pawn: i64) -> vec[i64]:
    """How many actions this pawn is from each position; ``FARTHEST`` where it cannot be or is far away."""
    role = state.adventurers[pawn]
    here = state.pawns[pawn]
    ways = vec[i64]([FARTHEST] * TILE_COUNT)
    ways[here] = 0
    fresh: i64 = 1 << here
    open_tiles = state.alive & ~fresh
    way: i64 = 0
    while fresh and way < FARTHEST:
        if role == PILOT and not (state.flown and pawn == state.active):  # FI-R2
            fresh = open_tiles
        else:
            fresh = _beside(state, role, fresh) & open_tiles
        open_tiles &= ~fresh
        way += 1
        ring = fresh
        while ring:
            ways[lowest(ring)] = way
            ring &= ring - 1
    return ways


def nearest(ways: vec[i64], positions: i64) -> i64:
    """The shortest of a pawn's ways to any of these positions, ``FARTHEST`` at most."""
    best: i64 = FARTHEST
    while positions:
        way = ways[lowest(positions)]
        positions &= positions - 1
        best = min(best, way)
    return best


def _beside(state: IslandState, role: i64, starts: i64) -> i64:
    """The positions that are one Move action from any of these, for this adventurer."""
    if role == EXPLORER:
        return state.shape.spread_king(starts)  # FI-R1
    met = state.shape.spread(starts)
    if role == DIVER:  # FI-R8
        water = ALL_TILES & ~(state.alive & ~state.flooded)
        crossed: i64 = 0
        fresh = met & water
        while fresh:
            crossed |= fresh
            met |= state.shape.spread(fresh)
            fresh = met & water & ~crossed
    return met
