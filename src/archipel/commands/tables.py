"""``archipel tables``: what the host of a server does with its tables."""

import click

from archipel.commands.language import lang
from archipel.table.host.commands import commands
from archipel.terminal.spoken import SpokenCommand, SpokenGroup
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    @click.pass_context
    def tables(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    group = SpokenGroup(
        "tables",
        callback=tables,
        params=[lang(words)],
        help=words.text("help-tables"),
        invoke_without_command=True,
    )
    for verb in commands(words.language):
        group.add_command(SpokenCommand.like(verb, lang(words)))
    return group
