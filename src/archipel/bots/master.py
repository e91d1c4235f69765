"""The strongest bot: the planner's thought with much more of it, spent where the choice is close."""

import math
from collections.abc import Callable
from typing import Any, Final

from archipel.bots.planner import Planner, other_beginning
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance

BATCH: Final = 16  # futures between two looks at how the race stands
SURE: Final = 3.0  # standard errors by which a line has to lag behind before it is dropped
ALIKE: Final = 0.002  # odds that are not worth more thought


class Race:
    """Lines that are played out on the same futures until one is ahead for certain, or all are alike."""

    def __init__(self, lines: list[Line[Any]], trust: int) -> None:
        self.lines = lines
        self.trust = trust
        self.found: dict[int, list[float]] = {id(line): [] for line in lines}

    def value(self, line: Line[Any]) -> float:
        """The odds of a line: those found, and its own score as if so many playouts had found it."""
        found = self.found[id(line)]
        return (sum(found) + self.trust * line.score) / (len(found) + self.trust)

    def lead(self, best: Line[Any], other: Line[Any]) -> tuple[float, float]:
        """How much better one line is than another, and the standard error of that, on common futures."""
        pairs = zip(self.found[id(best)], self.found[id(other)], strict=True)
        gaps = [ahead - behind for ahead, behind in pairs]
        count = len(gaps)
        mean = sum(gaps) / count
        spread = sum((gap - mean) ** 2 for gap in gaps) / (count - 1)
        return self.value(best) - self.value(other), math.sqrt(spread / (count + self.trust))

    def drop_the_slow(self) -> None:
        """Leave out every line that lags behind for certain; put the best first."""
        self.lines.sort(key=self.value, reverse=True)
        best, *others = self.lines
        self.lines = [best, *(each for each in others if not self._lags(best, each))]

    def _lags(self, best: Line[Any], other: Line[Any]) -> bool:
        lead, error = self.lead(best, other)
        return lead > SURE * error

    @property
    def decided(self) -> bool:
        """Whether more thought would change nothing that matters."""
        best, *others = self.lines
        leads = (self.lead(best, other) for other in others)
        return all(lead + SURE * error < ALIKE for lead, error in leads)


class Master(Planner):
    """Plans as :class:`Planner` does, on many more futures; a race decides how many a choice deserves.

    ``playouts`` is the most that one choice may cost. They are counted, so that the same seed gives the same
    game, unless :meth:`stop_when` says that it is late: at a table people wait.
    """

    def __init__(
        self,
        advice: Advice[Any],
        *,
        width: int = 60,
        glances: int = 16,
        kept: int = 16,
        playouts: int = 1600,
        depth: int = 4,
        trust: int = 0,
    ) -> None:
        super().__init__(
            advice, width=width, glances=glances, kept=kept, playouts=playouts, depth=depth, trust=trust
        )
        self.name = "master"
        self._late: Callable[[], bool] = lambda: False

    def stop_when(self, late: Callable[[], bool]) -> None:
        """Answer with the best found so far once this says that it is late."""
        self._late = late

    def _try_out(self, lines: list[Line[Any]], chance: Chance) -> Line[Any]:
        """The best line by glances, then by a race on common futures."""
        if len(lines) > self._kept:
            lines = self._best_half(lines, self._glances, 1, chance)[: self._kept]
        race = Race(lines, self._trust)
        left = self._playouts
        while len(race.lines) > 1 and left >= BATCH * len(race.lines) and not self._late():
            left -= BATCH * len(race.lines)
            for _ in range(BATCH):
                futures = self._futures(race.lines, chance)
                for line, world in zip(race.lines, futures, strict=True):
                    odds = self._advice.playout(world, self._seat, line.opening, self._depth)
                    race.found[id(line)].append(odds)
            race.drop_the_slow()
            if race.decided:
                break
        best = race.lines[0]
        found = race.found[id(best)]
        if found:
            self.odds = sum(found) / len(found)
        if len(race.lines) > 1:
            self._rival = other_beginning(best, race.lines)
        return best
