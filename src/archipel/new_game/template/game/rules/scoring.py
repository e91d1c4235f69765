"""The end: who has won, and how it is told."""

from archipel.engine.outcome import Outcome
from archipel.games.pearl_reef.rules import events
from archipel.games.pearl_reef.rules.state import PearlReefState


def outcome(state: PearlReefState) -> Outcome:
    """PR-E3: most points win, and a tie is shared."""
    ending = state.game.endings[state.ending - 1]
    scores = [state.points(seat) for seat in range(state.seats)]
    ranks = [1 + sum([other > score for other in scores]) for score in scores]
    return Outcome(ending.name, ending.rule, [rank == 1 for rank in ranks], ranks, scores, {})


def tell_end(state: PearlReefState) -> None:
    """``State.end`` asks for it when the game has just stopped."""
    state.tell(events.GAME_OVER)
