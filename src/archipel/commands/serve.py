"""``archipel serve``: the page, for one person, a house or a club."""

import click

from archipel.commands.language import lang
from archipel.table.command import serve_people
from archipel.table.host.logs import Form
from archipel.table.quotas import Quotas
from archipel.table.retention import Keep
from archipel.table.server import LOOPBACK
from archipel.terminal.spoken import SpokenCommand
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def serve(
        *,
        host: str = LOOPBACK,
        port: int | None = None,
        db: str | None = None,
        bots: int = 1,
        processes: int = 1,
        inside: str = LOOPBACK,
        origin: tuple[str, ...] = (),
        proxy: tuple[str, ...] = (),
        keep_unfinished: int,
        keep_finished: int,
        room: int,
        room_each: int,
        browser: bool = True,
        open_metrics: bool,
        log_form: Form,
        log_level: str,
    ) -> None:
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
            inside=inside,
        )

    params: list[click.Parameter] = [
        click.Option(["--host"], default=LOOPBACK, metavar="ADDRESS", help=words.text("help-host")),
        click.Option(
            ["--port"], type=click.IntRange(0, 65535), metavar="NUMBER", help=words.text("help-port")
        ),
        click.Option(["--store", "--db", "db"], metavar="STORE", help=words.text("help-db")),
        click.Option(["--bots"], type=click.IntRange(1, 64), default=1, help=words.text("help-bots")),
        click.Option(
            ["--processes"], type=click.IntRange(1, 64), default=1, help=words.text("help-processes")
        ),
        click.Option(["--inside"], default=LOOPBACK, metavar="ADDRESS", help=words.text("help-inside")),
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
        lang(words),
    ]
    return SpokenCommand("serve", callback=serve, params=params, help=words.text("help-serve"))
