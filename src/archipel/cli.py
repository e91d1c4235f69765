"""The ``archipel`` command: play, replay, read the rules, list the games, host, the lab, and a new game."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import click

import archipel
from archipel.engine.errors import ArchipelError
from archipel.terminal.spoken import SpokenCommand, SpokenContext, SpokenGroup, complaint, words_of
from archipel.words import LANGUAGES, Words, choose_language

if TYPE_CHECKING:
    from archipel.table.host.logs import Form

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

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands, the most wanted first."""
        return [*_COMMANDS, *super().list_commands(ctx)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """One command in the reader's language."""
        maker = _COMMANDS.get(cmd_name)
        return maker(words_of(ctx)) if maker else super().get_command(ctx, cmd_name)

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
        from archipel.table.command import page_is_built
        from archipel.terminal.screen import Screen

        if page_is_built():
            context.invoke(_serve(context.obj))
        elif Screen().live:
            _welcome(context.obj)
        else:
            click.echo(context.get_help())


def _welcome(words: Words) -> None:
    """A game in the terminal, step by step."""
    from archipel.terminal.screen import Screen
    from archipel.terminal.welcome import Welcome

    table = Welcome(Screen(), words.language).open()
    if table is not None:
        table.run()


def _serve(words: Words) -> click.Command:
    def serve(
        *,
        host: str = "127.0.0.1",
        port: int | None = None,
        db: str | None = None,
        bots: int = 1,
        processes: int = 1,
        origin: tuple[str, ...] = (),
        proxy: tuple[str, ...] = (),
        keep_unfinished: int,
        keep_finished: int,
        room: int,
        room_each: int,
        browser: bool = True,
        open_metrics: bool,
        log_form: "Form",
        log_level: str,
    ) -> None:
        from archipel.table.command import serve_people
        from archipel.table.quotas import Quotas
        from archipel.table.retention import Keep

        serve_people(
            host,
            port,
            db,
            bots,
            list(origin),
            browser,
            words,
            proxies=list(proxy),
            keep=Keep(keep_unfinished, keep_finished),
            quotas=Quotas(room_each, room),
            open_metrics=open_metrics,
            log_form=log_form,
            log_level=log_level,
            processes=processes,
        )

    params: list[click.Parameter] = [
        click.Option(["--host"], default="127.0.0.1", metavar="ADDRESS", help=words.text("help-host")),
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), metavar="NUMBER", help=words.text("help-port")
        ),
        click.Option(["--store", "--db", "db"], metavar="STORE", help=words.text("help-db")),
        click.Option(["--bots"], type=click.IntRange(1, 64), default=1, help=words.text("help-bots")),
        click.Option(
            ["--processes"], type=click.IntRange(1, 64), default=1, help=words.text("help-processes")
        ),
        click.Option(["--origin"], multiple=True, metavar="HOST", help=words.text("help-origin")),
        click.Option(["--proxy"], multiple=True, metavar="ADDRESS", help=words.text("help-proxy")),
        *(
            click.Option(
                [f"--{name}"],
                type=click.IntRange(0),
                default=default,
                metavar=unit,
                help=words.text(f"help-{name}"),
            )
            for name, default, unit in (
                ("keep-unfinished", 90, "DAYS"),
                ("keep-finished", 365, "DAYS"),
                ("room", 8000, "MB"),
                ("room-each", 50, "MB"),
            )
        ),
        click.Option(["--browser/--no-browser"], default=True, help=words.text("help-browser")),
        click.Option(["--open-metrics"], is_flag=True, help=words.text("help-open_metrics")),
        click.Option(
            ["--log-format", "log_form"],
            type=click.Choice(["text", "json"]),
            default="text",
            help=words.text("help-log_format"),
        ),
        click.Option(
            ["--log-level"],
            type=click.Choice(["debug", "info", "warning", "error"]),
            default="warning",
            help=words.text("help-log_level"),
        ),
        _lang(words),
    ]
    return SpokenCommand("serve", callback=serve, params=params, help=words.text("help-serve"))


def _tables(words: Words) -> click.Command:
    from archipel.table.host.commands import commands

    @click.pass_context
    def tables(context: click.Context) -> None:
        if context.invoked_subcommand is None:
            click.echo(context.get_help())

    group = SpokenGroup(
        "tables",
        callback=tables,
        params=[_lang(words)],
        help=words.text("help-tables"),
        invoke_without_command=True,
    )
    for verb in commands(words.language):
        group.add_command(SpokenCommand.like(verb, _lang(words)))
    return group


def _move_store(words: Words) -> click.Command:
    def move_store(source: str, target: str, as_json: bool) -> None:
        from archipel.table.host.move_command import move_store

        move_store(source, target, as_json, words.language)

    params: list[click.Parameter] = [
        click.Argument(["source"], metavar="FROM"),
        click.Argument(["target"], metavar="TO"),
        click.Option(["--json", "as_json"], is_flag=True, help=words.text("help-move_json")),
        _lang(words),
    ]
    return SpokenCommand("move-store", callback=move_store, params=params, help=words.text("help-move_store"))


