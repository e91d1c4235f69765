"""What a worker process does for a review: some looks at a game, then whoever waits has a turn."""

import time
from typing import Final

from archipel.engine.record import Record
from archipel.review import Desk
from archipel.table.surroundings import ReviewAnswer, ReviewQuestion

SLICE: Final = 0.3  # seconds after which the worker is free for others

_desks: Final[dict[str, Desk]] = {}  # the game that this worker looked at last


def look(question: ReviewQuestion) -> ReviewAnswer:
    """Go on with a review for a moment."""
    desk = _known(question)
    desk.go_on_with(question.made)
    until = time.monotonic() + SLICE
    more = True
    while more and time.monotonic() < until:
        more = desk.step()
    found = desk.review() if question.show or not more else None
    return ReviewAnswer(desk.made, desk.done, None if found is None else found.to_json())


def _known(question: ReviewQuestion) -> Desk:
    if question.name not in _desks:
        _desks.clear()
        _desks[question.name] = Desk(Record.from_json(question.record))
    return _desks[question.name]
