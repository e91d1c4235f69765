"""What a seat knows of the ground as numbers: what it could dig, and where the Stones can be."""

from typing import Final

from archipel.engine.bits import few
from archipel.engine.native import append, i64, vec
from archipel.games.takara_island.mind.ground import DEEP, Ground
from archipel.games.takara_island.mind.possessions import can_hire, hands
from archipel.games.takara_island.mind.weights import DIG, DIG_ARMED, IS_MONSTER, MINE, USES
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    LEVEL_COUNT,
    MINER,
    MONSTER,
    MOST_ADVENTURERS,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    UNDECIDED,
)
from archipel.games.takara_island.rules.state import TakaraState

_LEVELS: Final[list[str]] = ["a superficial", "an intermediate", "a deep"]

NAMES: Final[list[str]] = [
    *[f"worth of the {rank} tile to dig" for rank in ("best", "second", "third")],
    "worth of the best tile to dig with the sword",
    "worth of the best two tiles of one site",
    *[f"odds of a Stone, {number} adventurers" for number in range(1, MOST_ADVENTURERS + 1)],
    "odds of a Stone in a turn",
    "worth of the best two tiles to the Miner",
    "odds of a Stone to the Miner",
    "odds of a Stone to a Miner it can hire",
    "Stones seen",
    "nearness of the first Stone seen",
    "nearness of the second Stone seen",
    "Stones seen that are in reach of one turn",
    "sites where a Stone can be",
    "places where a Stone can be",
    "tiles seen that lie face down",
    "deep tiles seen that lie face down",
    "traps seen on top",
    "first tiles not seen",
    *[f"odds of a monster, {level} tile" for level in _LEVELS],
    *[f"odds of a Stone, site {rank}" for rank in range(1, SITE_COUNT + 1)],
    *[f"worth of the first tile, site {rank}" for rank in range(1, SITE_COUNT + 1)],
]


def by_depth(state: TakaraState) -> vec[i64]:
    """The sites, those with the fewest tiles left first."""
    order = vec[i64]([0] * SITE_COUNT)
    for site in range(SITE_COUNT):
        rank: i64 = site
        while rank > 0 and state.tops[order[rank - 1]] < state.tops[site]:
            order[rank] = order[rank - 1]
            rank -= 1
        order[rank] = site
    return order


def diggings(state: TakaraState, seat: i64, ground: Ground, order: vec[i64], row: vec[float]) -> vec[float]:
    """The row with what ``NAMES`` says of a seat; its ``ground`` was looked at, ``order`` is ``by_depth``."""
    row = _worths(state, ground, row)
    for number in range(1, MOST_ADVENTURERS + 1):
        row = append(row, min(1.0, ground.chances[number]))
    row = append(row, ground.chance)
    row = _miner(state, seat, ground, row)
    row = _seen_stones(state, hands(state, seat), ground, row)
    row = _seen_tiles(state, ground, row)
    for level in range(LEVEL_COUNT):
        row = append(row, 3.0 * ground.means[USES * level + IS_MONSTER])
    for site in order:
        row = append(row, ground.in_site(site))
    for site in order:
        top = state.tops[site]
        row = append(row, ground.worth(DEPTHS * site + top, DIG) / 4.0 if top < DEPTHS else 0.0)
    return row


def _worths(state: TakaraState, ground: Ground, row: vec[float]) -> vec[float]:
    """What can be dug: face-down first tiles."""
    best, second, third = 0.0, 0.0, 0.0
    armed, two = 0.0, 0.0
    for site in range(SITE_COUNT):
        top = state.tops[site]
        cell = DEPTHS * site + top
        if top == DEPTHS or state.shown >> cell & 1:
            continue
        worth = ground.worth(cell, DIG)
        if top + 1 < DEPTHS and not ground.blocks(cell):
            two = max(two, worth + ground.worth(cell + 1, DIG))
        armed = max(armed, ground.worth(cell, DIG_ARMED))
        if worth > best:
            best, worth = worth, best
        if worth > second:
            second, worth = worth, second
        third = max(third, worth)
    row = append(row, best / 4.0)
    row = append(row, second / 4.0)
    row = append(row, third / 4.0)
    row = append(row, armed / 4.0)
    return append(row, two / 8.0)


def _miner(state: TakaraState, seat: i64, ground: Ground, row: vec[float]) -> vec[float]:
    """What two tiles are to the Miner; a monster stops him (TK-Q6)."""
    most = 0.0
    likely = 0.0
    for site in range(SITE_COUNT):
        top = state.tops[site]
        if top == DEPTHS:
            continue
        cell = DEPTHS * site + top
        reach = 1.0 - ground.monster(cell)
        if reach == 0.0:
            continue
        worth = ground.worth(cell, MINE)
        odds = ground.stone(cell)
        if top + 1 < DEPTHS:
            worth += reach * ground.worth(cell + 1, MINE)
            odds += reach * ground.stone(cell + 1)
        most = max(most, worth)
        likely = max(likely, odds)
    row = append(row, most / 8.0)
    row = append(row, likely)
    return append(row, likely if can_hire(state, seat, MINER) else 0.0)


def _seen_stones(state: TakaraState, number: i64, ground: Ground, row: vec[float]) -> vec[float]:
    """Stones that the seat knows the places of; the nearest first."""
    first, second = 0.0, 0.0
    in_reach = 0.0
    stones = 0.0
    for site in range(SITE_COUNT):
        for cell in range(DEPTHS * site + DEEP, DEPTHS * site + DEPTHS):
            if ground.tiles[cell] == STONE_TILE and cell % DEPTHS >= state.tops[site]:
                above = cell % DEPTHS - state.tops[site]
                near = 1.0 / (1.0 + float(above))
                stones += 1.0
                in_reach += 1.0 if above < number else 0.0
                second = max(second, min(first, near))
                first = max(first, near)
    ground.nearness = first
    row = append(row, stones)
    row = append(row, first)
    row = append(row, second)
    return append(row, in_reach)


def _seen_tiles(state: TakaraState, ground: Ground, row: vec[float]) -> vec[float]:
    """Where Stones can still be, and what was seen of the rest."""
    sites: i64 = 0
    places: i64 = 0
    unseen: i64 = 0
    traps: i64 = 0
    deep: i64 = 0
    hidden = ground.seen & ~state.shown
    for site in range(SITE_COUNT):
        top = state.tops[site]
        if ground.open[site]:
            sites += 1
            places += ground.open[site]
        for depth in range(top, DEPTHS):
            cell = DEPTHS * site + depth
            if depth == top and ground.tiles[cell] == UNDECIDED:
                unseen += 1
            if hidden >> cell & 1:
                if depth >= DEEP:
                    deep += 1
                if depth == top and SORT[ground.tiles[cell]] == MONSTER:
                    traps += 1
    row = append(row, float(sites) / 6.0)
    row = append(row, float(places) / 18.0)
    row = append(row, float(few(hidden)) / 10.0)
    row = append(row, float(deep) / 6.0)
    row = append(row, float(traps))
    return append(row, float(unseen) / 6.0)
