"""Acts as a lesson writes them: ``0 move *``, and ``1 draw_flood: iron_gate`` with what chance brings."""

import re
from typing import Final

from archipel.engine.chance import Chance
from archipel.engine.errors import ChanceMismatch
from archipel.engine.event import Event
from archipel.engine.state import State

MOST: Final = 256  # no pile has more different cards, and no island more places
LATER: Final = range(4)  # seeds of what might be drawn afterwards


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

    Whoever writes a lesson knows cards and tiles, not outcomes: each is found by trying. Where several are
    drawn, as hands are dealt, an outcome is the one that brings its name whatever is drawn afterwards.
    Refuses where chance is asked more or less often than there are names.
    """
    script: list[int] = []
    for name in brings:
        script.append(_outcome(state, act, script, name))
    if len(_tape(state, act, script)[0]) != len(script):
        raise ChanceMismatch("taped_outcome", outcome=" ".join(brings) or act)
    return script


def _outcome(state: State, act: str, before: list[int], name: str) -> int:
    for outcome in range(MOST):
        try:
            if all(_brings(state, act, [*before, outcome], name, seed) for seed in LATER):
                return outcome
        except ChanceMismatch:
            continue
    raise ChanceMismatch("taped_outcome", outcome=name)


def _brings(state: State, act: str, script: list[int], name: str, seed: int) -> bool:
    tape, events = _tape(state, act, script, seed)
    return len(tape) >= len(script) and any(name in _told(event) for event in events)


def _tape(state: State, act: str, script: list[int], seed: int = 0) -> tuple[list[int], list[Event]]:
    trial = state.copy()
    tape: list[int] = []
    trial.chance = Chance.from_seed(seed)
    trial.chance.tape = tape
    trial.chance.script = list(script)
    events = trial.apply(act)
    return tape, events


def _told(event: Event) -> list[str]:
    args = {**event.args, **(event.secret or {})}
    return [str(value) for value in args.values()]
