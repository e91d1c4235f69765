"""A review on the screen: who was lucky, who decided how, and what turned the game."""

from typing import Final

from rich.table import Table
from rich.text import Text

from archipel.review.telling import Telling, within
from archipel.terminal.prose import Prose
from archipel.terminal.screen import Screen

BARS: Final = "▁▂▃▄▅▆▇█"
SUMS: Final = ("start", "luck", "loss", "gifts", "judge", "result", "deserved")


def show(telling: Telling, screen: Screen) -> None:
    """All of it, the outcome first."""
    words, review = telling.words, telling.review
    screen.show(Prose(words.text("review-of", game=words.title), style="bold"))
    screen.note(words.text("review-if-played-well"))
    screen.show("")
    for place in range(len(review.sums)):
        screen.show(telling.summary(place))
    screen.show("", _curves(telling, screen.width), "", _sums(telling), "", _players(telling), "")
    screen.show(Prose(words.text("review-turnings"), style="bold"))
    if not review.turning:
        screen.show(words.text("review-no-turnings"))
    for turning in review.turning:
        happening = review.happenings[turning.happening]
        screen.show("", telling.turning(turning))
        chosen = turning.cause == "decision"
        for sentence in telling.reasons(happening) if chosen else telling.struck(turning):
            screen.note(f"· {sentence}")


def _curves(telling: Telling, width: int) -> Table:
    """The chance of winning over time, a line of bars for each side."""
    review = telling.review
    table = Table.grid(padding=(0, 1))
    names = [telling.name(place) for place in range(len(review.sums))]
    room = max(10, width - max(map(len, names)) - 2)
    for place, name in enumerate(names):
        odds = [review.sums[place].start, *(each.after[place] for each in review.happenings)]
        step = max(1.0, len(odds) / room)
        picked = [odds[int(i * step)] for i in range(int(len(odds) / step))]
        bars = "".join(BARS[min(7, max(0, int(8 * each)))] for each in picked)
        table.add_row(Text(name, style="bold"), Text(bars, style="cyan"))
    return table


def _sums(telling: Telling) -> Table:
    words = telling.words
    table = Table(box=None, padding=(0, 2), title=words.text("review-title"), title_justify="left")
    table.add_column("")
    for place in range(len(telling.review.sums)):
        table.add_column(telling.name(place), justify="right")
    for name in SUMS:
        if name == "gifts" and telling.review.team:
            continue
        cells: list[str] = []
        for sums in telling.review.sums:
            share = within(sums.deserved) if name == "deserved" else getattr(sums, name)
            signed = name in ("luck", "loss", "gifts", "judge")
            told = telling.points(-share if name == "loss" else share, signed)
            error = {"luck": sums.luck_error, "loss": sums.loss_error}.get(name)
            if error is not None:
                told += " " + words.text("review-error", points=telling.points(2 * error, False))
            cells.append(told)
        table.add_row(words.text(f"review-{name}"), *cells)
    return table


def _players(telling: Telling) -> Table:
    words = telling.words
    table = Table(box=None, padding=(0, 1), title=words.text("review-players"), title_justify="left")
    heads = ("player", "decisions", "each", "inaccuracies", "mistakes", "blunders")
    for head in heads:
        name = words.text(f"review-{head}")
        longest = max(map(len, name.split()))  # a word is not cut, and not torn in two
        table.add_column(name, justify="left" if head == "player" else "right", min_width=longest)
    for player in telling.review.players:
        counts = (player.inaccuracies, player.mistakes, player.blunders)
        table.add_row(
            words.seat(player.seat),
            str(player.decisions),
            telling.small(max(0.0, player.mean_loss)),
            *map(str, counts),
        )
    return table
