"""The regions with explorers around them: what is lacking there, and what the animals would bring."""

from typing import Final

from archipel.engine.bits import BIT, count, few, lowest
from archipel.engine.native import append, i64, vec
from archipel.games.la_isla.mind.lacking import closable, next_kinds
from archipel.games.la_isla.mind.reflexes import Reflexes
from archipel.games.la_isla.rules.components import REGION_COUNT, SPACE_COUNT
from archipel.games.la_isla.rules.payment import affordable
from archipel.games.la_isla.rules.state import LaIslaState

# How far a region is from being closed: ready stands for one explorer lacking, which can be paid for.
_READY: Final = 0
_LEVELS: Final[list[str]] = ["ready", "lacking one", "lacking two", "lacking three"]
NAMES: Final[list[str]] = [
    *[f"regions {level}" for level in _LEVELS],
    *[f"animals {level}" for level in _LEVELS],
    *[f"animals {level} that a rival can take now" for level in _LEVELS],
    *[f"kinds {level} for the next set" for level in _LEVELS],
    "hope of regions",
    "best space",
    "best space that can be paid for",
    "spaces that close two regions",
    "explorers with nothing to do",
    "spaces that can be paid for",
]


class Closings:
    """``look`` at a position first, then ask ``of`` each seat in turn, while ``reflexes`` side with it."""

    def __init__(self, reflexes: Reflexes) -> None:
        self.reflexes = reflexes
        # Of every seat: the spaces that it can pay for, and the regions that one placement closes.
        self._payable: vec[i64] = vec[i64]([0] * 4)
        self._ready: vec[i64] = vec[i64]([0] * 4)
        # Of every level.
        self._regions: vec[i64] = vec[i64]([])
        self._prizes: vec[float] = vec[float]([])
        self._contested: vec[float] = vec[float]([])
        self._kinds: vec[i64] = vec[i64]([])
        # Of every space: how many regions one explorer more closes there, and what they bring.
        self._closes: vec[i64] = vec[i64]([])
        self._brings: vec[float] = vec[float]([])

    def look(self, state: LaIslaState) -> None:
        """Who can close which region with the next explorer."""
        for seat in range(state.seats):
            self._payable[seat] = affordable(state, seat)
            self._ready[seat] = closable(state, seat, self._payable[seat])

    def of(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """The row with what ``NAMES`` says of a seat."""
        hope = self._go_round(state, seat)
        for regions in self._regions:
            row = append(row, float(regions) / 3.0)
        for prizes in self._prizes:
            row = append(row, prizes / 15.0)
        for prizes in self._contested:
            row = append(row, prizes / 10.0)
        for kinds in self._kinds:
            row = append(row, float(few(kinds)) / 2.0)
        row = append(row, hope / 10.0)
        row = self._spaces(self._payable[seat], row)
        row = append(row, float(count(idle(state, seat))) / 3.0)
        return append(row, float(count(self._payable[seat])) / 15.0)

    def _go_round(self, state: LaIslaState, seat: i64) -> float:
        """Fill what is told by level and by space; what is hoped of all regions."""
        reflexes = self.reflexes
        self._regions = vec[i64]([0] * len(_LEVELS))
        self._prizes = vec[float]([0.0] * len(_LEVELS))
        self._contested = vec[float]([0.0] * len(_LEVELS))
        self._kinds = vec[i64]([0] * len(_LEVELS))
        self._closes = vec[i64]([0] * SPACE_COUNT)
        self._brings = vec[float]([0.0] * SPACE_COUNT)
        rivals: i64 = 0
        for other in range(state.seats):
            if other != seat:
                rivals |= self._ready[other]
        mine = state.explorers[seat]
        ready = self._ready[seat]
        wanted = next_kinds(state, seat)
        hope = 0.0
        for region in range(REGION_COUNT):
            animal = state.tiles[region]
            around = state.pieces.around[region]
            if animal < 0 or not around & mine:
                continue
            missing = around & ~mine
            level = _READY if ready & BIT[region] else few(missing)
            prize = reflexes.prize(state, region)
            self._regions[level] += 1
            self._prizes[level] += prize
            self._kinds[level] |= wanted & 1 << animal
            if rivals & BIT[region]:
                self._contested[level] += prize
            if missing & (missing - 1) == 0:
                space = lowest(missing)
                self._closes[space] += 1
                self._brings[space] += prize
            if reflexes.actions_left > 0.0:
                hope += reflexes.hope(state, region, mine)
        return hope

    def _spaces(self, payable: i64, row: vec[float]) -> vec[float]:
        """The spaces where one explorer more closes something."""
        best = 0.0
        best_payable = 0.0
        doubles: i64 = 0
        for space in range(SPACE_COUNT):
            if self._closes[space]:
                best = max(best, self._brings[space])
                if payable >> space & 1:
                    best_payable = max(best_payable, self._brings[space])
                if self._closes[space] > 1:
                    doubles += 1
        row = append(row, best / 10.0)
        row = append(row, best_payable / 10.0)
        return append(row, float(doubles) / 2.0)


def idle(state: LaIslaState, seat: i64) -> i64:
    """The spaces where a seat's explorers stand with no animal left around them."""
    found = state.explorers[seat]
    for region in range(REGION_COUNT):
        if state.tiles[region] >= 0:
            found &= ~state.pieces.around[region]
    return found
