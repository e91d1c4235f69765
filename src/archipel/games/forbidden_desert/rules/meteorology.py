"""The Meteorologist's look at the storm to come, in small choices (FD-R10).

What she sees becomes known to the team: the cards seen lie in ``state.top`` from then on.
"""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.forbidden_desert.rules import events
from archipel.games.forbidden_desert.rules.actions import NEXT, UNDER, UNDER_NONE
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.storm import take_below


def look(state: DesertState, seat: int) -> None:
    """As many cards as the meter shows, or as many as there are (FD-Z38, Z39)."""
    count = min(state.level, state.pile_size)
    state.stack.append(LOOK_UNDER[count])
    state.tell(events.LOOKED, seat, count)
    for place in range(count):
        state.tell(events.SAW, seat, uncover(state, place))


def uncover(state: DesertState, place: int) -> int:
    """The card at a place of the pile, counted from the top; it is known from now on, as all above it are."""
    if place < len(state.top):
        return state.top[-1 - place]
    card = take_below(state)
    state.top.insert(0, card)
    return card


class LookUnder(Step[DesertState]):
    """She may put one of the top cards under the pile."""

    name: ClassVar[str] = "look_under"

    def __init__(self, count: int) -> None:
        self.count = count

    def legal(self, state: DesertState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        for card in sorted(set(state.top[-self.count :])):
            codes.append(base + UNDER + card)
        codes.append(base + UNDER_NONE)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        left = self.count
        if number == UNDER_NONE:
            state.tell(events.PUT_NONE_UNDER, seat)
        else:
            card = number - UNDER
            place = len(state.top) - self.count + state.top[-self.count :].index(card)
            state.bottom.append(state.top.pop(place))
            left -= 1
            state.tell(events.PUT_UNDER, seat, card)
        if left > 1:
            state.stack[-1] = LookOrder(left, 0)
        else:
            state.stack.pop()

    def question(self, state: DesertState, seat: int) -> Question:
        return Question("look_under", "FD-R10", {"count": self.count})

    def fields(self) -> list[int]:
        return [self.count]


class LookOrder(Step[DesertState]):
    """She puts the others back on top: the card to be drawn first is named first."""

    name: ClassVar[str] = "look_order"

    def __init__(self, count: int, placed: int) -> None:
        self.count = count
        self.placed = placed

    def _waiting(self, state: DesertState) -> list[int]:
        """The cards of the look that have no place yet."""
        start = len(state.top) - self.count
        return state.top[start : len(state.top) - self.placed]

    def legal(self, state: DesertState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        for card in sorted(set(self._waiting(state))):
            codes.append(base + NEXT + card)

    def play(self, state: DesertState, seat: i64, number: i64) -> None:
        card = number - NEXT
        start = len(state.top) - self.count
        taken = state.top.pop(start + self._waiting(state).index(card))
        state.top.insert(len(state.top) - self.placed, taken)
        state.tell(events.PUT_BACK, seat, self.placed + 1, card)
        if self.count - self.placed > 2:
            state.stack[-1] = LookOrder(self.count, self.placed + 1)
        else:  # the last one has no choice of place
            state.tell(events.PUT_BACK, seat, self.placed + 2, state.top[start])
            state.stack.pop()

    def question(self, state: DesertState, seat: int) -> Question:
        return Question("look_order", "FD-R10", {"number": self.placed + 1})

    def fields(self) -> list[int]:
        return [self.count, self.placed]


LOOK_UNDER: Final[list[LookUnder]] = [LookUnder(count) for count in range(7)]
