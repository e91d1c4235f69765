"""Lines that race on common futures: which of them is ahead, and by how much for certain."""

import math
from typing import Any, Final

from archipel.engine.advice import Line

SURE: Final = 3.0  # standard errors by which a line has to lag behind before it is dropped
ALIKE: Final = 0.002  # odds that are not worth more thought


class Race:
    """Lines that are played out on the same futures until one is ahead for certain, or all are alike.

    Every line begins as if ``trust`` futures had found its score: its own, or what was found before.
    """

    def __init__(
        self, lines: list[Line[Any]], trust: int, *, scores: list[float] | None = None, sure: float = SURE
    ) -> None:
        self.lines = lines
        self.trust = trust
        self.sure = sure
        self.found: dict[int, list[float]] = {id(line): [] for line in lines}
        begun = [line.score for line in lines] if scores is None else scores
        self._begun = {id(line): score for line, score in zip(lines, begun, strict=True)}

    def value(self, line: Line[Any]) -> float:
        """The odds of a line: those found, and its score as if so many playouts had found it."""
        found = self.found[id(line)]
        begun = self._begun[id(line)]
        count = len(found) + self.trust
        return (sum(found) + self.trust * begun) / count if count else begun

    def mean(self, line: Line[Any]) -> float | None:
        """The odds that playouts found, if there were any."""
        found = self.found[id(line)]
        return sum(found) / len(found) if found else None

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
        return lead > self.sure * error

    @property
    def decided(self) -> bool:
        """Whether more thought would change nothing that matters."""
        best, *others = self.lines
        leads = (self.lead(best, other) for other in others)
        return all(lead + self.sure * error < ALIKE for lead, error in leads)
