"""The set-up: which explorer is placed next, on which tile, and where the boats lie."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.native import i64, vec
from archipel.games.the_island.mind.chart import DISTANCE, TO_SHORE
from archipel.games.the_island.mind.hand import RedTiles
from archipel.games.the_island.mind.pace import NEARBY
from archipel.games.the_island.rules.actions import PLACE, PLACE_BOAT, TAKE
from archipel.games.the_island.rules.geometry import INLAND
from archipel.games.the_island.rules.player_set_up import free_land, free_water
from archipel.games.the_island.rules.state import TheIslandState

CANDIDATES = 3  # explorers among which chance decides, so that the order of placement tells little


class Settling(RedTiles):
    """Good tiles go first, and to the most precious explorers."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.terrain_worth: vec[float] = vec[float](
            [weights["site_beach"], weights["site_forest"], weights["site_mountain"]]
        )
        self.site_shore: float = weights["site_shore"]
        self.site_inland: float = weights["site_inland"]
        self.site_together: float = weights["site_together"]

    def take(self, state: TheIslandState, seat: i64) -> i64:
        """One of the most precious explorers left."""
        options: list[int] = []
        colours = state.colours(seat)
        left = [state.unplaced(colour) for colour in colours]
        for value in range(6, 0, -1):
            for i, colour in enumerate(colours):
                options += [TAKE + 6 * colour + value - 1] * left[i][value]
        return (seat << SEAT_SHIFT) + options[state.chance.below(min(CANDIDATES, len(options)))]

    def place(self, state: TheIslandState, seat: i64) -> i64:
        """The best tile left."""
        best = -1.0e9
        choice = 0
        for space in free_land(state):
            worth = self.site_worth(state, seat, space)
            if worth > best:
                best, choice = worth, space
        return (seat << SEAT_SHIFT) + PLACE + choice

    def site_worth(self, state: TheIslandState, seat: i64, space: i64) -> float:
        """A late terrain near an isle and the sea, with friends around."""
        worth = self.terrain_worth[state.ground[space] - 1]
        worth -= self.site_shore * float(TO_SHORE[space])
        if space in INLAND:
            worth -= self.site_inland
        far = DISTANCE[space]
        for friend in members(state.own[seat] & state.alive):
            if far[state.place[friend]] <= 2:
                worth += self.site_together
        return worth

    def place_boat(self, state: TheIslandState, seat: i64) -> i64:
        """Beside one's own explorers, the precious ones above all, and away from the rivals'."""
        best = -1.0e9
        choice = 0
        for space in free_water(state):
            worth = self.berth_worth(state, seat, space)
            if worth > best:
                best, choice = worth, space
        return (seat << SEAT_SHIFT) + PLACE_BOAT + choice

    def berth_worth(self, state: TheIslandState, seat: i64, space: i64) -> float:
        """Explorers nearby, by what they are worth to the seat, and the way to the shore."""
        worth = 0.0
        far = DISTANCE[space]
        walks = self.pace.walks
        for explorer in members(state.alive):
            steps = far[state.place[explorer]]
            if steps <= NEARBY:
                worth += self.worth(state, seat, explorer) * walks[steps]
        return worth * self.pace.sailing[1][self.chart.sails(space)]
