"""The position: integers, bit sets and small lists. It imports tables; whatever works on it imports it."""

from archipel.engine.state import State
from archipel.games.pearl_reef.rules.components import GOAL, POINTS


class PearlReefState(State):
    """One position; ``turn`` and ``active``, the stack and the chance are in every game's.

    It is copied by the shapes that ``snapshot.py`` names. Where bots think ahead, nothing is done more often:
    then write ``copy`` here, field by field, as the other games do.
    """

    reef: list[int]  # what is left of each kind
    net: int  # what the diver's net is worth
    points: list[int]  # seat -> what its chest is worth

    def goal(self) -> int:
        """PR-G1: how many points fill a chest."""
        return GOAL[self.options["chest"]]


def worth(counts: list[int]) -> int:
    """The points of so many of each kind."""
    return sum([count * POINTS[kind] for kind, count in enumerate(counts)])
