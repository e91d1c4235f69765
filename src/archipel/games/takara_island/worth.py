"""What tiles are worth to a seat, by what it knows: points, with Karas and wounds turned into points."""

from archipel.engine.bits import members
from archipel.games.takara_island.components import (
    CHEST,
    COPIES,
    DEPTHS,
    FIRST_OF_LEVEL,
    KARA,
    LAST_EMPTY_SITES,
    LIFE,
    LOSING_EMPTY_SITES,
    MONSTER,
    ROCKFALL,
    ROCKFALLS,
    SORT,
    STONE,
    STONE_TILE,
    STONE_XP,
    TILE_KARAS,
    TILE_XP,
    UNDECIDED,
    WOUNDING,
    XP,
)
from archipel.games.takara_island.deal import weights
from archipel.games.takara_island.endings import points
from archipel.games.takara_island.state import TakaraState

A_KARA = 0.26
A_WOUND = 0.35
A_CHEST = 3.6
A_BLOCK = 0.15  # a rockfall in the way
THE_END = 60.0  # winning at once; losing costs as much
MOST_BELOW = 12.0
FADING = 0.7
PATIENCE = 24  # rounds after which digging becomes ever more urgent
HASTE = 3.0


class Worth:
    """One seat's estimate of a position; what only others have seen counts as unseen."""

    def __init__(self, state: TakaraState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.seen: int = state.shown | state.known[seat]
        self.tiles: list[int] = [UNDECIDED] * len(state.tiles)
        self.bag: list[int] = COPIES[:]
        for cell in members(self.seen):
            self.tiles[cell] = state.tiles[cell]
            self.bag[state.tiles[cell]] -= 1
        # Somebody has to dig in the end, whatever comes of it.
        self.haste: float = max(0.0, HASTE * ((state.turn - 1) // state.seats - PATIENCE))
        self.found: int = sum(state.stones)
        self.empty: int = state.empty_sites()
        scores = [points(state, each) for each in range(state.seats)]
        self.mine: int = scores[seat]
        self.best: int = max([score for each, score in enumerate(scores) if each != seat])

    def odds(self, cell: int) -> list[float]:
        """How likely each tile of the cell's level is there."""
        first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
        kind = self.tiles[cell]
        if kind != UNDECIDED:
            return [1.0 if first + i == kind else 0.0 for i in range(kind - first + 1)]
        found = weights(self.tiles, self.bag, cell)
        level = cell % DEPTHS // 3
        if self.state.passed >> cell & 1 and level < len(ROCKFALLS):
            found[ROCKFALLS[level] - first] = 0
        total = sum(found)
        return [weight / total for weight in found]

    def dig(self, cell: int, sword: bool) -> float:
        """Turning the tile of a cell up."""
        return self._mean(cell, self._dig_values(sword)) + self._emptying(cell) + self.haste

    def below(self, cell: int) -> float:
        """What opening the way down is worth, less and less with the depth; others may go down it too."""
        gain = 0.0
        share = 1.0
        for deeper in range(cell + 1, DEPTHS * (cell // DEPTHS + 1)):
            gain += share * max(0.0, min(self.dig(deeper, False) - self.haste, MOST_BELOW))
            share *= FADING
        return gain

    def mine_out(self, cell: int) -> float:
        """The tile of a cell, to the Miner."""
        return self._mean(cell, self._mine_values()) + self._emptying(cell) + self.haste

    def _mean(self, cell: int, values: list[float]) -> float:
        first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
        total = 0.0
        for i, odds in enumerate(self.odds(cell)):
            if odds:
                total += odds * values[first + i]
        return total

    def _dig_values(self, sword: bool) -> list[float]:
        values: list[float] = []
        for kind, sort in enumerate(SORT):
            if sort == KARA:
                values.append(A_KARA * TILE_KARAS[kind])
            elif sort == ROCKFALL:
                values.append(-A_BLOCK)
            elif sort == MONSTER:
                values.append(0.0 if sword else -A_WOUND)
            elif sort == XP:
                values.append(TILE_XP[kind] - A_WOUND * WOUNDING[kind])
            else:
                values.append(A_CHEST if sort == CHEST else self.stone())
        return values

    def _mine_values(self) -> list[float]:
        values: list[float] = []
        for kind, sort in enumerate(SORT):
            if sort == XP:
                values.append(float(TILE_XP[kind]))
            elif sort in (CHEST, STONE):
                values.append(A_CHEST if sort == CHEST else self.stone())
            else:
                values.append(0.0)
        return values

    def stone(self) -> float:
        """The first Stone is worth its points and more; the second one ends the game."""
        if self.found == 0:
            return STONE_XP + 2.0
        if self.state.stones[self.seat]:
            return THE_END
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
        reward = TILE_XP[kind] + A_KARA * TILE_KARAS[kind]
        return win * (reward + self._emptying(cell)) - (1.0 - win) * A_WOUND + self.haste

    def _emptying(self, cell: int) -> float:
        """What it means to take the last tile of a site, unless it is a Stone."""
        if cell % DEPTHS < DEPTHS - 1:
            return 0.0
        odds = self.odds(cell)
        stone = STONE_TILE - FIRST_OF_LEVEL[2]
        other = 1.0 - (odds[stone] if stone < len(odds) else 0.0)
        if self.found == 0:
            if self.empty == LOSING_EMPTY_SITES - 1:
                return -THE_END * other
            return (-4.0 if self.empty == LOSING_EMPTY_SITES - 2 else -1.0) * other
        if self.found == 1 and self.empty == LAST_EMPTY_SITES - 1:
            lost = STONE_XP * self.state.stones[self.seat]
            return self._verdict(-lost, self._best_without_stone()) * other
        return 0.0

    def _verdict(self, gain: int, theirs: int) -> float:
        """The game ends when this seat has gained so much: won or lost."""
        return THE_END if self.mine + gain >= theirs else -THE_END

    def _best_without_stone(self) -> int:
        state = self.state
        others = [each for each in range(state.seats) if each != self.seat]
        return max([points(state, each) - STONE_XP * state.stones[each] for each in others])
