"""How likely each seat is to win: what every seat has and hopes for, weighed and compared."""

import math
from typing import Final

from archipel.engine.native import vec
from archipel.games.the_island.mind.pace import turns_left
from archipel.games.the_island.mind.prospects import AVERAGE, Prospects
from archipel.games.the_island.rules.components import BACK_COUNT, FIRST_DEFENCE
from archipel.games.the_island.rules.geometry import ISLE, LOST
from archipel.games.the_island.rules.state import TheIslandState

LENGTH: Final = 36.5  # turns of a game, on average
FEATURES: Final = ["points", "late_points", "last_points", "own_turn_tiles", "defence_tiles", "to_move"]
FEATURE_COUNT: Final = 6


class Evaluation:
    """Odds of winning for every seat, from what a position shows when all values are known."""

    def __init__(self, weights: dict[str, float], odds: list[float]) -> None:
        self.prospects = Prospects(weights)
        self.weights: vec[float] = vec[float](odds)

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
            for i in range(FEATURE_COUNT):
                score += weights[i] * row[i]
            chance = math.exp(score if score < 50.0 else 50.0)
            total += chance
            if each == seat:
                own = chance
        return own / total

    def features(self, state: TheIslandState) -> vec[vec[float]]:
        """A row for each seat, in the order of ``FEATURES``; points are saved ones and expected ones."""
        prospects = self.prospects
        prospects.look(state)
        prospects.side_with(state, state.active)
        rows = vec[vec[float]]([vec[float]([0.0] * FEATURE_COUNT) for _ in range(state.seats)])
        for explorer, place in enumerate(state.place):
            if place >= LOST:  # or not placed yet
                continue
            owner = state.owner(explorer)
            odds = 1.0
            if place < ISLE:
                if state.aboard >> explorer & 1:
                    odds = prospects.in_boat(state, owner, place, state.crew[place], 0)
                elif state.ground[place]:
                    odds = prospects.on_land(state, owner, place)
                else:
                    odds = prospects.in_water(state, owner, place)
            rows[owner][0] += odds * (AVERAGE if state.equal else float(state.values[explorer]))
        left = turns_left(state)
        late = 1.0 - min(1.0, left / LENGTH)
        rounds = left / float(state.seats)
        for seat in range(state.seats):
            row = rows[seat]
            row[1] = late * row[0]
            row[2] = late * row[1]
            for tile in state.hands[seat]:
                row[3 if tile % BACK_COUNT < FIRST_DEFENCE else 4] += 1.0
            row[3] = min(row[3], rounds)  # no more of them can be played (TI-T2, E3)
            row[4] = min(row[4], rounds)
        rows[state.active][5] = 1.0
        return rows
