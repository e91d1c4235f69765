"""A marker that a function lets its owner move, and bonuses whose colour must be named (LI-F4, F13)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.la_isla.rules import events
from archipel.games.la_isla.rules.actions import ADVANCE, LEAVE_MARKERS, TAKE
from archipel.games.la_isla.rules.components import KINDS
from archipel.games.la_isla.rules.gains import gain, move_marker
from archipel.games.la_isla.rules.state import LaIslaState


class FreeMarker(Step[LaIslaState]):
    """LI-F13: the player may move any marker, or decline, so many times; one at the top scores (LI-X27)."""

    name: ClassVar[str] = "free_marker"

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        for animal in range(KINDS):
            codes.append(base + ADVANCE + animal)
        codes.append(base + LEAVE_MARKERS)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        if number == LEAVE_MARKERS:
            state.tell(events.LEFT_MARKERS, seat)
        else:
            move_marker(state, seat, number - ADVANCE)
        if self.left > 1:
            state.stack[-1] = FREE_MARKER[self.left - 1]
        else:
            state.go_on()

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("free_marker", "LI-F13", {"left": self.left})

    def fields(self) -> list[int]:
        return [self.left]


class TakeBonus(Step[LaIslaState]):
    """LI-F4: resources of the player's choice, one by one, and the marker moves that come after them."""

    name: ClassVar[str] = "take_bonus"

    def __init__(self, left: int, moves: int) -> None:
        self.left = left
        self.moves = moves

    def legal(self, state: LaIslaState, codes: list[int]) -> None:
        base = (state.active << SEAT_SHIFT) + TAKE
        for colour in range(KINDS):
            codes.append(base + colour)

    def play(self, state: LaIslaState, seat: i64, number: i64) -> None:
        gain(state, seat, number - TAKE)
        settle(state, self.left - 1, self.moves)

    def question(self, state: LaIslaState, seat: int) -> Question:
        return Question("take_bonus", "LI-F4", {"left": self.left})

    def fields(self) -> list[int]:
        return [self.left, self.moves]


def settle(state: LaIslaState, left: int, moves: int) -> None:
    """What is asked after a bonus, in place of the step on top; nothing more lets the round go on."""
    if left:
        state.stack[-1] = TakeBonus(left, moves)
    elif moves:
        state.stack[-1] = FREE_MARKER[moves]
    else:
        state.go_on()


# Steps are unchanging, so one of each is enough: a symbol and every tile of the island could ask for a move.
FREE_MARKER: Final[list[FreeMarker]] = [FreeMarker(left) for left in range(40)]
