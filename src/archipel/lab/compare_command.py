"""``archipel compare``: two bots or two settings on the same deals."""

import sys

import click
from rich.console import Console

from archipel.engine.errors import BadOption
from archipel.lab.command_line import (
    INTERRUPTED,
    about_games,
    bot_list,
    print_json,
    progress_bar,
    read_options,
    with_clear_errors,
    with_cluster,
)
from archipel.lab.compare import Comparison, compare
from archipel.lab.words import number, percent, say, words


@click.command("compare", help=say("help-compare"))
@about_games(games=10_000)
@click.argument("a")
@click.argument("b")
@click.option("--bots", default="", metavar="NAME[,NAME]", help=say("lab-compare-bots"))
@click.option(
    "--margin", default=5.0, show_default=True, type=click.FloatRange(0, 100), help=say("lab-margin")
)
@with_cluster
@with_clear_errors
def compare_command(
    *,
    game: str,
    a: str,
    b: str,
    bots: str,
    margin: float,
    seats: int | None,
    options: tuple[str, ...],
    games: int,
    seed: str,
    workers: int,
    cluster: str,
    as_json: bool,
) -> None:
    """Find out which of two wins more."""
    if a == b:
        raise BadOption("compare_same", a=a)
    with progress_bar(games) as progress:
        found = compare(
            game,
            a,
            b,
            bots=tuple(bot_list(bots)) if bots else (),
            seats=seats,
            options=read_options(options),
            games=games,
            seed=seed,
            margin=margin / 100,
            workers=workers,
            cluster=cluster,
            progress=progress,
        )
    if as_json:
        print_json(found.to_json())
    else:
        show_comparison(found, Console())
    if found.interrupted:
        click.echo(say("compare-interrupted"), err=True)
        sys.exit(INTERRUPTED)


def show_comparison(found: Comparison, console: Console) -> None:
    """The wins of both, the difference with its interval, and what it means."""
    duel, pairs = found.duel, max(1, found.test.pairs)
    game = words(duel.game).title
    title = say("compare-title", game=game, seats=duel.seats, deals=found.test.pairs, seed=str(duel.seed))
    console.print(title, style="bold", soft_wrap=True)
    for side, wins in zip((duel.a, duel.b), found.wins, strict=True):
        console.print(say("compare-side", name=side.name, rate=percent(wins / pairs)), soft_wrap=True)
    low, high = found.test.interval()
    difference = {"mean": signed(found.test.mean), "low": signed(low), "high": signed(high)}
    console.print(say("compare-difference", **difference), soft_wrap=True)
    names = {"a": duel.a.name, "b": duel.b.name, "margin": number(100 * found.margin, 1)}
    console.print(say(f"compare-{found.verdict}", **names), style="bold", soft_wrap=True)


def signed(share: float) -> str:
    """A difference in points of a hundred, with its sign."""
    sign = "+" if share > 0 else "−" if share < 0 else ""
    return f"{sign}{number(abs(100 * share), 1)}"