def _lang(words: Words) -> click.Option:
    told = words.text("help-lang", languages=words.either(LANGUAGES))
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=told)


def _games(words: Words) -> click.Command:
    def games() -> None:
        from archipel.terminal.reference import show_games
        from archipel.terminal.screen import Screen

        show_games(Screen(), words.language)

    return SpokenCommand("games", callback=games, params=[_lang(words)], help=words.text("help-games"))


def _play(words: Words) -> click.Command:
    def play(
        *,
        game: str | None,
        seats: str | None,
        option: tuple[str, ...],
        seed: str,
        resume: str | None,
        fast: bool,
    ) -> None:
        from archipel.terminal import start
        from archipel.terminal.screen import Screen
        from archipel.terminal.seating import seats_from, usual_seats
        from archipel.terminal.welcome import offer_unfinished

        screen = Screen(fast)
        if resume is not None:
            start.go_on(start.find_file(resume), screen, words).run()
            return
        if game is None:
            if not screen.live:
                raise ArchipelError("which_game")
            _welcome(words)
            return
        chosen = start.find_game(game)
        options = start.options_from(option, chosen)
        people = seats_from(seats or usual_seats(chosen), chosen, words)
        left = offer_unfinished(chosen, screen, words)
        (left or start.new_game(chosen, people, options, screen, words, seed=seed)).run()

    params: list[click.Parameter] = [
        click.Argument(["game"], required=False, metavar="GAME"),
        click.Option(["--seats"], metavar="A,B,…", help=words.text("help-seats")),
        click.Option(["--option"], multiple=True, metavar="NAME=VALUE", help=words.text("help-option")),
        click.Option(["--seed"], default="", metavar="TEXT", help=words.text("help-seed")),
        click.Option(["--resume"], metavar="FILE", help=words.text("help-resume")),
        click.Option(["--fast"], is_flag=True, help=words.text("help-fast")),
        _lang(words),
    ]
    return SpokenCommand("play", callback=play, params=params, help=words.text("help-play"))


def _replay(words: Words) -> click.Command:
    def replay(file: str, everything: bool) -> None:
        from archipel.terminal.replay import Replay
        from archipel.terminal.screen import Screen
        from archipel.terminal.start import find_file, replay_record

        match, spoken = replay_record(find_file(file), words)
        story = Replay(match, Screen(), spoken)
        if everything:
            story.tell_all()
        else:
            story.step_through()

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--all", "everything"], is_flag=True, help=words.text("help-all")),
        _lang(words),
    ]
    return SpokenCommand("replay", callback=replay, params=params, help=words.text("help-replay"))


def _rules(words: Words) -> click.Command:
    def rules(game: str, wanted: tuple[str, ...], exact: bool) -> None:
        from archipel.terminal.reference import show_rules
        from archipel.terminal.screen import Screen
        from archipel.terminal.start import find_game

        chosen = find_game(game)
        show_rules(chosen, " ".join(wanted), Screen(), Words(words.language, chosen.id), exact)

    params: list[click.Parameter] = [
        click.Argument(["game"], metavar="GAME"),
        click.Argument(["wanted"], nargs=-1, metavar="[ID]"),
        click.Option(["--exact"], is_flag=True, help=words.text("help-rules_exact")),
        _lang(words),
    ]
    return SpokenCommand("rules", callback=rules, params=params, help=words.text("help-rules"))


def _from_the_lab(name: str) -> Callable[[Words], click.Command]:
    """A command of the lab, loaded when it is asked for, in the language of that moment."""

    def load(words: Words) -> click.Command:
        from archipel.lab.commands import COMMANDS

        command = next(each for each in COMMANDS if each.name == name)
        return SpokenCommand.like(command, _lang(words))

    return load


def _new_game(words: Words) -> click.Command:
    def new_game(name: str, into: str | None) -> None:
        from pathlib import Path

        from archipel.new_game.skeleton import Skeleton, checkout_around

        folder = Path(into).expanduser() if into else None
        skeleton = Skeleton(name.lower().replace("-", "_"), checkout_around(folder))
        skeleton.write()
        places = {"folder": str(skeleton.game), "tests": str(skeleton.tests)}
        click.echo(words.text("new_game-written", title=skeleton.title, name=skeleton.name, **places))

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="NAME"),
        click.Option(["--into"], metavar="FOLDER", help=words.text("help-into")),
        _lang(words),
    ]
    return SpokenCommand("new-game", callback=new_game, params=params, help=words.text("help-new_game"))


_COMMANDS: dict[str, Callable[[Words], click.Command]] = {
    "serve": _serve,
    "play": _play,
    "games": _games,
    "rules": _rules,
    "replay": _replay,
    "tables": _tables,
    "move-store": _move_store,
    "simulate": _from_the_lab("simulate"),
    "compare": _from_the_lab("compare"),
    "fuzz": _from_the_lab("fuzz"),
    "bench": _from_the_lab("bench"),
    "new-game": _new_game,
}
