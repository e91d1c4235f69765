"""The ``archipel`` command itself: its language, its help, how it ends. What it can do is in ``commands``."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import click
from click.exceptions import NoSuchOption

import archipel
from archipel import commands
from archipel.engine.errors import ArchipelError
from archipel.terminal.spoken import SpokenContext, complaint, words_of
from archipel.words import LANGUAGES, Words, choose_language

WRONG = 2  # the exit code of a mistake of the caller
INTERRUPTED = 130  # the exit code of a program that Ctrl-C ended


class Archipelago(click.Group):
    """All commands, made for the reader's language and only when they are needed."""

    context_class = SpokenContext

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and end with one clear sentence whatever goes wrong."""
        given = list(sys.argv[1:] if args is None else args)
        language = choose_language(_asked_language(given))
        words = Words(language)
        before = os.environ.get("ARCHIPEL_LANG")
        os.environ["ARCHIPEL_LANG"] = language  # for commands that look there when they are loaded
        try:
            code = super().main(given, prog_name or "archipel", standalone_mode=False, obj=words, **extra)
        except click.ClickException as error:
            code = _complain(complaint(error, words))
        except ArchipelError as error:
            code = _complain(words.mistake(error))
        except BrokenPipeError:
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - nobody reads on; say nothing at exit either
            code = 0
        except OSError as error:
            code = _complain(words.mistake(ArchipelError("file", file=str(error.filename), reason=error)))
        except (KeyboardInterrupt, click.Abort):
            code = INTERRUPTED
        finally:
            if before is None:
                del os.environ["ARCHIPEL_LANG"]
            else:
                os.environ["ARCHIPEL_LANG"] = before
        sys.exit(code if isinstance(code, int) else 0)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Options of ``serve`` also work without that word, as the page opens without it."""
        given = [*args]
        try:
            return super().parse_args(ctx, args)
        except NoSuchOption as unknown:
            serve = commands.find("serve", words_of(ctx))
            if serve is None or not any(_has(param, unknown.option_name) for param in serve.params):
                raise
            return super().parse_args(ctx, ["serve", *given])

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, the most wanted first."""
        return [*commands.NAMES, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One command in the reader's language."""
        return commands.find(cmd_name, words_of(ctx)) or super().get_command(ctx, cmd_name)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The options of ``archipel`` itself."""
        params = super().get_params(ctx)
        words = words_of(ctx)
        for param in params:
            if isinstance(param, click.Option):
                known = param.name if param.name in ("lang", "version") else "help"
                param.help = words.text(f"help-{known}", languages=words.either(LANGUAGES))
        return params

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What Archipel is."""
        words = words_of(ctx)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words.text("help-archipel"))

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each command and what it does, for which none has to be loaded."""
        words, names = words_of(ctx), self.list_commands(ctx)
        room = formatter.width - 6 - max(map(len, names))
        told = [click.Command(name, help=words.text(f"help-{name.replace('-', '_')}")) for name in names]
        with formatter.section("Commands"):
            formatter.write_dl([(str(each.name), each.get_short_help_str(room)) for each in told])


def _has(param: click.Parameter, name: str) -> bool:
    return name in (*param.opts, *param.secondary_opts)


def _complain(sentence: str) -> int:
    click.echo(sentence, err=True)
    return WRONG


def _asked_language(given: Sequence[str]) -> str | None:
    """What follows ``--lang``, wherever it stands; a language we do not speak is refused later."""
    for place, word in enumerate(given):
        if word == "--lang" and place + 1 < len(given):
            return given[place + 1] if given[place + 1] in LANGUAGES else None
        if word.startswith("--lang="):
            asked = word.partition("=")[2]
            return asked if asked in LANGUAGES else None
    return None


@click.group(cls=Archipelago, invoke_without_command=True)
@click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)
@click.version_option(
    archipel.__version__,
    message=f"archipel %(version)s ({'compiled' if archipel.COMPILED else 'plain Python'})",
)
@click.pass_context
def main(context: click.Context) -> None:
    """Start without a word: the page if it has been built, else a welcome on a terminal, else the help."""
    if context.invoked_subcommand is None:
        from archipel.commands.play import welcome
        from archipel.table.command import page_is_built
        from archipel.terminal.screen import Screen

        serve = commands.find("serve", context.obj)
        if serve is not None and page_is_built():
            context.invoke(serve)
        elif Screen().live:
            welcome(context.obj)
        else:
            click.echo(context.get_help())
