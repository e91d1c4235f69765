"""Tables of a store on a terminal: a list, one of them, what is wrong, and how far the work is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from archipel.table.host.account import Line, Verdict
from archipel.words import Words

WIDE: Final = 200  # columns where no screen says how wide it is


def screen(errors: bool = False) -> Console:
    """Where results are shown; what a program reads is not broken into lines of a screen's width."""
    console = Console(stderr=errors)
    return console if console.is_terminal else Console(stderr=errors, width=WIDE)


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, told how much of how much is done; nothing where nobody watches."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(None),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


class Shown:
    """Results in the reader's language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.console = screen()

    def say(self, key: str, **about: Any) -> None:
        """One sentence."""
        self.console.print(self.words.text(key, **about), markup=False, highlight=False, soft_wrap=True)

    def remark(self, key: str, **about: Any) -> None:
        """One sentence beside the results."""
        told = self.words.text(key, **about)
        screen(errors=True).print(told, markup=False, highlight=False, soft_wrap=True)

    def title(self, game: str) -> str:
        """A game's name."""
        return Words(self.words.language, game).title

    def all(self, lines: list[Line], statuses: dict[str, str]) -> None:
        """Every table on a line."""
        heads = ["table", "game", "opened", "used", "entries", "people", *(["status"] if statuses else [])]
        grid = self._grid(heads)
        for line in lines:
            cells = [line.id, self.title(line.game), when(line.opened), when(line.used), str(line.entries)]
            cells.append(", ".join(line.people) or "–")
            if statuses:
                cells.append(self.status(statuses[line.id]))
            grid.add_row(*cells)
        if lines:
            self.console.print(grid, markup=False)
        self.say("tables-count", count=len(lines))

    def status(self, status: str) -> str:
        """Whether a game runs, in words."""
        return self.words.text(f"tables-status-{status}")

    def one(self, told: dict[str, Any], line: Line) -> None:
        """Everything about one table."""
        words = Words(self.words.language, line.game)
        options = ", ".join(
            f"{words.option(name)}: {words.option_value(name, value)}"
            for name, value in told["options"].items()
        )
        outcome = told["outcome"]
        grid = Grid(box=None, pad_edge=False, show_header=False)
        grid.add_column(style="bold")
        grid.add_column(overflow="fold")
        for head, cell in [
            ("table", line.id),
            ("mark", told["mark"]),
            ("game", words.title),
            ("options", options or "–"),
            ("status", self.status(told["status"])),
            ("ending", words.said(f"ending-{outcome}", outcome) if outcome else "–"),
            ("opened", when(line.opened)),
            ("used", when(line.used)),
            ("acts", str(told["acts"])),
            ("entries", str(line.entries)),
            ("bytes", str(line.bytes)),
            ("pinned", "✓" if told["pinned"] else "–"),
            ("commitment", told["commitment"]),
            ("next", told["next"] or "–"),
            *[(f"seat {number}", self._seat(seat)) for number, seat in enumerate(told["seats"], start=1)],
        ]:
            name, _, number = head.partition(" ")
            grid.add_row(self.words.text(f"tables-{name}", number=number), cell)
        self.console.print(grid, markup=False)

    def _seat(self, seat: dict[str, str]) -> str:
        kind = self.words.text(f"tables-seat-{seat['kind']}")
        bot = self.words.name("bot", seat["bot"]) if seat["bot"] else ""
        return ", ".join(part for part in (seat["name"], kind, bot) if part)

    def unsound(self, verdicts: list[Verdict]) -> None:
        """What is wrong, a table a line."""
        for each in verdicts:
            reason = self.words.mistake(each.reason)
            self.say("tables-unsound", table=each.table, game=self.title(each.game), reason=reason)

    def _grid(self, heads: list[str]) -> Grid:
        grid = Grid(box=None, pad_edge=False, header_style="bold")
        for head in heads:
            right = "right" if head == "entries" else "left"
            grid.add_column(self.words.text(f"tables-{head}"), justify=right, no_wrap=head == "table")  # type: ignore[arg-type]
        return grid


def when(at: float) -> str:
    """A point in time as clocks here show it."""
    return datetime.fromtimestamp(at).strftime("%Y-%m-%d %H:%M")
