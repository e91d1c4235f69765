"""The rulebook's set-up. Nothing is shuffled ahead of time: what is drawn is decided when it is drawn."""

from archipel.engine.options import first_player
from archipel.games.pearl_reef.rules.components import STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState
from archipel.games.pearl_reef.rules.steps import DIVE_OR_SURFACE


def set_up(state: PearlReefState) -> None:
    """PR-S1 and S2, in a position that knows its seats, options and chance."""
    state.reef = STOCK[:]
    state.net = 0
    state.points = [0] * state.seats
    state.stack = [DIVE_OR_SURFACE]
    state.begin_turn(first_player(state.options, state.seats, state.chance))
