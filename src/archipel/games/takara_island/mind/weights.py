"""What things are worth in points: by the quick rules of thumb, and as the planner judges them.

``tools/fit_takara_island.py`` fits the planner's numbers.
"""

from typing import Final

from archipel.engine.native import vec
from archipel.games.takara_island.rules.components import (
    CHEST,
    KARA,
    MONSTER,
    ROCKFALL,
    SORT,
    TILE_KARAS,
    TILE_KINDS,
    TILE_XP,
    WOUNDING,
    XP,
)

# The uses of a tile: dug, dug with the sword, dug by the Miner; and whether it is a monster, or a rockfall.
DIG: Final = 0
DIG_ARMED: Final = 1
MINE: Final = 2
IS_MONSTER: Final = 3
IS_ROCKFALL: Final = 4
USES: Final = 5


class Weights:
    """One way of judging."""

    def __init__(self, table: dict[str, float]) -> None:
        self.kara: float = table["kara"]
        self.wound: float = table["wound"]
        self.chest: float = table["chest"]
        self.block: float = table["block"]  # a rockfall in the way
        self.stone: float = table["stone"]  # the first one
        self.victory: float = table["victory"]  # ending the game as the winner
        self.defeat: float = table["defeat"]  # ending it as one who loses
        self.most_below: float = table["most_below"]  # of one tile on the way down
        self.fading: float = table["fading"]  # from one tile to the next one below
        self.down_now: float = table["down_now"]  # the way down, while somebody can still go there
        self.down_later: float = table["down_later"]  # and when the others come first
        self.reach: float = table["reach"]  # the share of a Stone that can be dug this turn
        self.look: float = table["look"]  # knowing one more tile
        self.stone_seen: float = table["stone_seen"]  # the chance to know where a Stone lies
        self.adventurer: float = table["adventurer"]  # one more for the rest of the game, at its beginning
        self.token: float = table["token"]
        # What every kind of tile but the Stone comes to: a number for each use, a kind after the other.
        self.values: vec[float] = vec[float]([0.0] * (USES * TILE_KINDS))
        for kind in range(TILE_KINDS):
            self.values[USES * kind + DIG] = self._dug(kind, False)
            self.values[USES * kind + DIG_ARMED] = self._dug(kind, True)
            self.values[USES * kind + MINE] = self._mined(kind)
            self.values[USES * kind + IS_MONSTER] = 1.0 if SORT[kind] == MONSTER else 0.0
            self.values[USES * kind + IS_ROCKFALL] = 1.0 if SORT[kind] == ROCKFALL else 0.0

    def _dug(self, kind: int, sword: bool) -> float:
        sort = SORT[kind]
        if sort == KARA:
            return self.kara * float(TILE_KARAS[kind])
        if sort == ROCKFALL:
            return -self.block
        if sort == MONSTER:
            return 0.0 if sword else -self.wound
        if sort == XP:
            return float(TILE_XP[kind]) - self.wound * float(WOUNDING[kind])
        return self.chest if sort == CHEST else 0.0

    def _mined(self, kind: int) -> float:
        if SORT[kind] == XP:
            return float(TILE_XP[kind])
        return self.chest if SORT[kind] == CHEST else 0.0


# What ``greedy`` plays by, and what the planner expects of its rivals.
QUICK_TABLE: Final[dict[str, float]] = {
    "kara": 0.26,
    "wound": 0.35,
    "chest": 3.6,
    "block": 0.15,
    "stone": 12.0,
    "victory": 60.0,
    "defeat": 60.0,
    "most_below": 12.0,
    "fading": 0.7,
    "down_now": 0.15,
    "down_later": 0.02,
    "reach": 0.0,
    "look": 0.06,
    "stone_seen": 1.0,
    "adventurer": 6.0,
    "token": 1.0,
}
QUICK: Final = Weights(QUICK_TABLE)

# How the planner's own turn goes on, fitted against three greedy players ("reach" is a guess). Above all it
# does not shun the second Stone for fear of an end that would come anyway.
KEEN_TABLE: Final[dict[str, float]] = {
    "kara": 0.31,
    "wound": 0.4,
    "chest": 4.0,
    "block": 0.115,
    "stone": 14.0,
    "victory": 60.0,
    "defeat": 3.0,
    "most_below": 13.5,
    "fading": 0.33,
    "down_now": 0.1,
    "down_later": 0.04,
    "reach": 0.7,
    "look": 0.045,
    "stone_seen": 0.3,
    "adventurer": 6.0,
    "token": 0.95,
}
KEEN: Final = Weights(KEEN_TABLE)

# Fitted to 1,766 games of the planner against three greedy players and 341 by instinct alone ("knows" is a
# guess: too few players look for Stones to tell).
ODDS: Final[dict[str, float]] = {
    "point": 0.156,
    "late_point": 0.182,
    "purse": 0.307,
    "recruit": 1.93,
    "resting": 2.09,
    "hope_0": 1.55,
    "hope_1": 1.41,
    "hope_2": 0.8,
    "chance_0": 12.6,
    "chance_1": 0.06,
    "chance_2": 0.01,
    "knows": 0.3,
    "apart": 1.79,
    "fear": 0.36,
    "five": 0.83,
    "late_five": 2.44,
    "helper": 0.95,
}

# The line through the log odds that makes them the share of games won, by ``tools/calibrate.py``: planners
# among planners, two to four players, 401 games. The best of several lines always looks a little too good.
CALIBRATION: Final[list[float]] = [-0.15, 0.74]

# By which power a review puts shares right: at the start, what is added late, and when a game is late.
OUTLOOK: Final[list[float]] = [1.0, 0.0, 24.0]
