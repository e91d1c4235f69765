"""The set-up: which explorer is placed next, on which tile, and where the boats lie."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.games.the_island.mind.chart import DISTANCE, TO_SHORE
from archipel.games.the_island.mind.hand import RedTiles
from archipel.games.the_island.rules.actions import PLACE, PLACE_BOAT, TAKE
from archipel.games.the_island.rules.geometry import INLAND
from archipel.games.the_island.rules.player_set_up import free_land, free_water
from archipel.games.the_island.rules.state import TheIslandState

CANDIDATES = 3  # explorers among which chance decides, so that the order of placement tells little


class Settling(RedTiles):
    """Good tiles go first, and to the most precious explorers."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.terrain_worth: list[float] = [
            weights["site_beach"],
            weights["site_forest"],
            weights["site_mountain"],
        ]

    def take(self, state: TheIslandState, seat: int) -> int:
        """One of the most precious explorers left."""
        options: list[int] = []
        for value in range(6, 0, -1):
            for colour in state.colours(seat):
                options += [TAKE + 6 * colour + value - 1] * state.unplaced(colour)[value]
        return (seat << SEAT_SHIFT) + options[state.chance.below(min(CANDIDATES, len(options)))]

    def place(self, state: TheIslandState, seat: int) -> int:
        """The best tile left."""
        best = -1.0e9
        choice = 0
        for space in free_land(state):
            worth = self.site_worth(state, seat, space)
            if worth > best:
                best, choice = worth, space
        return (seat << SEAT_SHIFT) + PLACE + choice

    def site_worth(self, state: TheIslandState, seat: int, space: int) -> float:
        """A late terrain near an isle and the sea, with friends around."""
        weights = self.weights
        worth = self.terrain_worth[state.ground[space] - 1]
        worth -= weights["site_shore"] * TO_SHORE[space]
        if space in INLAND:
            worth -= weights["site_inland"]
        for friend in members(state.own[seat] & state.alive):
            if DISTANCE[space][state.place[friend]] <= 2:
                worth += weights["site_together"]
        return worth

    def place_boat(self, state: TheIslandState, seat: int) -> int:
        """Beside one's own explorers, the precious ones above all, and away from the rivals'."""
        best = -1.0e9
        choice = 0
        for space in free_water(state):
            worth = self.berth_worth(state, seat, space)
            if worth > best:
                best, choice = worth, space
        return (seat << SEAT_SHIFT) + PLACE_BOAT + choice

    def berth_worth(self, state: TheIslandState, seat: int, space: int) -> float:
        """Explorers nearby, by what they are worth to the seat, and the way to the shore."""
        worth = 0.0
        for explorer in members(state.alive):
            steps = DISTANCE[space][state.place[explorer]]
            if steps <= 4:
                worth += self.worth(state, seat, explorer) * self.pace.walk ** (steps - 1)
        return worth * self.pace.sailing[1][self.chart.sails(space)]
