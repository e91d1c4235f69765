"""How likely each seat is to win: what every seat has and hopes for, weighed and compared."""

import math
from typing import Final

from archipel.games.the_island.board import ISLE, LOST
from archipel.games.the_island.components import BACK_COUNT, FIRST_DEFENCE
from archipel.games.the_island.prospects import AVERAGE, Prospects, turns_left
from archipel.games.the_island.state import TheIslandState

LENGTH: Final = 36.5  # turns of a game, on average
FEATURES: Final = [
    "saved",
    "aboard",
    "swimming",
    "ashore",
    "value_aboard",
    "value_swimming",
    "late_saved",
    "late_aboard",
    "late_swimming",
    "late_ashore",
    "own_turn_tiles",
    "defence_tiles",
    "to_move",
]


class Evaluation:
    """Odds of winning for every seat, from what a position shows when all values are known."""

    def __init__(self, weights: dict[str, float], odds: list[float]) -> None:
        self.prospects = Prospects(weights)
        self.weights: list[float] = odds

    def odds(self, state: TheIslandState, seat: int) -> float:
        """The odds that a seat wins, between 0 and 1; a shared victory is shared."""
        if not state.stack:
            scores = state.scores()
            best = max(scores)
            return 1.0 / scores.count(best) if scores[seat] == best else 0.0
        rows = self.features(state)
        weights = self.weights
        own = 0.0
        total = 0.0
        for each in range(state.seats):
            score = 0.0
            row = rows[each]
            for i in range(len(row)):
                score += weights[i] * row[i]
            chance = math.exp(min(50.0, score))
            total += chance
            if each == seat:
                own = chance
        return own / total

    def features(self, state: TheIslandState) -> list[list[float]]:
        """A row for each seat, in the order of ``FEATURES``."""
        prospects = self.prospects
        prospects.look(state)
        prospects.side_with(state, state.active)
        rows = [[0.0] * len(FEATURES) for _ in range(state.seats)]
        for explorer, place in enumerate(state.place):
            if place >= LOST:  # or not placed yet
                continue
            owner = state.owner(explorer)
            row = rows[owner]
            value = AVERAGE if state.equal else float(state.values[explorer])
            if place >= ISLE:
                row[0] += value
            elif state.aboard >> explorer & 1:
                row[1] += value * prospects.in_boat(state, owner, place, state.crew[place], 0)
                row[4] += value
            elif state.ground[place]:
                row[3] += value * prospects.on_land(state, owner, place)
            else:
                row[2] += value * prospects.in_water(state, owner, place)
                row[5] += value
        late = 1.0 - min(1.0, turns_left(state) / LENGTH)
        for seat in range(state.seats):
            row = rows[seat]
            for i in range(4):
                row[6 + i] = late * row[i]
            for tile in state.hands[seat]:
                row[10 if tile % BACK_COUNT < FIRST_DEFENCE else 11] += 1.0
        rows[state.active][12] = 1.0
        return rows
