"""What the rules and searches do with a position: list what is legal, carry it out, copy it, and tell."""

from typing import Any, Final, Self

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.event import GAME_OVER, NOTHING, TURN_BEGAN, Event, EventKind
from archipel.engine.manifest import Manifest
from archipel.engine.native import i64
from archipel.engine.step import Step

# For so many seats and the first of them: all, clockwise.
_FROM: Final[list[list[list[int]]]] = [
    [[(first + i) % seats for i in range(seats)] for first in range(seats)] for seats in range(9)
]

RUNNING: Final = 0  # the ending of a game that has not ended; the others count from 1 in the manifest


class Position:
    """The pieces, the stack of pending steps and the source of chance: the fast lane of :class:`State`.

    It deals in bare numbers, checks nothing, and tells nothing unless somebody listens.
    """

    game: Manifest
    seats: i64
    options: dict[str, str]
    stack: list[Step[Any]]
    chance: Chance
    turn: i64  # from 1
    active: i64  # seat whose turn it is
    ending: i64  # RUNNING, or the number of the ending
    events: list[Event] | None  # where what happens is told; None while nobody listens
    pictures: list[Any] | None = None  # the position after each of them; None while nobody looks

    def legal(self) -> list[int]:
        """The code of every legal action of every seat; empty when the game is over."""
        codes: list[int] = []
        if self.stack:
            self.stack[-1].legal(self, codes)
        return codes

    def push(self, code: i64) -> None:
        """Carry out an action that :meth:`legal` has just listed; anything else breaks the state."""
        self.stack[-1].play(self, code >> SEAT_SHIFT, code & NUMBER_MASK)

    def copy(self) -> Self:
        """An independent position, equal to this one and with the same future.

        Nothing is called more often: a game whose bots think ahead writes its own, field by field.
        """
        twin: Self = self.game.rules.position()
        self.hand_down(twin)
        self.game.rules.fields.copy(self, twin)
        return twin

    def hand_down(self, twin: "Position") -> None:
        """Give a copy what positions of every game have; every :meth:`copy` begins with it."""
        twin.game = self.game
        twin.seats = self.seats
        twin.options = self.options
        twin.stack = self.stack[:]
        twin.chance = self.chance.copy()
        twin.turn = self.turn
        twin.active = self.active
        twin.ending = self.ending
        twin.events = None

    def begin_turn(self, seat: i64) -> None:
        """The next turn is this seat's, and that is told."""
        self.turn += 1
        self.active = seat
        self.tell(TURN_BEGAN, seat, self.turn)

    def go_on(self) -> None:
        """The moment on top is settled: the one below goes on."""
        self.stack.pop()
        self.stack[-1].resume(self)

    def end(self, ending: i64) -> None:
        """The game stops here."""
        self.ending = ending
        self.stack.clear()
        if self.events is None:
            return
        tell_end = self.game.rules.tell_end
        if tell_end is None:
            self.tell(GAME_OVER, ending)
        else:
            tell_end(self)

    def seats_from(self, first: i64) -> list[int]:
        """All seats clockwise from one of them."""
        return _FROM[self.seats][first]

    # -- telling ----------------------------------------

    # Five numbers are enough for every event. Written out they cost no more than a call where nobody listens,
    # which is nearly always; a list of them, or a dictionary of arguments, would be made before it.

    def tell(
        self,
        kind: EventKind,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
        e: int = NOTHING,
    ) -> None:
        """Report something that everybody sees, once the position shows it: ``tell(MOVED, seat, there)``."""
        if self.events is not None:
            self._report(self.events, kind, 0, False, [a, b, c, d, e])

    def whisper(
        self,
        seat: int,
        kind: EventKind,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
    ) -> None:
        """Report something that one seat alone sees; for the others nothing happened."""
        if self.events is not None:
            self._report(self.events, kind, 1 << seat, True, [a, b, c, d])

    def confide(
        self,
        seat: int,
        kind: EventKind,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        d: int = NOTHING,
    ) -> None:
        """Report something that everybody sees, and of which one seat alone sees all."""
        if self.events is not None:
            self._report(self.events, kind, 1 << seat, False, [a, b, c, d])

    def _report(
        self, events: list[Event], kind: EventKind, knowers: int, hidden: bool, given: list[int]
    ) -> None:
        """Keep an event, and the picture after it where somebody looks."""
        numbers = [number for number in given if number != NOTHING]
        args, secret = kind.args(self, numbers), kind.secret_args(self, numbers)
        events.append(Event(kind.key, args, secret, knowers, hidden))
        if self.pictures is not None:
            self.pictures.append(self.copy())
