"""The strongest bot: the planner's thought with much more of it, spent where the choice is close."""

from collections.abc import Callable
from typing import Any, Final

from archipel.bots.planner import Planner, other_beginning
from archipel.bots.race import Race
from archipel.bots.thoughtful import Thoughtful
from archipel.engine.advice import Advice, Line
from archipel.engine.chance import Chance
from archipel.engine.state import State

BATCH: Final = 16  # futures between two looks at how the race stands
HEAT: Final = 8  # the same for thoughtful ones
BEFORE: Final = 16  # thoughtful futures that the first race counts for in the second
LIKELY: Final = 2.0  # standard errors by which a line has to lag behind to be dropped from the second

# The odds of a line in one world, which may be used up.
Odds = Callable[[State, Line[Any]], float]


class Master(Planner):
    """Plans as :class:`Planner` does, on many more futures; a race decides how many a choice deserves.

    ``playouts`` is the most that one race may cost. Lines that it cannot tell apart, the ``finalists`` best
    of them, race again on at most ``futures`` in which the next turn is planned, too. All is counted, so that
    the same seed gives the same game, unless :meth:`stop_when` says that it is late: at a table people wait.
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
        finalists: int = 6,
        futures: int = 0,
    ) -> None:
        super().__init__(
            advice, width=width, glances=glances, kept=kept, playouts=playouts, depth=depth, trust=trust
        )
        self.name = "master"
        advice.consult_net()
        advice.calibration = advice.by_master or advice.calibration
        self._finalists = finalists
        self._futures_at_most = futures
        self._thoughtful = Thoughtful(advice, trust)
        self._late: Callable[[], bool] = lambda: False

    def stop_when(self, late: Callable[[], bool]) -> None:
        """Answer with the best found so far once this says that it is late."""
        self._late = late

    def _try_out(self, lines: list[Line[Any]], chance: Chance) -> Line[Any]:
        """The best line by glances, then by a race on common futures; where it is close, by a second."""
        if len(lines) > self._kept:
            lines = self._best_half(lines, self._glances, 1, chance)[: self._kept]
        race = Race(lines, self._trust)
        settled = self._run(race, self._playouts, BATCH, chance, self._by_instinct)
        first = race
        if self._futures_at_most and not settled:
            finalists = race.lines[: self._finalists]
            scores = [race.value(line) for line in finalists]
            race = Race(finalists, BEFORE, scores=scores, sure=LIKELY)
            most = self._futures_at_most * len(finalists)
            self._run(race, most, HEAT, chance, self._with_thought(chance))
        best = race.lines[0]
        self.odds = first.mean(best)  # what people are told was put right for these
        if len(race.lines) > 1:
            self._rival = other_beginning(best, race.lines)
        return best

    def _run(self, race: Race, most: int, batch: int, chance: Chance, odds: Odds) -> bool:
        """Go on until it is settled, which is told: one line is left, or all are alike.

        It ends without an answer when so many playouts are spent, or when it is late.
        """
        while len(race.lines) > 1 and most >= batch * len(race.lines) and not self._late():
            most -= batch * len(race.lines)
            for _ in range(batch):
                if self._late():
                    break
                futures = self._futures(race.lines, chance)
                for line, world in zip(race.lines, futures, strict=True):
                    race.found[id(line)].append(odds(world, line))
            if len(race.found[id(race.lines[0])]) > 1:
                race.drop_the_slow()
                if race.decided:
                    return True
        return len(race.lines) == 1

    def _by_instinct(self, world: State, line: Line[Any]) -> float:
        return self._advice.playout(world, self._seat, line.opening, self._depth)

    def _with_thought(self, chance: Chance) -> Odds:
        return lambda world, line: self._thoughtful.odds(world, self._seat, line, chance)
