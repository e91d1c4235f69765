"""A position as a vector of small numbers, for programs that learn: what it holds, and how it is written.

Every entry is a number from 0 to 255, so that a vector is ``bytes`` and numpy reads it where it lies. Seats
are turned to the viewer: ``seat+0`` is whoever looks, ``seat+1`` the next one clockwise. Numbers of actions
are not turned, so that every vector also says which seat looks.
"""

from collections.abc import Sequence
from typing import Any, Final

from archipel.engine.native import BytesWriter, i64, vec
from archipel.engine.outcome import Ending
from archipel.engine.state import State

MOST: Final = 255
_WIDEST: Final = 4096
# Pieces of vectors, cut from tables: adding one to a vector costs as little as adding a number.
_NOTHING: Final = bytes(_WIDEST)
_ZEROS: Final[list[bytes]] = [bytes(count) for count in range(MOST + 1)]
_BITS_OF_BYTE: Final[list[bytes]] = [bytes([byte >> i & 1 for i in range(8)]) for byte in range(256)]


class Part:
    """Some entries that belong together: their name, what each of them is about, and the most it can be."""

    def __init__(self, name: str, entries: Sequence[str] = ("",), most: int = 1) -> None:
        self.name = name
        self.entries = list(entries)
        self.most = most

    def __reduce__(self) -> tuple[Any, ...]:
        return Part, (self.name, self.entries, self.most)


class Observation:
    """What the vectors of a game with so many seats hold, entry by entry.

    >>> from archipel.games import find
    >>> game = find("forbidden_island")
    >>> state, observation = game.new(seats=2, seed=7), game.observation(2)
    >>> len(state.observe(0)) == observation.size
    True
    >>> observation.read(state.observe(0))["level"]
    {'': 1}
    """

    def __init__(self, seats: int, parts: list[Part]) -> None:
        self.seats = seats
        self.parts = parts
        self.size = sum([len(part.entries) for part in parts])
        self.most = bytes([part.most for part in parts for _ in part.entries])  # the least is always 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Observation, (self.seats, self.parts)

    @property
    def names(self) -> list[str]:
        """The name of every entry: ``level``, ``flooded 3``, ``seat+1 hand sandbags``."""
        return [f"{part.name} {entry}".strip() for part in self.parts for entry in part.entries]

    def read(self, vector: bytes) -> dict[str, dict[str, int]]:
        """A vector for people: the value of each entry, by part."""
        found: dict[str, dict[str, int]] = {}
        at = 0
        for part in self.parts:
            values = vector[at : at + len(part.entries)]
            found[part.name] = dict(zip(part.entries, values, strict=True))
            at += len(part.entries)
        return found


def numbered(count: int) -> list[str]:
    """Entries that have nothing but a number."""
    return [str(number) for number in range(count)]


def around(seats: int) -> list[str]:
    """All seats, turned to the viewer."""
    return [f"seat+{number}" for number in range(seats)]


def in_every_game(seats: int, endings: list[Ending]) -> list[Part]:
    """What every vector begins with; :class:`Vector` writes it."""
    return [
        Part("own seat", numbered(seats)),
        Part("active", around(seats)),
        Part("ending", [ending.name for ending in endings]),
        Part("turn", most=MOST),
    ]


class Vector:
    """A vector that is being written, part after part."""

    def __init__(self, state: State, seat: int) -> None:
        self.values = BytesWriter()
        self.seat = seat
        self.seats = state.seats
        self.one_of(seat, state.seats)
        self.seat_of(state.active)
        self.one_of(state.ending - 1, len(state.game.endings))
        self.number(state.turn)

    def step(self, state: State, numbers: dict[str, int]) -> None:
        """What is pending: an entry for each kind of step, none of them once the game is over."""
        self.one_of(numbers[state.stack[-1].name] if state.stack else -1, len(numbers))

    def number(self, number: int) -> None:
        """One entry; what is more than a byte holds is as good as the most."""
        self.values.append(number if number <= MOST else MOST)

    def flag(self, holds: bool) -> None:
        """One entry, 0 or 1."""
        self.values.append(1 if holds else 0)

    def numbers(self, numbers: list[int]) -> None:
        """An entry each, all below 256."""
        for number in numbers:
            self.values.append(number)

    def row(self, numbers: vec[i64]) -> None:
        """An entry for each number of a row, all below 256."""
        for number in numbers:
            self.values.append(number)

    def one_of(self, which: int, count: int) -> None:
        """So many entries, all 0 but for one; a negative number is none of them."""
        at = self.zeros(count)
        if which >= 0:
            self.values[at + which] = 1

    def members(self, mask: int, count: int) -> None:
        """So many entries: which of the numbers are in a set."""
        while count >= 8:
            self.values.write(_BITS_OF_BYTE[mask & 255])
            mask >>= 8
            count -= 8
        if count:
            self.values.write(_BITS_OF_BYTE[mask & 255][:count])

    def seat_of(self, seat: int) -> None:
        """An entry a seat, turned to the viewer: one of them, or none if negative."""
        self.one_of((seat - self.seat) % self.seats if seat >= 0 else -1, self.seats)

    def seats_of(self, mask: int) -> None:
        """An entry a seat, turned to the viewer: those in the set."""
        self.members(mask >> self.seat | mask << self.seats - self.seat, self.seats)

    def zeros(self, count: int) -> int:
        """So many entries that are 0 until somebody sets them; where they begin."""
        at = len(self.values)
        self.values.write(_ZEROS[count] if count <= MOST else _NOTHING[:count])
        return at

    def others(self) -> list[int]:
        """All seats in the order of the vector, the viewer first."""
        return [(self.seat + i) % self.seats for i in range(self.seats)]

    def done(self) -> bytes:
        """The whole vector."""
        return self.values.getvalue()


def step_numbers(steps: dict[str, Any]) -> dict[str, int]:
    """The place of each kind of step among the entries, as a game's snapshot lists them."""
    return {name: number for number, name in enumerate(steps)}
