"""Step 1: what a red tile of the own hand is good for now."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.native import i64
from archipel.games.the_island.mind.pace import turns_left
from archipel.games.the_island.mind.reflexes import NOTHING, Reflexes
from archipel.games.the_island.rules.actions import KEEP_TILES, PICK_BOAT, PICK_SWIMMER, PLAY_TILE
from archipel.games.the_island.rules.components import (
    BACK_COUNT,
    DOLPHIN,
    FAVOURABLE_WIND,
    FIRST_DEFENCE,
    FIRST_RED,
    MOVE_CREATURE,
    SPACE_COUNT,
)
from archipel.games.the_island.rules.hand import own_boats, own_swimmers, unoccupied
from archipel.games.the_island.rules.reach import BOAT, SWIMMER, destinations
from archipel.games.the_island.rules.state import TheIslandState


class RedTiles(Reflexes):
    """Dolphins, winds, and creatures that are lifted off the board."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.hoard: float = weights["hoard"]

    def play_tile(self, state: TheIslandState, seat: i64) -> i64:
        """The tile that helps most now, unless it is better kept."""
        best = self.keeping(state, seat)
        choice = KEEP_TILES
        before = NOTHING
        for tile in state.hands[seat]:
            terrain, back = divmod(tile, BACK_COUNT)
            if tile != before and back < FIRST_DEFENCE:
                gain = self.gain_of_tile(state, seat, back)
                if gain > best:
                    best = gain
                    choice = PLAY_TILE + 5 * terrain + back - FIRST_RED
            before = tile
        return (seat << SEAT_SHIFT) + choice

    def keeping(self, state: TheIslandState, seat: i64) -> float:
        """What a red tile has to gain to be played: in the end less and less, for it can be kept too long."""
        held = 0
        for tile in state.hands[seat]:
            if tile % BACK_COUNT < FIRST_DEFENCE:
                held += 1
        later = (turns_left(state) - 1.0) / float(state.seats)
        return self.hoard * min(1.0, max(0.0, later) / float(held + 1))

    def gain_of_tile(self, state: TheIslandState, seat: i64, back: i64) -> float:
        """What the best use of a red tile gains."""
        gain = 0.0
        if back == DOLPHIN:
            for explorer in own_swimmers(state, seat):
                gain = max(gain, self.best_ride(state, seat, explorer)[0])
        elif back == FAVOURABLE_WIND:
            for boat in own_boats(state, seat):
                gain = max(gain, self.best_wind(state, seat, boat)[0])
        elif state.creatures[back - MOVE_CREATURE]:
            gain = self.best_lift(state, seat, back - MOVE_CREATURE)[0]
        return gain

    def best_ride(self, state: TheIslandState, seat: i64, explorer: i64) -> tuple[float, int]:
        """Where a dolphin helps a swimmer most, and how much."""
        here = state.place[explorer]
        before = self.in_water(state, seat, here)
        best = -1.0e9
        choice = NOTHING
        for there in destinations(state, SWIMMER, here):
            odds = 0.0 if self.deadly(there) else self.in_water(state, seat, there)
            if odds > best:
                best, choice = odds, there
        return (best - before) * self.worth(state, seat, explorer), choice

    def best_wind(self, state: TheIslandState, seat: i64, boat: i64) -> tuple[float, int]:
        """Where the wind helps a boat most, and how much."""
        passengers = state.crew[boat]
        before = self.boat_worth(state, seat, boat, passengers)
        best = -1.0e9
        choice = NOTHING
        for there in destinations(state, BOAT, boat):
            gain = -before
            if not self.wrecking(there):
                gain += self.boat_worth(state, seat, there, passengers)
            if gain > best:
                best, choice = gain, there
        return best, choice

    def best_lift(self, state: TheIslandState, seat: i64, creature: i64) -> tuple[float, int, int]:
        """Which creature is lifted, where it is set down, and how much that helps."""
        grounds = self.hunting_grounds(state, seat, creature)
        lifted = state.creatures[creature][0]
        for space in state.creatures[creature]:
            if grounds[space] < grounds[lifted]:
                lifted = space
        best = -1.0e9
        choice = NOTHING
        for space in range(SPACE_COUNT):
            if grounds[space] > best and unoccupied(state, space):
                best, choice = grounds[space], space
        return best - grounds[lifted], lifted, choice

    def choose_swimmer(self, state: TheIslandState, seat: i64) -> i64:
        """Whom a dolphin helps most."""
        best = -1.0e9
        choice = NOTHING
        for explorer in own_swimmers(state, seat):
            gain = self.best_ride(state, seat, explorer)[0]
            if gain > best:
                best, choice = gain, explorer
        return (seat << SEAT_SHIFT) + PICK_SWIMMER + choice

    def choose_boat(self, state: TheIslandState, seat: i64) -> i64:
        """Which boat the wind helps most."""
        best = -1.0e9
        choice = NOTHING
        for boat in own_boats(state, seat):
            gain = self.best_wind(state, seat, boat)[0]
            if gain > best:
                best, choice = gain, boat
        return (seat << SEAT_SHIFT) + PICK_BOAT + choice
