"""The last screen of a game."""

from typing import TYPE_CHECKING

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.terminal.prose import Prose

if TYPE_CHECKING:
    from archipel.terminal.play import Play


def show_ending(play: "Play") -> None:
    """How it ended, why, and where the record lies."""
    words, match = play.words, play.match
    outcome = match.state.outcome
    assert outcome is not None
    title, meaning = words.ending(outcome)
    won = any(outcome.won)
    lines = Table.grid(padding=(0, 2))
    lines.add_column(style="bold")
    lines.add_column(overflow="fold")
    for label, value in play.board.summary(match.state.view(None), words):
        lines.add_row(label, value)
    if match.record.seed:
        lines.add_row(words.text("end-seed"), match.record.seed)
    page = Table.grid()
    page.add_row(Prose(f"{meaning} ({outcome.rule})".strip()))
    page.add_row(Text())
    page.add_row(lines)
    style = "bold green" if won else "bold red"
    heading = words.text("end-won" if won else "end-lost", ending=title)
    play.screen.show("", Panel(page, title=Text(heading, style=style), border_style=style, padding=(1, 2)))
    play.screen.say(f"{words.text('end-record')} {play.saved.path}")
    play.screen.say(words.text("end-replay", name=play.saved.path.stem))
