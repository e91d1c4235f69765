"""What a position shows of every seat, as numbers: what a net judges by."""

from typing import Final

from archipel.engine.bits import size
from archipel.engine.native import append, i64, vec
from archipel.games.la_isla.mind import closings, possessions
from archipel.games.la_isla.mind.closings import Closings
from archipel.games.la_isla.mind.evaluation import Evaluation
from archipel.games.la_isla.mind.possessions import Possessions
from archipel.games.la_isla.mind.reflexes import Reflexes
from archipel.games.la_isla.mind.weights import ODDS, SHOWN
from archipel.games.la_isla.rules.components import KINDS, LIMITS, REGION_COUNT
from archipel.games.la_isla.rules.state import LaIslaState

_OWN: Final[list[str]] = [*possessions.NAMES, *closings.NAMES]
# What is also told as a lead over whichever rival has most of it.
_COMPARED: Final[list[str]] = [
    "points",
    "points if it ended now",
    "points expected",
    "moves of markers to come",
    "functions of resources to come",
    "functions of placements to come",
    "worth of the collection",
    "best action C",
    "animals",
    "sets",
    "kinds more",
    "resources",
    "hope of regions",
    "animals ready",
    "explorers on the island",
]
_PLACES: Final = vec[i64]([_OWN.index(name) for name in _COMPARED])
_EXPECTED: Final = _OWN.index("points expected")
_NOW: Final = _OWN.index("points if it ended now")

FEATURES: Final[list[str]] = [
    *_OWN,
    *[f"lead, {name}" for name in _COMPARED],
    "lead in points expected over the rivals' mean",
    "rivals who can expect more",
    "log odds by points expected",
    "log odds by points if it ended now",
    "goes first",
    "goes second",
    "goes third",
    "goes fourth",
    "three players",
    "four players",
    "rounds left",
    "values of the markers together",
    "markers one step below a value",
    "last round",
    "animals on the island",
    "cards to draw",
    "cards of the game",
]


class Features:
    """What a position shows of every seat: what the net judges by.

    The cards in the hands are left out. They were just drawn, and what they are worth on average is known.
    """

    def __init__(self) -> None:
        self._reflexes = Reflexes(SHOWN)
        self._evaluation = Evaluation(self._reflexes, ODDS)
        self._closings = Closings(self._reflexes)
        self._possessions = Possessions(self._reflexes)

    def rows(self, state: LaIslaState) -> vec[vec[float]]:
        """For every seat a row of numbers, in the order of ``FEATURES``."""
        self._reflexes.look(state)
        self._closings.look(state)
        owned = vec[vec[float]]([])
        for seat in range(state.seats):
            row = self._possessions.of(state, seat, vec[float]([]))
            owned = append(owned, self._closings.of(state, seat, row))
        shared = self._shared(state)
        slope = self._evaluation.slope(state)
        rows = vec[vec[float]]([])
        for seat in range(state.seats):
            row = self._beside(owned, seat, slope)
            place = (seat - state.first) % state.seats
            for each in range(4):
                row = append(row, 1.0 if each == place else 0.0)
            for number in shared:
                row = append(row, number)
            rows = append(rows, row)
        return rows

    def _beside(self, owned: vec[vec[float]], seat: i64, slope: float) -> vec[float]:
        """A seat's own numbers, and how they compare with its rivals'."""
        mine = owned[seat]
        row = mine[:]
        for place in _PLACES:
            row = append(row, mine[place] - _most(owned, seat, place))
        total = 0.0
        above = 0.0
        for other in range(len(owned)):
            if other != seat:
                expected = owned[other][_EXPECTED]
                total += expected
                if expected > mine[_EXPECTED]:
                    above += 1.0
        row = append(row, mine[_EXPECTED] - total / float(len(owned) - 1))
        row = append(row, above / 3.0)
        row = append(row, slope * 60.0 * (mine[_EXPECTED] - _most(owned, seat, _EXPECTED)) / 3.0)
        return append(row, slope * 50.0 * (mine[_NOW] - _most(owned, seat, _NOW)) / 3.0)

    def _shared(self, state: LaIslaState) -> vec[float]:
        """What concerns all alike: how late it is, and how many play."""
        limit = LIMITS[state.seats]
        together = state.sum_of_values()
        track = state.pieces.track
        close: i64 = 0
        for animal in range(KINDS):
            position = state.markers[animal]
            if position + 1 < len(track) and track[position + 1] > track[position]:
                close += 1
        tiles: i64 = 0
        for animal in state.tiles:
            if animal >= 0:
                tiles += 1
        return vec[float](
            [
                1.0 if state.seats == 3 else 0.0,
                1.0 if state.seats == 4 else 0.0,
                self._reflexes.after / 5.0,
                float(together) / float(limit),
                float(close) / KINDS,
                1.0 if together >= limit else 0.0,
                float(tiles) / REGION_COUNT,
                float(size(state.pile | state.discard)) / 100.0,
                float(size(state.deck)) / 180.0,
            ]
        )


def _most(owned: vec[vec[float]], seat: i64, place: i64) -> float:
    """The largest number at a place among the rivals'."""
    most = -1e9
    for other in range(len(owned)):
        if other != seat:
            most = max(most, owned[other][place])
    return most
