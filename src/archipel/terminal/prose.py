"""Sentences on a screen: broken at ordinary spaces only, so that French punctuation stays with its word."""

from textwrap import wrap

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Prose:
    """A text that may have several lines; each is wrapped below its own indent."""

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
