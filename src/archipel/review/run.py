"""A review from the first glance to the last thorough look; it can be stopped and gone on with."""

from collections.abc import Callable
from typing import NamedTuple

from archipel.engine.record import Record
from archipel.review.account import account
from archipel.review.findings import Review
from archipel.review.means import Means
from archipel.review.reviewer import PASSES, Figures, Reviewer

# Told the share of the work that is done; answers whether to go on.
Progress = Callable[[float], bool]
START = 0.01  # the share of the work that the first position is
ALMOST = 0.99  # what is told before the last look


class Made(NamedTuple):
    """How far a review has come: all that it takes to go on with it elsewhere."""

    start: Means | None = None
    figures: tuple[Figures, ...] = ()
    looks: int = 0
    work: int = 0


class Desk:
    """A review in the making, in passes: each looks once more at every moment.

    After the first there is a whole review, and every look makes it better. It ends before a pass that would
    cost more than a review may, counted in work and not by the clock: the same seed gives the same figures on
    any machine, however often it was stopped in between.
    """

    def __init__(self, record: Record, seed: str = "") -> None:
        self.reviewer = Reviewer(record, seed)
        self.go_on_with(Made())

    def go_on_with(self, made: Made) -> None:
        """Stand where another desk with the same game and seed stood."""
        size = self.reviewer.judge.size
        self.start = made.start
        self.figures = list(made.figures) or [Figures(size) for _ in self.reviewer.moments]
        self.looks = made.looks
        self.reviewer.judge.work = made.work

    @property
    def made(self) -> Made:
        """Where it stands."""
        return Made(self.start, tuple(self.figures), self.looks, self.reviewer.judge.work)

    @property
    def glanced(self) -> bool:
        """Whether every moment was looked at."""
        return self.start is not None and self.looks >= len(self.figures)

    @property
    def complete(self) -> bool:
        """Whether every moment was looked at as often as it is worth, or as may be."""
        if self.start is None or not self.glanced:
            return False
        passes, begun = divmod(self.looks, max(1, len(self.figures)))
        if begun:
            return False
        work = self.reviewer.judge.work
        return not self.figures or passes >= PASSES or work + work // passes > self.reviewer.most_work

    @property
    def done(self) -> float:
        """The share of the work that is done."""
        if self.start is None or self.complete:
            return 0.0 if self.start is None else 1.0
        looked = self.looks / (PASSES * len(self.figures))
        worked = self.reviewer.judge.work / self.reviewer.most_work
        return START + (ALMOST - START) * min(1.0, max(looked, worked))

    def step(self) -> bool:
        """The next look; whether there is more to do."""
        if self.start is None:
            self.start = self.reviewer.start()
        elif not self.complete:
            turn, number = divmod(self.looks, len(self.figures))
            self.reviewer.look(number, turn, self.figures[number])
            self.looks += 1
        return not self.complete

    def review(self) -> Review | None:
        """What is known so far; nothing before every moment had a glance."""
        if not self.glanced or self.start is None:
            return None
        return account(self.reviewer, self.start, self.figures, self.looks // max(1, len(self.figures)))


def review(record: Record, seed: str = "", quick: bool = False, progress: Progress | None = None) -> Review:
    """Review a finished game: ``review(Record.loads(text)).sums[0].luck``.

    A ``quick`` review stops after the first glance. ``progress`` is told how far it is and can end it early;
    the glance at every moment is always taken, since there is no review without.
    """
    desk = Desk(record, seed)
    while desk.step():
        if desk.glanced and quick:
            break
        if progress is not None and not progress(desk.done) and desk.glanced:
            break
    found = desk.review()
    assert found is not None
    return found
