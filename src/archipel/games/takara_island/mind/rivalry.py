"""How a seat stands beside its rivals, as numbers: leads, who has a Stone, who would win by the next one."""

from typing import Final

from archipel.engine.bits import few
from archipel.engine.native import append, i64, vec
from archipel.games.takara_island.mind.ground import Ground
from archipel.games.takara_island.mind.possessions import hands
from archipel.games.takara_island.mind.prey import prey
from archipel.games.takara_island.rules.components import MOST_ADVENTURERS, STONE_XP
from archipel.games.takara_island.rules.scoring import points, stones_found
from archipel.games.takara_island.rules.state import TakaraState

_PHASES: Final[list[str]] = ["no Stone found", "the Stone its own", "the Stone a rival's"]

RIVALRY: Final[list[str]] = [
    "lead in points over the rivals' mean",
    "lead in points expected over the rivals' mean",
    "rivals with more points",
    "rivals who can expect more",
    *[f"lead in points, {phase}" for phase in _PHASES],
    *[f"lead in points expected, {phase}" for phase in _PHASES],
    "lead in points, late",
    "lead in points without Stones, late",
    "lead in points expected, late",
    *[f"late, {phase}" for phase in _PHASES[1:]],
    "share if five sites were empty now",
    "share if the points of now decided",
    "lead with the next Stone",
    "wins by the next Stone",
    "wins by the next Stone in its next turn",
    "rivals who win by the next Stone",
    "a rival wins by the next Stone in its next turn",
    "somebody finds a Stone before its next turn",
    "a rival's nearness to a Stone seen",
    "Stones that only rivals have seen",
    "Stones that it alone has seen",
    "next rival: lead in points expected over it",
    "next rival: Karas up to 10",
    "next rival: adventurers",
    "next rival: prey",
    "next rival: odds of a Stone in a turn",
    "next rival: the Stone",
    "holder: moves in how many turns",
    "holder: lead in points without Stones over it",
    "holder: odds of a Stone in a turn",
    "holder: nearness of a Stone seen",
]


