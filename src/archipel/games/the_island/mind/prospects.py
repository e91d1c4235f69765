"""How likely an explorer is to be saved, from where it is; and what that is worth to a seat.

The way to an isle is a chain of moves, each of which costs a factor; creatures in reach cost another. A seat
knows its own values (it remembers them) and takes everybody else's explorers for average ones.
"""

from typing import Final

from archipel.engine.bits import BIT, few, lowest, members
from archipel.engine.native import i64, vec
from archipel.games.the_island.mind.chart import DEADLY, FAR, WRECKING, Chart
from archipel.games.the_island.mind.pace import Pace, turns_left
from archipel.games.the_island.rules.components import SEATS_IN_BOAT, SERPENT, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.geometry import AROUND, ISLE, LAND, LOST
from archipel.games.the_island.rules.state import TheIslandState

AVERAGE: Final = 2.8  # of the ten values of a colour
NOT_YET: Final = vec[float]([])  # odds that nobody has asked for
NOTHING_YET: Final = vec[vec[float]]([])
CERTAIN: Final = 0.97  # whoever can land with the moves left of this turn


class Prospects:
    """Odds of being saved, with fitted weights: ``look`` at the position, ``side_with`` a seat, then ask."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.chart = Chart()
        self.paces: dict[float, Pace] = {}
        self.pace = Pace(weights, 1.0)
        self.safe: vec[float] = vec[float](
            [1.0 - weights["serpent"], 1.0 - weights["shark"], 1.0 - weights["whale"]]
        )
        self.tied: float = weights["tied"]
        self.guest: float = weights["guest"]
        self.sinking: float = weights["sinking"]
        self.coast: vec[float] = NOT_YET  # land space -> odds of walking to the coast and swimming to an isle
        self.spite: float = weights["spite"]
        self.envy: float = weights["envy"]
        self.standing: vec[float] = NOT_YET  # seat -> how well it seems to stand
        self.scales: vec[vec[float]] = NOTHING_YET  # seat that is asked -> seat -> what its explorers count
        self.scale: vec[float] = NOT_YET  # that of the seat that is asked now
        self.lurking: vec[i64] = vec[i64]([])  # space -> the kinds of creatures there
        self.sinks: i64 = 0  # the ground that sinks first
        self.left: i64 = 0  # moves that the seat that is asked has left this turn
        # Odds that this position has been asked for already, by seat and space.
        self.afoot: vec[vec[float]] = NOTHING_YET
        self.afloat: vec[vec[float]] = NOTHING_YET

    # -- looking -----------------------------------------------------------------------------------------

    def look(self, state: TheIslandState) -> None:
        """See the board with fresh eyes."""
        self.chart.draw(state)
        self.compare(state)

    def look_again(self, state: TheIslandState) -> None:
        """See what has changed since the turn before."""
        self.chart.correct(state)
        self.compare(state)

    def compare(self, state: TheIslandState) -> None:
        """How the seats stand, and how much time is left."""
        left = turns_left(state) / float(state.seats)
        if left not in self.paces:
            self.paces[left] = Pace(self.weights, left)
        self.pace = self.paces[left]
        self.coast = self._without_boats(state)
        standing = vec[float]([0.0] * state.seats)
        for seat in range(state.seats):
            own = state.own[seat]
            sum_of = 0.001 + 0.4 * float(few(own & state.aboard)) + 0.15 * float(few(own & state.alive))
            for explorer in members(own & ~state.alive):
                if ISLE <= state.place[explorer] < LOST:
                    sum_of += 1.0
            standing[seat] = sum_of
        self.standing = standing
        self.scales = vec[vec[float]]([NOT_YET] * state.seats)

    def _without_boats(self, state: TheIslandState) -> vec[float]:
        coast = vec[float]([0.0] * SPACE_COUNT)
        edge: list[int] = []
        ground = state.ground
        for space in LAND:
            if ground[space]:
                strokes: i64 = FAR
                for there in AROUND[space]:
                    if not ground[there]:
                        far = self.chart.strokes(there) + 1
                        strokes = min(strokes, far)
                if strokes < FAR:
                    coast[space] = self.pace.swimming[strokes]
                    edge.append(space)
        _walk(ground, coast, edge, self.pace.walk)
        return coast

    def side_with(self, state: TheIslandState, seat: i64) -> None:
        """One's own explorers count in full, rivals' against one: the more, the better the rival stands."""
        if not len(self.scales[seat]):
            rivals = 0.0
            for each in self.standing:
                rivals += each
            rivals -= self.standing[seat]
            spite = self.spite * (1.0 if state.equal else AVERAGE)
            scale = vec[float]([-spite * (each / rivals) ** self.envy for each in self.standing])
            scale[seat] = 1.0
            self.scales[seat] = scale
        self.scale = self.scales[seat]
        self.left = 0
        self.sinks = state.terrain() + 1
        self.afoot = vec[vec[float]]([NOT_YET] * state.seats)
        self.afloat = vec[vec[float]]([NOT_YET] * state.seats)
        self.lurking = vec[i64]([0] * SPACE_COUNT)
        for creature in range(3):
            for space in state.creatures[creature]:
                self.lurking[space] |= BIT[creature]

    def deadly(self, space: i64) -> bool:
        """Whether no swimmer lives there."""
        return self.lurking[space] & DEADLY != 0

    def wrecking(self, space: i64) -> bool:
        """Whether no manned boat lasts there."""
        return self.lurking[space] & WRECKING != 0

    def worth(self, state: TheIslandState, seat: i64, explorer: i64) -> float:
        """What saving an explorer is worth to a seat: its value, or less than nothing if it is a rival's."""
        owner = state.owner(explorer)
        if owner != seat:
            return self.scale[owner]
        return 1.0 if state.equal else float(state.values[explorer])

    # -- odds --------------------------------------------------------------------------------------------

    def in_boat(self, state: TheIslandState, owner: i64, space: i64, passengers: i64, more: i64) -> float:
        """Odds of an owner's passengers in a boat there, once so many more of them are aboard."""
        own = passengers & state.own[owner]
        mine = few(own) + more
        odds = self.pace.sailing[mine - 1][self.chart.sails(space)]
        if own != passengers:
            most: i64 = 0
            for other in range(state.seats):
                theirs = passengers & state.own[other]
                if theirs and other != owner:
                    number = few(theirs)
                    most = max(most, number)
            if most > mine:
                odds *= self.guest
            elif most == mine:
                odds *= self.tied
        near = self.chart.reach[space]
        return self._escaping(odds, near, WHALE) if near & WRECKING else odds

    def in_water(self, state: TheIslandState, owner: i64, space: i64) -> float:
        """Odds of an owner's swimmer there."""
        afloat = self.afloat[owner]
        if not len(afloat):
            afloat = vec[float]([-1.0] * SPACE_COUNT)
            self.afloat[owner] = afloat
        odds = afloat[space]
        if odds < 0.0:
            odds = self._adrift(state, owner, space)
            afloat[space] = odds
        return odds

    def _adrift(self, state: TheIslandState, owner: i64, space: i64) -> float:
        """The way to the shore, or to a boat with a free seat here or next to it."""
        pace = self.pace
        odds = pace.swimming[self.chart.strokes(space)]
        passengers = state.crew[space]
        if passengers >= 0 and few(passengers) < SEATS_IN_BOAT:
            aboard = pace.board * self.in_boat(state, owner, space, passengers, 1)
            odds = max(odds, aboard)
        for there in AROUND[space]:
            passengers = state.crew[there]
            if passengers >= 0 and few(passengers) < SEATS_IN_BOAT:
                aboard = pace.stroke * pace.board * self.in_boat(state, owner, there, passengers, 1)
                odds = max(odds, aboard)
        near = self.chart.reach[space]
        return self._escaping(odds, near, SHARK) if near & DEADLY else odds

    def _escaping(self, odds: float, near: i64, creature: i64) -> float:
        """What is left of odds where serpents and creatures of another kind are in reach."""
        if near & BIT[SERPENT]:
            odds *= self.safe[SERPENT]
        if near & BIT[creature]:
            odds *= self.safe[creature]
        return odds

    def ashore(self, state: TheIslandState, owner: i64) -> vec[float]:
        """Odds of an owner's explorers on every tile: the best boat or coast they can walk to."""
        afoot = self.coast[:]
        ground = state.ground
        edge: list[int] = []
        for boat in state.fleet:
            passengers = state.crew[boat]
            if few(passengers) < SEATS_IN_BOAT:
                odds = self.pace.board * self.in_boat(state, owner, boat, passengers, 1)
                for space in AROUND[boat]:
                    if ground[space] and odds > afoot[space]:
                        afoot[space] = odds
                        edge.append(space)
        _walk(ground, afoot, edge, self.pace.walk)
        return afoot

    def on_land(self, state: TheIslandState, owner: i64, space: i64) -> float:
        """Odds of an owner's explorer on a tile; on what sinks first they are less."""
        afoot = self.afoot[owner]
        if not len(afoot):
            afoot = self.ashore(state, owner)
            self.afoot[owner] = afoot
        odds = afoot[space]
        if state.ground[space] == self.sinks:
            odds *= self.sinking
        return odds if odds > 0.01 else 0.01

    # -- worth of boats and waters -----------------------------------------------------------------------

    def boat_worth(self, state: TheIslandState, seat: i64, space: i64, passengers: i64) -> float:
        """What a boat there with these passengers is worth to a seat."""
        if not passengers:
            return 0.0
        if passengers & state.own[seat] == passengers:  # no need to look at the rivals
            odds = self.in_boat(state, seat, space, passengers, 0)
            return self._own_worth(state, passengers, odds, self.left - self.chart.sails(space))
        total = 0.0
        for owner in range(state.seats):
            theirs = passengers & state.own[owner]
            if theirs:
                odds = self.in_boat(state, owner, space, passengers, 0)
                if owner == seat:
                    total += self._own_worth(state, theirs, odds, self.left - self.chart.sails(space))
                else:
                    total += self.scale[owner] * odds * float(few(theirs))
        return total

    def _own_worth(self, state: TheIslandState, explorers: i64, odds: float, landing: i64) -> float:
        """The own passengers, the best of whom can still land this turn."""
        if landing <= 0:
            total = 0.0
            while explorers:
                value = 1 if state.equal else state.values[lowest(explorers)]
                total += float(value) * odds
                explorers &= explorers - 1
            return total
        values = [1 if state.equal else state.values[each] for each in members(explorers)]
        values.sort(reverse=True)
        total = 0.0
        for value in values:
            total += float(value) * (max(CERTAIN, odds) if landing > 0 else odds)
            landing -= 1
        return total

    def water_worth(self, state: TheIslandState, seat: i64, space: i64, swimmers: i64) -> float:
        """What swimmers there are worth to a seat."""
        total = 0.0
        for owner in range(state.seats):
            theirs = swimmers & state.own[owner]
            if theirs:
                odds = self.in_water(state, owner, space)
                for explorer in members(theirs):
                    total += self.worth(state, seat, explorer) * odds
        return total

    def hopes(self, state: TheIslandState, seat: i64) -> float:
        """What a seat may hope for: its own explorers, less those of rivals who are on the water."""
        total = 0.0
        for space in state.fleet:
            total += self.boat_worth(state, seat, space, state.crew[space])
        for explorer in members(state.own[seat] & ~state.aboard):
            place = state.place[explorer]
            if place < ISLE:
                odds = (
                    self.on_land(state, seat, place)
                    if state.ground[place]
                    else self.in_water(state, seat, place)
                )
                total += odds * self.worth(state, seat, explorer)
            elif place < LOST:
                total += self.worth(state, seat, explorer)
        return total


def _walk(ground: vec[i64], afoot: vec[float], edge: list[int], walk: float) -> None:
    """Let odds spread from some tiles over the land, a factor for every step."""
    while edge:
        further: list[int] = []
        for space in edge:
            odds = walk * afoot[space]
            for there in AROUND[space]:
                if ground[there] and odds > afoot[there]:
                    afoot[there] = odds
                    further.append(there)
        edge = further
