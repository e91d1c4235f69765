"""What an imported record may hold: what our own records hold, in sizes that games have, and nothing else.

The engine reads records of every origin and says in plain words what is wrong with one; here a stranger sends
it, to lie on somebody's disk. What is stored is not even this but what came of replaying it.
"""

from typing import Annotated, Any, Literal

import msgspec

from archipel.engine.errors import BadRecord
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.table.limits import MAX_ENTRIES
from archipel.table.refusals import RequestRefused

Word = Annotated[str, msgspec.Meta(max_length=64)]
Line = Annotated[str, msgspec.Meta(max_length=300)]
Fingerprint = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a record."""


class EntryForm(Form):
    """A line of a record; the engine checks which of these go together."""

    act: Line = ""
    chance: Annotated[list[int], msgspec.Meta(max_length=1_000)] = []
    undo: int = 0
    learned: bool = False
    reseed: Fingerprint = ""
    stream: Word = ""


class SeatForm(Form):
    """Who sat where in a terminal."""

    name: Line = ""
    bot: Word | None = None


class FreedForm(Form):
    """A seat that the host took from somebody."""

    seat: int
    name: Line
    moment: int


class TableForm(Form):
    """Names and the like: nothing that the rules read, and nothing that is stored."""

    names: Annotated[list[Line], msgspec.Meta(max_length=16)] = []
    seats: Annotated[list[SeatForm], msgspec.Meta(max_length=16)] = []
    freed: Annotated[list[FreedForm], msgspec.Meta(max_length=1_000)] = []
    aside: bool = False


class RecordForm(Form):
    """A whole record."""

    archipel: Literal[1]
    game: Word
    rules: int
    seats: int
    options: Annotated[dict[Word, Line], msgspec.Meta(max_length=64)]
    commitment: Fingerprint
    setup: Annotated[list[int], msgspec.Meta(max_length=4_000)]
    entries: list[EntryForm]
    table: TableForm = msgspec.field(default_factory=TableForm)
    stream: Word = ""
    seed: Line | None = None
    outcome: dict[str, Any] | None = None  # replaying it has to lead to the same


def replayed(data: Any) -> tuple[Game, Match]:
    """The game of a record that somebody sent, played again; what no game could have left is refused."""
    record = Record.from_json(data)
    if len(record.entries) > MAX_ENTRIES:
        raise RequestRefused("record_too_long", 413, most=MAX_ENTRIES)
    try:
        msgspec.convert(data, RecordForm)
    except msgspec.ValidationError as error:
        raise BadRecord("record_form", fault=str(error)) from None
    record.table = {}
    game = find(record.game)
    return game, Match.replay(game, record)
