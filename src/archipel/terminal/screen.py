"""Where text goes and where answers come from: a terminal, or a plain pipe."""

import sys
import time
from contextlib import suppress
from typing import IO

from rich.console import Console, RenderableType
from rich.text import Text

from archipel.terminal.prose import Prose


class Screen:
    """One screen and one keyboard; with pipes instead, no colour, no pauses, and the answers are echoed."""

    def __init__(self, fast: bool = False) -> None:
        _never_fail(sys.stdout)
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self.fast = fast
        if self.live:
            with suppress(ImportError):
                import readline  # noqa: F401 - arrows and history while typing

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    def show(self, *things: RenderableType) -> None:
        """Print things one below the other; a plain string is a sentence, never markup."""
        for thing in things:
            self.console.print(Prose(thing) if isinstance(thing, str) else thing)

    def say(self, sentence: str) -> None:
        """Print a sentence with a path in it, which must not be broken over lines."""
        self.console.print(Text(sentence), soft_wrap=True)

    def warn(self, sentence: str) -> None:
        """Say that something was not understood or cannot be."""
        self.show(Prose(sentence, style="yellow"))

    def note(self, sentence: str) -> None:
        """Say something that only a newcomer reads."""
        self.show(Prose(sentence, style="dim"))

    def clear(self) -> None:
        """Start at the top of an empty screen, where there is one."""
        if self.live:
            self.console.clear()

    def pause(self, seconds: float) -> None:
        """Let people follow what happens."""
        if self.live and not self.fast:
            time.sleep(seconds)

    def ask(self, prompt: str = "") -> str | None:
        """One line of answer without the spaces around it; ``None`` when nobody will answer any more."""
        if prompt:
            self.show(Prose(prompt, style="bold"))
        try:
            line = input("> ").strip()
        except EOFError:
            self.show("")
            return None
        if not self.live:
            self.show(line)
        return line


def _never_fail(stream: IO[str]) -> None:
    """A terminal that cannot show a sign shows a question mark instead."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
