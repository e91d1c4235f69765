"""Acts as a lesson writes them: ``0 move *``, and ``1 draw_flood: iron_gate`` with what chance brings."""

import re
from typing import Final

from archipel.engine.errors import ChanceMismatch
from archipel.engine.event import Event
from archipel.engine.state import State

MOST: Final = 256  # no pile has more different cards, and no island more places


class Line:
    """One act, or a pattern of acts, and the names of what chance brings, in order."""

    def __init__(self, text: str) -> None:
        act, _, brought = text.partition(":")
        self.act = " ".join(act.split())
        self.brings = brought.split()
        words = [r"\S+" if word == "*" else re.escape(word) for word in self.act.split()]
        if words and words[-1] == r"\S+":
            words[-1] = r"\S.*"
        self._pattern = re.compile(" ".join(words))

    def fits(self, act: str) -> bool:
        """Whether an act is what this line means."""
        return self._pattern.fullmatch(act) is not None


def way(text: str) -> list[Line]:
    """The acts of a way, in order."""
    return [Line(act) for act in text.split(",")]


def fits(pattern: str, act: str) -> bool:
    """Whether an act is what a pattern means."""
    return Line(pattern).fits(act)


def outcomes(state: State, act: str, brings: list[str]) -> list[int]:
    """What chance has to answer so that the act brings these, one after the other.

    Whoever writes a lesson knows cards and tiles, not outcomes: each is found by trying. Refuses where
    chance is asked more or less often than there are names.
    """
    script = _continued(state, act, [], brings)
    if script is None:
        raise ChanceMismatch("taped_outcome", outcome=" ".join(brings) or act)
    return script


def _continued(state: State, act: str, script: list[int], brings: list[str]) -> list[int] | None:
    """A script that begins like this one and brings all of these, if there is one.

    What follows a script is still left to chance and may happen to bring a name as well, so only a whole
    script tells; where it brings the names in another order, the next outcome is tried.
    """
    if len(script) == len(brings):
        tape, events = _tape(state, act, script)
        return script if len(tape) == len(script) and _in_order(events, brings) else None
    for outcome in range(MOST):
        try:
            tape, events = _tape(state, act, [*script, outcome])
        except ChanceMismatch:
            continue
        if len(tape) > len(script) and any(brings[len(script)] in _told(event) for event in events):
            found = _continued(state, act, [*script, outcome], brings)
            if found is not None:
                return found
    return None


def _in_order(events: list[Event], brings: list[str]) -> bool:
    """Whether these are told one after the other; an event tells several, but none of them twice."""
    told = 0
    for event in events:
        here: list[str] = []
        while told < len(brings) and brings[told] in _told(event) and brings[told] not in here:
            here.append(brings[told])
            told += 1
    return told == len(brings)


def _tape(state: State, act: str, script: list[int]) -> tuple[list[int], list[Event]]:
    trial = state.copy()
    tape: list[int] = []
    trial.chance.tape = tape
    trial.chance.script = list(script)
    events = trial.apply(act)
    return tape, events


def _told(event: Event) -> list[str]:
    args = {**event.args, **(event.secret or {})}
    return [str(value) for value in args.values()]
