"""What happened, told in order; kept as events, so that it can be told again in another language."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from archipel.engine.event import Event
from archipel.terminal.board import Board
from archipel.terminal.prose import Prose
from archipel.words import Words


def tell(events: Sequence[Event], seat: int | None, board: Board, words: Words) -> list[Table]:
    """A line for each event that this seat saw."""
    lines: list[Table] = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            line = Table.grid(padding=(0, 1, 0, 0))
            line.add_row(Text("·", style="dim"), Prose(words.event(seen), board.tones.get(seen.key, "")))
            lines.append(line)
    return lines
