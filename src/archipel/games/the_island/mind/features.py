"""What a position shows of every seat, as numbers of the order of one: what the net judges by."""

import math
from typing import Final

from archipel.engine.bits import few
from archipel.engine.native import i64, vec
from archipel.games.the_island.mind.census import DANGERS, PLACES, TOP, Census, Water
from archipel.games.the_island.mind.evaluation import LENGTH
from archipel.games.the_island.mind.pace import turns_left
from archipel.games.the_island.mind.prospects import Prospects
from archipel.games.the_island.mind.weights import WEIGHTS
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BACKS,
    BOATS,
    CREATURE_PIECES,
    CREATURES,
    FIRST_RED,
    TERRAINS,
    TILES_OF,
    VOLCANO,
)
from archipel.games.the_island.rules.moves import MovePieces
from archipel.games.the_island.rules.state import TheIslandState
from archipel.games.the_island.rules.steps import TakeTurn

SEATS: Final = 4  # at most
HIGH: Final = 4  # the lowest of the values that are looked at one by one
EVEN: Final = 4.0  # points by which a lead is blurred even when nothing is open any more

TABLE: Final[list[str]] = [
    "three seats",
    "four seats",
    "two colours each",
    "all equal",
    "to the last one",
    "Atlantis submerged",
    *[f"tiles left: {terrain}" for terrain in TERRAINS],
    "turns left",
    "late",
    *[f"odds that the next tile is: {back}" for back in BACKS[:FIRST_RED]],
    *[f"on the board: {creature}" for creature in CREATURES],
    "boats",
    "empty boats",
    "explorers on the board",
]
ORDER: Final[list[str]] = [f"moves in {turns} turns" for turns in range(SEATS)] + [
    "moves left in this turn",
    "own turns left",
]
OWN: Final[list[str]] = [
    "saved points",
    "saved explorers",
    "expected points",
    "expected points, late",
    "expected points, late twice over",
    "hope",
    "hope on the water",
    "spread of what will be saved",
    "explorers of its own on the board",
    *[f"worth {place}" for place in PLACES],
    *[f"hope {place}" for place in PLACES],
    *[f"on the board of value {value}" for value in range(TOP, HIGH - 1, -1)],
    *[f"to be saved of value {value}" for value in range(TOP, HIGH - 1, -1)],
    *[f"hope in reach of {danger}" for danger in DANGERS],
    "hope of those ashore without boats",
    "worth beside a free seat",
    "worth beside a free seat that rivals are beside, too",
    "worth with no free seat within three steps",
    "worth that one turn can land",
    "boats led",
    "boats shared",
    "boats full of its own",
    "free seats in the boats led",
    "hope of rivals in the boats led",
    *[f"tiles in hand: {back}" for back in BACKS[FIRST_RED:]],
]
AGAINST: Final[list[str]] = [
    "lead over the best rival in saved points",
    "lead over the best rival in expected points",
    "the same, late",
    "lead over the best rival by what is open",
    "odds to be ahead of every rival",
    "rank in saved points",
    "rank in expected points",
    "the best rival's saved points",
    "the best rival's expected points",
    "the best rival's hope on the water",
    "the best rival's hope in reach of creatures",
    "the best rival's worth that one turn can land",
    "the best rival's spread",
    "the best rival's tiles in hand",
    "the best rival moves in how many turns",
    "all rivals' expected points",
    "all rivals' hope in reach of creatures",
    "all rivals' worth that one turn can land",
]
FEATURES: Final[list[str]] = TABLE + ORDER + OWN + AGAINST
SIZE: Final = 116


class Row:
    """A row of numbers that grows."""

    def __init__(self) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * SIZE)
        self.used: i64 = 0

    def add(self, number: float) -> None:
        """One more number."""
        self.numbers[self.used] = number
        self.used += 1

    def add_all(self, numbers: vec[float], share: float) -> None:
        """A share of each of these."""
        for number in numbers:
            self.add(share * number)


class Features:
    """What a position shows of every seat: what the net judges by."""

    def __init__(self) -> None:
        self.prospects = Prospects(WEIGHTS)
        self.water = Water()
        self.census: list[Census] = []

    def rows(self, state: TheIslandState) -> vec[vec[float]]:
        """A row for every seat, in the order of ``FEATURES``; everything hidden counts, too."""
        prospects = self.prospects
        prospects.look(state)
        prospects.side_with(state, state.active)
        self.water.look(state)
        self.census = []
        for seat in range(state.seats):
            census = Census()
            census.explorers(state, seat, prospects, self.water)
            census.boats(state, seat, prospects)
            census.landings(state, seat, prospects)
            self.census.append(census)
        table = Row()
        _add_table(state, table)
        rows: list[vec[float]] = []
        for seat in range(state.seats):
            row = Row()
            row.numbers = table.numbers[:]
            row.used = table.used
            _add_order(state, seat, row)
            _add_own(state, seat, self.census[seat], row)
            self._add_against(state, seat, row)
            rows.append(row.numbers)
        return vec[vec[float]](rows)

    def _add_against(self, state: TheIslandState, seat: i64, row: Row) -> None:
        """What the rivals have beside the seat, above all the one who may expect most."""
        own = self.census[seat]
        saved_ahead, ahead = 0.0, 0.0
        most_saved = 0.0
        odds = 1.0
        expected, threatened, landing = 0.0, 0.0, 0.0
        best: i64 = -1
        for each in range(state.seats):
            if each == seat:
                continue
            rival = self.census[each]
            most_saved = max(most_saved, rival.saved)
            if rival.saved > own.saved:
                saved_ahead += 1.0
            if rival.expected() > own.expected():
                ahead += 1.0
            odds *= 1.0 / (1.0 + math.exp(-1.7 * _lead(own, rival)))
            expected += rival.expected()
            threatened += rival.threatened()
            landing += rival.landing
            if best < 0 or rival.expected() > self.census[best].expected():
                best = each
        rival = self.census[best]
        lead = (own.expected() - rival.expected()) / 10.0
        row.add((own.saved - most_saved) / 10.0)
        row.add(lead)
        row.add(_late(state) * lead)
        row.add(_lead(own, rival) / 2.0)
        row.add(odds)
        row.add(saved_ahead / 3.0)
        row.add(ahead / 3.0)
        row.add(rival.saved / 20.0)
        row.add(rival.expected() / 20.0)
        row.add(rival.afloat() / 10.0)
        row.add(rival.threatened() / 10.0)
        row.add(rival.landing / 10.0)
        row.add(math.sqrt(rival.spread) / 5.0)
        row.add(float(len(state.hands[best])) / 5.0)
        row.add(float((best - state.active) % state.seats) / 3.0)
        row.add(expected / 40.0)
        row.add(threatened / 20.0)
        row.add(landing / 20.0)


