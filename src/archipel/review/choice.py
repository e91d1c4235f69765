"""What a decision was worth: the chosen line beside the best, on common futures, from what the seat knew."""

from typing import Any, Final

from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.review.judge import Judge
from archipel.review.means import mean_and_error

AGAIN: Final = 4  # a second look with more thought costs more: it is on so many times fewer futures
RIVALS: Final = 2  # lines that are looked at again beside the chosen one
KEPT: Final = 6  # lines that are looked at closely, beside the chosen one
GLANCES: Final = 6  # futures on which all of them are tried first
DOUBT: Final = (
    1.5  # standard errors by which another line has to lead on half of the futures to be the better
)
SURE: Final = 3.0  # standard errors by which a line has to lag behind before it is dropped


class Verdict:
    """What one decision cost its seat, and what it gave to each of the others."""

    def __init__(self, given: list[float], loss: float, error: float, best: list[int], odds: float) -> None:
        self.given = given  # to each seat, against the best line; below zero for a loss of its own
        self.loss = loss
        self.error = error
        self.best = best  # the codes of the best line
        self.odds = odds  # of the seat, after the line that it chose and by what it knew

    @property
    def tried(self) -> bool:
        """Whether there was anything else to try."""
        return self.odds >= 0.0


class Choice:
    """The lines of one decision, tried on more and more futures; ``tried[0]`` is the chosen one."""

    def __init__(
        self, judge: Judge, state: State, seat: int, codes: list[int], last: int, chance: Chance
    ) -> None:
        self.last = last  # the turn with which every future ends
        self.judge = judge
        self.seat = seat
        world = state.imagine(seat, chance)
        found = judge.lines(world, seat)
        chosen = next((line for line in found if line.codes == codes), None) or alone(world, codes)
        self.lines: list[Line[Any]] = [chosen, *(line for line in found if line is not chosen)]
        self.tried: dict[int, list[list[float]]] = {id(line): [] for line in self.lines}

    def look(self, futures: int, chance: Chance) -> None:
        """Try all lines on a few futures, then those still in the race on so many, in four heats.

        Where another line is ahead, the race is run again with more thought: what looked like a loss may be
        the judge's own blindness for what comes next.
        """
        if len(self.lines) > KEPT + 1:
            self._try(max(1, min(GLANCES, futures // 4)), chance, 0)
            self.lines = [self.lines[0], *sorted(self.lines[1:], key=self._own_mean, reverse=True)[:KEPT]]
        self._race(futures, chance, 0)
        plies = self.judge.advice.plies
        if plies and len(self.lines) > 1 and self._best(0, 1) is not self.lines[0]:
            rivals = sorted(self.lines[1:], key=self._own_mean, reverse=True)[:RIVALS]
            self.lines = [self.lines[0], *rivals]
            for line in self.lines:
                self.tried[id(line)] = []
            self._race(max(4, futures // AGAIN), chance, plies)

    def _race(self, futures: int, chance: Chance, plies: int) -> None:
        heat = max(2, futures // 8 * 2)
        for _ in range(min(4, futures // heat)):
            if len(self.lines) > 1:
                self._try(heat, chance, plies)
                self._drop_the_slow()

    def _try(self, times: int, chance: Chance, plies: int) -> None:
        advice, seat = self.judge.advice, self.seat
        for _ in range(times):
            future = chance.fork()
            for line in self.lines:
                world = advice.future(line.state, seat, future.copy())
                self.tried[id(line)].append(self.judge.odds(world, line.opening, self.last, plies))

    def _own(self, line: Line[Any]) -> list[float]:
        place = self.judge.place(self.seat)
        return [values[place] for values in self.tried[id(line)]]

    def _own_mean(self, line: Line[Any]) -> float:
        own = self._own(line)
        return sum(own) / len(own)

    def _drop_the_slow(self) -> None:
        """Leave out what is worse than another line for certain, but for the chosen one."""
        best = max(self.lines, key=self._own_mean)
        ahead = self._own(best)
        left = [self.lines[0]]
        for line in self.lines[1:]:
            lead, error = mean_and_error([a - b for a, b in zip(ahead, self._own(line), strict=True)])
            if line is best or lead <= SURE * error:
                left.append(line)
        self.lines = left

    def verdict(self) -> Verdict:
        """The best line of each half of the futures, scored on the other half: a maximum would flatter it."""
        chosen = self.tried[id(self.lines[0])]
        count, size = len(chosen), self.judge.size
        if not count:
            return Verdict([0.0] * size, 0.0, 0.0, self.lines[0].codes, -1.0)
        place = self.judge.place(self.seat)
        given = [0.0] * size
        gaps: list[float] = []
        for half in (0, 1):
            best = self.tried[id(self._best(half, 2))]
            for number in range(1 - half, count, 2):
                gaps.append(best[number][place] - chosen[number][place])
                for seat in range(size):
                    given[seat] += (chosen[number][seat] - best[number][seat]) / count
        _, error = mean_and_error(gaps)
        return Verdict(given, -given[place], error, self._best(0, 1).codes, self._own_mean(self.lines[0]))

    def _best(self, first: int, step: int) -> Line[Any]:
        """The best line on some of the futures; what was chosen has the benefit of the doubt."""
        chosen = self.lines[0]
        best = max(self.lines, key=lambda line: sum(self._own(line)[first::step]))
        if best is chosen:
            return chosen
        pairs = zip(self._own(best)[first::step], self._own(chosen)[first::step], strict=True)
        lead, error = mean_and_error([ahead - behind for ahead, behind in pairs])
        return best if lead > DOUBT * error else chosen


def alone(world: State, codes: list[int]) -> Line[Any]:
    """A line that the mind did not think of: it begins where it was asked."""
    line: Line[Any] = Line(codes, world, 0.0)
    line.opening = codes
    return line
