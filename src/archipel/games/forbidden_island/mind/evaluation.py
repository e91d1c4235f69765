"""How likely the team is to win from a position, by fitted weights."""

import math

from archipel.engine.native import vec
from archipel.engine.team import ESCAPED
from archipel.games.forbidden_island.mind.weighed import SIZE, Outlook, weighed
from archipel.games.forbidden_island.rules.state import IslandState


class Evaluation:
    """A linear weighing of what the position shows, turned into odds of winning."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)

    def score(self, state: IslandState, outlook: Outlook) -> float:
        """The log odds of winning, for comparing positions of one turn."""
        if not state.stack:
            return 99.0 if state.ending == ESCAPED else -99.0
        return self.weigh(weighed(state, outlook))

    def weigh(self, numbers: vec[float]) -> float:
        """The log odds of winning, by what the position shows (``weighed.py``)."""
        total = 0.0
        weights = self.weights
        for i in range(SIZE):
            total += weights[i] * numbers[i]
        return total

    def odds(self, state: IslandState) -> float:
        """The odds of winning, between 0 and 1."""
        if not state.stack:
            return 1.0 if state.ending == ESCAPED else 0.0
        score = self.score(state, Outlook(state))
        if score < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-score))
