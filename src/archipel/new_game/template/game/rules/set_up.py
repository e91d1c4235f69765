"""The rulebook's set-up. Nothing is shuffled ahead of time: what is drawn is decided when it is drawn."""

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.games.pearl_reef.rules.components import GOAL, KINDS, RUNNING, STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState
from archipel.games.pearl_reef.rules.steps import CHOOSE_REEF


def set_up(
    game: Game, seats: int, options: dict[str, str], chance: Chance, events: list[Event] | None
) -> PearlReefState:
    """PR-S1 to S3."""
    state = PearlReefState()
    state.game = game
    state.seats = seats
    state.options = options
    state.chance = chance
    state.events = events
    state.goal = GOAL[options["chest"]]
    state.reefs = [each[:] for each in STOCK]
    state.chests = [[0] * len(KINDS) for _ in range(seats)]
    state.hooks = [1] * seats
    state.net = [0] * len(KINDS)
    state.reef = 0
    state.turn = 1
    # Chance goes through `pick` (from a bit set) and `pick_counted` (from counts): records keep these.
    first = options["first_player"]
    state.active = chance.pick((1 << seats) - 1) if first == "random" else int(first) - 1
    state.ending = RUNNING
    state.stack = [CHOOSE_REEF]
    state.tell("turn_began", {"seat": state.active, "turn": 1})
    state.events = None
    return state
