"""How likely an explorer is to be saved, from where it is; and what that is worth to a seat.

The way to an isle is a chain of moves, each of which costs a factor; creatures in reach cost another. A seat
knows its own values (it remembers them) and takes everybody else's explorers for average ones.
"""

from typing import Final

from archipel.engine.bits import members
from archipel.games.the_island.mind.chart import FAR, Chart
from archipel.games.the_island.mind.pace import Pace, turns_left
from archipel.games.the_island.rules.components import SEATS_IN_BOAT, SERPENT, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.geometry import AROUND, ISLE, LAND, LOST
from archipel.games.the_island.rules.state import TheIslandState

AVERAGE: Final = 2.8  # of the ten values of a colour
CERTAIN: Final = 0.97  # whoever can land with the moves left of this turn


class Prospects:
    """Odds of being saved, with fitted weights: ``look`` at the position, ``side_with`` a seat, then ask."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.chart = Chart()
        self.paces: dict[float, Pace] = {}
        self.pace = Pace(weights, 1.0)
        self.safe: list[float] = [1.0 - weights["serpent"], 1.0 - weights["shark"], 1.0 - weights["whale"]]
        self.tied: float = weights["tied"]
        self.guest: float = weights["guest"]
        self.sinking: float = weights["sinking"]
        self.coast: list[float] = []  # land space -> odds of walking to the coast and swimming to an isle
        self.standing: list[float] = []  # seat -> how well it seems to stand
        self.scales: list[list[float]] = []  # seat that is asked -> seat -> what its explorers count
        self.scale: list[float] = []  # that of the seat that is asked now
        self.left: int = 0  # moves that the seat that is asked has left this turn
        # Odds that this position has been asked for already, by seat and space.
        self.afoot: list[list[float]] = []
        self.afloat: list[list[float]] = []

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
        left = turns_left(state) / state.seats
        if left not in self.paces:
            self.paces[left] = Pace(self.weights, left)
        self.pace = self.paces[left]
        self.coast = self._without_boats(state)
        standing: list[float] = []
        for own in state.own:
            sum_of = 0.001 + 0.4 * (own & state.aboard).bit_count() + 0.15 * (own & state.alive).bit_count()
            for explorer in members(own & ~state.alive):
                if ISLE <= state.place[explorer] < LOST:
                    sum_of += 1.0
            standing.append(sum_of)
        self.standing = standing
        self.scales = [[] for _ in standing]

    def _without_boats(self, state: TheIslandState) -> list[float]:
        coast = [0.0] * SPACE_COUNT
        edge: list[int] = []
        ground = state.ground
        for space in LAND:
            if ground[space]:
                strokes = FAR
                for there in AROUND[space]:
                    if not ground[there]:
                        strokes = min(strokes, self.chart.strokes(there) + 1)
                if strokes < FAR:
                    coast[space] = self.pace.swimming[strokes]
                    edge.append(space)
        _walk(ground, coast, edge, self.pace.walk)
        return coast

    def side_with(self, state: TheIslandState, seat: int) -> None:
        """One's own explorers count in full, rivals' against one: the more, the better the rival stands."""
        if not self.scales[seat]:
            rivals = sum(self.standing) - self.standing[seat]
            spite = self.weights["spite"] * (1.0 if state.equal else AVERAGE)
            envy = self.weights["envy"]
            scale = [-spite * (each / rivals) ** envy for each in self.standing]
            scale[seat] = 1.0
            self.scales[seat] = scale
        self.scale = self.scales[seat]
        self.left = 0
        self.afoot = [[] for _ in range(state.seats)]
        self.afloat = [[] for _ in range(state.seats)]

    def worth(self, state: TheIslandState, seat: int, explorer: int) -> float:
        """What saving an explorer is worth to a seat: its value, or less than nothing if it is a rival's."""
        owner = state.owner(explorer)
        if owner != seat:
            return self.scale[owner]
        return 1.0 if state.equal else float(state.values[explorer])

    # -- odds --------------------------------------------------------------------------------------------

    def in_boat(self, state: TheIslandState, owner: int, space: int, passengers: int, more: int) -> float:
        """Odds of an owner's passengers in a boat there, once so many more of them are aboard."""
        mine = (passengers & state.own[owner]).bit_count() + more
        odds = self.pace.sailing[mine - 1][self.chart.sails(space)]
        if mine != passengers.bit_count() + more:
            most = 0
            for other in range(state.seats):
                if other != owner:
                    most = max(most, (passengers & state.own[other]).bit_count())
            if most > mine:
                odds *= self.guest
            elif most == mine:
                odds *= self.tied
        if self.chart.reach[SERPENT][space]:
            odds *= self.safe[SERPENT]
        if self.chart.reach[WHALE][space]:
            odds *= self.safe[WHALE]
        return odds

    def in_water(self, state: TheIslandState, owner: int, space: int) -> float:
        """Odds of an owner's swimmer there."""
        if not self.afloat[owner]:
            self.afloat[owner] = [-1.0] * SPACE_COUNT
        odds = self.afloat[owner][space]
        if odds < 0.0:
            odds = self._adrift(state, owner, space)
            self.afloat[owner][space] = odds
        return odds

    def _adrift(self, state: TheIslandState, owner: int, space: int) -> float:
        """The way to the shore, or to a boat with a free seat here or next to it."""
        pace = self.pace
        odds = pace.swimming[self.chart.strokes(space)]
        passengers = state.crew[space]
        if passengers >= 0 and passengers.bit_count() < SEATS_IN_BOAT:
            odds = max(odds, pace.board * self.in_boat(state, owner, space, passengers, 1))
        for there in AROUND[space]:
            passengers = state.crew[there]
            if passengers >= 0 and passengers.bit_count() < SEATS_IN_BOAT:
                odds = max(odds, pace.stroke * pace.board * self.in_boat(state, owner, there, passengers, 1))
        if self.chart.reach[SERPENT][space]:
            odds *= self.safe[SERPENT]
        if self.chart.reach[SHARK][space]:
            odds *= self.safe[SHARK]
        return odds

    def ashore(self, state: TheIslandState, owner: int) -> list[float]:
        """Odds of an owner's explorers on every tile: the best boat or coast they can walk to."""
        afoot = self.coast[:]
        ground = state.ground
        edge: list[int] = []
        for boat in state.fleet:
            passengers = state.crew[boat]
            if passengers.bit_count() < SEATS_IN_BOAT:
                odds = self.pace.board * self.in_boat(state, owner, boat, passengers, 1)
                for space in AROUND[boat]:
                    if ground[space] and odds > afoot[space]:
                        afoot[space] = odds
                        edge.append(space)
        _walk(ground, afoot, edge, self.pace.walk)
        return afoot

    def on_land(self, state: TheIslandState, owner: int, space: int) -> float:
        """Odds of an owner's explorer on a tile; on what sinks first they are less."""
        if not self.afoot[owner]:
            self.afoot[owner] = self.ashore(state, owner)
        odds = self.afoot[owner][space]
        if state.ground[space] == state.terrain() + 1:
            odds *= self.sinking
        return max(odds, 0.01)

    # -- worth of boats and waters -----------------------------------------------------------------------

    def boat_worth(self, state: TheIslandState, seat: int, space: int, passengers: int) -> float:
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
                    total += self.scale[owner] * odds * theirs.bit_count()
        return total

    def _own_worth(self, state: TheIslandState, explorers: int, odds: float, landing: int) -> float:
        """The own passengers, the best of whom can still land this turn."""
        values = [1 if state.equal else state.values[each] for each in members(explorers)]
        if landing > 0:
            values.sort(reverse=True)
        total = 0.0
        for value in values:
            total += value * (max(CERTAIN, odds) if landing > 0 else odds)
            landing -= 1
        return total

    def water_worth(self, state: TheIslandState, seat: int, space: int, swimmers: int) -> float:
        """What swimmers there are worth to a seat."""
        total = 0.0
        for owner in range(state.seats):
            theirs = swimmers & state.own[owner]
            if theirs:
                odds = self.in_water(state, owner, space)
                for explorer in members(theirs):
                    total += self.worth(state, seat, explorer) * odds
        return total

    def hopes(self, state: TheIslandState, seat: int) -> float:
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


def _walk(ground: list[int], afoot: list[float], edge: list[int], walk: float) -> None:
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
