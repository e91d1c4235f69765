"""How it ended, for each seat."""

from archipel.engine.outcome import Outcome
from archipel.games.pearl_reef.rules.state import PearlReefState


def outcome(state: PearlReefState) -> Outcome:
    """PR-E3; asked only of a game that has ended."""
    return Outcome.by_points(state.game.endings[state.ending - 1], state.points[:])
