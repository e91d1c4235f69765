"""A game without a drawn board: everything in its view as lines of text, for any game."""

from collections.abc import Collection
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from archipel.engine.event import Json
from archipel.terminal.board import Board, View
from archipel.terminal.prose import Prose
from archipel.words import Words

# Told elsewhere: above the board, beside the seats, or by the question itself.
_TOLD: Final = frozenset({"game", "seat", "options", "turn", "active", "step", "seats", "outcome"})
_LABEL: Final = "rgb(200,160,90)"


class PlainBoard(Board):
    """A label and a value a line; ``label-…`` texts of the game name what its view holds."""

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """The seats, then whatever else the viewer may see."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True, max_width=width // 3)
        grid.add_column(ratio=1)
        for seat, own in enumerate(_list(view.get("seats"))):
            asked = "▶ " if seat == view.get("active") else "  "
            grid.add_row(Text(asked + words.seat(seat), style="bold"), Prose(words.value("seats", own)))
        for name, value in view.items():
            if name not in _TOLD:
                _add(grid, name, value, words)
        return grid

    def piles(self, view: View, words: Words) -> RenderableType:
        """Nothing is folded away: the same once more."""
        return self.draw(view, words, 80, ())

    def legend(self, words: Words) -> RenderableType:
        """There are no signs but one."""
        return Text(f"▶ {words.label('active')}")

    def heading(self, view: View, words: Words) -> str:
        """The turn, if the game counts them."""
        return f"{words.label('turn')} {view['turn']}" if isinstance(view.get("turn"), int) else ""

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """What each seat scored."""
        outcome = view.get("outcome")
        scores = _list(outcome.get("scores")) if isinstance(outcome, dict) else []
        return [(words.seat(seat), str(score)) for seat, score in enumerate(scores)]


def _list(value: object) -> list[Json]:
    return value if isinstance(value, list) else []


def _add(grid: Table, name: str, value: Json, words: Words, depth: int = 0) -> None:
    """A line for a simple thing, and one for each part of a thing that has parts of its own."""
    label = Text("  " * depth + words.label(name), style=_LABEL)
    parts = list(value.items()) if isinstance(value, dict) else []
    if any(isinstance(part, dict | list) for _, part in parts):
        grid.add_row(label, "")
        for inner, part in parts:
            _add(grid, inner, part, words, depth + 1)
    elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
        for place, each in enumerate(value):
            grid.add_row("" if place else label, Prose(words.value(name, each)))
    else:
        grid.add_row(label, Prose(words.value(name, value)))
