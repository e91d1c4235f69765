"""The rulebook's set-up. Nothing is shuffled ahead of time: what is drawn is decided when it is drawn."""

from archipel.engine.options import first_player
from archipel.games.pearl_reef.rules import events
from archipel.games.pearl_reef.rules.components import GOAL, KINDS, STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState
from archipel.games.pearl_reef.rules.steps import CHOOSE_REEF


def set_up(state: PearlReefState) -> None:
    """PR-S1 to S3, in a position that knows its seats, options and chance."""
    settle(state)
    state.reefs = [each[:] for each in STOCK]
    state.chests = [[0] * len(KINDS) for _ in range(state.seats)]
    state.hooks = [1] * state.seats
    state.net = [0] * len(KINDS)
    state.reef = 0
    state.turn = 1
    # Chance goes through `pick` (from a bit set) and `pick_counted` (from counts): records keep these.
    state.active = first_player(state.options, state.seats, state.chance)
    state.stack = [CHOOSE_REEF]
    state.tell(events.TURN_BEGAN, state.active, state.turn)


def settle(state: PearlReefState) -> None:
    """What follows from the options, and is not stored."""
    state.goal = GOAL[state.options["chest"]]
