"""What must happen in a position, and acts carried over into imagined ones."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.state import State

OPEN = -1  # somebody who must answer has a choice


def owed(state: State) -> int:
    """The code of the one thing that must happen now, or ``OPEN``.

    Silence in a window is no event: whoever may act and need not is not waited for.
    """
    codes = state.legal()
    if len(codes) == 1:
        return codes[0]
    by_seat: dict[int, list[int]] = {}
    for code in codes:
        by_seat.setdefault(code >> SEAT_SHIFT, []).append(code)
    if len(by_seat) < 2:
        return OPEN
    step = state.stack[-1]
    first = OPEN
    for seat, own in by_seat.items():
        if not step.question(state, seat).optional:
            if len(own) > 1:
                return OPEN
            if first == OPEN:
                first = own[0]
    return first


def follow(state: State, codes: list[int]) -> None:
    """Make these moves, in place, as far as they can be made where this world differs from the true one."""
    for code in codes:
        if not state.stack or code not in state.legal():
            return
        state.push(code)
