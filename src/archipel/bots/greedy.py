"""The quick bot: the best next action by the game's rules of thumb."""

from typing import Any

from archipel.bots.bot import Bot, Reason
from archipel.engine.advice import Advice
from archipel.engine.perspective import Perspective
from archipel.engine.state import State


class Greedy(Bot):
    """Takes what gains most at once, without looking ahead."""

    def __init__(self, advice: Advice[Any]) -> None:
        self.name = "greedy"
        self._advice = advice
        self._world: State | None = None  # what it saw when it was asked last
        self._seat = 0
        self._codes: list[int] = []  # what it answered

    def choose(self, perspective: Perspective) -> int | None:
        """What the game's instinct says."""
        self._world = perspective.imagine()
        self._seat = perspective.seat
        code = self._advice.instinct(self._world, self._seat)
        self._codes = [] if code is None else [code]
        return code

    def why(self) -> list[Reason]:
        """What the last answer is good for."""
        if self._world is None:
            return []
        claims = self._advice.reasons(self._world, self._seat, self._codes)
        return [Reason(*claim) for claim in claims] or [Reason("coach-habit", {})]
