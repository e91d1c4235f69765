"""Everything that goes over the wire, in both directions, as types that check themselves."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from archipel.table.seats import SeatKind

Json = dict[str, Any]
Status = Literal["waiting", "playing", "paused", "over"]


class Wire(msgspec.Struct, omit_defaults=True):
    """What the server sends."""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: nothing unknown gets in."""


# -- the games ----------------------------------------


class OptionNow(Wire):
    """One thing a table may settle before a game."""

    name: str
    values: list[str]
    default: str
    open_ended: bool
    rule: str


class GameNow(Wire):
    """A game that can be played."""

    id: str
    seats: tuple[int, int]
    usual_seats: int  # how many sit down where nobody says
    cooperative: bool
    secrets: bool  # whether people at one screen must hand it over
    options: list[OptionNow]
    bots: list[str]
    endings: list[str]


class Games(Wire):
    """Every game that can be played."""

    games: list[GameNow]


class ListedSeat(Wire):
    """A seat as the list of tables shows it."""

    kind: SeatKind
    name: str
    bot: str


class TableSummary(Wire):
    """A table as it is listed."""

    game: str
    options: dict[str, str]
    status: Status
    seats: list[ListedSeat]


class ListedTable(TableSummary):
    """A listed table, with its address."""

    table: str


class TableList(Wire):
    """Tables that anybody may join or watch."""

    tables: list[ListedTable]


# -- opening a table ----------------------------------------


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


class HintRequest(Asked):
    """Ask for a hint for a seat of mine; with ``number``, how that action would do instead (-1: a pass)."""

    seat: int
    number: int | None = None


class HintReason(Wire):
    """One sentence of the coach: its key and arguments; each is a fact of the position."""

    key: str
    args: Json = {}


class HintOther(Wire):
    """Another action beside the one advised: ``worse`` by so many of a hundred games, give or take ``error``.

    Where ``worse`` is not larger than ``error`` nothing but luck tells the two apart.
    """

    number: int | None
    worse: float
    error: float
    reasons: list[HintReason] = []


class Hint(Wire):
    """What a bot would do, and why; ``steps`` is the whole plan, its actions written as decisions do.

    ``other`` is the action asked about; without one, another that does as well, if there is any.
    """

    seat: int
    number: int | None
    bot: str
    reasons: list[HintReason] = []
    steps: list[Json] = []
    other: HintOther | None = None


class WhyRequest(Asked):
    """Ask why something cannot be done on a seat of mine: an action by its number, or a press on a thing.

    Things are named as actions name them: ``tile:iron_gate``, ``card:sandbags``, ``seat:2``.
    """

    seat: int
    number: int | None = None
    thing: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Why(Wire):
    """What stands against an action: the rule, the key (``refused-…``) and arguments of a sentence, and it.

    ``number`` is the action that was asked about, or that the press most likely means; with ``legal`` nothing
    stands against it.
    """

    seat: int
    number: int
    legal: bool = False
    rule: str = ""
    reason: str = ""
    args: Json = {}
    message: str = ""


class Moment(Wire):
    """The table after ``moment`` acts, as this viewer saw it, and the events that led there.

    ``changes`` lead from ``view`` to the view after the first event, from there to that after the second, …
    """

    moment: int
    moments: int
    view: Json
    events: list[Json]
    changes: list[Any] = []


# -- commands ----------------------------------------


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


# -- what a client is told ----------------------------------------


class SeatNow(Wire):
    """A seat as everybody may see it."""

    seat: int
    kind: SeatKind
    name: str
    colour: str = ""
    bot: str = ""
    here: bool = False  # a client that holds this seat is connected
    thinking: bool = False


class UndoRequest(Wire):
    """A take-back that waits for answers: who asks, for how many acts, and who must still agree."""

    seat: int
    acts: int
    waiting: list[int]


class UndoNow(Wire):
    """What can be taken back: ``free`` seats, and the request that waits for answers."""

    free: list[int] = []
    possible: list[int] = []
    request: UndoRequest | None = None


class KnockNow(Wire):
    """Somebody who would sit down, and whose word is still missing."""

    seat: int
    name: str
    waiting: list[int]


class WindowNow(Wire):
    """The table is waiting before a card is drawn by a bot: for whom, how long, and who holds it up."""

    seconds: float
    waiting: list[int]
    held: list[int] = []


class Told(Wire):
    """One thing that happened at the table, numbered in this viewer's own stream."""

    n: int
    # start, act, undo, seat, freed, knock, admit, say, unsay, pause, pin, resign, request, answer, next
    kind: str
    at: float
    moment: int = 0  # where the replay of the game stands after it
    events: list[Json] = []
    args: Json = {}
    # In ``Changes``: for each event, what is different in the view after it (engine/changes.py)
    changes: list[Any] = []


class News(Wire, tag="news"):
    """Everything this viewer may know now, and what happened since the last message."""

    n: int  # the last number told
    version: int  # of the position, as this viewer counts: send it back with an act
    table: str
    game: str
    status: Status
    seats: list[SeatNow]
    you: list[int]
    watch: int | None
    host: bool
    options: dict[str, str]
    view: Json
    decisions: list[Json]
    asked: list[int]
    undo: UndoNow
    told: list[Told]
    moments: int
    commitment: str
    listed: bool = False
    window: WindowNow | None = None
    seed: str | None = None
    owing: list[int] = []  # of those asked, the seats that owe an answer; the others have an open window
    next_table: str | None = None
    next_key: str | None = None
    knocks: list[KnockNow] = []
    pinned: bool = False
    tally: Json | None = None  # what a finished game comes to, in figures


class Changes(Wire, tag="changes"):
    """What is different from the last message on this socket; what is left out stands as it did.

    The view changes first as each of ``told`` says for its events, then as ``view`` says.
    """

    n: int
    version: int
    told: list[Told] = []
    view: Any = {}
    status: str | UnsetType = UNSET
    seats: list[SeatNow] | UnsetType = UNSET
    you: list[int] | UnsetType = UNSET
    watch: int | UnsetType | None = UNSET
    host: bool | UnsetType = UNSET
    decisions: list[Json] | UnsetType = UNSET
    asked: list[int] | UnsetType = UNSET
    undo: UndoNow | UnsetType = UNSET
    moments: int | UnsetType = UNSET
    commitment: str | UnsetType = UNSET
    listed: bool | UnsetType = UNSET
    window: WindowNow | UnsetType | None = UNSET
    seed: str | UnsetType | None = UNSET
    owing: list[int] | UnsetType = UNSET
    next_table: str | UnsetType | None = UNSET
    next_key: str | UnsetType | None = UNSET
    knocks: list[KnockNow] | UnsetType = UNSET
    pinned: bool | UnsetType = UNSET
    tally: Json | UnsetType | None = UNSET
