"""The end: who has saved what, and who has won (TI-E2, X26)."""

from archipel.engine.event import GAME_OVER
from archipel.engine.outcome import Outcome
from archipel.games.the_island.rules import events
from archipel.games.the_island.rules.state import TheIslandState


def outcome(state: TheIslandState) -> Outcome:
    """How the game ended."""
    return Outcome.by_points(state.game.endings[state.ending - 1], state.scores())  # TI-X26


def tell_end(state: TheIslandState) -> None:
    """The end, as it is reported; values are revealed only where they count (TI-V3)."""
    state.tell(GAME_OVER, state.ending)
    scores = state.scores()
    for seat in range(state.seats):
        saved = state.saved(seat)
        if not state.equal:
            for explorer in saved:
                state.tell(events.REVEALED, seat, explorer, state.values[explorer])
        state.tell(events.COUNTED if state.equal else events.SCORED, seat, scores[seat], len(saved))
