"""The position: integers, bit sets and small lists. It imports tables; whatever works on it imports it."""

from archipel.engine.state import State
from archipel.games.pearl_reef.rules.components import EEL, POINTS


class PearlReefState(State):
    """One position; ``turn`` and ``active``, the stack and the chance are in every game's."""

    goal: int  # fixed by the options
    reefs: list[list[int]]  # reef -> what is left of each kind
    chests: list[list[int]]  # seat -> what it has brought home of each kind
    hooks: list[int]  # seat -> hooks left
    net: list[int]  # what the diver holds of each kind: a secret
    reef: int  # where the diver is

    def copy(self) -> "PearlReefState":
        """An independent position with the same future: by hand, since nothing is called more often."""
        twin = PearlReefState()
        self.hand_down(twin)
        twin.goal = self.goal
        twin.reefs = [each[:] for each in self.reefs]
        twin.chests = [each[:] for each in self.chests]
        twin.hooks = self.hooks[:]
        twin.net = self.net[:]
        twin.reef = self.reef
        return twin

    def points(self, seat: int) -> int:
        """PR-G1: what a chest is worth."""
        return sum([count * POINTS[kind] for kind, count in enumerate(self.chests[seat])])

    def treasure_in(self, reef: int) -> int:
        """What is left there, eels aside."""
        return sum(self.reefs[reef]) - self.reefs[reef][EEL]

    def secrets(self) -> dict[str, int]:
        """Facts with the set of seats that know them: undo is free as long as none of them spreads."""
        return {f"in the net {place}": 1 << self.active for place in range(sum(self.net))}
