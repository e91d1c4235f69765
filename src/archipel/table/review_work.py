"""What a worker process does for a review: some looks at a game, then whoever waits has a turn."""

import os
import pickle
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from archipel.engine.record import Record
from archipel.review import Desk, Made
from archipel.table.surroundings import ReviewAnswer, ReviewQuestion

SLICE: Final = 0.3  # seconds after which the worker is free for others
BEHIND: Final = 10  # how far behind everything else a review stands for a core, as nice counts
KNOWN: Final = 3  # games that a worker keeps at hand

_desks: Final[dict[str, Desk]] = {}  # the games that this worker looked at last


def look(question: ReviewQuestion) -> ReviewAnswer:
    """Go on with a review for a moment, on a thread of its own: it steps back, and the worker does not."""
    with ThreadPoolExecutor(1, initializer=_step_back) as aside:
        return aside.submit(_look, question).result()


def _step_back() -> None:
    """Let everybody else have the core first; on Linux each thread has its own priority."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), BEHIND)


def _look(question: ReviewQuestion) -> ReviewAnswer:
    desk = _known(question)
    desk.go_on_with(pickle.loads(question.made) if question.made else Made())  # packed by a worker like this
    until = time.monotonic() + SLICE
    more = True
    while more and time.monotonic() < until:
        more = desk.step()
    found = desk.review() if question.show or not more else None
    made = pickle.dumps(desk.made, pickle.HIGHEST_PROTOCOL)
    return ReviewAnswer(made, desk.done, None if found is None else found.to_json())


def _known(question: ReviewQuestion) -> Desk:
    desk = _desks.pop(question.name, None) or Desk(Record.loads(question.record))
    while len(_desks) >= KNOWN:
        del _desks[next(iter(_desks))]  # the one that was looked at longest ago
    _desks[question.name] = desk
    return desk
