"""Opening a table, and sitting down at one."""

from typing import Annotated, Literal

import msgspec

from archipel.table.messages.form import Asked, Json, Wire


class SeatRequest(Asked):
    """A seat of a new table: me or somebody at this screen, a friend by link, or a bot."""

    kind: Literal["person", "open", "bot"]
    name: str = ""
    bot: str = ""
    colour: str = ""


class NewTable(Asked):
    """Open a table; ``listed`` ones can be found by others."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, str] = {}
    listed: bool = False
    nod: bool = True  # whether the host is asked before anybody sits down at a listed table
    # seconds of absence after which a bot keeps a seat that owes an answer; 0: never; usual: three minutes
    # where people come by link, never where all sit at one screen
    keep_after: Annotated[int, msgspec.Meta(ge=0, le=86_400)] | None = None


class ImportedTable(Asked):
    """Open a table from a record: to look at, or to branch from."""

    record: Json


class BranchedTable(Asked):
    """Open a table that goes on from a moment of another one."""

    moment: int
    seats: list[SeatRequest]


class NewLesson(Asked):
    """Open a table at which one person learns a game."""

    game: str
    lesson: str = "first"
    name: str = ""
    colour: str = ""


class NewExercise(Asked):
    """Open a table for one of a game's exercises."""

    name: str = ""
    colour: str = ""


class OpenedTable(Wire):
    """A table was opened: its address, this browser's keys, and an invitation for each open seat."""

    table: str
    keys: list[str]
    invitations: dict[str, str] = {}
    waiting: list[int] = []  # the seats that must agree first: claim again to hear whether they have


class Claim(Asked):
    """Take an open seat: by invitation, or, at a listed table, the first that is free.

    ``key`` is made up by whoever claims and opens the seat from then on; the same claim again is answered
    alike, so that a lost answer costs nothing. Without one the server makes it, and says it once.
    """

    invitation: str = ""
    name: str = ""
    colour: str = ""
    key: Annotated[str, msgspec.Meta(pattern="^([A-Za-z0-9_-]{20,64})?$")] = ""
