"""Who is asked next, one seat at a time: for players that answer in turn, as bots and learners do."""

from typing import Any

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.state import State


class Cursor:
    """A position, and the one seat in it that is asked now.

    >>> from archipel.games import find
    >>> cursor = Cursor(find("forbidden_island").new(seats=2, seed=7))
    >>> cursor.seat, len(cursor.numbers)
    (0, 5)
    >>> cursor.answer(cursor.numbers[0])

    Seats with an open window are asked first, in the order of the list of actions, and may pass; then the
    first seat that owes an answer. (FI-Q8, and alike in every game.) A pass lasts until somebody acts. Its
    number is ``game.action_space``, one more than any action has.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.pass_number = state.game.action_space
        self.seat = -1  # who is asked; -1 once the game is over
        self.optional = False  # whether that seat may pass
        self.numbers: list[int] = []  # what it may answer, the pass last
        self._codes: list[int] = []
        self._windows: list[int] = []  # seats that may act and have not passed, the next one first
        self._owing: list[int] = []  # seats that owe an answer
        self.look()

    def look(self) -> None:
        """Ask anew: the position has changed."""
        state = self.state
        codes = state.legal()
        self._codes = codes
        self._windows = []
        self._owing = []
        if codes:
            self._sort(codes)
        self._ask()

    def _sort(self, codes: list[int]) -> None:
        """Open windows on one side, those who owe an answer on the other, each seat once."""
        seats: list[int] = []
        last = -1
        for code in codes:
            seat = code >> SEAT_SHIFT
            if seat != last:
                last = seat
                if seat not in seats:
                    seats.append(seat)
        if len(seats) == 1:  # somebody always owes an answer
            self._owing = seats
            return
        state = self.state
        step = state.stack[-1]
        for seat in seats:
            if step.question(state, seat).optional:
                self._windows.append(seat)
            else:
                self._owing.append(seat)

    def _ask(self) -> None:
        self.optional = len(self._windows) > 0
        if self.optional:
            self.seat = self._windows[0]
        elif self._owing:
            self.seat = self._owing[0]
        else:
            self.seat = -1
        self.numbers = self.numbers_of(self.seat)

    def owes(self, seat: int) -> bool:
        """Whether this seat must answer before the game goes on."""
        return seat in self._owing

    def asked(self) -> list[int]:
        """Everybody who may answer: open windows first, then all who owe an answer."""
        return self._windows + self._owing

    def numbers_of(self, seat: int) -> list[int]:
        """What a seat may answer now, whoever is asked first."""
        numbers = [code & NUMBER_MASK for code in self._codes if code >> SEAT_SHIFT == seat]
        if seat in self._windows:
            numbers.append(self.pass_number)
        return numbers

    def answer(self, number: int) -> None:
        """The seat that is asked acts or passes; what it may not do breaks the position."""
        if number == self.pass_number:
            self._windows.pop(0)
            self._ask()
        else:
            self.answer_of(self.seat, number)

    def answer_of(self, seat: int, number: int) -> None:
        """A seat acts, whoever is asked first."""
        self.state.push(seat << SEAT_SHIFT | number)
        self.look()

    def mask(self) -> bytearray:
        """A byte for every number and the pass: 1 where the seat that is asked may answer so."""
        mask = bytearray(self.pass_number + 1)
        for number in self.numbers:
            mask[number] = 1
        return mask

    def copy(self) -> "Cursor":
        """An independent one: the same position, the same seat is asked."""
        return _resumed(self.state.copy(), len(self._windows))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Cursor":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _resumed, (self.state, len(self._windows))


def _resumed(state: State, windows: int) -> Cursor:
    """The cursor of a position in which all but so many seats with open windows have passed."""
    cursor = Cursor(state)
    while len(cursor._windows) > windows:
        cursor.answer(cursor.pass_number)
    return cursor
