"""A game on the judge's desk: what one look at each of its moments finds."""

from dataclasses import dataclass
from typing import Any, Final

from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.engine.state import State
from archipel.games import find
from archipel.review.choice import Choice, Verdict
from archipel.review.judge import Judge, result
from archipel.review.means import Means
from archipel.review.moments import Moment, moments

QUICK: Final = 12  # a first look costs this part of a thorough one
MOST_FUTURES: Final = 600  # of one position
MOST_COMPARED: Final = 200  # of one line
LINES: Final = 3  # that are compared in a decision, on average


class NoReview(ArchipelError):
    """This record cannot be reviewed."""


@dataclass
class Figures:
    """What one look at a moment found: odds after the decision, odds once chance had spoken, the verdict."""

    expected: list[float]
    expected_variance: list[float]
    found: list[float]
    found_variance: list[float]
    verdict: Verdict
    thorough: bool


class Reviewer:
    """A finished game, cut into moments; every look at one of them is decided by the seed alone."""

    def __init__(self, record: Record, seed: str = "") -> None:
        game = find(record.game)
        self.match = Match.replay(game, record)
        if not self.match.state.over:
            raise NoReview("review_unfinished")
        if "planner" not in game.bots:
            raise NoReview("review_no_mind", name=game.id)
        self.game = game
        self.seed = seed
        self.judge = Judge(game, record.seats)
        self.moments: list[Moment] = moments(self.match, self._lines)
        self.states = self.match.states()
        self._chancy = sum(moment.chancy for moment in self.moments)

    def _lines(self, state: State, seat: int) -> tuple[State, list[Line[Any]]]:
        world = state.imagine(seat, Chance.from_seed(f"{self.seed} lines"))
        return world, self.judge.lines(world, seat)

    def futures(self, thorough: bool) -> int:
        """Of how many futures the odds of a position are the mean: a game's thought is shared out evenly."""
        part = 1 if thorough else QUICK
        share = self.judge.advice.thought // 2 // (2 * self._chancy + 1)
        return max(4, min(MOST_FUTURES, share) // part)

    def compared(self, thorough: bool) -> int:
        """On how many futures the lines of a decision are compared."""
        part = 1 if thorough else QUICK
        share = self.judge.advice.thought // 2 // (LINES * len(self.moments) + 1)
        return max(4, min(MOST_COMPARED, share) // part)

    def start(self) -> Means:
        """The odds before the first decision."""
        chance = Chance.from_seed(f"{self.seed} start")
        means = Means(self.judge.size)
        first = self.states[self.moments[0].first] if self.moments else self.match.state
        for _ in range(4 * self.futures(False)):
            means.add(self.judge.odds(self.judge.future(first, chance), [], self.judge.horizon(first)))
        return means

    def look(self, number: int, thorough: bool) -> Figures:
        """Look at one moment, at a glance or thoroughly."""
        moment = self.moments[number]
        chance = Chance.from_seed(f"{self.seed} {number} {thorough}")
        before, after = self.states[moment.first], self.states[moment.following]
        last = self.judge.horizon(after)
        choice = Choice(self.judge, before, moment.seat, moment.codes, last, chance)
        choice.look(self.compared(thorough), chance)
        verdict = choice.verdict()
        nothing = [0.0] * self.judge.size
        if not moment.chancy:
            return Figures(nothing, nothing, nothing, nothing, verdict, thorough)
        futures = self.futures(thorough)
        expected, found = Means(self.judge.size), Means(self.judge.size)
        for _ in range(futures):
            expected.add(self.judge.odds(self.judge.future(before, chance), moment.codes, last))
        if after.over:
            return Figures(expected.mean, expected.variance, result(after), nothing, verdict, thorough)
        for _ in range(futures):
            found.add(self.judge.odds(self.judge.future(after, chance), [], last))
        return Figures(expected.mean, expected.variance, found.mean, found.variance, verdict, thorough)
