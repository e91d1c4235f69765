"""The ground as one seat knows it: what an unseen tile comes to, and where the Stones can be."""

from typing import Final

from archipel.engine.bits import BIT
from archipel.engine.native import i64, vec
from archipel.games.takara_island.mind.possessions import hands
from archipel.games.takara_island.mind.weights import DIG, DIG_ARMED, IS_MONSTER, MINE, QUICK, USES
from archipel.games.takara_island.rules.components import (
    CELLS,
    COPIES,
    DEPTHS,
    FIRST_OF_LEVEL,
    LEVEL_COUNT,
    MONSTER,
    MOST_ADVENTURERS,
    ROCKFALL,
    ROCKFALL_ADVENTURERS,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    STONES,
    UNDECIDED,
)
from archipel.games.takara_island.rules.state import TakaraState

DEEP: Final = 6  # the depth of the first deep tile
_STONE: Final = 12.0  # points that a Stone is worth to its finder
_SITE: Final = (1 << DEPTHS) - 1  # the cells of the first site


class Ground:
    """``look`` at it with a seat's eyes, then ask.

    Only what the seat has seen counts. In an imagined world what nobody has seen may be decided as well.
    """

    def __init__(self) -> None:
        self.seen: i64 = 0
        self.chance = 0.0  # to dig a Stone in one turn
        self.nearness = 0.0  # of the nearest Stone that was seen, 1 on top
        self.stones: i64 = 0  # the cells of the Stones that were seen and not yet dug
        self.tiles: vec[i64] = vec[i64]([UNDECIDED] * CELLS)  # as the seat knows them
        # What an unseen tile of a level comes to, by use; what follows is by site, or by adventurers.
        self.means: vec[float] = vec[float]([0.0] * (LEVEL_COUNT * USES))
        self._odds: vec[float] = vec[float]([0.0] * SITE_COUNT)  # of a Stone in an unseen deep place
        self.open: vec[i64] = vec[i64]([0] * SITE_COUNT)  # such places
        self.chances: vec[float] = vec[float]([0.0] * (MOST_ADVENTURERS + 1))
        self._before: vec[float] = vec[float]([0.0] * (MOST_ADVENTURERS + 1))

    def look(self, state: TakaraState, seat: i64) -> None:
        """Take in what a seat knows."""
        self.seen = state.shown | state.known[seat]
        tiles, bag = self.tiles, COPIES[:]
        for cell in range(CELLS):
            if self.seen >> cell & 1:
                kind = state.tiles[cell]
                bag[kind] -= 1
                tiles[cell] = kind
            else:
                tiles[cell] = UNDECIDED
        self._weigh(bag)
        self._find_stones(state)
        self._count_chances(state)
        self.chance = min(1.0, self.chances[hands(state, seat)])

    def _weigh(self, bag: vec[i64]) -> None:
        """What an unseen tile of each level comes to in each use, the Stones left out."""
        values = QUICK.values
        for level in range(LEVEL_COUNT):
            total: i64 = 0
            dug, armed, mined, monsters = 0.0, 0.0, 0.0, 0.0
            for kind in range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1]):
                number = bag[kind]
                if number and kind != STONE_TILE:
                    total += number
                    share = float(number)
                    dug += share * values[USES * kind + DIG]
                    armed += share * values[USES * kind + DIG_ARMED]
                    mined += share * values[USES * kind + MINE]
                    monsters += share * values[USES * kind + IS_MONSTER]
            each = 1.0 / float(total) if total else 0.0
            self.means[USES * level + DIG] = each * dug
            self.means[USES * level + DIG_ARMED] = each * armed
            self.means[USES * level + MINE] = each * mined
            self.means[USES * level + IS_MONSTER] = each * monsters

    def _find_stones(self, state: TakaraState) -> None:
        """The odds of each unseen deep place (see ``deal.weights``), and the Stones that were seen."""
        left: i64 = STONES
        total: i64 = 0
        squares: i64 = 0
        self.stones = 0
        for site in range(SITE_COUNT):
            places: i64 = 0
            for cell in range(DEPTHS * site + DEEP, DEPTHS * site + DEPTHS):
                if self.tiles[cell] == UNDECIDED:
                    places += 1
                elif self.tiles[cell] == STONE_TILE:
                    left -= 1
                    places = -DEPTHS
                    if cell % DEPTHS >= state.tops[site]:
                        self.stones |= BIT[cell]
            places = max(places, 0)
            self.open[site] = places
            total += places
            squares += places * places
        pairs = float((total * total - squares) // 2)
        for site in range(SITE_COUNT):
            places = self.open[site]
            odds = 0.0
            if left > 1:
                odds = float(total - places) / pairs
            elif left == 1 and places:
                odds = 1.0 / float(total)
            else:
                self.open[site] = 0
            self._odds[site] = odds

    def stone(self, cell: i64) -> float:
        """How likely a tile is a Stone."""
        kind = self.tiles[cell]
        if kind == UNDECIDED:
            return self._odds[cell // DEPTHS] if cell % DEPTHS >= DEEP else 0.0
        return 1.0 if kind == STONE_TILE else 0.0

    def worth(self, cell: i64, use: i64) -> float:
        """What a tile comes to in points, Stones included."""
        kind = self.tiles[cell]
        stone = self.stone(cell)
        if kind == UNDECIDED:
            return stone * _STONE + (1.0 - stone) * self.means[USES * (cell % DEPTHS // 3) + use]
        return _STONE if kind == STONE_TILE else QUICK.values[USES * kind + use]

    def _count_chances(self, state: TakaraState) -> None:
        """The odds that so many adventurers, who share out among the sites as they like, dig a Stone."""
        chances, before = self.chances, self._before
        for number in range(MOST_ADVENTURERS + 1):
            chances[number] = 0.0
        for site in range(SITE_COUNT):
            top = state.tops[site]
            if top == DEPTHS or top + MOST_ADVENTURERS <= DEEP:
                continue
            for number in range(MOST_ADVENTURERS + 1):
                before[number] = chances[number]
            used: i64 = 0
            chance = 0.0
            for cell in range(DEPTHS * site + top, DEPTHS * site + DEPTHS):
                kind = self.tiles[cell]
                if kind != UNDECIDED and SORT[kind] == MONSTER:
                    break
                if kind != UNDECIDED and SORT[kind] == ROCKFALL:  # it has to be turned up first
                    used += ROCKFALL_ADVENTURERS + (0 if state.shown >> cell & 1 else 1)
                else:
                    used += 1
                if used > MOST_ADVENTURERS:
                    break
                chance += self.stone(cell)
                for number in range(used, MOST_ADVENTURERS + 1):
                    chances[number] = max(chances[number], before[number - used] + chance)

    def monster(self, cell: i64) -> float:
        """How likely a tile is a monster, nearly: an unseen Stone is left out."""
        kind = self.tiles[cell]
        if kind == UNDECIDED:
            return self.means[USES * (cell % DEPTHS // 3) + IS_MONSTER]
        return 1.0 if SORT[kind] == MONSTER else 0.0

    def blocks(self, cell: i64) -> bool:
        """Whether a tile is known to bar the way to the next one."""
        kind = self.tiles[cell]
        return kind != UNDECIDED and (SORT[kind] == MONSTER or SORT[kind] == ROCKFALL)

    def in_site(self, site: i64) -> float:
        """How likely a Stone lies in a site."""
        if self.stones >> DEPTHS * site & _SITE:
            return 1.0
        return float(self.open[site]) * self._odds[site]
