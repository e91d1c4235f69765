"""What the lab's commands share: their arguments, a progress bar, one sentence for a mistake."""

import functools
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.engine.errors import ArchipelError, BadOption
from archipel.lab.words import say, words
from archipel.lab.worker_pool import Part

INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended
COUNT = click.IntRange(min=1)

F = TypeVar("F", bound=Callable[..., Any])


def with_clear_errors(command: Callable[..., None]) -> Callable[..., None]:
    """Turn a mistake of the caller into one sentence on standard error, and exit code 2."""

    @functools.wraps(command)
    def wrapped(*args: Any, **kwargs: Any) -> None:
        try:
            command(*args, **kwargs)
        except ArchipelError as mistake:
            click.echo(words().mistake(mistake), err=True)
            sys.exit(2)

    return wrapped


def read_options(texts: tuple[str, ...]) -> dict[str, str]:
    """The game's options, from words such as ``difficulty=elite``."""
    chosen: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption("option_form", text=text)
        chosen[name.strip()] = value.strip()
    return chosen


def bot_list(text: str) -> list[str]:
    """The bots of a list with commas."""
    return [name.strip() for name in text.split(",")]


def about_games(games: int | None) -> Callable[[F], F]:
    """The arguments that the commands share; without a number, they do not count in games."""

    def add(command: F) -> F:
        count = click.option("--games", default=games, show_default=True, type=COUNT, help=say("lab-games"))
        for decorate in (
            click.option("--json", "as_json", is_flag=True, help=say("lab-json")),
            click.option(
                "--workers", default=1, show_default=True, type=click.IntRange(0), help=say("lab-workers")
            ),
            click.option("--seed", default="0", show_default=True, help=say("lab-seed")),
            *([count] if games else []),
            click.option(
                "--option",
                "options",
                multiple=True,
                metavar="NAME=VALUE",
                help=say("lab-option"),
            ),
            click.option("--seats", type=COUNT, help=say("lab-seats")),
            click.argument("game"),
        ):
            command = decorate(command)
        return command

    return add


def with_cluster(command: F) -> F:
    """The argument for many machines."""
    return click.option("--cluster", default="", metavar="ADDRESS", help=say("lab-cluster"))(command)


def with_report(command: F) -> F:
    """The arguments for plots: a page, and a folder of files."""
    folder, file = click.Path(file_okay=False), click.Path(dir_okay=False)
    for decorate in (
        click.option("--plots", type=folder, metavar="FOLDER", help=say("lab-plots")),
        click.option("--report", "report_file", type=file, metavar="FILE.html", help=say("lab-report")),
    ):
        command = decorate(command)
    return command


@contextmanager
def progress_bar(games: int) -> Iterator[Callable[[Part], None]]:
    """A bar on standard error that counts games; nothing where nobody watches."""
    console = Console(stderr=True)
    bar = Progress(
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("{task.percentage:>3.0f} %"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    with bar:
        task = bar.add_task("", total=games)
        yield lambda part: bar.advance(task, part.games)


def print_json(document: object) -> None:
    """One document on standard output."""
    click.echo(json.dumps(document, indent=1, ensure_ascii=False))
