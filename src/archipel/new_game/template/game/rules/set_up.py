"""The rulebook's set-up. Nothing is shuffled ahead of time: what is drawn is decided when it is drawn."""

from archipel.engine.options import first_player
from archipel.games.pearl_reef.rules import events
from archipel.games.pearl_reef.rules.components import GOAL, KINDS, STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState
from archipel.games.pearl_reef.rules.steps import DIVE_OR_SURFACE


def set_up(state: PearlReefState) -> None:
    """PR-S1 and S2, in a position that knows its seats, options and chance."""
    settle(state)
    state.reef = STOCK[:]
    state.net = [0] * len(KINDS)
    state.chests = [[0] * len(KINDS) for _ in range(state.seats)]
    state.turn = 1
    state.active = first_player(state.options, state.seats, state.chance)
    state.stack = [DIVE_OR_SURFACE]
    state.tell(events.TURN_BEGAN, state.active, state.turn)


def settle(state: PearlReefState) -> None:
    """What follows from the options, and is not stored."""
    state.goal = GOAL[state.options["chest"]]
