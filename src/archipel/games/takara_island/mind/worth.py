"""What tiles are worth to a seat, by what it knows: points, with Karas and wounds turned into points."""

from archipel.engine.bits import members
from archipel.games.takara_island.mind.weights import DIG, DIG_ARMED, IS_MONSTER, IS_ROCKFALL, MINE, Weights
from archipel.games.takara_island.rules import deal
from archipel.games.takara_island.rules.components import (
    CELLS,
    COPIES,
    DEPTHS,
    FIRST_OF_LEVEL,
    LAST_EMPTY_SITES,
    LEVELS,
    LIFE,
    LOSING_EMPTY_SITES,
    MONSTER,
    ROCKFALL,
    ROCKFALLS,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    STONE_XP,
    TILE_KARAS,
    TILE_XP,
    UNDECIDED,
)
from archipel.games.takara_island.rules.scoring import points
from archipel.games.takara_island.rules.state import TakaraState

BANISHMENT = 60.0  # everybody loses
PATIENCE = 24  # rounds after which digging becomes ever more urgent
HASTE = 3.0


class Worth:
    """One seat's estimate of a position; what only others have seen counts as unseen.

    Playouts make very many of these, so what holds for every unseen tile of a level is worked out once.
    """

    def __init__(self, state: TakaraState, seat: int, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self._values: list[list[float]] = weights.values
        self.seen: int = state.shown | state.known[seat]
        self.tiles: list[int] = [UNDECIDED] * CELLS
        self.bag: list[int] = COPIES[:]
        for cell in members(self.seen):
            kind = state.tiles[cell]
            self.tiles[cell] = kind
            self.bag[kind] -= 1
        # Somebody has to dig in the end, whatever comes of it.
        self.haste: float = max(0.0, HASTE * ((state.turn - 1) // state.seats - PATIENCE))
        self.found: int = sum(state.stones)
        self.empty: int = state.tops.count(DEPTHS)
        scores = [points(state, each) for each in range(state.seats)]
        self.mine: int = scores[seat]
        self.best: int = max([score for each, score in enumerate(scores) if each != seat])
        self.stone: float = self._stone()
        self._stone_odds: list[float] = self._find_stones()  # of each unseen deep tile of a site
        self._means: list[list[float]] = [self._mean_of(level) for level in range(len(LEVELS))]

    # -- what lies there ----------------------------------------

    def odds(self, cell: int) -> list[float]:
        """How likely each tile of the cell's level is there."""
        first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
        kind = self.tiles[cell]
        if kind != UNDECIDED:
            return [1.0 if first + i == kind else 0.0 for i in range(kind - first + 1)]
        found = deal.weights(self.tiles, self.bag, cell)
        level = cell % DEPTHS // 3
        if self.state.passed >> cell & 1 and level < len(ROCKFALLS):
            found[ROCKFALLS[level] - first] = 0
        total = sum(found)
        return [weight / total for weight in found]

    def stone_odds(self, cell: int) -> float:
        """How likely a deep tile is a Stone."""
        kind = self.tiles[cell]
        if kind == UNDECIDED:
            return self._stone_odds[cell // DEPTHS]
        return 1.0 if kind == STONE_TILE else 0.0

    def monster_odds(self, cell: int) -> float:
        """How likely a monster is there."""
        kind = self.tiles[cell]
        if kind == UNDECIDED:
            return self._unseen(cell, IS_MONSTER)
        return 1.0 if SORT[kind] == MONSTER else 0.0

    def rockfall_odds(self, cell: int) -> float:
        """How likely a rockfall is there."""
        kind = self.tiles[cell]
        if kind != UNDECIDED:
            return 1.0 if SORT[kind] == ROCKFALL else 0.0
        return 0.0 if self.state.passed >> cell & 1 else self._means[cell % DEPTHS // 3][IS_ROCKFALL]

    def _find_stones(self) -> list[float]:
        """The share of the pairs of places (see ``deal.weights``) with one on each site, for one place."""
        left = self.bag[STONE_TILE]
        if not left:
            return [0.0] * SITE_COUNT
        places: list[int] = []
        for site in range(SITE_COUNT):
            deep = self.tiles[DEPTHS * site + 6 : DEPTHS * site + 9]
            places.append(0 if STONE_TILE in deep else deep.count(UNDECIDED))
        total = sum(places)
        if left == 1:
            return [1.0 / total if each else 0.0 for each in places]
        pairs = (total * total - sum([each * each for each in places])) // 2
        return [(total - each) / pairs for each in places]

    def _mean_of(self, level: int) -> list[float]:
        """What an unseen tile of a level (in the deep one: that is no Stone) comes to, for each use."""
        first = FIRST_OF_LEVEL[level]
        last = FIRST_OF_LEVEL[level + 1] - (level == 2)
        total = 0
        mean = [0.0] * len(self._values)
        for kind in range(first, last):
            count = self.bag[kind]
            if count:
                total += count
                for use, values in enumerate(self._values):
                    mean[use] += count * values[kind]
        return [each / total for each in mean] if total else mean

    def _unseen(self, cell: int, use: int) -> float:
        """What an unseen tile comes to, in one of the uses, the Stone left out."""
        level = cell % DEPTHS // 3
        mean = self._means[level][use]
        if level == 2:
            return mean * (1.0 - self._stone_odds[cell // DEPTHS])
        if self.state.passed >> cell & 1:
            rockfalls = self._means[level][IS_ROCKFALL]
            if rockfalls < 1.0:
                return (mean - rockfalls * self._values[use][ROCKFALLS[level]]) / (1.0 - rockfalls)
        return mean

    # -- what it gains ----------------------------------------

    def dig(self, cell: int, sword: bool) -> float:
        """Turning the tile of a cell up."""
        return self._worth(cell, DIG_ARMED if sword else DIG) + self.haste

    def mine_out(self, cell: int) -> float:
        """The tile of a cell, to the Miner."""
        return self._worth(cell, MINE) + self.haste

    def below(self, cell: int) -> float:
        """What opening the way down is worth, less and less with the depth; others may go down it too."""
        gain = 0.0
        share = 1.0
        for deeper in range(cell + 1, DEPTHS * (cell // DEPTHS + 1)):
            gain += share * max(0.0, min(self._worth(deeper, DIG), self.weights.most_below))
            share *= self.weights.fading
        return gain

    def _worth(self, cell: int, use: int) -> float:
        kind = self.tiles[cell]
        if kind == STONE_TILE:
            worth = self.stone
        elif kind != UNDECIDED:
            worth = self._values[use][kind]
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
        return self._verdict(STONE_XP, self.best)

    def win(self, site: int) -> float:
        """How likely one adventurer beats the monster on top of a site."""
        kind = self.state.tiles[DEPTHS * site + self.state.tops[site]]
        return float((2.0 / 3.0) ** (LIFE[kind] - self.state.wounds[site]))

    def fight(self, site: int) -> float:
        """One adventurer's attack on the monster on top of a site."""
        cell = DEPTHS * site + self.state.tops[site]
        kind = self.state.tiles[cell]
        win = self.win(site)
        reward = TILE_XP[kind] + self.weights.kara * TILE_KARAS[kind]
        return win * (reward + self._emptying(cell)) - (1.0 - win) * self.weights.wound + self.haste

    def _emptying(self, cell: int) -> float:
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
            return self._verdict(-lost, self._best_without_stone()) * other
        return 0.0

    def _verdict(self, gain: int, theirs: int) -> float:
        """The game ends when this seat has gained so much: won or lost."""
        weights = self.weights
        return weights.victory if self.mine + gain >= theirs else -weights.defeat

    def _best_without_stone(self) -> int:
        state = self.state
        others = [each for each in range(state.seats) if each != self.seat]
        return max([points(state, each) - STONE_XP * state.stones[each] for each in others])
