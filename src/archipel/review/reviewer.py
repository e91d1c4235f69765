"""A game on the judge's desk: what one look at each of its moments finds."""

from typing import Any, Final

from archipel.engine.advice import Line
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.engine.state import State
from archipel.games import find
from archipel.review.choice import Choice, Tally
from archipel.review.judge import Judge
from archipel.review.means import Means
from archipel.review.moments import Moment, moments

PASSES: Final = 12  # looks at every moment; the first is the glance
MOST_FUTURES: Final = 50  # of one position, in one pass
MOST_COMPARED: Final = 16  # of one line, in one pass
LINES: Final = 3  # that are compared in a decision, on average
MOST_WORK: Final = 3  # times a game's thought, to which second looks add; twice that where it thinks as well


class NoReview(ArchipelError):
    """This record cannot be reviewed."""


class Figures:
    """What all looks at a moment found: odds after the decision, odds once chance had spoken, the lines."""

    def __init__(self, size: int) -> None:
        self.expected = Means(size)
        self.found = Means(size)
        self.tally = Tally()


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
        self._choices: dict[int, Choice] = {}
        self._chancy = sum(moment.chancy for moment in self.moments)

    def _lines(self, state: State, seat: int) -> tuple[State, list[Line[Any]]]:
        world = state.imagine(seat, Chance.from_seed(f"{self.seed} lines"))
        return world, self.judge.lines(world, seat)

    @property
    def most_work(self) -> int:
        """How much work a review may cost; the judge counts it."""
        advice = self.judge.advice
        return MOST_WORK * advice.thought * (2 if advice.plies or advice.foresight else 1)

    def futures(self) -> int:
        """Of how many futures of a position a pass takes the mean: a game's thought is shared out evenly."""
        share = self.judge.advice.thought // 2 // (2 * self._chancy + 1) // PASSES
        return max(4, min(MOST_FUTURES, share))

    def compared(self) -> int:
        """On how many futures a pass compares the lines of a decision."""
        share = self.judge.advice.thought // 2 // (LINES * len(self.moments) + 1) // PASSES
        return max(2, min(MOST_COMPARED, share))

    def start(self) -> Means:
        """The odds before the first decision."""
        chance = Chance.from_seed(f"{self.seed} start")
        means = Means(self.judge.size)
        first = self.states[self.moments[0].first] if self.moments else self.match.state
        for _ in range(4 * self.futures()):
            future, last = self.judge.future(first, chance), self.judge.horizon(first)
            means.add(self.judge.odds(future, [], last, self.judge.advice.foresight))
        return means

    def choice(self, number: int) -> Choice:
        """The lines of a decision; always the same ones, so that looks add up."""
        if number not in self._choices:
            moment = self.moments[number]
            world, _ = self._lines(self.states[moment.first], moment.seat)
            last = self.judge.horizon(self.states[moment.following])
            self._choices[number] = Choice(self.judge, world, moment.seat, moment.codes, last)
        return self._choices[number]

    def look(self, number: int, turn: int, figures: Figures) -> None:
        """Look at one moment once more, and add what is found; ``turn`` is which pass it is."""
        moment, judge = self.moments[number], self.judge
        chance = Chance.from_seed(f"{self.seed} {number} {turn}")
        self.choice(number).look(figures.tally, self.compared(), chance)
        if not moment.chancy:
            return
        before, after = self.states[moment.first], self.states[moment.following]
        last, plies = judge.horizon(after), judge.advice.foresight
        for _ in range(self.futures()):
            figures.expected.add(judge.odds(judge.future(before, chance), moment.codes, last, plies))
            if not after.over:
                figures.found.add(judge.odds(judge.future(after, chance), [], last, plies))
