"""What happened, as a key and its arguments; never a sentence."""

from collections.abc import Callable, Sequence
from typing import Any, Final

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
Args = dict[str, Json]


class Event:
    """One thing that happened, and who saw it.

    ``args`` are for everybody. ``secret`` are further arguments for the seats in ``knowers`` (a bit set).
    An event with ``hidden`` set does not exist at all for anybody else.
    """

    def __init__(
        self, key: str, args: Args, secret: Args | None = None, knowers: int = 0, hidden: bool = False
    ) -> None:
        self.key = key
        self.args = args
        self.secret = secret
        self.knowers = knowers
        self.hidden = hidden

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.key, self.args, self.secret, self.knowers, self.hidden)

    def seen_by(self, seat: int | None) -> "Event | None":
        """This event as that seat (``None``: a spectator) saw it, or nothing."""
        if self.secret is None and not self.hidden:
            return self
        if seat is not None and self.knowers >> seat & 1:
            return Event(self.key, {**self.args, **(self.secret or {})})
        return None if self.hidden else Event(self.key, self.args)

    def to_json(self) -> dict[str, Json]:
        """Key and public arguments; call :meth:`seen_by` first."""
        return {"key": self.key, **self.args}

    def __repr__(self) -> str:
        return f"<Event {self.key} {self.args}>"


# What a number in an event stands for: the arguments that it becomes, given the position.
Meaning = Callable[[Any, int], Args]
# The default of a number that an event does not have.
NOTHING: Final = -(1 << 40)


class EventKind:
    """A kind of event: its key, and what each of its numbers means.

    >>> MOVED = EventKind("moved", SEAT, named("to", ["north", "south"]))
    >>> MOVED.args(None, [2, 1])
    {'seat': 2, 'to': 'south'}

    Rules tell numbers, ``state.tell(MOVED, seat, there)``: they become words only where somebody listens.
    """

    def __init__(self, key: str, *meanings: Meaning, secret: Sequence[Meaning] = ()) -> None:
        self.key = key
        self.meanings: list[Meaning] = list(meanings)
        self.secret: list[Meaning] = list(secret)  # what the numbers after those mean, to those who know

    def args(self, state: Any, numbers: list[int]) -> Args:
        """What everybody is told."""
        return _meant(self.meanings, state, numbers[: len(numbers) - len(self.secret)])

    def secret_args(self, state: Any, numbers: list[int]) -> Args | None:
        """What more is told to those who know it."""
        return _meant(self.secret, state, numbers[len(self.meanings) :]) if self.secret else None


def _meant(meanings: list[Meaning], state: Any, numbers: list[int]) -> Args:
    args: Args = {}
    for meaning, number in zip(meanings, numbers, strict=True):
        args.update(meaning(state, number))
    return args


def plain(name: str) -> Meaning:
    """The number itself: a seat, or how many."""

    def meaning(state: Any, number: int) -> Args:
        return {name: number}

    return meaning


def named(name: str, names: list[str]) -> Meaning:
    """The name that has this number in a table."""

    def meaning(state: Any, number: int) -> Args:
        return {name: names[number]}

    return meaning


def ending(state: Any, number: int) -> Args:
    """The name of an ending, by its number in the manifest."""
    return {"ending": state.game.endings[number - 1].name}


SEAT: Final = plain("seat")

# What is told in most games; by the first one terminal and page open a paragraph of the story.
TURN_BEGAN: Final = EventKind("turn_began", SEAT, plain("turn"))
GAME_OVER: Final = EventKind("game_over", ending)
