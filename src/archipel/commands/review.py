"""``archipel review``: what was luck and what was play in a finished game."""

import json
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from archipel.commands.language import lang
from archipel.engine.record import Record
from archipel.games import find
from archipel.review import Desk, Review
from archipel.review.page import page
from archipel.review.telling import Telling
from archipel.terminal.review import show
from archipel.terminal.saved_games import write_whole
from archipel.terminal.screen import Screen
from archipel.terminal.seating import seats_of_record
from archipel.terminal.spoken import SpokenCommand
from archipel.terminal.start import find_file, open_record
from archipel.words import LANGUAGES, Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def review(file: str, quick: bool, as_json: bool, html: str | None, seed: str) -> None:
        record, _ = open_record(find_file(file))
        desk = Desk(record, seed)
        found = look(desk, quick, words)

        def telling(language: str) -> Telling:
            return Telling(found, desk.reviewer.match, at_table(language, record))

        if html is not None:
            languages = sorted(LANGUAGES, key=lambda each: each != words.language)
            write_whole(Path(html).expanduser(), page([telling(each) for each in languages]))
        if as_json:
            click.echo(json.dumps(found.to_json(), ensure_ascii=False))
        elif html is not None:
            Screen().say(at_table(words.language, record).text("review-written", file=html))
        else:
            show(telling(words.language), Screen())

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--quick"], is_flag=True, help=words.text("help-review_quick")),
        click.Option(["--json", "as_json"], is_flag=True, help=words.text("help-review_json")),
        click.Option(["--html"], metavar="PAGE", help=words.text("help-review_html")),
        click.Option(["--seed"], default="", metavar="TEXT", help=words.text("help-review_seed")),
        lang(words),
    ]
    return SpokenCommand("review", callback=review, params=params, help=words.text("help-review"))


def at_table(language: str, record: Record) -> Words:
    """The words of a record's table and those of reviews."""
    seats = seats_of_record(record.table, record.seats, find(record.game), Words(language))
    return Words(language, record.game, [seat.name for seat in seats], part="review")


def look(desk: Desk, quick: bool, words: Words) -> Review:
    """The review, with a bar where somebody watches."""
    told = Words(words.language, part="review").text("review-running")
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    with bar:
        task = bar.add_task(told, total=1.0)
        while desk.step() and not (quick and desk.glanced):
            bar.update(task, completed=desk.done)
    found = desk.review()
    assert found is not None
    return found
