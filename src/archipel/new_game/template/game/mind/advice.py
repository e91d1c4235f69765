"""What bots and the coach know about Pearl Reef: ``instinct`` and ``reasons`` are enough for "greedy".

A bot is handed a world imagined from what its seat knows, so nothing here can peek. What a "planner" needs
besides is in ``docs/add-a-game.md``.
"""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Advice, Claim
from archipel.engine.event import Args
from archipel.games.pearl_reef.rules.actions import DIVE, SURFACE
from archipel.games.pearl_reef.rules.components import EEL
from archipel.games.pearl_reef.rules.state import PearlReefState, worth


class PearlReefAdvice(Advice[PearlReefState]):
    """Rules of thumb."""

    def instinct(self, state: PearlReefState, seat: int) -> int:
        """Dive while that gains more on average than an eel would cost; a full chest is enough."""
        held = worth(state.net)
        enough = state.points(seat) + held >= state.goal or worth(state.reef) <= state.reef[EEL] * held
        return seat << SEAT_SHIFT | (SURFACE if held and enough else DIVE)

    def reasons(self, state: PearlReefState, seat: int, codes: list[int]) -> list[Claim]:
        """Keys of reasons.py with their arguments: facts, the weightiest first."""
        diving = bool(codes) and codes[0] & NUMBER_MASK == DIVE
        about: Args = {"eels": state.reef[EEL], "left": sum(state.reef), "held": worth(state.net)}
        return [("reason-dive" if diving else "reason-enough", about)]


def advice() -> PearlReefAdvice:
    """A fresh mind for one bot."""
    return PearlReefAdvice()
