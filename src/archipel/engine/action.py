"""One choice of one seat, as a value: text, JSON and number."""

from typing import Any, Final

# An action's code is its seat above and its number in the game's own table below.
SEAT_SHIFT: Final = 12
NUMBER_MASK: Final = 4095


class Action:
    """A choice as people, files and networks see it; equal when seat and number are equal.

    ``number`` is stable for learning (the same choice has the same number in every game played);
    ``kind`` and ``args`` are the readable form: ``str(action) == "0 give earth_stone 1"``; ``about`` is what
    people want to be told besides, such as where the piece stands that is moved.
    """

    def __init__(
        self,
        seat: int,
        number: int,
        kind: str,
        args: dict[str, str | int],
        about: dict[str, str | int] | None = None,
    ) -> None:
        self.seat = seat
        self.number = number
        self.kind = kind
        self.args = args
        self.about: dict[str, str | int] = {} if about is None else about

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (self.seat, self.number, self.kind, self.args, self.about)

    @property
    def code(self) -> int:
        """Seat and number in one integer: what ``State.legal`` lists and ``State.push`` takes."""
        return self.seat << SEAT_SHIFT | self.number

    @property
    def text(self) -> str:
        """The readable form that records keep."""
        return " ".join([str(self.seat), self.kind, *map(str, self.args.values())])

    def to_json(self) -> dict[str, str | int]:
        """The form for files and networks."""
        return {"seat": self.seat, "kind": self.kind, **self.args}

    @property
    def told(self) -> dict[str, str | int]:
        """All that a sentence about it can name."""
        return {**self.args, **self.about}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.code == other.code

    def __hash__(self) -> int:
        return self.code

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"
