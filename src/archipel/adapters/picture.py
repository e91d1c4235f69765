"""The terminal's board as a picture: characters on a grid, in the terminal's colours. It needs Pillow."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from rich.color import Color
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME

from archipel.adapters.rendering import HEIGHT, WIDTH, lines
from archipel.engine.state import State
from archipel.words import FALLBACK

CELL: Final = (9, 18)  # pixels of a character
SIZE: Final = 15
PAPER: Final = (24, 26, 32)
INK: Final = (226, 226, 220)
_FONT: Final = "DejaVuSansMono.ttf"
_NUMBERS: Final = str.maketrans("①②③④⑤", "12345")  # a font of equal widths has no room for circles
# Where no font has the characters of boxes, these are as good.
_PLAIN: Final = str.maketrans("─│┌┐└┘├┤┬┴┼░▒≈", "-|+++++++++:%~")


@lru_cache(maxsize=1)
def _font() -> tuple[Any, bool]:
    """DejaVu Sans Mono from the machine or from matplotlib, and whether it was found; else Pillow's own."""
    from PIL import ImageFont

    try:
        return ImageFont.truetype(_FONT, SIZE), True
    except OSError:
        pass
    try:
        import matplotlib

        return ImageFont.truetype(str(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / _FONT), SIZE), True
    except (ImportError, OSError):
        return ImageFont.load_default(SIZE), False


def picture(state: State, seat: int | None = None, language: str = FALLBACK) -> npt.NDArray[np.uint8]:
    """The board as a seat sees it: rows, columns, red, green and blue; always of the same size."""
    try:
        from PIL import Image, ImageDraw
    except ImportError as missing:
        raise ImportError("Pictures need Pillow: pip install 'archipel[pictures]'.") from missing
    across, down = CELL
    image = Image.new("RGB", (across * WIDTH, down * HEIGHT), PAPER)
    draw = ImageDraw.Draw(image)
    font, whole = _font()
    for row, line in enumerate(lines(state, seat, language)[:HEIGHT]):
        column = 0
        for segment in line:
            ink, paper = _colours(segment.style)
            text = segment.text.translate(_NUMBERS)
            for character in text if whole else text.translate(_PLAIN):
                left, top = column * across, row * down
                if paper is not None:
                    draw.rectangle((left, top, left + across - 1, top + down - 1), fill=paper)
                if character != " ":
                    draw.text((left + across / 2, top + down / 2), character, ink, font, anchor="mm")
                column += 1
    return np.asarray(image)


def _colours(style: Style | None) -> tuple[tuple[int, int, int], tuple[int, int, int] | None]:
    """Ink and paper of a style; no paper where it is that of the whole picture."""
    if style is None:
        return INK, None
    ink, paper = _rgb(style.color, INK), _rgb(style.bgcolor, PAPER)
    if style.reverse:
        ink, paper = paper, ink
    if style.dim:
        red, green, blue = ((2 * one + other) // 3 for one, other in zip(ink, PAPER, strict=True))
        ink = (red, green, blue)
    return ink, None if paper == PAPER else paper


def _rgb(colour: Color | None, otherwise: tuple[int, int, int]) -> tuple[int, int, int]:
    if colour is None or colour.is_default:
        return otherwise
    red, green, blue = colour.get_truecolor(SVG_EXPORT_THEME)
    return red, green, blue
