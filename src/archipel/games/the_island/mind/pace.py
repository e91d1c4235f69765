"""How much time is left, and what a move costs then."""

import math

from archipel.engine.native import vec
from archipel.games.the_island.mind.chart import FAR
from archipel.games.the_island.rules.components import SEATS_IN_BOAT
from archipel.games.the_island.rules.state import TheIslandState


class Pace:
    """What the moves on the way to an isle cost: the fewer turns are left, the more."""

    def __init__(self, weights: dict[str, float], turns: float) -> None:
        hurry = 1.0 + weights["hurry"] / (turns + 1.0)
        landing = hurry * weights["land"]
        self.sailing: list[vec[float]] = []  # own passengers - 1 -> sails to the shore -> odds
        for mates in range(1, SEATS_IN_BOAT + 1):
            cost = hurry * weights["sail"] / mates ** weights["company"]
            self.sailing.append(vec[float]([math.exp(-cost * steps - landing) for steps in range(FAR + 1)]))
        self.stroke: float = math.exp(-hurry * weights["swim"])
        swim = weights["swim"]
        self.swimming: vec[float] = vec[float](  # strokes to the shore -> odds
            [math.exp(-hurry * swim * steps - landing) for steps in range(FAR + 1)]
        )
        self.walk: float = math.exp(-hurry * weights["walk"])
        self.board: float = math.exp(-hurry * weights["board"])


def turns_left(state: TheIslandState) -> float:
    """The turns that are still expected: the eruption is equally likely under each mountain left (TI-E1)."""
    beaches, forests, mountains = state.tiles[0], state.tiles[1], state.tiles[2]
    if state.to_the_last:
        return 40.0
    if state.submerging:
        return float(beaches + forests + mountains)
    return float(beaches + forests) + float(mountains + 1) / 2.0
