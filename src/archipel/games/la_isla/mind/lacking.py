"""What a player lacks: explorers around regions, kinds of animals for the next set."""

from archipel.engine.bits import BIT
from archipel.engine.native import i64
from archipel.games.la_isla.rules.components import KINDS, REGION_COUNT
from archipel.games.la_isla.rules.state import LaIslaState


def closable(state: LaIslaState, seat: i64, payable: i64) -> i64:
    """The regions that a seat closes with one explorer on one of these spaces, as a bit set."""
    found: i64 = 0
    if not payable:
        return found
    around = state.pieces.around
    mine = state.explorers[seat]
    for region in range(REGION_COUNT):
        missing = around[region] & ~mine
        if missing & payable and missing & (missing - 1) == 0 and state.tiles[region] >= 0:
            found |= BIT[region]
    return found


def next_kinds(state: LaIslaState, seat: i64) -> i64:
    """The kinds of animals that a seat lacks for its next set, as a bit set."""
    first = KINDS * seat
    sets = state.animals[first]
    for i in range(first, first + KINDS):
        sets = min(sets, state.animals[i])
    found: i64 = 0
    for animal in range(KINDS):
        if state.animals[first + animal] == sets:
            found |= 1 << animal
    return found
