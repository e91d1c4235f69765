"""How it ended, for each seat."""

from archipel.engine.outcome import Outcome
from archipel.games.pearl_reef.rules import events
from archipel.games.pearl_reef.rules.state import PearlReefState


def outcome(state: PearlReefState) -> Outcome:
    """PR-E3: most points win, and a tie is shared; asked only of a game that has ended."""
    ending = state.game.endings[state.ending - 1]
    scores = [state.points(seat) for seat in range(state.seats)]
    ranks = [1 + sum([other > score for other in scores]) for score in scores]
    return Outcome(ending.name, ending.rule, [rank == 1 for rank in ranks], ranks, scores, {})


def tell_end(state: PearlReefState) -> None:
    """The last line of the story."""
    state.tell(events.GAME_OVER, state.ending)
