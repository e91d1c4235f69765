"""What a client is told: everything its people may know, then what changes."""

from typing import Any

from msgspec import UNSET, UnsetType

from archipel.table.messages.form import Json, Status, Wire
from archipel.table.seats import SeatKind


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


class LessonPraise(Wire):
    """What was good about the last thing done: a moment's name, the form of its words, and figures."""

    key: str
    form: str
    args: Json


class ExerciseNow(Wire):
    """An exercise: its number, how many there are, and once it is solved its odds.

    Both are games of a hundred that are won: after the best first move, and after the best of the others.
    """

    number: int
    count: int
    odds: int | None = None
    next_odds: int | None = None


class LessonNow(Wire):
    """How far a lesson is: the moment that is told, from 1, by the name of its words and with their figures.

    ``lights`` are the things that it speaks of. The player is to act (``does``) or to go on (``go_on``); a
    ``passed`` moment has been done, and ``later`` says that some turns of the same game were left out.
    """

    name: str
    moment: int
    moments: int
    key: str
    args: Json
    lights: list[str]
    does: bool
    go_on: bool
    later: bool
    passed: bool
    praise: LessonPraise | None
    known: list[str]  # the names of the moments that have come so far
    finished: bool
    exercise: ExerciseNow | None = None  # at a table for an exercise, which is a lesson of one moment


class Told(Wire):
    """One thing that happened at the table, numbered in this viewer's own stream."""

    n: int
    # start, act, undo, seat, freed, knock, admit, say, unsay, pause, pin, resign, request, answer, next,
    # lesson
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
    lesson: LessonNow | None = None
    standing: list[Json] = []  # how a running one stands by this view: the aim and the dangers, in figures


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
    lesson: LessonNow | UnsetType | None = UNSET
    standing: list[Json] | UnsetType = UNSET
