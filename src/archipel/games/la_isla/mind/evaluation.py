"""How likely each seat is to win: the points that all can expect, compared."""

import math

from archipel.games.la_isla.mind.pace import rounds_after
from archipel.games.la_isla.mind.prospects import Prospects
from archipel.games.la_isla.rules.scoring import final, ranks
from archipel.games.la_isla.rules.state import LaIslaState


class Evaluation:
    """Odds of winning, from expected points; what a point is worth depends on the rounds to come."""

    def __init__(self, prospects: Prospects, odds: list[float]) -> None:
        self.prospects = prospects
        self.weights: list[float] = odds

    def odds(self, state: LaIslaState, seat: int) -> float:
        """The odds that a seat wins, between 0 and 1; a shared victory is shared."""
        if state.over:
            scores = [final(state, each).total for each in range(state.seats)]
            places = ranks(scores, [state.cubes(each) for each in range(state.seats)])
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        self.prospects.look(state)
        slope = self.slope(state)
        points = [slope * self.prospects.expected(state, each) for each in range(state.seats)]
        best = max(points)
        total = 0.0
        for each in points:
            total += math.exp(each - best)
        return math.exp(points[seat] - best) / total

    def slope(self, state: LaIslaState) -> float:
        """What a point is worth in log odds: the less, the more rounds are to come."""
        return self.weights[0] / (1.0 + self.weights[1] * rounds_after(state))