def _lead(own: Census, rival: Census) -> float:
    """Of expected points, beside how far they may be wrong."""
    lead = (own.expected() - rival.expected()) / math.sqrt(own.spread + rival.spread + EVEN)
    return max(-6.0, min(6.0, lead))


def _late(state: TheIslandState) -> float:
    return 1.0 - min(1.0, turns_left(state) / LENGTH)


def _add_table(state: TheIslandState, row: Row) -> None:
    """What is the same for everybody."""
    row.add(1.0 if state.seats == 3 else 0.0)
    row.add(1.0 if state.seats == 4 else 0.0)
    row.add(1.0 if len(state.colours(0)) == 2 else 0.0)
    row.add(1.0 if state.equal else 0.0)
    row.add(1.0 if state.to_the_last else 0.0)
    row.add(1.0 if state.submerging else 0.0)
    for terrain in range(3):
        row.add(float(state.tiles[terrain]) / float(TILES_OF[terrain]))
    row.add(turns_left(state) / LENGTH)
    row.add(_late(state))
    _add_next_tile(state, row)
    for creature in range(3):
        row.add(float(len(state.creatures[creature])) / float(CREATURE_PIECES[creature]))
    empty = 0.0
    for boat in state.fleet:
        if not state.crew[boat]:
            empty += 1.0
    row.add(float(len(state.fleet)) / float(BOATS))
    row.add(empty / 8.0)
    row.add(float(few(state.alive)) / 40.0)


def _add_next_tile(state: TheIslandState, row: Row) -> None:
    """The odds of each green back, which whoever removes the next tile will see."""
    first = BACK_COUNT * max(0, state.terrain())
    unseen = 0.001
    for back in range(first, first + BACK_COUNT):
        unseen += float(state.bag[back])
    for back in range(first, first + VOLCANO + 1):
        row.add(float(state.bag[back]) / unseen)


def _add_order(state: TheIslandState, seat: i64, row: Row) -> None:
    """How soon the seat moves, and how often it still will."""
    away = (seat - state.active) % state.seats
    for turns in range(SEATS):
        row.add(1.0 if turns == away else 0.0)
    row.add(float(_moves_left(state)) / 3.0 if away == 0 else 0.0)
    row.add(max(0.0, turns_left(state) - float(away)) / float(state.seats) / 10.0)


def _moves_left(state: TheIslandState) -> i64:
    """The moves that the active seat has left in its turn."""
    if not state.stack or not state.begun:
        return 0
    turn, step = state.stack[0], state.stack[-1]
    if isinstance(step, MovePieces):
        return step.left
    return 3 if isinstance(turn, TakeTurn) and turn.taken < 2 and state.own[state.active] & state.alive else 0


def _add_own(state: TheIslandState, seat: i64, census: Census, row: Row) -> None:
    """What is the seat's own."""
    late = _late(state)
    expected = census.expected() / 20.0
    row.add(census.saved / 20.0)
    row.add(float(census.saved_count) / 10.0)
    row.add(expected)
    row.add(late * expected)
    row.add(late * late * expected)
    row.add(census.hopes / 20.0)
    row.add(census.afloat() / 10.0)
    row.add(math.sqrt(census.spread) / 5.0)
    row.add(float(census.count) / 10.0)
    row.add_all(census.worth, 0.1)
    row.add_all(census.hope, 0.4)
    for value in range(TOP, HIGH - 1, -1):
        row.add(census.of_value[value])
    for value in range(TOP, HIGH - 1, -1):
        row.add(census.odds_of_value[value])
    row.add_all(census.danger, 0.4)
    row.add(census.swimming / 10.0)
    row.add(census.boarding / 10.0)
    row.add(census.wooed / 10.0)
    row.add(census.stranded / 10.0)
    row.add(census.landing / 10.0)
    row.add(float(census.led) / 3.0)
    row.add(float(census.shared) / 3.0)
    row.add(float(census.full) / 3.0)
    row.add(float(census.free) / 5.0)
    row.add(census.fares / 10.0)
    _add_hand(state.hands[seat], row)


def _add_hand(hand: list[int], row: Row) -> None:
    held = vec[float]([0.0] * BACK_COUNT)
    for tile in hand:
        held[tile % BACK_COUNT] += 1.0
    for back in range(FIRST_RED, BACK_COUNT):
        row.add(held[back] / 2.0)
