"""One seat's explorers, counted by where they are, what threatens them and what waits for them."""

from typing import Final

from archipel.engine.bits import few, lowest
from archipel.engine.native import i64, vec
from archipel.games.the_island.mind.chart import WITHIN
from archipel.games.the_island.mind.prospects import AVERAGE, Prospects
from archipel.games.the_island.rules.components import SEATS_IN_BOAT, SERPENT, SHARK, WHALE
from archipel.games.the_island.rules.geometry import AROUND, ISLE, LOST
from archipel.games.the_island.rules.removal import removable
from archipel.games.the_island.rules.state import TheIslandState

# Where an explorer can be, from the middle of the island to a boat at the shore.
PLACES: Final[list[str]] = [
    "on a tile that can sink now",
    "on what sinks first, but enclosed",
    "on what sinks second",
    "on what sinks third",
    "swimming at the shore",
    "swimming, one stroke to the shore",
    "swimming, two or three strokes",
    "swimming further away",
    "leading a boat at the shore",
    "leading a boat, one sail to the shore",
    "leading a boat, two sails",
    "leading a boat further away",
    "sharing a boat at the shore",
    "sharing a boat, one or two sails",
    "sharing a boat further away",
    "a guest at the shore",
    "a guest further away",
]
PLACE_COUNT: Final = 17
ASHORE_LATER: Final = 1
AFLOAT: Final = 4
LEADING: Final = 8
SHARING: Final = 12
GUEST: Final = 15

DANGERS: Final[list[str]] = ["sea serpents", "sharks", "whales", "a whirlpool"]
DANGER_COUNT: Final = 4
SUCKED_DOWN: Final = 3

MOVES: Final = 3  # of a turn
TOP: Final = 6  # the highest value
AFLOAT_FAR: Final = 3  # strokes and sails from which it makes no difference here


class Water:
    """What every seat shares: which explorers can board a boat, fall or be sucked down."""

    def __init__(self) -> None:
        self.boarding: i64 = 0  # explorers on land beside a free seat
        self.wooed: i64 = 0  # those of them with other seats' explorers beside the same boat
        self.afoot: i64 = 0  # explorers on land with a free seat within three steps
        self.falling: i64 = 0  # explorers on tiles that can sink now
        self.drawn: i64 = 0  # explorers on the water beside such a tile

    def look(self, state: TheIslandState) -> None:
        """See the boats and the edge of the island."""
        self.boarding = self.wooed = self.afoot = self.falling = self.drawn = 0
        for boat in state.fleet:
            if few(state.crew[boat]) < SEATS_IN_BOAT:
                self._berth(state, boat)
        if state.terrain() < 0:
            return
        for tile in removable(state):
            self.falling |= state.people[tile]
            for there in AROUND[tile]:
                if not state.ground[there]:
                    self.drawn |= state.people[there]
                    if state.crew[there] > 0:
                        self.drawn |= state.crew[there]

    def _berth(self, state: TheIslandState, boat: i64) -> None:
        beside: i64 = 0
        for there in AROUND[boat]:
            if state.ground[there]:
                beside |= state.people[there]
        self.boarding |= beside
        for seat in range(state.seats):
            if beside & ~state.own[seat]:
                self.wooed |= beside & state.own[seat]
        for there in WITHIN[3][boat]:
            if state.ground[there]:
                self.afoot |= state.people[there]


