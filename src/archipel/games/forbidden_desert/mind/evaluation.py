"""How likely the team is to win from a position, by fitted weights."""

import math
from typing import Final

from archipel.engine.team import ESCAPED
from archipel.games.forbidden_desert.mind.race import Outlook
from archipel.games.forbidden_desert.mind.weighed import SIZE, Weighed
from archipel.games.forbidden_desert.rules.state import DesertState

# Taken off the log odds. A planner goes where the odds err in the team's favour, so sober ones choose better;
# they are lower than the share of games that it wins.
SOBER: Final = 1.2


class Evaluation:
    """A linear weighing of what the position shows, turned into odds of winning."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: list[float] = weights

    def score(self, state: DesertState, outlook: Outlook) -> float:
        """The log odds of winning, for comparing positions of one turn."""
        if not state.stack:
            return 99.0 if state.ending == ESCAPED else -99.0
        return self.weigh(Weighed(state, outlook).numbers)

    def weigh(self, numbers: list[float]) -> float:
        """The log odds of winning, by what the position shows (``weighed.py``)."""
        total = 0.0
        weights = self.weights
        for i in range(SIZE):
            total += weights[i] * numbers[i]
        return total

    def odds(self, state: DesertState) -> float:
        """The odds of winning, between 0 and 1."""
        if not state.stack:
            return 1.0 if state.ending == ESCAPED else 0.0
        score = self.score(state, Outlook(state)) - SOBER
        if score < -30.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-score))
