"""What the store keeps of a table: its header, and one entry for each thing that happened.

Each is written as JSON, tagged by its ``kind``. A field that is not written stands for its default, so that
what an older program left can be read; a field that nobody knows is refused rather than passed over.
"""

from typing import Any, Final

import msgspec

from archipel.table.seats import Seat, SeatKind


class Stored(msgspec.Struct, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True):
    """One thing that happened at a table."""


class Acted(Stored, tag="act"):
    """A seat did something: ``act`` is the action's text.

    The rest is noted when it is carried out: what chance answered, from which stream if that is another than
    before, the action's number (quicker to find than its text), and, where secrets are in play, who noticed
    something that no event told them.
    """

    act: str
    chance: list[int] | None = None
    stream: str = ""
    number: int | None = None
    noticed: list[int | None] | None = None

    @property
    def seat(self) -> int:
        """Whose act it was."""
        return int(self.act.split()[0])


class TakenBack(Stored, tag="undo"):
    """The last acts were taken back."""

    seat: int
    acts: int


class SeatChange(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What is new about a seat; what is not named stays as it was."""

    kind: SeatKind | None = None
    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    key: str | None = None
    invitation: str | None = None

    def apply(self, seat: Seat) -> None:
        """Change the seat."""
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if value is not None:
                setattr(seat, name, value)


class SeatChanged(Stored, tag="seat"):
    """Somebody came to a seat, left it, or is called otherwise."""

    seat: int
    change: SeatChange = msgspec.field(name="chair")


class SeatFreed(Stored, tag="freed"):
    """The host took a seat from whoever held it; ``bot`` plays there, or it is open to others."""

    seat: int
    by: int | None
    bot: str


class Knocked(Stored, tag="knock"):
    """Somebody would sit down, if these seats agree."""

    seat: int
    sits: SeatChange
    asked: list[int]


class KnockAnswered(Stored, tag="admit"):
    """Somebody agreed that the one who knocked sits down, for all the seats they hold, or did not."""

    seat: int
    seats: list[int]
    knock: int
    agree: bool


class Said(Stored, tag="say"):
    """Somebody talked, or gave a sign."""

    seat: int | None
    text: str
    signal: str


class Unsaid(Stored, tag="unsay"):
    """The host deleted what somebody said: ``saying`` counts from 0. The store forgets its words, too."""

    saying: int
    seat: int | None


class Paused(Stored, tag="pause"):
    """The table was stopped, or goes on."""

    on: bool
    seat: int | None


class Pinned(Stored, tag="pin"):
    """The host wants the table to be kept, or no longer."""

    on: bool
    seat: int | None


class Resigned(Stored, tag="resign"):
    """A team gave up."""

    seat: int


class NextOpened(Stored, tag="next"):
    """Another table was opened for the same people."""

    table: str


class UndoAsked(Stored, tag="request"):
    """Somebody wants acts back, and these seats must agree."""

    seat: int
    acts: int
    waiting: list[int]


class UndoAnswered(Stored, tag="answer"):
    """Somebody agreed to a take-back, for all the seats they hold, or did not."""

    seat: int
    seats: list[int]
    agree: bool


class LessonWentOn(Stored, tag="lesson"):
    """Whoever learns has read what was told, and goes on to the next moment."""


class Reviewed(Stored, tag="review"):
    """The game was reviewed when it had so many lines: what was luck in it, and what was play."""

    lines: int
    review: dict[str, Any]


Entry = (
    Acted
    | TakenBack
    | SeatChanged
    | SeatFreed
    | Knocked
    | KnockAnswered
    | Said
    | Unsaid
    | Paused
    | Pinned
    | Resigned
    | NextOpened
    | UndoAsked
    | UndoAnswered
    | LessonWentOn
    | Reviewed
)


class LessonPlayed(msgspec.Struct, forbid_unknown_fields=True):
    """The lesson that a table is for: its name, and a fingerprint of what it said when it was begun."""

    name: str
    edition: str


class Header(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How a table began: the game's options, who may sit where, and the secret seed."""

    options: dict[str, str]
    listed: bool
    keep_after: int
    seats: list[Seat] = msgspec.field(name="chairs")
    hosts: list[str]  # fingerprints of their keys
    created: float
    seed: str
    record: dict[str, Any] | None = None  # what had been played before the table was opened
    nod: bool = False  # whether the host is asked before anybody sits down who was not invited
    lesson: LessonPlayed | None = None
    stream: str = ""  # that dealt the set-up, at a table older than the secret one (see migrations)


_encode: Final = msgspec.json.Encoder().encode
_decode_entry: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)
_decode_header: Final = msgspec.json.Decoder(Header)


def encode(stored: msgspec.Struct) -> str:
    """As the store keeps it."""
    return _encode(stored).decode()


def decode_entry(text: str) -> Entry:
    """An entry that the store kept."""
    return _decode_entry.decode(text)


def decode_header(text: str) -> Header:
    """A header that the store kept."""
    return _decode_header.decode(text)
