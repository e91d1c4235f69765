"""The tiles on which the game hangs, Fools' Landing and the sites: a part of what a net judges by."""

from typing import Final

from archipel.engine.bits import lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.mind.treasures import PLACES, Treasures
from archipel.games.forbidden_island.mind.ways import FARTHEST
from archipel.games.forbidden_island.mind.weighed import Outlook
from archipel.games.forbidden_island.rules.state import IslandState

_OF_A_TILE: Final[list[str]] = [
    "flooded",
    "odds of its Flood card this turn",
    "odds that it sinks this turn",
    "odds that it sinks within a round",
    "way of the nearest pawn",
    "way of the active pawn",
]
# While the game goes on Fools' Landing is there, and one site of every treasure that is needed.
_OF_SITES: Final[list[str]] = [
    "worse site: sunk",
    *[f"{which} site: {name}" for which in ("worse", "better") for name in _OF_A_TILE],
]
NAMES: Final[list[str]] = [
    *[f"Fools' Landing: {name}" for name in _OF_A_TILE],
    *[f"{name}, {place}" for place in PLACES for name in _OF_SITES],
]
PER_TREASURE: Final = 13


class Sites:
    """What each of the nine tiles is worth looking at for."""

    def __init__(self, state: IslandState, outlook: Outlook, ways: list[vec[i64]]) -> None:
        self.expected: float = 0.0  # Flood cards of these tiles this turn
        self._state: IslandState = state
        self._outlook: Outlook = outlook
        self._ways: list[vec[i64]] = ways

    def features(self, treasures: Treasures, f: list[float]) -> None:
        """Fools' Landing, then the sites of the treasures still needed, the worse one of each two first."""
        state = self._state
        self._tile(state.landing, f)
        for place in range(treasures.needed):
            sites = state.site_masks[treasures.order[place]]
            one = lowest(sites)
            other = lowest(sites & (sites - 1))
            if self._danger(other) > self._danger(one):
                one, other = other, one
            f.append(0.0 if state.alive >> one & 1 else 1.0)
            self._tile(one, f)
            self._tile(other, f)
        f += [0.0] * (PER_TREASURE * (len(PLACES) - treasures.needed))

    def _danger(self, position: i64) -> float:
        """How badly off a tile is, for comparing two of them."""
        state = self._state
        if not state.alive >> position & 1:
            return 9.0
        wet = 4.0 if state.flooded >> position & 1 else 0.0
        far = 0.1 * float(self._near(position)) / FARTHEST
        return wet + self._outlook.now[position] + self._outlook.later[position] + far

    def _tile(self, position: i64, f: list[float]) -> None:
        state = self._state
        bit: i64 = 1 << position
        now = self._outlook.now[position]
        self.expected += now
        f.append(1.0 if state.flooded & bit else 0.0)
        f.append(now)
        f.append(now if state.flooded & bit else 0.0)
        f.append(self._outlook.later[position] if state.flooded & bit else 0.0)
        f.append(float(self._near(position)) / FARTHEST)
        f.append(float(self._ways[state.active][position]) / FARTHEST)

    def _near(self, position: i64) -> i64:
        """How many actions the nearest pawn is away."""
        best: i64 = FARTHEST
        for ways in self._ways:
            way = ways[position]
            best = min(best, way)
        return best
