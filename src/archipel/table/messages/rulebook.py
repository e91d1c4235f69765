"""The rulebook of a game, and a table from a position of it."""

from archipel.table.messages.form import Asked, Json, Wire
from archipel.table.messages.opening import SeatRequest


class PictureNow(Wire):
    """A position that a rulebook shows, and which part of it."""

    name: str
    seats: int
    seat: int | None  # whose view it is
    view: Json
    decisions: list[Json]
    show: str
    marks: list[str]
    size: list[int]
    ratio: float
    wide: bool
    play: bool  # whether a table can be opened from it


class ChapterNow(Wire):
    """A part of a rulebook; its words are the message ``rulebook-<id>`` of the game."""

    id: str
    pictures: list[PictureNow]
    more: list[str]  # rules that its sentences do not name


class Rulebook(Wire):
    """The chapters of a game's rulebook."""

    game: str
    chapters: list[ChapterNow]


class ExampleTable(Asked):
    """Open a table that goes on from a position of the rulebook."""

    seats: list[SeatRequest]
