"""What a position shows of every seat, as numbers of the order of one: what a net can judge by."""

import math
from typing import Final

from archipel.engine.native import append, i64, vec
from archipel.games.takara_island.mind import diggings, possessions, table
from archipel.games.takara_island.mind.diggings import by_depth
from archipel.games.takara_island.mind.evaluation import Evaluation, Standing
from archipel.games.takara_island.mind.ground import Ground
from archipel.games.takara_island.mind.rivalry import RIVALRY, Rivalry
from archipel.games.takara_island.mind.weights import ODDS
from archipel.games.takara_island.rules.components import CELLS
from archipel.games.takara_island.rules.state import TakaraState

SEATS: Final = 4  # at most
SURE: Final = 0.998  # a share beyond which the odds are told no higher

# What a seat has and knows, whoever else knows what.
OWN: Final[list[str]] = [
    *possessions.NAMES,
    *diggings.NAMES,
    "points expected",
    "hope of the next turn",
    "weight in the race for the next Stone",
]
# What is also told as a lead over whichever rival has most of it.
_COMPARED: Final[list[str]] = [
    "points",
    "points without a Stone",
    "points expected",
    "Karas up to 10",
    "adventurers of the next turn",
    "prey",
    "hope of the next turn",
    "worth of the best tile to dig",
    "worth of the best two tiles to the Miner",
    "odds of a Stone in a turn",
    "weight in the race for the next Stone",
    "nearness of the first Stone seen",
    "deep tiles seen that lie face down",
]
_PLACES: Final = vec[i64]([OWN.index(name) for name in _COMPARED])

FEATURES: Final[list[str]] = [
    *OWN,
    *[f"lead, {name}" for name in _COMPARED],
    *RIVALRY,
    "share by the odds without a net",
    "log odds without a net",
    *[f"moves in {turns} turns" for turns in range(SEATS)],
    *table.NAMES,
]


class Features:
    """What a position shows of every seat: what a net judges by.

    A seat's own numbers come from what lies open and what that seat has seen, and how it compares with its
    rivals from what these have seen, too. What nobody has seen counts for nothing, decided or not.
    """

    def __init__(self) -> None:
        self._evaluation = Evaluation(ODDS)
        self._grounds: list[Ground] = [Ground() for _ in range(SEATS)]
        self._rivalry = Rivalry(self._grounds)

    def rows(self, state: TakaraState) -> vec[vec[float]]:
        """For every seat a row of numbers, in the order of ``FEATURES``."""
        gone: i64 = 0
        for depth in state.tops:
            gone += depth
        late = float(gone) / CELLS
        order = by_depth(state)
        standings = [Standing(state, seat) for seat in range(state.seats)]
        shares = self._evaluation.shares(standings, late, state.empty_sites())
        expected = vec[float]([])
        owned = vec[vec[float]]([])
        for seat in range(state.seats):
            expected = append(expected, self._evaluation.expected(standings[seat], late))
            owned = append(owned, self._own(state, seat, order, standings[seat], expected[seat]))
        self._rivalry.look(state, late, expected)
        shared = table.shown(state, order, late)
        rows = vec[vec[float]]([])
        for seat in range(state.seats):
            row = owned[seat][:]
            for place in _PLACES:
                row = append(row, owned[seat][place] - _most(owned, seat, place))
            row = self._rivalry.add(state, seat, row)
            share = shares[seat]
            row = append(row, share)
            row = append(row, _log_odds(share) / 3.0)
            away = (seat - state.active) % state.seats
            for turns in range(SEATS):
                row = append(row, 1.0 if turns == away else 0.0)
            for number in shared:
                row = append(row, number)
            rows = append(rows, row)
        return rows

    def _own(
        self, state: TakaraState, seat: i64, order: vec[i64], standing: Standing, expected: float
    ) -> vec[float]:
        """What ``OWN`` names."""
        ground = self._grounds[seat]
        ground.look(state, seat)
        row = possessions.possessions(state, seat, vec[float]([]))
        row = diggings.diggings(state, seat, ground, order, row)
        row = append(row, expected / 20.0)
        row = append(row, standing.hope / 5.0)
        return append(row, self._evaluation.race(standing) / 5.0)


def _most(owned: vec[vec[float]], seat: i64, place: i64) -> float:
    """The largest number at a place among the rivals'."""
    most = -1e9
    for other in range(len(owned)):
        if other != seat:
            most = max(most, owned[other][place])
    return most


def _log_odds(share: float) -> float:
    sure = min(SURE, max(1.0 - SURE, share))
    return math.log(sure / (1.0 - sure))
