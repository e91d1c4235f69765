"""The position: integers, bit sets and small lists. It imports tables; whatever works on it imports it."""

from archipel.engine.state import State
from archipel.games.pearl_reef.rules.components import EEL, POINTS


class PearlReefState(State):
    """One position; ``turn`` and ``active``, the stack and the chance are in every game's."""

    goal: int  # fixed by the options
    reef: list[int]  # what is left of each kind
    net: list[int]  # what the diver holds of each kind
    chests: list[list[int]]  # seat -> what it has brought home of each kind

    def copy(self) -> "PearlReefState":
        """An independent position with the same future: by hand, since nothing is called more often."""
        twin = PearlReefState()
        self.hand_down(twin)
        twin.goal = self.goal
        twin.reef = self.reef[:]
        twin.net = self.net[:]
        twin.chests = [each[:] for each in self.chests]
        return twin

    def points(self, seat: int) -> int:
        """PR-G1: what a chest is worth."""
        return worth(self.chests[seat])

    def treasure_left(self) -> int:
        """How much there is to be found, eels aside."""
        return sum(self.reef) - self.reef[EEL]


def worth(counts: list[int]) -> int:
    """The points of so many of each kind."""
    return sum([count * POINTS[kind] for kind, count in enumerate(counts)])
