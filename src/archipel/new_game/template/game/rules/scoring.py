"""How it ended, for each seat."""

from archipel.engine.outcome import Outcome
from archipel.games.pearl_reef.rules import events
from archipel.games.pearl_reef.rules.state import PearlReefState


def outcome(state: PearlReefState) -> Outcome:
    """PR-E3; asked only of a game that has ended."""
    scores = [state.points(seat) for seat in range(state.seats)]
    return Outcome.by_points(state.game.endings[state.ending - 1], scores)


def tell_end(state: PearlReefState) -> None:
    """The last line of the story."""
    state.tell(events.GAME_OVER, state.ending)
