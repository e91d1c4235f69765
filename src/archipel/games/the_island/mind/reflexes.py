"""Answers outside step 2: which tile sinks, where a creature goes, which tile is played, who gets aboard."""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.native import i64, vec
from archipel.games.the_island.mind.chart import WITHIN
from archipel.games.the_island.mind.prospects import Prospects
from archipel.games.the_island.rules.actions import (
    DECLINE,
    DEFEND,
    LEAVE_CREATURES,
    MOVE_TO,
    PICK_CREATURE,
    REMOVE,
    TAKE_ABOARD,
)
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    BOAT_TILE,
    DEFENCE_AGAINST,
    FIRST_DEFENCE,
    SERPENT,
    SHARK,
    SHARK_TILE,
    SPACE_COUNT,
    WHALE,
    WHIRLPOOL,
)
from archipel.games.the_island.rules.creatures import Defend, movable
from archipel.games.the_island.rules.geometry import AROUND
from archipel.games.the_island.rules.reach import RANGE, destinations
from archipel.games.the_island.rules.removal import removable
from archipel.games.the_island.rules.state import TheIslandState

NOTHING: Final = -1
ENOUGH: Final = 0.001  # a move that gains less is not worth making


class Reflexes(Prospects):
    """Everything but the three moves of a turn and the set-up."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.lurk: vec[float] = vec[float](
            [weights["lurk_serpent"], weights["lurk_shark"], weights["lurk_whale"]]
        )
        self.target: i64 = NOTHING  # where the creature just chosen is meant to go

    # -- step 3 ------------------------------------------------------------------------------------------

    def remove(self, state: TheIslandState, seat: i64) -> i64:
        """The tile whose sinking helps most."""
        best = -1.0e9
        choice = NOTHING
        for space in removable(state):
            gain = self.gain_of_removal(state, seat, space)
            if gain > best:
                best, choice = gain, space
        return (seat << SEAT_SHIFT) + REMOVE + choice

    def gain_of_removal(self, state: TheIslandState, seat: i64, space: i64) -> float:
        """What the seat gains, on average over the backs that the tile may have."""
        first = BACK_COUNT * (state.ground[space] - 1)
        backs = state.bag[first : first + BACK_COUNT]
        all_backs = 0.0
        for back in backs:
            all_backs += float(back)
        eaten = float(backs[SHARK_TILE] + backs[WHIRLPOOL]) / all_backs
        picked_up = float(backs[BOAT_TILE]) / all_backs
        gain = 0.0
        people = state.people[space]
        if people:
            wet = (1.0 - eaten - picked_up) * self.water_worth(state, seat, space, people)
            dry = 0.0
            for owner in range(state.seats):
                theirs = people & state.own[owner]
                if theirs:
                    odds = self.on_land(state, owner, space)
                    afloat = self.pace.board * odds / self.pace.walk
                    for explorer in members(theirs):
                        worth = self.worth(state, seat, explorer)
                        dry += worth * odds
                        wet += picked_up * worth * afloat
            gain = wet - dry
        if backs[WHIRLPOOL]:
            swallowed = 0.0
            for there in AROUND[space]:
                if not state.ground[there]:
                    swallowed += self.boat_worth(state, seat, there, max(0, state.crew[there]))
                    if state.people[there]:
                        swallowed += self.water_worth(state, seat, there, state.people[there])
            gain -= swallowed * float(backs[WHIRLPOOL]) / all_backs
        return gain

    def take_aboard(self, state: TheIslandState, seat: i64, space: i64) -> i64:
        """One's own most precious swimmer, then the least of a rival."""
        best = -1.0e9
        choice = NOTHING
        for explorer in members(state.people[space]):
            worth = self.worth(state, seat, explorer)
            if worth > best:
                best, choice = worth, explorer
        return (seat << SEAT_SHIFT) + TAKE_ABOARD + choice

    # -- creatures ---------------------------------------------------------------------------------------

    def strike_gain(self, state: TheIslandState, seat: i64, creature: i64, space: i64) -> float:
        """What a seat gains if a creature enters a space now."""
        gain = 0.0
        swimmers = state.swimmers(space)
        passengers = state.crew[space]
        if creature != WHALE:
            if swimmers:
                gain -= self.water_worth(state, seat, space, swimmers)
            if creature == SERPENT and passengers > 0:
                gain -= self.boat_worth(state, seat, space, passengers)
        elif passengers > 0:
            gain -= self.boat_worth(state, seat, space, passengers)
            if not self.deadly(space):
                gain += self.water_worth(state, seat, space, passengers)
        return gain

    def hunting_grounds(self, state: TheIslandState, seat: i64, creature: i64) -> vec[float]:
        """What a seat gains by a creature of this kind lying in wait, for every space."""
        grounds = vec[float]([0.0] * SPACE_COUNT)
        prey: list[int] = []
        for space in state.fleet:
            if creature != SHARK and state.crew[space] > 0:
                prey.append(space)
        if creature != WHALE:
            for explorer in members(state.alive & ~state.aboard):
                space = state.place[explorer]
                if not state.ground[space] and space not in prey:
                    prey.append(space)
        lurk = self.lurk[creature]
        for space in prey:
            gain = lurk * self.strike_gain(state, seat, creature, space)
            for there in WITHIN[RANGE[creature]][space]:
                grounds[there] += gain
        return grounds

    def choose_creature(self, state: TheIslandState, seat: i64, creature: i64) -> i64:
        """The creature whose best move helps most, if any helps."""
        best = ENOUGH
        choice = LEAVE_CREATURES
        grounds = self.hunting_grounds(state, seat, creature)
        for space in movable(state, creature):
            gain, there = self.best_hunt(state, seat, creature, space, grounds)
            if gain > best:
                best = gain
                choice = PICK_CREATURE + SPACE_COUNT * creature + space
                self.target = there
        return (seat << SEAT_SHIFT) + choice

    def best_hunt(
        self, state: TheIslandState, seat: i64, creature: i64, space: i64, grounds: vec[float]
    ) -> tuple[float, int]:
        """A creature's best move, and what it gains."""
        best = -1.0e9
        choice = NOTHING
        for there in destinations(state, creature, space):
            gain = grounds[there] - grounds[space]
            if state.people[there] or state.crew[there] > 0:
                gain += self.strike_gain(state, seat, creature, there)
            if gain > best:
                best, choice = gain, there
        return best, choice

    def move_creature(self, state: TheIslandState, seat: i64, creature: i64, space: i64) -> i64:
        """Its best move."""
        grounds = self.hunting_grounds(state, seat, creature)
        return (seat << SEAT_SHIFT) + MOVE_TO + self.best_hunt(state, seat, creature, space, grounds)[1]

    def defend(self, state: TheIslandState, step: Defend) -> i64:
        """Play the tile when the strike would cost more than the tile is worth."""
        seat = step.seat
        base = seat << SEAT_SHIFT
        back = DEFENCE_AGAINST[step.creature]
        if self.strike_gain(state, seat, step.creature, step.there) < -self.weights["keep_defence"]:
            for terrain in range(3):
                if BACK_COUNT * terrain + back in state.hands[seat]:
                    return base + DEFEND + 2 * terrain + back - FIRST_DEFENCE
        return base + DECLINE
