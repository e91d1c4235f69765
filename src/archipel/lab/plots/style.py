"""How a plot looks: on light and dark paper, on a page that changes between them, and as a file."""

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from archipel.lab.extras import need

WIDTH = 5.4  # inches; on a telephone's width the words are still nine points high
# Told apart by everybody, and readable on light and on dark paper.
SERIES = ("#3b82c4", "#e08214", "#2a9d6f", "#d1495b", "#8a63b8", "#a07a45", "#7f8a92", "#c2649a")


@dataclass(frozen=True)
class Theme:
    """The colours that depend on the paper."""

    ink: str
    muted: str
    grid: str
    paper: str


LIGHT = Theme("#1d2733", "#5b6773", "#d9dee3", "#ffffff")
DARK = Theme("#e8ecef", "#a5b0ba", "#3a444d", "#161b20")
# Colours that stand for the page's own, and are exchanged once the plot is drawn.
PAGE = Theme("#010203", "#020304", "#030405", "none")
SHEET = Theme(PAGE.ink, PAGE.muted, PAGE.grid, "#040506")
_OF_THE_PAGE = {
    PAGE.ink: "var(--ink)",
    PAGE.muted: "var(--muted)",
    PAGE.grid: "var(--grid)",
    SHEET.paper: "var(--paper)",
}

Axes = Any
Draw = Callable[[Axes, Theme], None]


@dataclass(frozen=True)
class Plot:
    """One picture: its name for files, what it shows, how to read it, and how it is drawn."""

    name: str
    title: str
    note: str
    draw: Draw
    height: float = 3.2  # inches


def picture(plot: Plot, theme: Theme, form: str) -> bytes:
    """The plot as a file: ``picture(plot, LIGHT, "png")``."""
    matplotlib = need("matplotlib", "lab")
    figures = need("matplotlib.figure", "lab")
    settings = {
        "axes.axisbelow": True,
        "axes.edgecolor": theme.muted,
        "axes.facecolor": "none",
        "axes.grid": True,
        "axes.labelcolor": theme.muted,
        "axes.spines.right": False,
        "axes.spines.top": False,
        "font.size": 9.5,
        "grid.color": theme.grid,
        "grid.linewidth": 0.6,
        "legend.frameon": False,
        "legend.labelcolor": theme.ink,
        "svg.fonttype": "none",  # words stay words: they can be read aloud, searched and copied
        "svg.hashsalt": plot.name,  # the same bytes every time, and no id twice on a page
        "text.color": theme.ink,
        "xtick.color": theme.muted,
        "xtick.labelcolor": theme.ink,
        "ytick.color": theme.muted,
        "ytick.labelcolor": theme.ink,
    }
    with matplotlib.rc_context(settings):
        figure = figures.Figure(figsize=(WIDTH, plot.height), layout="constrained", facecolor=theme.paper)
        plot.draw(figure.add_subplot(), theme)
        file = io.BytesIO()
        about = {"Date": None} if form == "svg" else {"Software": None}
        figure.savefig(file, format=form, dpi=200, metadata=about)
    return file.getvalue()


def inline(plot: Plot) -> str:
    """The plot as a part of a page, in the page's own colours."""
    drawn = _named(picture(plot, PAGE, "svg").decode())
    drawn = drawn[drawn.index("<svg") :]
    # As wide as there is room; who cannot see it hears the title.
    drawn = re.sub(r' width="[^"]*pt"', "", re.sub(r' height="[^"]*pt"', "", drawn, count=1), count=1)
    return drawn.replace("<svg", f'<svg role="img" aria-labelledby="t-{plot.name}"', 1)


def sheet(plot: Plot) -> bytes:
    """The plot as a file for a document: on light or dark paper of its own, as its reader likes it."""
    drawn = _named(picture(plot, SHEET, "svg").decode())
    return drawn.replace("<defs>", f"<style>{_variables(LIGHT)} {DARKENED}</style>\n <defs>", 1).encode()


def _named(drawn: str) -> str:
    """A plot whose colours are the page's."""
    for colour, own in _OF_THE_PAGE.items():
        drawn = drawn.replace(colour, own)
    return drawn


def _variables(theme: Theme) -> str:
    told = {"ink": theme.ink, "muted": theme.muted, "grid": theme.grid, "paper": theme.paper}
    return "svg{" + ";".join(f"--{name}:{colour}" for name, colour in told.items()) + "}"


DARKENED = f"@media (prefers-color-scheme: dark){{{_variables(DARK)}}}"
