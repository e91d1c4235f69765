"""How likely each seat is to win: the points that all can expect, compared."""

import math

from archipel.games.la_isla.pace import rounds_after
from archipel.games.la_isla.prospects import Prospects
from archipel.games.la_isla.scoring import final, ranks
from archipel.games.la_isla.state import LaIslaState
from archipel.games.la_isla.weights import ODDS


def odds(state: LaIslaState, seat: int, prospects: Prospects) -> float:
    """The odds that a seat wins, between 0 and 1; a shared victory is shared."""
    if state.over:
        scores = [final(state, each).total for each in range(state.seats)]
        places = ranks(scores, [state.cubes(each) for each in range(state.seats)])
        return 1.0 / places.count(1) if places[seat] == 1 else 0.0
    prospects.look(state)
    slope = point_in_odds(state)
    points = [slope * prospects.expected(state, each) for each in range(state.seats)]
    best = max(points)
    return math.exp(points[seat] - best) / sum(math.exp(each - best) for each in points)


def point_in_odds(state: LaIslaState) -> float:
    """What a point is worth in log odds: the less, the more rounds are to come."""
    return ODDS[0] / (1.0 + ODDS[1] * rounds_after(state))
