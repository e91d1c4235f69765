"""``archipel move-store``: all tables from one store to another."""

import click

from archipel.commands.language import lang
from archipel.table.host.move_command import move_store
from archipel.terminal.spoken import SpokenCommand
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def move(source: str, target: str, as_json: bool) -> None:
        move_store(source, target, as_json, words.language)

    params: list[click.Parameter] = [
        click.Argument(["source"], metavar="FROM"),
        click.Argument(["target"], metavar="TO"),
        click.Option(["--json", "as_json"], is_flag=True, help=words.text("help-move_json")),
        lang(words),
    ]
    return SpokenCommand("move-store", callback=move, params=params, help=words.text("help-move_store"))
