"""What tests of hidden things need: worlds to compare, all that a viewer gets to see, and honest odds."""

from fractions import Fraction
from math import sqrt
from typing import Final, TypeVar

from archipel.engine.chance import Chance
from archipel.engine.state import State
from tests.conformance.tables import bytes_of

WORLDS: Final = 3_000

S = TypeVar("S", bound=State)


def worlds(state: S, seat: int | None, number: int = WORLDS) -> list[S]:
    """So many worlds that a seat (``None``: a spectator) can imagine, the same ones every time."""
    dice = Chance.from_seed("worlds")
    return [state.imagine(seat, dice) for _ in range(number)]


def as_seen(state: State, seat: int | None) -> bytes:
    """All that somebody is shown and asked, and whom they know to be asked."""
    decision = None if seat is None else state.decision_of(seat)
    return bytes_of([state.view(seat), decision and decision.to_json(), state.asked(seat)])


def agrees(count: int, total: int, odds: Fraction | float) -> bool:
    """Whether something of these odds happened about as often as it should.

    Seeds are fixed, so tests never waver; five standard deviations are wide enough for any honest generator
    and narrow enough for a wrong rule.
    """
    share = float(odds)
    return abs(count - total * share) <= 5 * sqrt(total * share * (1 - share)) + 1e-9
