"""What happened, told in order; kept as events, so that it can be told again in another language."""

from collections.abc import Sequence

from rich.text import Text

from archipel.engine.event import Event
from archipel.terminal.boards import Board
from archipel.words import Words


def tell(events: Sequence[Event], seat: int | None, board: Board, words: Words) -> list[Text]:
    """A line for each event that this seat saw."""
    lines: list[Text] = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            tone = board.tones.get(seen.key, "")
            lines.append(Text.assemble(("· ", "dim"), (words.event(seen), tone)))
    return lines
