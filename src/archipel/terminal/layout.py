"""How the parts of a drawn board lie: a table beside the map, cells in columns, signs with their meaning."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from archipel.terminal.board import View
from archipel.terminal.signs import PAWN_STYLE, SEAT_SIGN
from archipel.words import Words


def side_by_side(picture: RenderableType, table: Iterable[RenderableType], width: int) -> Table:
    """A map, and beside it in so many columns of the screen what lies around it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(width=width)
    grid.add_row(picture, Group(*table))
    return grid


def in_columns(cells: Sequence[Text], columns: int) -> Table:
    """Short texts, so many in a line."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    for first in range(0, len(cells), columns):
        grid.add_row(*cells[first : first + columns])
    return grid


def with_meanings(signs: Iterable[tuple[str, str]]) -> Table:
    """Signs, each with what it means."""
    grid = Table.grid(padding=(0, 2))
    for sign, meaning in signs:
        grid.add_row(Text(sign, style="bold"), meaning)
    return grid


def adventurer(view: View, words: Words, number: int, place: str) -> Text:
    """The head of a seat in a team: whether it is its turn, its pawn, its name, who it plays and where."""
    seat = view["seats"][number]
    who = Text("▶ " if number == view["active"] and view["outcome"] is None else "  ")
    who.append(SEAT_SIGN[number], PAWN_STYLE[seat["colour"]])
    who.append(f" {words.seat(number)}", "bold")
    return who.append(f" · {words.name('adventurer', seat['adventurer'])} · {place}")


def with_hands(seats: Iterable[tuple[Text, RenderableType]], columns: int) -> Table:
    """Everybody with a hand: beside the name, or below it in a narrow column."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=columns == 2)
    for who, hand in seats:
        if columns == 2:
            grid.add_row(who, hand)
        else:
            grid.add_row(who)
            grid.add_row(Padding(hand, (0, 0, 0, 4)))
    return grid
