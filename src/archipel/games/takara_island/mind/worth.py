"""What tiles are worth to a seat, by what it knows: points, with Karas and wounds turned into points."""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.native import i64, vec
from archipel.games.takara_island.mind.weights import (
    DIG,
    DIG_ARMED,
    IS_MONSTER,
    IS_ROCKFALL,
    MINE,
    USES,
    Weights,
)
from archipel.games.takara_island.rules import deal
from archipel.games.takara_island.rules.components import (
    CELLS,
    COPIES,
    DEPTHS,
    FIRST_OF_LEVEL,
    LAST_EMPTY_SITES,
    LEVEL_COUNT,
    LIFE,
    LOSING_EMPTY_SITES,
    MONSTER,
    ROCKFALL,
    ROCKFALLS,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    STONE_XP,
    STONES,
    TILE_KARAS,
    TILE_XP,
    UNDECIDED,
)
from archipel.games.takara_island.rules.scoring import points, stones_found
from archipel.games.takara_island.rules.state import TakaraState

BANISHMENT: Final = 60.0  # everybody loses
PATIENCE: Final = 24  # rounds after which digging becomes ever more urgent
HASTE: Final = 3.0
NOTHING_SEEN: Final = vec[i64]([UNDECIDED] * CELLS)
# How many of the three deep places of a site are open, by the set of those that were seen.
OPEN_PLACES: Final = vec[i64]([3, 2, 2, 1, 2, 1, 1, 0])
UNKNOWN: Final = -1000.0  # a mean that nobody has asked for
UNKNOWN_MEANS: Final = vec[float]([UNKNOWN] * (LEVEL_COUNT * USES))
# How likely an adventurer beats a monster that has so many lives left.
BEATING: Final = vec[float]([float((2.0 / 3.0) ** lives) for lives in range(5)])


