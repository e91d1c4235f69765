"""What lies under the ground, decided tile by tile with the odds of the rulebook's deal (TK-S5 to S7)."""

from typing import Final

from archipel.engine.bits import BIT
from archipel.engine.native import i64, vec
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    FIRST_OF_LEVEL,
    OBSERVE_DEPTH,
    ROCKFALL,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    UNDECIDED,
)
from archipel.games.takara_island.rules.state import TakaraState

# Depth of a site's top -> how deep an observation goes.
_OBSERVED_TO: Final = vec[i64]([min(top + OBSERVE_DEPTH, DEPTHS) for top in range(DEPTHS + 1)])


def weights(tiles: vec[i64], bag: vec[i64], cell: i64) -> vec[i64]:
    """How likely each tile of a cell's level is there, as weights, given every tile decided so far.

    The two upper levels are shuffled whole. Of the deep one each half of the sites holds one Stone, which
    comes to this: two different sites, a place of each (TK-I6). The odds of a Stone here are the number of
    such pairs of open places with this one among them, out of all pairs.
    """
    level = cell % DEPTHS // 3
    counts = bag[FIRST_OF_LEVEL[level] : FIRST_OF_LEVEL[level + 1]]
    if level < 2 or not bag[STONE_TILE]:
        return counts
    here = cell // DEPTHS
    total: i64 = 0
    squares: i64 = 0
    for site in range(SITE_COUNT):
        places = open_places(tiles, site)
        total += places
        squares += places * places
    if bag[STONE_TILE] == 1:
        with_this: i64 = 1 if open_places(tiles, here) else 0
        pairs = total
    else:
        with_this = total - open_places(tiles, here)
        pairs = (total * total - squares) // 2
    others: i64 = 0
    for i in range(len(counts) - 1):
        others += counts[i]
        counts[i] *= pairs - with_this
    counts[-1] = with_this * (others if others else 1)
    return counts


def open_places(tiles: vec[i64], site: i64) -> i64:
    """How many places of a site may hold a Stone that nobody has seen: none beside one that was seen."""
    places: i64 = 0
    for cell in range(DEPTHS * site + 6, DEPTHS * site + DEPTHS):
        kind = tiles[cell]
        if kind == STONE_TILE:
            return 0
        if kind == UNDECIDED:
            places += 1
    return places


def decide(state: TakaraState, cell: i64) -> i64:
    """What the tile of a cell is; decided now if nobody has seen it yet."""
    kind = state.tiles[cell]
    if kind == UNDECIDED:
        first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
        kind = first + state.chance.pick_row(weights(state.tiles, state.bag, cell))
        state.tiles[cell] = kind
        state.bag[kind] -= 1
    return kind


def look(state: TakaraState, seat: i64, cell: i64) -> i64:
    """A seat looks at a tile, alone."""
    kind = decide(state, cell)
    state.known[seat] |= BIT[cell]
    return kind


def tell_look(state: TakaraState, seat: i64, cell: i64) -> None:
    """Where a seat has looked everybody sees (TK-I3)."""
    state.tell(events.LOOKED, seat, cell)
    if state.reminded:  # a log that keeps what was seen would be a second look
        state.whisper(seat, events.SAW, seat, cell)


def turn_up(state: TakaraState, cell: i64) -> i64:
    """A tile is turned face up for all to see."""
    kind = decide(state, cell)
    state.shown |= BIT[cell]
    state.fresh |= BIT[cell]
    return kind


def next_look(state: TakaraState, site: i64, looked: i64) -> i64:
    """The next cell that an observation of a site shows after so many of its tiles, or -1 when it is over."""
    shown, top = state.shown, state.tops[site]
    cell = DEPTHS * site + top + looked
    end = DEPTHS * site + _OBSERVED_TO[top]
    while cell < end:
        if not shown >> cell & 1:
            return cell
        if not state.fresh >> cell & 1 or SORT[state.tiles[cell]] == ROCKFALL:  # TK-O9, X4, X5
            return -1
        cell += 1
    return -1
