"""What bots and the coach know about Pearl Reef: ``instinct`` and ``reasons`` are enough for "greedy".

A bot is handed a world imagined from what its seat knows, so nothing here can peek. What a "planner" needs
besides is in ``docs/add-a-game.md``.
"""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Advice, Claim
from archipel.games.pearl_reef.rules.actions import DIVE, SURFACE
from archipel.games.pearl_reef.rules.components import EEL
from archipel.games.pearl_reef.rules.state import PearlReefState, worth


class PearlReefAdvice(Advice[PearlReefState]):
    """Rules of thumb."""

    def instinct(self, state: PearlReefState, seat: int) -> int:
        """Dive while that gains more on average than an eel would cost; a full chest is enough."""
        full = state.points[seat] + state.net >= state.goal()
        enough = full or worth(state.reef) <= state.reef[EEL] * state.net
        return seat << SEAT_SHIFT | (SURFACE if state.net and enough else DIVE)

    def reasons(self, state: PearlReefState, seat: int, codes: list[int]) -> list[Claim]:
        """Keys of reasons.py with their arguments: facts, the weightiest first."""
        key = "reason-dive" if codes and codes[0] & NUMBER_MASK == DIVE else "reason-enough"
        return [(key, {"eels": state.reef[EEL], "left": sum(state.reef), "held": state.net})]


def advice() -> PearlReefAdvice:
    """A fresh mind for one bot."""
    return PearlReefAdvice()
