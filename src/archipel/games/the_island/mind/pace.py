"""How much time is left, and what a move costs then."""

import math

from archipel.games.the_island.mind.chart import FAR
from archipel.games.the_island.rules.components import SEATS_IN_BOAT
from archipel.games.the_island.rules.state import TheIslandState


class Pace:
    """What the moves on the way to an isle cost: the fewer turns are left, the more."""

    def __init__(self, weights: dict[str, float], turns: float) -> None:
        hurry = 1.0 + weights["hurry"] / (turns + 1.0)
        landing = hurry * weights["land"]
        self.sailing: list[list[float]] = []  # own passengers - 1 -> sails to the shore -> odds
        for mates in range(1, SEATS_IN_BOAT + 1):
            cost = hurry * weights["sail"] / mates ** weights["company"]
            self.sailing.append([math.exp(-cost * steps - landing) for steps in range(FAR + 1)])
        self.stroke: float = math.exp(-hurry * weights["swim"])
        self.swimming: list[float] = []  # strokes to the shore -> odds
        for steps in range(FAR + 1):
            self.swimming.append(math.exp(-hurry * weights["swim"] * steps - landing))
        self.walk: float = math.exp(-hurry * weights["walk"])
        self.board: float = math.exp(-hurry * weights["board"])


def turns_left(state: TheIslandState) -> float:
    """The turns that are still expected: the eruption is equally likely under each mountain left (TI-E1)."""
    beaches, forests, mountains = state.tiles
    if state.to_the_last:
        return 40.0
    if state.submerging:
        return float(beaches + forests + mountains)
    return beaches + forests + (mountains + 1) / 2
