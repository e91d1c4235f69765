"""Text on a screen, broken over lines only where it may be."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Prose:
    """Sentences, broken at ordinary spaces only, so that French punctuation stays with its word.

    Each line of the text is wrapped below its own indent.
    """

    def __init__(self, text: str, style: str = "") -> None:
        self.text = text
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.text.split("\n"):
            indent = " " * (len(line) - len(line.lstrip(" ")))
            for part in wrap(line, options.max_width, subsequent_indent=indent, drop_whitespace=True) or [""]:
                yield Text(part, style=self.style, no_wrap=True)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        words = [cell_len(word) for word in self.text.split(" ")]
        return Measurement(max(words), max(cell_len(line) for line in self.text.split("\n")))


class Pieces:
    """Short things in a row, as many a line as fit; none is broken."""

    def __init__(self, pieces: Sequence[Text]) -> None:
        self.pieces = [Text.assemble(piece, ",") if piece is not pieces[-1] else piece for piece in pieces]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(no_wrap=True)
        for piece in self.pieces:
            if line and line.cell_len + 1 + piece.cell_len > options.max_width:
                yield line
                line = Text(no_wrap=True)
            line = Text.assemble(line, " " if line else "", piece, no_wrap=True)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.pieces] or [0]
        return Measurement(max(widths), sum(widths) + len(widths) - 1)
