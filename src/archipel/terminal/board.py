"""What a board in characters can do: draw a view, say where things are, and what has just changed."""

from collections.abc import Collection, Sequence
from importlib import import_module
from typing import Any, ClassVar

from rich.console import RenderableType

from archipel.engine.action import Action
from archipel.engine.event import Event
from archipel.words import Words

View = dict[str, Any]  # what State.view gives


class Board:
    """How one game looks in a terminal. It reads views and events and knows no rules."""

    # When people who hold something playable are asked while a bot plays: the name of a setting, and the
    # kinds of question it stands for. The first is the usual one; "always" and "never" come on top.
    moments: ClassVar[dict[str, frozenset[str]]] = {}

    # Kinds of action that may be chosen at any time: they stand apart from what somebody waits for.
    anytime: ClassVar[frozenset[str]] = frozenset()

    # How events are set in the story, by key; the others are plain.
    tones: ClassVar[dict[str, str]] = {}

    def draw(self, view: View, words: Words, width: int, fresh: Collection[str]) -> RenderableType:
        """The whole table; what is ``fresh`` stands out."""
        raise NotImplementedError

    def piles(self, view: View, words: Words) -> RenderableType:
        """Every pile that may be looked through, in full."""
        raise NotImplementedError

    def legend(self, words: Words) -> RenderableType:
        """What the signs on the board mean."""
        raise NotImplementedError

    def heading(self, view: View, words: Words) -> str:
        """Turn and place, for the line above the board."""
        raise NotImplementedError

    def introduction(self, view: View, words: Words) -> list[str]:
        """Who is who, told once at the start."""
        return []

    def summary(self, view: View, words: Words) -> list[tuple[str, str]]:
        """What to tell at the end, as labels and values."""
        return []

    def spot(self, view: View, action: Action) -> str:
        """Where on the board an action happens, as the board labels it; may be nothing."""
        return ""

    def fresh(self, events: Sequence[Event]) -> set[str]:
        """What these events changed on the board."""
        return set()


def board_of(game: str) -> Board:
    """How a game is drawn: by the ``BOARD`` of its own ``terminal`` folder; without one, as plain text."""
    own = f"archipel.games.{game}.terminal.board"
    try:
        board: Board = import_module(own).BOARD
    except ModuleNotFoundError as missing:
        if not own.startswith(missing.name or "?"):  # the board is there and lacks something itself
            raise
        from archipel.terminal.plain import PlainBoard

        return PlainBoard()
    return board
