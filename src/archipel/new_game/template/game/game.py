"""Pearl Reef on the shelf: the manifest. Everything else is found by the name of the folder."""

from archipel.engine.chance import Chance
from archipel.engine.event import Event, Json
from archipel.engine.game import Ending, Game
from archipel.engine.options import FirstPlayer, Option
from archipel.engine.snapshot import restored
from archipel.games.pearl_reef.rules import snapshot
from archipel.games.pearl_reef.rules.actions import ACTION_SPACE
from archipel.games.pearl_reef.rules.set_up import set_up
from archipel.games.pearl_reef.rules.state import PearlReefState


class PearlReef(Game):
    """Dive for pearls, and come up before the eel bites."""

    def __init__(self) -> None:
        self.id = "pearl_reef"  # the name of the folder
        self.rules_version = 1  # raise it when old records would no longer replay to the same game
        self.min_seats = 2
        self.max_seats = 4
        self.cooperative = False
        self.secrets = True  # a net is known to its diver alone; False only where every view is the same
        # Of the values of an option the first is the default; a value that is a number names a seat.
        self.options = [Option("chest", ["small", "large"], "PR-G1"), FirstPlayer(4, "PR-S1")]
        # Every way to end has a name, a rule, and a stored game in the tests.
        self.endings = [Ending("chest_full", "PR-E1"), Ending("reef_empty", "PR-E2")]
        self.action_space = ACTION_SPACE
        # "random" plays anything; "greedy" needs a mind (see mind/advice.py), "planner" a larger one.
        self.bots = {"greedy": {}}

    def set_up(
        self, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
    ) -> PearlReefState:
        """Seats and options have been checked."""
        return set_up(self, seats, options, chance, events)

    def load(self, stored: dict[str, Json]) -> PearlReefState:
        """The position that ``State.to_json`` stored; a foreign or damaged one is refused."""
        return restored(self, stored, snapshot.read)


GAME = PearlReef()
