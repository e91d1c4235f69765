"""The position of a game of Pearl Reef: everything, as integers and small lists."""

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Json
from archipel.engine.outcome import Outcome
from archipel.engine.state import State
from archipel.games.pearl_reef.rules import actions, invariants, refusals, snapshot, view
from archipel.games.pearl_reef.rules.components import EEL, ENDINGS, POINTS, RUNNING


class PearlReefState(State):
    """One position. The lab and the page count turns by ``turn``; ``active`` is whose turn it is."""

    goal: int  # fixed by the options
    reefs: list[list[int]]  # reef -> what is left of each kind
    chests: list[list[int]]  # seat -> what it has brought home of each kind
    hooks: list[int]  # seat -> hooks left
    net: list[int]  # what the diver holds of each kind: a secret
    reef: int  # where the diver is
    turn: int  # from 1
    active: int
    ending: int

    def copy(self) -> "PearlReefState":
        """An independent position with the same future: by hand, since nothing is called more often."""
        twin = PearlReefState()
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.stack = self.stack[:]  # steps never change, so the same ones will do
        twin.chance = self.chance.copy()
        twin.events = None
        twin.goal = self.goal
        twin.reefs = [each[:] for each in self.reefs]
        twin.chests = [each[:] for each in self.chests]
        twin.hooks = self.hooks[:]
        twin.net = self.net[:]
        twin.reef = self.reef
        twin.turn = self.turn
        twin.active = self.active
        twin.ending = self.ending
        return twin

    # -- reading the position ----------------------------------------

    def points(self, seat: int) -> int:
        """PR-G1: what a chest is worth."""
        return sum([count * POINTS[kind] for kind, count in enumerate(self.chests[seat])])

    def treasure_in(self, reef: int) -> int:
        """What is left there, eels aside."""
        return sum(self.reefs[reef]) - self.reefs[reef][EEL]

    # -- what the kernel asks ----------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        """PR-E3: most points win, and a tie is shared. Nothing while the game runs."""
        if self.ending == RUNNING:
            return None
        name, rule = ENDINGS[self.ending]
        scores = [self.points(seat) for seat in range(self.seats)]
        ranks = [1 + sum([other > score for other in scores]) for score in scores]
        return Outcome(name, rule, [rank == 1 for rank in ranks], ranks, scores, {})

    def action(self, code: int) -> Action:
        """The readable form of a code."""
        return actions.describe(self, code)

    def forbidding_rule(self, code: int) -> str:
        """The rule that stands against an action."""
        return refusals.forbidding_rule(self, code)

    def view(self, seat: int | None) -> dict[str, Json]:
        """What this seat may know."""
        return view.view(self, seat)

    def imagine(self, seat: int | None, chance: Chance) -> "PearlReefState":
        """A world that this seat cannot tell from the true one."""
        return view.imagine(self, seat, chance)

    def secrets(self) -> dict[str, int]:
        """Facts with the set of seats that know them: undo is free as long as none of them spreads."""
        return {f"in the net {place}": 1 << self.active for place in range(sum(self.net))}

    def to_json(self) -> dict[str, Json]:
        """Everything, the generator included."""
        return snapshot.save(self)

    def faults(self) -> list[str]:
        """What is wrong with this position."""
        return invariants.faults(self)
