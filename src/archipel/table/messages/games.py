"""Which games there are, and which tables anybody may join."""

from archipel.table.messages.form import Status, Wire
from archipel.table.seats import SeatKind


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
    best_seats: tuple[int, int]  # with how many it is best; 0 where nobody has said
    minutes: tuple[int, int]  # how long it usually takes
    weight: int  # 1 easy, 2 medium, 3 demanding
    first_game: dict[str, str]  # the options of a first game that are not the default
    cooperative: bool
    secrets: bool  # whether people at one screen must hand it over
    options: list[OptionNow]
    bots: list[str]
    endings: list[str]
    lessons: list[str] = []  # by name, the first one first
    exercises: int = 0  # how many it has


class ExerciseListed(Wire):
    """An exercise in the list of its game."""

    number: int
    name: str  # its words are exercise-<name>
    seats: int


class ExerciseList(Wire):
    """The exercises of a game, in their order."""

    exercises: list[ExerciseListed]


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
