"""What a decision was worth: the chosen line beside others, on common futures, from what the seat knew."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.review.judge import Judge
from archipel.review.labels import INACCURACY

KEPT: Final = 6  # lines that are looked at closely, beside the chosen one
GLANCES: Final = 4  # futures on which all of them are tried first
AGAIN: Final = 4  # a second look with more thought costs more: it is on so many times fewer futures
RIVALS: Final = 2  # lines that are looked at again beside the chosen one
DOUBT: Final = (
    1.5  # standard errors by which another line has to lead on half of the futures to be the better
)
FEW: Final = 4.0  # by how much the error of a few futures is widened: they may be alike by chance
SURE: Final = 3.0  # standard errors by which a line has to lag behind before it is dropped


class Beside:
    """How a line did beside the chosen one, apart for each half of the futures; sums, so that they add up."""

    def __init__(self, size: int) -> None:
        self.counts = [0, 0]
        self.gaps = [0.0, 0.0]  # by which it was better for the seat itself
        self.squares = [0.0, 0.0]
        self.given = [[0.0] * size, [0.0] * size]  # what choosing the other one gave to each

    def add(self, half: int, own: int, line: list[float], chosen: list[float]) -> None:
        """One more future."""
        gap = line[own] - chosen[own]
        self.counts[half] += 1
        self.gaps[half] += gap
        self.squares[half] += gap * gap
        for place, value in enumerate(chosen):
            self.given[half][place] += value - line[place]

    def lead(self, halves: tuple[int, ...] = (0, 1)) -> tuple[float, float]:
        """By how much it was better on some halves, and the standard error of that."""
        count = sum(self.counts[half] for half in halves)
        if count < 2:
            return 0.0, 1.0
        mean = sum(self.gaps[half] for half in halves) / count
        square = sum(self.squares[half] for half in halves)
        error = math.sqrt(max(0.0, square - count * mean * mean) / (count - 1) / count)
        return mean, error * (1.0 + FEW / count)


@dataclass
class Tally:
    """What all looks at one decision have found: by the number of the line, and again with more thought."""

    plain: dict[int, Beside] = field(default_factory=dict)
    thoughtful: dict[int, Beside] = field(default_factory=dict)
    racing: list[int] | None = None  # lines still in the race; nothing before the first look
    own: float = 0.0  # the seat's odds after what it chose
    count: int = 0


@dataclass
class Verdict:
    """What one decision cost its seat, and what it gave to each of the others."""

    given: list[float]  # to each seat, against the best line; below zero for a loss of its own
    loss: float
    error: float
    best: list[int]  # the codes of the best line
    odds: float  # of the seat, after the line that it chose and by what it knew
    tried: bool  # whether there was anything else to try


class Choice:
    """The lines of one decision; looks add to a tally that may come from elsewhere."""

    def __init__(self, judge: Judge, world: State, seat: int, codes: list[int], last: int) -> None:
        self.judge = judge
        self.seat = seat
        self.own = judge.place(seat)
        self.last = last  # the turn with which every future ends
        found = judge.lines(world, seat)
        known = [line for line in found if line.codes == codes]
        self.chosen = known[0] if known else alone(world, codes)
        self.others = [line for line in found if line is not self.chosen]

    def look(self, tally: Tally, futures: int, chance: Chance) -> None:
        """Try every line that is still in the race on so many more futures.

        Where another line is ahead, it is looked at again with more thought: what looks like a loss may be
        the judge's own blindness for what comes next.
        """
        if tally.racing is None:
            tally.racing = list(range(len(self.others)))
            if len(self.others) > KEPT:
                self._try(tally.plain, tally, tally.racing, min(GLANCES, futures), 0, chance)
                tally.racing = self._ranked(tally.plain, tally.racing)[:KEPT]
        if not tally.racing:
            return
        self._try(tally.plain, tally, tally.racing, futures, 0, chance)
        plies = self.judge.advice.plies
        if plies and self._best(tally.plain, (0, 1)) >= 0:
            rivals = self._ranked(tally.plain, tally.racing)[:RIVALS]
            self._try(tally.thoughtful, tally, rivals, max(4, futures // AGAIN), plies, chance)
        tally.racing = [each for each in tally.racing if not self._lags(tally.plain, each)]

    def _try(
        self,
        into: dict[int, Beside],
        tally: Tally,
        numbers: list[int],
        times: int,
        plies: int,
        chance: Chance,
    ) -> None:
        advice, judge = self.judge.advice, self.judge
        for time in range(times + times % 2):
            future = chance.fork()

            def odds(line: Line[Any], future: Chance = future) -> list[float]:
                world = advice.future(line.state, self.seat, future.copy())
                return judge.odds(world, line.opening, self.last, plies)

            chosen = odds(self.chosen)
            tally.own += chosen[self.own]
            tally.count += 1
            for number in numbers:
                beside = into.setdefault(number, Beside(judge.size))
                beside.add(time % 2, self.own, odds(self.others[number]), chosen)

    def _ranked(self, found: dict[int, Beside], numbers: list[int]) -> list[int]:
        return sorted(numbers, key=lambda number: -found[number].lead()[0])

    def _lags(self, found: dict[int, Beside], number: int) -> bool:
        """Whether a line is worse than the chosen one, or than the best, for certain."""
        lead, error = found[number].lead()
        most = max(found[each].lead()[0] for each in found)
        return lead + SURE * error < max(0.0, most - SURE * error)

    def _best(self, found: dict[int, Beside], halves: tuple[int, ...]) -> int:
        """The best line on some of the futures; -1 for the chosen one, which has the benefit of the doubt."""
        most = max((sum(beside.counts) for beside in found.values()), default=0)
        closely = {number: beside for number, beside in found.items() if 2 * sum(beside.counts) > most}
        leads = {number: beside.lead(halves) for number, beside in closely.items()}
        best = max(leads, key=lambda number: leads[number][0], default=-1)
        return best if best >= 0 and leads[best][0] > DOUBT * leads[best][1] else -1

    def verdict(self, tally: Tally) -> Verdict:
        """The best line of each half of the futures, scored on the other half: a maximum would flatter it."""
        found = tally.thoughtful or tally.plain
        given = [0.0] * self.judge.size
        variance = 0.0
        for half in (0, 1):
            best = self._best(found, (half,))
            other = 1 - half
            if best >= 0 and found[best].counts[other]:
                beside = found[best]
                for place, value in enumerate(beside.given[other]):
                    given[place] += value / beside.counts[other] / 2
                variance += beside.lead((other,))[1] ** 2 / 4
        given = at_stake(given, self.own)
        best = self._best(found, (0, 1))
        codes = self.others[best].codes if best >= 0 else self.chosen.codes
        odds = tally.own / tally.count if tally.count else 0.0
        return Verdict(given, -given[self.own], math.sqrt(variance), codes, odds, tally.count > 0)


def at_stake(given: list[float], own: int) -> list[float]:
    """What a choice gave to each; whom it favours says little where its own seat had next to nothing to lose.

    >>> at_stake([-0.01, 0.36, -0.35], 0), at_stake([-0.1, 0.3, -0.2], 0)
    ([-0.01, 0.005, 0.005], [-0.1, 0.3, -0.2])
    """
    loss = -given[own]
    if len(given) == 1 or loss >= INACCURACY:
        return given
    return [-loss if seat == own else loss / (len(given) - 1) for seat in range(len(given))]


def alone(world: State, codes: list[int]) -> Line[Any]:
    """A line that the mind did not think of: it begins where it was asked."""
    line: Line[Any] = Line(codes, world, 0.0)
    line.opening = codes
    return line
