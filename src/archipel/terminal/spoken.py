"""click in the reader's language: its headings, its help option and its complaints."""

import click
from click.exceptions import MissingParameter, NoSuchCommand, NoSuchOption

from archipel.words import FALLBACK, Words


def words_of(context: click.Context) -> Words:
    """The words that a command was started with."""
    return context.find_object(Words) or Words(FALLBACK)


class SpokenFormatter(click.HelpFormatter):
    """Help with the headings of the reader's language."""

    words: Words

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The line that shows how to write a command."""
        super().write_usage(prog, args, prefix or self.words.text("help-usage") + " ")

    def write_heading(self, heading: str) -> None:
        """The heading of a list of options or commands."""
        key = f"help-{heading.lower()}"
        super().write_heading(self.words.text(key).rstrip(":") if self.words.has(key) else heading)


class SpokenContext(click.Context):
    """A context whose ``obj`` are the words to use."""

    formatter_class = SpokenFormatter

    def make_formatter(self) -> click.HelpFormatter:
        """A formatter that speaks."""
        formatter = super().make_formatter()
        if isinstance(formatter, SpokenFormatter):
            formatter.words = words_of(self)
        return formatter


class SpokenCommand(click.Command):
    """A command whose own option ``--help`` is explained in the reader's language."""

    context_class = SpokenContext

    @classmethod
    def like(cls, command: click.Command, *more: click.Parameter) -> "SpokenCommand":
        """A command that another part of the program made, with further options."""
        return cls(
            command.name,
            callback=command.callback,
            params=[*command.params, *more],
            help=command.help,
            context_settings=command.context_settings,
        )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help."""
        option = super().get_help_option(ctx)
        words = ctx.find_object(Words)
        if option is not None and words is not None:
            option.help = words.text("help-help")
        return option


class SpokenGroup(SpokenCommand, click.Group):
    """Commands under one name, explained in the reader's language."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, in the order in which they were added."""
        return list(self.commands)


def complaint(error: click.ClickException, words: Words) -> str:
    """What is wrong with a command line, in one sentence that says what is right."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    command = context.command_path if context else "archipel"
    if isinstance(error, NoSuchCommand) and context and isinstance(context.command, click.Group):
        commands = ", ".join(context.command.list_commands(context))
        return words.text("error-command", name=error.command_name, commands=commands)
    if isinstance(error, NoSuchOption):
        return words.text("error-no_option", name=error.option_name, command=command)
    if isinstance(error, MissingParameter) and error.param is not None:
        return words.text("error-missing", name=error.param.human_readable_name, command=command)
    if isinstance(error, click.BadParameter) and error.param is not None:
        kind = error.param.type
        values = ", ".join(str(value) for value in kind.choices) if isinstance(kind, click.Choice) else ""
        if values:
            return words.text("error-choice", name=error.param.human_readable_name, values=values)
    return words.text("error-usage", command=command)
