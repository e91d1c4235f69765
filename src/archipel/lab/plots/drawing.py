"""The few kinds of pictures that the lab draws: rates, heat maps, lengths, spreads and courses."""

from collections.abc import Sequence
from dataclasses import dataclass

from archipel.lab.plots.style import SERIES, WIDTH, Axes, Draw, Theme
from archipel.lab.words import number

Interval = tuple[float, float, float]  # what was found, and the interval that holds it
INK = "#1c2632"  # of figures on a coloured ground, whatever the paper
MARK, LETTER = 0.45, 0.064  # inches that a mark and a letter of a legend take


@dataclass(frozen=True)
class Row:
    """One line of a picture of rates."""

    label: str
    found: Interval
    group: int = 0


def rates(rows: Sequence[Row], axis: str, reference: float | None = None, groups: Sequence[str] = ()) -> Draw:
    """Dots with their intervals, from top to bottom; a dashed line for what would be even."""

    def draw(axes: Axes, theme: Theme) -> None:
        for place, row in enumerate(rows):
            value, low, high = row.found
            colour = SERIES[row.group % len(SERIES)]
            axes.plot([low, high], [place, place], color=colour, linewidth=2.2, solid_capstyle="round")
            axes.plot([value], [place], "o", color=colour, markersize=6)
        if reference is not None:
            axes.axvline(reference, color=theme.ink, linewidth=1, linestyle=(0, (4, 3)))
        axes.set_yticks(range(len(rows)), [row.label for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.grid(visible=False, axis="y")
        axes.set_xlabel(axis)
        _plain_numbers(axes.xaxis)
        if groups:
            for place, name in enumerate(groups):
                axes.plot([], [], "o-", color=SERIES[place % len(SERIES)], label=name)
            _legend(axes, groups)

    return draw


def heat(
    names: Sequence[str], cells: Sequence[Sequence[float | None]], axis: str, middle: float = 0.0
) -> Draw:
    """A square of numbers, blue below the middle and orange above; empty where there is nothing."""

    def draw(axes: Axes, theme: Theme) -> None:
        most = max((abs(each - middle) for row in cells for each in row if each is not None), default=1) or 1
        shown = [[float("nan") if each is None else each for each in row] for row in cells]
        image = axes.imshow(shown, cmap="PuOr_r", vmin=middle - most, vmax=middle + most, aspect="auto")
        for down, row in enumerate(cells):
            for across, value in enumerate(row):
                if value is not None:
                    text = number(value, 1 if most < 10 else 0)
                    colour = _ink_on(image.to_rgba(value))
                    axes.text(across, down, text, ha="center", va="center", color=colour, fontsize=8)
        axes.set_xticks(range(len(names)), names, rotation=35, ha="right", rotation_mode="anchor")
        axes.set_yticks(range(len(names)), names)
        axes.grid(visible=False)
        axes.spines[:].set_visible(False)
        axes.tick_params(length=0)
        bar = axes.figure.colorbar(image, ax=axes, shrink=0.8, pad=0.02)
        bar.outline.set_visible(False)
        bar.set_label(axis, color=theme.muted)
        _plain_numbers(bar.ax.yaxis)

    return draw


def over_time(named: Sequence[tuple[str, Sequence[int]]], across: str, up: str) -> Draw:
    """How many games of each kind ended when, one upon the other."""

    def draw(axes: Axes, theme: Theme) -> None:
        values = [value for _, each in named for value in each]
        bins = _bins(values)
        colours = [SERIES[place % len(SERIES)] for place in range(len(named))]
        axes.hist(
            [list(each) for _, each in named],
            bins=bins,
            stacked=True,
            color=colours,
            label=[n for n, _ in named],
        )
        axes.grid(visible=False, axis="x")
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        _whole_numbers(axes.xaxis, axes.yaxis)
        _legend(axes, [name for name, _ in named])

    return draw


def spreads(named: Sequence[tuple[str, Sequence[int]]], across: str, up: str) -> Draw:
    """How each group's values are spread, as outlines over one another, each of the same area."""

    def draw(axes: Axes, theme: Theme) -> None:
        bins = _bins([value for _, each in named for value in each])
        for place, (name, values) in enumerate(named):
            weights = [100 / len(values)] * len(values)
            style = {"color": SERIES[place % len(SERIES)], "histtype": "step", "linewidth": 1.8}
            axes.hist(list(values), bins=bins, weights=weights, label=name, **style)
        axes.grid(visible=False, axis="x")
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        _whole_numbers(axes.xaxis)
        _plain_numbers(axes.yaxis)
        if len(named) > 1:
            _legend(axes, [name for name, _ in named])

    return draw


def boxes(labels: Sequence[str], groups: Sequence[tuple[str, Sequence[Sequence[int]]]], axis: str) -> Draw:
    """For every label a box a group: the middle half, the median, and lines that hold nine in ten."""

    def draw(axes: Axes, theme: Theme) -> None:
        room = 0.8 / len(groups)
        for place, (name, values) in enumerate(groups):
            colour = SERIES[place % len(SERIES)]
            at = [down + (place - (len(groups) - 1) / 2) * room for down in range(len(labels))]
            drawn = axes.boxplot(
                [list(each) for each in values],
                positions=at,
                widths=room * 0.75,
                orientation="horizontal",
                whis=(5, 95),
                showfliers=False,
                patch_artist=True,
                medianprops={"color": theme.ink, "linewidth": 1.6},
                whiskerprops={"color": colour, "linewidth": 1.4},
                capprops={"color": colour, "linewidth": 1.4},
                boxprops={"facecolor": colour, "edgecolor": colour, "alpha": 0.75},
            )
            drawn["boxes"][0].set_label(name)
        axes.set_yticks(range(len(labels)), labels)
        axes.set_ylim(len(labels) - 0.5, -0.5)
        axes.grid(visible=False, axis="y")
        axes.set_xlabel(axis)
        _whole_numbers(axes.xaxis)
        if len(groups) > 1:
            _legend(axes, [name for name, _ in groups])

    return draw


@dataclass(frozen=True)
class Course:
    """A line along the game, with the band that holds the middle half where there is one."""

    name: str
    across: Sequence[float]
    up: Sequence[float]
    low: Sequence[float] = ()
    high: Sequence[float] = ()


def courses(lines: Sequence[Course], across: str, up: str, *, most: float | None = None) -> Draw:
    """Lines along the course of a game."""

    def draw(axes: Axes, theme: Theme) -> None:
        for place, line in enumerate(lines):
            colour = SERIES[place % len(SERIES)]
            axes.plot(line.across, line.up, color=colour, linewidth=2, label=line.name)
            if line.low:
                axes.fill_between(line.across, line.low, line.high, color=colour, alpha=0.22, linewidth=0)
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        axes.set_ylim(0, most)
        axes.margins(x=0.01)
        _plain_numbers(axes.xaxis, axes.yaxis)
        _legend(axes, [line.name for line in lines])

    return draw


def _bins(values: Sequence[int]) -> list[float]:
    """Whole numbers together, so that none has more of them than its neighbour."""
    low, high = min(values, default=0), max(values, default=0)
    step = max(1, -(-(high - low + 1) // 40))
    return [low - 0.5 + step * place for place in range((high - low) // step + 2)]


def _ink_on(colour: Sequence[float]) -> str:
    """What can be read on a colour better, white or ink, by the contrast that eyes see."""
    red, green, blue = (part**2.2 for part in colour[:3])
    return "#ffffff" if 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.22 else INK


def _plain_numbers(*sides: Axes) -> None:
    """Numbers as people of the language write them."""

    def plain(value: float, _place: int | None = None) -> str:
        return number(value, 0 if value == int(value) else 1)

    for side in sides:
        side.set_major_formatter(plain)


def _whole_numbers(*sides: Axes) -> None:
    """Turns, games and points have no halves."""
    _plain_numbers(*sides)
    for side in sides:
        side.get_major_locator().set_params(integer=True)


def _legend(axes: Axes, names: Sequence[str]) -> None:
    """Above the picture, where it hides nothing."""
    axes.legend(
        loc="lower left", bbox_to_anchor=(0, 1), ncols=columns(names), borderaxespad=0.2, fontsize=8.5
    )


def columns(names: Sequence[str]) -> int:
    """How many names of a legend stand beside one another: what does not fit would squeeze the picture.

    >>> columns(["a", "b", "c"]), columns(["the leader of the moment wins"] * 3), columns(["x" * 40] * 2)
    (3, 2, 1)
    """
    widest = MARK + LETTER * max(map(len, names), default=0)
    most = 3 if len(names) == 3 else 2
    return max(1, min(most, len(names), int(WIDTH / widest)))
