"""What people do at a table, and the answer to it."""

from typing import Annotated

import msgspec

from archipel.table.messages.form import Asked, Json, Wire


class Act(Asked, tag="act"):
    """Make a choice: one of the actions that the decisions list, by number."""

    seat: int
    number: int


class Pass(Asked, tag="pass"):
    """Let the open window go by: the table need not wait for this seat until something happens."""

    seat: int


class Hold(Asked, tag="hold"):
    """Ask the table to wait (or to wait no longer) before the next card, because this seat is thinking."""

    seat: int
    on: bool = True


class Undo(Asked, tag="undo"):
    """Take my last act back: free if nobody learned anything, else a request to those it touches."""

    seat: int


class AnswerUndo(Asked, tag="answer_undo"):
    """Agree to a take-back, or not."""

    seat: int
    agree: bool


class Sit(Asked, tag="sit"):
    """Change who sits on a seat: ``bot`` names a bot, empty gives it back to its person."""

    seat: int
    bot: str = ""


class Invite(Asked, tag="invite"):
    """Let a friend take a bot's seat: whoever shows this invitation, which the host makes up, gets it."""

    seat: int
    invitation: Annotated[str, msgspec.Meta(min_length=20, max_length=64)]


class Free(Asked, tag="free"):
    """Take a seat from somebody long absent and leave it to a bot; at a listed table, open it to others.

    Only the host can, all are told, and the record says so.
    """

    seat: int


class Admit(Asked, tag="admit"):
    """Agree that whoever knocks sits down at the seat ``knock``, or not."""

    seat: int
    knock: int
    agree: bool


class Rename(Asked, tag="rename"):
    """Change the name or colour of my seat."""

    seat: int
    name: str
    colour: str = ""


class Say(Asked, tag="say"):
    """Talk; ``signal`` is one of the quick signs."""

    text: str = ""
    signal: str = ""


class Unsay(Asked, tag="unsay"):
    """Delete what somebody said, counted from 0 among all that was said here; only the host can."""

    saying: Annotated[int, msgspec.Meta(ge=0)]


class Pause(Asked, tag="pause"):
    """Stop the bots and the clock, or go on."""

    on: bool


class Pin(Asked, tag="pin"):
    """Keep this table however old it gets, or no longer; only the host can."""

    on: bool


class Resign(Asked, tag="resign"):
    """Give up: ends the game for a team, leaves the seat to a bot in a game of rivals."""

    seat: int


class GoOn(Asked, tag="go_on"):
    """In a lesson: I have read it, what comes next?"""


class Rematch(Asked, tag="rematch"):
    """Open another table with the same people and options."""


Do = (
    Act
    | Pass
    | Hold
    | Undo
    | AnswerUndo
    | Sit
    | Invite
    | Free
    | Admit
    | Rename
    | Say
    | Unsay
    | Pause
    | Pin
    | Resign
    | Rematch
    | GoOn
)


class Command(Asked):
    """What one client asks for; ``id`` makes a resend harmless, ``version`` is the position it is for."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    do: Do
    version: int = -1


class Done(Wire, tag="done"):
    """The command was carried out and stored."""

    id: str


class Hello(Asked, tag="hello"):
    """The first words on a socket: which seats this client holds, and what it has already been told."""

    keys: list[str] = []
    after: int = -1
    watch: int | None = None


class Refused(Wire, tag="refused"):
    """What was asked for is not done: a sentence's key and arguments, and the sentence in English or French.

    An argument ``{"error": …, "args": …}`` is the error behind this one. Where a rule of the game stands
    against it, ``rule`` is its id.
    """

    error: str
    args: Json = {}
    message: str = ""
    rule: str = ""
    id: str = ""