class Rivalry:
    """``look`` at a position whose grounds were looked at, then ``add`` to each seat's row."""

    def __init__(self, grounds: list[Ground]) -> None:
        self._grounds = grounds
        self._late = 0.0
        self._found: i64 = 0
        self._holder: i64 = -1
        self._expected: vec[float] = vec[float]([0.0] * 4)
        self._points: vec[i64] = vec[i64]([0] * 4)
        self._plain: vec[i64] = vec[i64]([0] * 4)  # without Stones
        self._prey: vec[float] = vec[float]([0.0] * 4)
        self._wins: vec[float] = vec[float]([0.0] * 4)  # by the next Stone; a half: not alone

    def look(self, state: TakaraState, late: float, expected: vec[float]) -> None:
        """Take in what every seat has."""
        self._late = late
        self._expected = expected
        self._found = stones_found(state)
        self._holder = -1
        for seat in range(state.seats):
            self._points[seat] = points(state, seat)
            self._plain[seat] = self._points[seat] - STONE_XP * state.stones[seat]
            self._prey[seat] = prey(state, seat)
            if state.stones[seat]:
                self._holder = seat
        for seat in range(state.seats):
            self._wins[seat] = self._verdict(state, seat)

    def _verdict(self, state: TakaraState, seat: i64) -> float:
        """Whether a seat wins with the next Stone (TK-E5, E6): the first one ends nothing."""
        if not self._found:
            return 0.0
        if state.stones[seat]:
            return 1.0
        lead = self._points[seat] + STONE_XP - _most(self._points, state.seats, seat)
        return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0

    def add(self, state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
        """The row with what ``RIVALRY`` names."""
        row = self._leads(state, seat, row)
        row = append(row, _share(self._plain, state.seats, seat))
        row = append(row, _share(self._points, state.seats, seat))
        row = self._next_stone(state, seat, row)
        row = self._secrets(state, seat, row)
        row = self._next_rival(state, seat, row)
        return self._of_holder(state, seat, row)

    def _leads(self, state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
        """Over the mean and over the best, in each phase and with the time."""
        total, hoped = 0.0, 0.0
        above, hoping = 0.0, 0.0
        expected = self._expected[seat]
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                total += float(self._points[other])
                hoped += self._expected[other]
                best = max(best, self._expected[other])
                above += 1.0 if self._points[other] > self._points[seat] else 0.0
                hoping += 1.0 if self._expected[other] > expected else 0.0
        rivals = float(state.seats - 1)
        lead = float(self._points[seat] - _most(self._points, state.seats, seat)) / 10.0
        plain = float(self._plain[seat] - _most(self._plain, state.seats, seat)) / 10.0
        ahead = (expected - best) / 10.0
        row = append(row, (float(self._points[seat]) - total / rivals) / 10.0)
        row = append(row, (expected - hoped / rivals) / 10.0)
        row = append(row, above / 3.0)
        row = append(row, hoping / 3.0)
        phase = self._phase(state, seat)
        for each in range(len(_PHASES)):
            row = append(row, lead if each == phase else 0.0)
        for each in range(len(_PHASES)):
            row = append(row, ahead if each == phase else 0.0)
        row = append(row, self._late * lead)
        row = append(row, self._late * plain)
        row = append(row, self._late * ahead)
        for each in range(1, len(_PHASES)):
            row = append(row, self._late if each == phase else 0.0)
        return row

    def _phase(self, state: TakaraState, seat: i64) -> i64:
        if not self._found:
            return 0
        return 1 if state.stones[seat] else 2

    def _next_stone(self, state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
        """Who would win by it, and how likely somebody does at once."""
        lead = 0.0
        if self._found:
            lead = float(self._points[seat] + STONE_XP - _most(self._points, state.seats, seat)) / 10.0
        winners, likely = 0.0, 0.0
        left = 1.0  # how likely nobody finds one before
        own = (seat - state.active) % state.seats
        for other in range(state.seats):
            if other != seat:
                chance = self._grounds[other].chance
                winners += self._wins[other]
                likely += self._wins[other] * chance
                if (other - state.active) % state.seats < own:
                    left *= 1.0 - chance
        row = append(row, lead)
        row = append(row, self._wins[seat])
        row = append(row, self._wins[seat] * self._grounds[seat].chance)
        row = append(row, winners / 3.0)
        row = append(row, min(1.0, likely))
        return append(row, 1.0 - left)

    def _secrets(self, state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
        """Stones in the ground that some have seen."""
        mine = self._grounds[seat].stones
        theirs: i64 = 0
        nearness = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs |= self._grounds[other].stones
                nearness = max(nearness, self._grounds[other].nearness)
        row = append(row, nearness)
        row = append(row, float(few(theirs & ~mine)))
        return append(row, float(few(mine & ~theirs)))

    def _next_rival(self, state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
        """The first rival to move."""
        rival = (seat + 1) % state.seats if seat == state.active else state.active
        karas = state.karas[rival]
        row = append(row, (self._expected[seat] - self._expected[rival]) / 10.0)
        row = append(row, float(min(karas, 10)) / 10.0)
        row = append(row, float(hands(state, rival)) / MOST_ADVENTURERS)
        row = append(row, self._prey[rival] / 5.0)
        row = append(row, self._grounds[rival].chance)
        return append(row, float(state.stones[rival]))

    def _of_holder(self, state: TakaraState, seat: i64, row: vec[float]) -> vec[float]:
        """The rival who has the Stone, if one has it."""
        holder = self._holder
        if holder < 0 or holder == seat:
            for _ in range(4):
                row = append(row, 0.0)
            return row
        row = append(row, float((holder - state.active) % state.seats) / 3.0)
        row = append(row, float(self._plain[seat] - self._plain[holder]) / 10.0)
        row = append(row, self._grounds[holder].chance)
        return append(row, self._grounds[holder].nearness)


def _most(numbers: vec[i64], seats: i64, seat: i64) -> i64:
    """The largest number among the rivals'."""
    most: i64 = -1000
    for other in range(seats):
        if other != seat:
            most = max(most, numbers[other])
    return most


def _share(numbers: vec[i64], seats: i64, seat: i64) -> float:
    """A seat's share of the victory if the most points win."""
    alike: i64 = 1
    for other in range(seats):
        if other != seat:
            if numbers[other] > numbers[seat]:
                return 0.0
            if numbers[other] == numbers[seat]:
                alike += 1
    return 1.0 / float(alike)