class Census:
    """What is counted of one seat; worth is a value, hope a value times the odds that it is saved."""

    def __init__(self) -> None:
        self.saved: float = 0.0
        self.saved_count: i64 = 0
        self.count: i64 = 0  # explorers on the board
        self.worth: vec[float] = vec[float]([0.0] * PLACE_COUNT)
        self.hope: vec[float] = vec[float]([0.0] * PLACE_COUNT)
        self.hopes: float = 0.0
        self.spread: float = 0.0  # the variance of what will be saved
        self.of_value: vec[float] = vec[float]([0.0] * (TOP + 1))  # explorers on the board
        self.odds_of_value: vec[float] = vec[float]([0.0] * (TOP + 1))  # how many of them will be saved
        self.danger: vec[float] = vec[float]([0.0] * DANGER_COUNT)
        self.swimming: float = 0.0  # hope of those ashore without any boat
        self.boarding: float = 0.0
        self.wooed: float = 0.0
        self.stranded: float = 0.0  # worth of those ashore without a free seat within three steps
        self.landing: float = 0.0  # worth of those whom one turn's moves can land
        self.full: i64 = 0  # boats with nobody but own passengers, and no free seat
        self.led: i64 = 0
        self.shared: i64 = 0
        self.free: i64 = 0  # free seats in the boats led
        self.fares: float = 0.0  # hope of rivals in the boats led

    def expected(self) -> float:
        """Points at the end, as far as the odds tell."""
        return self.saved + self.hopes

    def afloat(self) -> float:
        """The hope of those on the water."""
        total = 0.0
        for place in range(AFLOAT, PLACE_COUNT):
            total += self.hope[place]
        return total

    def threatened(self) -> float:
        """The hope within reach of creatures."""
        return self.danger[SERPENT] + self.danger[SHARK] + self.danger[WHALE]

    # -- counting ----------------------------------------------------------------------------------------

    def explorers(self, state: TheIslandState, seat: i64, prospects: Prospects, water: Water) -> None:
        """Count everybody on the board and on the isles."""
        rest = state.own[seat]
        while rest:
            explorer = lowest(rest)
            bit = rest & -rest
            rest &= rest - 1
            space = state.place[explorer]
            if space >= LOST:  # or not placed yet
                continue
            worth = AVERAGE if state.equal else float(state.values[explorer])
            if space >= ISLE:
                self.saved += worth
                self.saved_count += 1
                continue
            near = prospects.chart.reach[space]
            if state.aboard & bit:
                place = _in_boat(state, seat, space, prospects)
                odds = prospects.in_boat(state, seat, space, state.crew[space], 0)
                self._threaten(near, WHALE, worth * odds)
            elif state.ground[space]:
                place = _on_land(state, space, bit, prospects, water)
                odds = prospects.on_land(state, seat, space)
                self.swimming += worth * prospects.coast[space]
                if water.boarding & bit:
                    self.boarding += worth
                if water.wooed & bit:
                    self.wooed += worth
                if not water.afoot & bit:
                    self.stranded += worth
            else:
                place = _in_water(space, prospects)
                odds = prospects.in_water(state, seat, space)
                self._threaten(near, SHARK, worth * odds)
            if water.drawn & bit:
                self.danger[SUCKED_DOWN] += worth * odds
            self._add(place, worth, odds)
            if not state.equal:
                self.of_value[state.values[explorer]] += 1.0
                self.odds_of_value[state.values[explorer]] += odds

    def _add(self, place: i64, worth: float, odds: float) -> None:
        self.count += 1
        self.worth[place] += worth
        self.hope[place] += worth * odds
        self.hopes += worth * odds
        self.spread += worth * worth * odds * (1.0 - odds)

    def _threaten(self, near: i64, creature: i64, hope: float) -> None:
        if near & 1:  # a serpent
            self.danger[SERPENT] += hope
        if near >> creature & 1:
            self.danger[creature] += hope

    def boats(self, state: TheIslandState, seat: i64, prospects: Prospects) -> None:
        """Count the boats that the seat has a say in."""
        for boat in state.fleet:
            passengers = state.crew[boat]
            mine = passengers & state.own[seat]
            if not mine or not state.controls(seat, passengers):
                continue
            if _tied(state, seat, passengers):
                self.shared += 1
                continue
            self.led += 1
            self.free += SEATS_IN_BOAT - few(passengers)
            if few(mine) == SEATS_IN_BOAT:
                self.full += 1
            elif mine != passengers:
                self._take_fares(state, boat, passengers & ~mine, prospects)

    def _take_fares(self, state: TheIslandState, boat: i64, others: i64, prospects: Prospects) -> None:
        passengers = state.crew[boat]
        while others:
            explorer = lowest(others)
            others &= others - 1
            odds = prospects.in_boat(state, state.owner(explorer), boat, passengers, 0)
            self.fares += odds * (AVERAGE if state.equal else float(state.values[explorer]))

    def landings(self, state: TheIslandState, seat: i64, prospects: Prospects) -> None:
        """The most precious explorers whom three moves bring onto isles."""
        at_shore = vec[i64]([0] * (TOP + 1))
        near: i64 = 0  # the value of the best swimmer one stroke away, who lands with two moves
        rest = state.own[seat] & state.alive
        while rest:
            explorer = lowest(rest)
            bit = rest & -rest
            rest &= rest - 1
            space = state.place[explorer]
            if state.ground[space]:
                continue
            value = 1 if state.equal else state.values[explorer]
            if not (state.aboard & bit):
                far = prospects.chart.strokes(space)
                if far == 1 and value > near:
                    near = value
            else:
                far = prospects.chart.sails(space)
            if far == 0:
                at_shore[value] += 1
        best = _top(at_shore, MOVES)
        if near:
            best = max(best, near + _top(at_shore, MOVES - 2))
        for boat in state.fleet:
            mine = state.crew[boat] & state.own[seat]
            if state.crew[boat] > 0 and mine and state.controls(seat, state.crew[boat]):
                sails = prospects.chart.sails(boat)
                if 0 < sails < MOVES:
                    together = at_shore[:]
                    while mine:
                        together[1 if state.equal else state.values[lowest(mine)]] += 1
                        mine &= mine - 1
                    best = max(best, _top(together, MOVES - sails))
        self.landing = float(best) * (AVERAGE if state.equal else 1.0)


def _top(of_value: vec[i64], most: i64) -> i64:
    """The sum of the highest values of so many explorers."""
    total: i64 = 0
    for value in range(TOP, 0, -1):
        number = min(most, of_value[value])
        total += value * number
        most -= number
    return total


def _tied(state: TheIslandState, seat: i64, passengers: i64) -> bool:
    """Whether another seat, too, has most of the passengers."""
    for other in range(state.seats):
        if other != seat and state.controls(other, passengers):
            return True
    return False


def _on_land(state: TheIslandState, space: i64, bit: i64, prospects: Prospects, water: Water) -> i64:
    later = state.ground[space] - prospects.sinks
    if not later:
        return 0 if water.falling & bit else ASHORE_LATER
    return ASHORE_LATER + later


def _in_water(space: i64, prospects: Prospects) -> i64:
    strokes = prospects.chart.strokes(space)
    if strokes < 2:
        return AFLOAT + strokes
    return AFLOAT + (2 if strokes <= AFLOAT_FAR else AFLOAT_FAR)


def _in_boat(state: TheIslandState, seat: i64, space: i64, prospects: Prospects) -> i64:
    sails = prospects.chart.sails(space)
    passengers = state.crew[space]
    if not state.controls(seat, passengers):
        return GUEST + (1 if sails else 0)
    if not _tied(state, seat, passengers):
        return LEADING + min(sails, AFLOAT_FAR)
    return SHARING + (2 if sails > 2 else 1 if sails else 0)
