"""How likely each seat is to win: what every seat has and can hope for next, weighed and compared."""

import math
from typing import Final

from archipel.games.takara_island.components import (
    CELLS,
    DEPTHS,
    MONSTER,
    MOST_ADVENTURERS,
    ROCKFALL,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    STONES,
)
from archipel.games.takara_island.state import TakaraState
from archipel.games.takara_island.weights import DIG, QUICK

FEATURES: Final = [
    "points",
    "late_points",
    "stone",
    "late_stone",
    "recruit",
    "resting",
    "knows_first",  # a Stone of which it knows where it lies, less for every tile above it
    "knows_second",
    "knows_spoiling",
    # chances to dig a Stone at once, for those who move next, then, and so on
    "first_0",
    "first_1",
    "first_2",
    "first_3",
    "second_0",
    "second_1",
    "second_2",
    "second_3",
    "spoiling_0",
    "spoiling_1",
    "spoiling_2",
    "spoiling_3",
    # what else can be dug at once
    "hope_0",
    "hope_1",
    "hope_2",
    "hope_3",
]
_KNOWS: Final = 6
_CHANCE: Final = 9
_HOPE: Final = 21
_MEANS: Final[list[float]] = [0.3, 1.0, 2.2]  # of an unseen tile by level, Stones aside


class Evaluation:
    """Odds of winning for every seat, between two turns."""

    def __init__(self, odds: list[float]) -> None:
        self.weights: list[float] = odds

    def odds(self, state: TakaraState, seat: int) -> float:
        """The odds that a seat wins, between 0 and 1; a shared victory is shared."""
        if not state.stack:
            outcome = state.outcome
            assert outcome is not None
            return outcome.won[seat] / max(1, sum(outcome.won))
        weights = self.weights
        own = 0.0
        total = 0.0
        for each in range(state.seats):
            row = self.features(state, each)
            score = 0.0
            for i in range(len(row)):
                score += weights[i] * row[i]
            chance = math.exp(min(50.0, score))
            total += chance
            if each == seat:
                own = chance
        return own / total

    def features(self, state: TakaraState, seat: int) -> list[float]:
        """A seat's row, in the order of ``FEATURES``."""
        row = [0.0] * len(FEATURES)
        late = sum(state.tops) / CELLS
        found = sum(state.stones)
        row[0] = state.xp[seat] + 0.2 * state.karas[seat]
        row[1] = late * row[0]
        row[2] = float(state.stones[seat])
        row[3] = late * row[2]
        row[4] = (1.0 - late) * (state.team[seat] == MOST_ADVENTURERS)
        row[5] = float(state.resting[seat])
        case = 0 if found == 0 else 1 if state.stones[seat] else 2
        after = (seat - state.active) % state.seats
        seen = state.shown | state.known[seat]
        places: list[int] = []
        left = STONES
        for site in range(SITE_COUNT):
            here = 0
            for cell in range(DEPTHS * site + 6, DEPTHS * site + DEPTHS):
                if not seen >> cell & 1:
                    here += 1
                elif state.tiles[cell] == STONE_TILE:
                    left -= 1
                    here = -3
                    above = cell % DEPTHS - state.tops[site]
                    if above > 0:
                        row[_KNOWS + case] += 1.0 / (1.0 + above)
            places.append(max(0, here))
        total = sum(places)
        pairs = (total * total - sum([each * each for each in places])) // 2
        chance = 0.0
        hopes: list[float] = []
        for site in range(SITE_COUNT):
            depth = state.tops[site]
            if depth == DEPTHS:
                continue
            cell = DEPTHS * site + depth
            if not seen >> cell & 1:
                hopes.append(_MEANS[depth // 3])
                if depth >= 6 and left and places[site]:
                    chance += 1.0 / total if left == 1 else (total - places[site]) / pairs
                continue
            kind = state.tiles[cell]
            if kind == STONE_TILE:
                chance += 1.0
            elif SORT[kind] not in (MONSTER, ROCKFALL):
                hopes.append(QUICK.values[DIG][kind])
        row[_CHANCE + 4 * case + after] = min(1.0, chance)
        hopes.sort(reverse=True)
        for hope in hopes[: state.team[seat] - state.resting[seat]]:
            row[_HOPE + after] += hope
        return row
