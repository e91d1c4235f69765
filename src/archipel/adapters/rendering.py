"""A position drawn for whoever watches a learner: the terminal's board as text or as a picture."""

from typing import Any, Final

from rich.console import Console
from rich.segment import Segment

from archipel.engine.state import State
from archipel.terminal.board import board_of
from archipel.words import FALLBACK, Words

MODES: Final = ["human", "ansi", "rgb_array"]
WIDTH: Final = 120  # characters
HEIGHT: Final = 42  # lines of a picture; every picture of a game has the same size


def lines(state: State, seat: int | None = None, language: str = FALLBACK) -> list[list[Segment]]:
    """The board as a seat (``None``: a spectator) sees it, line by line in the terminal's colours."""
    console = Console(width=WIDTH, color_system="truecolor", highlight=False, markup=False, emoji=False)
    words = Words(language, state.game.id)
    drawn = board_of(state.game.id).draw(state.view(seat), words, WIDTH, ())
    return console.render_lines(drawn, pad=False)


def text(state: State, seat: int | None = None, language: str = FALLBACK) -> str:
    """The board in plain characters."""
    return "".join(
        "".join(segment.text for segment in line).rstrip() + "\n" for line in lines(state, seat, language)
    )


def render(mode: str | None, state: State, seat: int | None) -> Any:
    """What an environment's ``render`` answers in this mode; nothing without one."""
    if mode == "ansi":
        return text(state, seat)
    if mode == "rgb_array":
        from archipel.adapters.picture import picture

        return picture(state, seat)
    if mode == "human":
        print(text(state, seat))
    return None
