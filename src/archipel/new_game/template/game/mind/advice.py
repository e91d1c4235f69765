"""What bots and the coach know about Pearl Reef: ``instinct`` and ``reasons`` are enough for "greedy".

A bot is handed a world imagined from what its seat knows, so nothing here can peek; but what that world
holds by chance (another's net) must not count either, or the answer would waver. What a "planner" needs
besides is in ``docs/add-a-game.md``.
"""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.advice import Advice, Claim
from archipel.games.pearl_reef.rules.actions import DIVE, HOOK, SURFACE, SWIM
from archipel.games.pearl_reef.rules.components import EEL, POINTS
from archipel.games.pearl_reef.rules.state import PearlReefState


class PearlReefAdvice(Advice[PearlReefState]):
    """Rules of thumb."""

    def instinct(self, state: PearlReefState, seat: int) -> int | None:
        """The richest reef; dive while that gains more than an eel would cost; hook a net of three."""
        mine = [code & NUMBER_MASK for code in state.legal() if code >> SEAT_SHIFT == seat]
        if HOOK in mine:
            return seat << SEAT_SHIFT | HOOK if sum(state.net) >= 3 else None
        if DIVE not in mine or SURFACE not in mine:
            best = max(mine, key=lambda number: _gain(state, number - SWIM) if number < DIVE else 0)
            return seat << SEAT_SHIFT | best
        held = sum([count * POINTS[kind] for kind, count in enumerate(state.net)])
        eels = state.reefs[state.reef][EEL] / sum(state.reefs[state.reef])
        return seat << SEAT_SHIFT | (DIVE if _gain(state, state.reef) > eels * held else SURFACE)

    def reasons(self, state: PearlReefState, seat: int, codes: list[int]) -> list[Claim]:
        """Keys of reasons.py with their arguments: facts, the weightiest first."""
        if not codes:
            return [("reason-wait", {})]
        number = codes[0] & NUMBER_MASK
        if number < DIVE:
            return [("reason-richest", {})]
        return [({DIVE: "reason-dive", SURFACE: "reason-enough", HOOK: "reason-hook"}[number], {})]


def _gain(state: PearlReefState, reef: int) -> float:
    """What one dive there brings on average."""
    counts = state.reefs[reef]
    return sum([count * POINTS[kind] for kind, count in enumerate(counts)]) / sum(counts)


def advice() -> PearlReefAdvice:
    """A fresh mind for one bot."""
    return PearlReefAdvice()