class Worth:
    """One seat's estimate of a position; what only others have seen counts as unseen.

    Playouts make very many of these, so what holds for every unseen tile of a level is worked out once.
    """

    def __init__(self, state: TakaraState, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat: i64 = seat
        self.weights = weights
        self._values: vec[float] = weights.values
        self.seen: i64 = state.shown | state.known[seat]
        self.tiles: vec[i64] = NOTHING_SEEN[:]
        self.bag: vec[i64] = COPIES[:]
        for cell in members(self.seen):
            kind = state.tiles[cell]
            self.tiles[cell] = kind
            self.bag[kind] -= 1
        # Somebody has to dig in the end, whatever comes of it.
        rounds_over = (state.turn - 1) // state.seats - PATIENCE
        self.haste: float = HASTE * float(rounds_over) if rounds_over > 0 else 0.0
        self.found: i64 = stones_found(state)
        self.empty: i64 = state.empty_sites()
        self.stone: float = self._stone()
        self._stone_odds: vec[float] = vec[float]([0.0] * SITE_COUNT)  # of each unseen deep tile of a site
        self._find_stones()
        self._means: vec[float] = UNKNOWN_MEANS[:]

    # -- what lies there ----------------------------------------

    def odds(self, cell: i64) -> list[float]:
        """How likely each tile of the cell's level is there."""
        first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
        kind = self.tiles[cell]
        if kind != UNDECIDED:
            return [1.0 if first + i == kind else 0.0 for i in range(kind - first + 1)]
        found = deal.weights(self.tiles, self.bag, cell)
        level = cell % DEPTHS // 3
        if self.state.passed >> cell & 1 and level < len(ROCKFALLS):
            found[ROCKFALLS[level] - first] = 0
        total = 0.0
        for weight in found:
            total += float(weight)
        return [float(weight) / total for weight in found]

    def stone_odds(self, cell: i64) -> float:
        """How likely a deep tile is a Stone."""
        kind = self.tiles[cell]
        if kind == UNDECIDED:
            return self._stone_odds[cell // DEPTHS]
        return 1.0 if kind == STONE_TILE else 0.0

    def monster_odds(self, cell: i64) -> float:
        """How likely a monster is there."""
        kind = self.tiles[cell]
        if kind == UNDECIDED:
            return self._unseen(cell, IS_MONSTER)
        return 1.0 if SORT[kind] == MONSTER else 0.0

    def rockfall_odds(self, cell: i64) -> float:
        """How likely a rockfall is there."""
        kind = self.tiles[cell]
        if kind != UNDECIDED:
            return 1.0 if SORT[kind] == ROCKFALL else 0.0
        if self.state.passed >> cell & 1:
            return 0.0
        return self._mean(cell % DEPTHS // 3, IS_ROCKFALL)

    def _find_stones(self) -> None:
        """The share of the pairs of places (see ``deal.weights``) with one on each site, for one place."""
        left = self.bag[STONE_TILE]
        if not left:
            return
        odds = self._stone_odds
        total: i64 = 0
        squares: i64 = 0
        for site in range(SITE_COUNT):
            if left == STONES:
                places = OPEN_PLACES[self.seen >> DEPTHS * site + 6 & 7]
            else:  # none beside a Stone that was seen
                places = deal.open_places(self.tiles, site)
            odds[site] = float(places)
            total += places
            squares += places * places
        pairs = float((total * total - squares) // 2)
        for site in range(SITE_COUNT):
            if left > 1:
                odds[site] = (float(total) - odds[site]) / pairs
            elif odds[site] > 0.0:
                odds[site] = 1.0 / float(total)

    def _mean(self, level: i64, use: i64) -> float:
        """What an unseen tile of a level (in the deep one: that is no Stone) comes to, in one of the uses."""
        known = self._means[USES * level + use]
        if known != UNKNOWN:
            return known
        bag, values = self.bag, self._values
        total: i64 = 0
        mean = 0.0
        for kind in range(FIRST_OF_LEVEL[level], FIRST_OF_LEVEL[level + 1] - (1 if level == 2 else 0)):
            count = bag[kind]
            if count:
                total += count
                mean += float(count) * values[USES * kind + use]
        if total:
            mean /= float(total)
        self._means[USES * level + use] = mean
        return mean

    def _unseen(self, cell: i64, use: i64) -> float:
        """What an unseen tile comes to, in one of the uses, the Stone left out."""
        level = cell % DEPTHS // 3
        mean = self._mean(level, use)
        if level == 2:
            return mean * (1.0 - self._stone_odds[cell // DEPTHS])
        if self.state.passed >> cell & 1:
            rockfalls = self._mean(level, IS_ROCKFALL)
            if rockfalls < 1.0:
                return (mean - rockfalls * self._values[USES * ROCKFALLS[level] + use]) / (1.0 - rockfalls)
        return mean

    # -- what it gains ----------------------------------------

    def dig(self, cell: i64, sword: bool) -> float:
        """Turning the tile of a cell up."""
        return self._worth(cell, DIG_ARMED if sword else DIG) + self.haste

    def mine_out(self, cell: i64) -> float:
        """The tile of a cell, to the Miner."""
        return self._worth(cell, MINE) + self.haste

    def below(self, cell: i64) -> float:
        """What opening the way down is worth, less and less with the depth; others may go down it too."""
        gain = 0.0
        share = 1.0
        for deeper in range(cell + 1, DEPTHS * (cell // DEPTHS + 1)):
            worth = self._worth(deeper, DIG)
            worth = min(worth, self.weights.most_below)
            if worth > 0.0:
                gain += share * worth
            share *= self.weights.fading
        return gain

    def _worth(self, cell: i64, use: i64) -> float:
        kind = self.tiles[cell]
        if kind == STONE_TILE:
            worth = self.stone
        elif kind != UNDECIDED:
            worth = self._values[USES * kind + use]
        else:
            worth = self._unseen(cell, use)
            if cell % DEPTHS >= 6:
                worth += self._stone_odds[cell // DEPTHS] * self.stone
        return worth + self._emptying(cell) if cell % DEPTHS == DEPTHS - 1 else worth

    def _stone(self) -> float:
        """The first Stone is worth its points and more; the second one ends the game."""
        if self.found == 0:
            return self.weights.stone
        if self.state.stones[self.seat]:
            return self.weights.victory
        return self._verdict(STONE_XP, 0)

    def win(self, site: i64) -> float:
        """How likely one adventurer beats the monster on top of a site."""
        kind = self.state.tiles[DEPTHS * site + self.state.tops[site]]
        return BEATING[LIFE[kind] - self.state.wounds[site]]

    def fight(self, site: i64) -> float:
        """One adventurer's attack on the monster on top of a site."""
        cell = DEPTHS * site + self.state.tops[site]
        kind = self.state.tiles[cell]
        win = self.win(site)
        reward = float(TILE_XP[kind]) + self.weights.kara * float(TILE_KARAS[kind])
        return win * (reward + self._emptying(cell)) - (1.0 - win) * self.weights.wound + self.haste

    def _emptying(self, cell: i64) -> float:
        """What it means to take the last tile of a site, unless it is a Stone."""
        if cell % DEPTHS < DEPTHS - 1:
            return 0.0
        other = 1.0 - self.stone_odds(cell)
        if self.found == 0:
            if self.empty == LOSING_EMPTY_SITES - 1:
                return -BANISHMENT * other
            return (-4.0 if self.empty == LOSING_EMPTY_SITES - 2 else -1.0) * other
        if self.found == 1 and self.empty == LAST_EMPTY_SITES - 1:
            lost = STONE_XP * self.state.stones[self.seat]
            return self._verdict(-lost, STONE_XP) * other
        return 0.0

    def _verdict(self, gain: i64, off: i64) -> float:
        """The game ends when this seat has gained so much, and others lose so much a Stone: won or lost."""
        state = self.state
        points_then = points(state, self.seat) + gain
        for each in range(state.seats):
            if each != self.seat and points(state, each) - off * state.stones[each] > points_then:
                return -self.weights.defeat
        return self.weights.victory
