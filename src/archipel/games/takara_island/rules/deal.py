"""What lies under the ground, decided tile by tile with the odds of the rulebook's deal (TK-S5 to S7)."""

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


def weights(tiles: list[int], bag: list[int], cell: int) -> list[int]:
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
    open_places: list[int] = []  # of each site, but none on the site of a Stone that was seen
    for site in range(SITE_COUNT):
        deep = tiles[DEPTHS * site + 6 : DEPTHS * site + 9]
        open_places.append(0 if STONE_TILE in deep else deep.count(UNDECIDED))
    total = sum(open_places)
    if bag[STONE_TILE] == 1:
        with_this = 1 if open_places[here] else 0
        pairs = total
    else:
        with_this = total - open_places[here]
        pairs = (total * total - sum([places * places for places in open_places])) // 2
    others = sum(counts[:-1])
    found = [count * (pairs - with_this) for count in counts]
    found[-1] = with_this * max(1, others)
    return found


def decide(state: TakaraState, cell: int) -> int:
    """What the tile of a cell is; decided now if nobody has seen it yet."""
    kind = state.tiles[cell]
    if kind == UNDECIDED:
        first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
        kind = first + state.chance.pick_counted(weights(state.tiles, state.bag, cell))
        state.tiles[cell] = kind
        state.bag[kind] -= 1
    return kind


def look(state: TakaraState, seat: int, cell: int) -> int:
    """A seat looks at a tile, alone."""
    kind = decide(state, cell)
    state.known[seat] |= 1 << cell
    return kind


def tell_look(state: TakaraState, seat: int, cell: int) -> None:
    """Where a seat has looked everybody sees (TK-I3)."""
    state.tell(events.LOOKED, seat, cell)
    if state.reminded:  # a log that keeps what was seen would be a second look
        state.whisper(seat, events.SAW, seat, cell)


def turn_up(state: TakaraState, cell: int) -> int:
    """A tile is turned face up for all to see."""
    kind = decide(state, cell)
    state.shown |= 1 << cell
    state.fresh |= 1 << cell
    return kind


def next_look(state: TakaraState, site: int, looked: int) -> int:
    """The next cell that an observation of a site shows after so many of its tiles, or -1 when it is over."""
    depth = state.tops[site] + looked
    last = min(state.tops[site] + OBSERVE_DEPTH, DEPTHS)
    while depth < last:
        cell = DEPTHS * site + depth
        if not state.shown >> cell & 1:
            return cell
        if SORT[state.tiles[cell]] == ROCKFALL or not state.fresh >> cell & 1:  # TK-O9, X4, X5
            return -1
        depth += 1
    return -1
