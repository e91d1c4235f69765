"""The sea chart: how far every space is from an isle, and which waters are in a creature's reach."""

from typing import Final

from archipel.engine.bits import BIT
from archipel.engine.native import i64, vec
from archipel.games.the_island.rules.components import SERPENT, SHARK, SPACE_COUNT, WHALE
from archipel.games.the_island.rules.geometry import AROUND, COORDINATES, SHORE
from archipel.games.the_island.rules.reach import RANGE
from archipel.games.the_island.rules.state import TheIslandState

FAR: Final = 12  # further than any way on the open sea: not to be reached now
# Kinds of creatures as a bit set: those that no swimmer survives (TI-W7), no manned boat (TI-B7).
DEADLY: Final = 1 << SERPENT | 1 << SHARK
WRECKING: Final = 1 << SERPENT | 1 << WHALE

SHORES: Final[list[int]] = [space for space in range(SPACE_COUNT) if SHORE[space] >= 0]


def _steps(here: int, there: int) -> int:
    q, r = COORDINATES[here][0] - COORDINATES[there][0], COORDINATES[here][1] - COORDINATES[there][1]
    return max(abs(q), abs(r), abs(q + r))


# Steps between two spaces, and the other spaces within 0, 1, 2 and 3 steps, as if all were sea.
DISTANCE: Final = vec[vec[i64]](
    [vec[i64]([_steps(here, there) for there in range(SPACE_COUNT)]) for here in range(SPACE_COUNT)]
)


def _within(steps: int) -> vec[vec[i64]]:
    return vec[vec[i64]](
        [
            vec[i64]([there for there in range(SPACE_COUNT) if 0 < DISTANCE[space][there] <= steps])
            for space in range(SPACE_COUNT)
        ]
    )


WITHIN: Final = vec[vec[vec[i64]]]([_within(steps) for steps in range(4)])
# Steps to the nearest shore space, as if all were sea.
TO_SHORE: Final[list[int]] = [min(DISTANCE[space][shore] for shore in SHORES) for space in range(SPACE_COUNT)]


class Chart:
    """Drawn once a turn: tiles and creatures stay where they are while explorers and boats move."""

    def __init__(self) -> None:
        self.reach: vec[i64] = vec[i64]([])  # space -> the kinds of creatures that can move there
        self._sails: vec[i64] = vec[i64]([])
        self._strokes: vec[i64] = vec[i64]([])
        self._wrecking: list[int] = []  # the spaces that the sails go around
        self._deadly: list[int] = []  # the spaces that the strokes go around

    def draw(self, state: TheIslandState) -> None:
        """Look at the board anew."""
        self._wrecking = []
        self._deadly = []
        self._sails = vec[i64]([])
        self.correct(state)

    def correct(self, state: TheIslandState) -> None:
        """Draw again what creatures have changed; a tile that sank since matters little for the ways."""
        reach = vec[i64]([0] * SPACE_COUNT)
        for creature in range(3):
            near = WITHIN[RANGE[creature]]
            for start in state.creatures[creature]:
                for space in near[start]:
                    reach[space] |= BIT[creature]
        self.reach = reach
        wrecking = state.creatures[SERPENT] + state.creatures[WHALE]
        deadly = state.creatures[SERPENT] + state.creatures[SHARK]
        anew = len(self._sails) == 0
        if anew or wrecking != self._wrecking:
            self._wrecking = wrecking
            self._sails = _ways(state.ground, wrecking)
        if anew or deadly != self._deadly:
            self._deadly = deadly
            self._strokes = _ways(state.ground, deadly)

    def sails(self, space: i64) -> i64:
        """A boat's steps from a sea space to a shore space."""
        steps = self._sails[space]
        return steps if steps < FAR else _next_to(self._sails, space)

    def strokes(self, space: i64) -> i64:
        """A swimmer's steps from a sea space, or a tile that sinks, to a shore space."""
        steps = self._strokes[space]
        return steps if steps < FAR else _next_to(self._strokes, space)


def _next_to(ways: vec[i64], space: i64) -> i64:
    """One step more than from the best space around."""
    least: i64 = FAR
    for there in AROUND[space]:
        least = min(least, ways[there] + 1)
    return least


def _ways(ground: vec[i64], closed: list[int]) -> vec[i64]:
    """Steps from every sea space to a shore space, around the closed ones."""
    far = vec[i64]([FAR] * SPACE_COUNT)
    for space in closed:
        far[space] = -1
    met = vec[i64]([0] * SPACE_COUNT)  # the spaces reached so far, the nearest first
    count: i64 = 0
    for shore in SHORES:
        if far[shore] == FAR:
            far[shore] = 0
            met[count] = shore
            count += 1
    done: i64 = 0
    while done < count:
        here = met[done]
        done += 1
        steps = far[here] + 1
        if steps == FAR:
            break
        for there in AROUND[here]:
            if far[there] == FAR and not ground[there]:
                far[there] = steps
                met[count] = there
                count += 1
    for space in closed:
        far[space] = FAR
    return far
