"""How much time is left, and what a move costs then."""

import math
from typing import Final

from archipel.engine.native import vec
from archipel.games.the_island.mind.chart import FAR
from archipel.games.the_island.rules.components import SEATS_IN_BOAT
from archipel.games.the_island.rules.state import TheIslandState

NEARBY: Final = 4  # steps from which explorers are thought to walk to a boat


class Pace:
    """What the moves on the way to an isle cost: the fewer turns are left, the more."""

    def __init__(self, weights: dict[str, float], turns: float) -> None:
        hurry = 1.0 + weights["hurry"] / (turns + 1.0)
        landing = hurry * weights["land"]
        sail = [
            hurry * weights["sail"] / mates ** weights["company"] for mates in range(1, SEATS_IN_BOAT + 1)
        ]
        self.sailing: vec[vec[float]] = vec[vec[float]](  # own passengers - 1 -> sails to the shore -> odds
            [vec[float]([math.exp(-cost * steps - landing) for steps in range(FAR + 1)]) for cost in sail]
        )
        self.stroke: float = math.exp(-hurry * weights["swim"])
        swim = weights["swim"]
        self.swimming: vec[float] = vec[float](  # strokes to the shore -> odds
            [math.exp(-hurry * swim * steps - landing) for steps in range(FAR + 1)]
        )
        self.walk: float = math.exp(-hurry * weights["walk"])
        # By the steps to a boat: what the walk to the space next to it costs.
        self.walks: vec[float] = vec[float]([self.walk ** (steps - 1) for steps in range(NEARBY + 1)])
        self.board: float = math.exp(-hurry * weights["board"])


def turns_left(state: TheIslandState) -> float:
    """The turns that are still expected: the eruption is equally likely under each mountain left (TI-E1)."""
    beaches, forests, mountains = state.tiles[0], state.tiles[1], state.tiles[2]
    if state.to_the_last:
        return 40.0
    if state.submerging:
        return float(beaches + forests + mountains)
    return float(beaches + forests) + float(mountains + 1) / 2.0
