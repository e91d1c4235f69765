"""``archipel tournament``: all against all, rated."""

import sys

import click
from rich.console import Console
from rich.table import Table

from archipel.lab.command_line import (
    COUNT,
    INTERRUPTED,
    about_games,
    bot_list,
    print_json,
    progress_bar,
    read_options,
    with_clear_errors,
    with_cluster,
    with_report,
)
from archipel.lab.page import ready_to_draw
from archipel.lab.reporting import ratings_table, tournament_title, write_tournament
from archipel.lab.standings import Standings, play_tournament
from archipel.lab.tournament import make_tournament
from archipel.lab.words import bot_name, number, percent, say
from archipel.lab.worker_pool import LostWorker


@click.command("tournament", help=say("help-tournament"))
@about_games(games=None)
@click.option("--bots", required=True, metavar="NAME,NAME[,…]", help=say("lab-tournament-bots"))
@click.option("--deals", default=100, show_default=True, type=COUNT, help=say("lab-deals"))
@click.option("--file", type=click.Path(dir_okay=False), help=say("lab-file"))
@with_report
@with_cluster
@with_clear_errors
def tournament_command(
    *,
    game: str,
    bots: str,
    deals: int,
    file: str | None,
    report_file: str | None,
    plots: str | None,
    seats: int | None,
    options: tuple[str, ...],
    seed: str,
    workers: int,
    cluster: str,
    as_json: bool,
) -> None:
    """Rate bots by letting them meet."""
    plan = make_tournament(
        game, bot_list(bots), seats=seats, options=read_options(options), deals=deals, seed=seed
    )
    ready_to_draw(report_file, plots)
    failure = ""
    try:
        with progress_bar(plan.meetings) as progress:
            standings = play_tournament(plan, file=file, workers=workers, cluster=cluster, progress=progress)
    except LostWorker as lost:
        standings, failure = lost.report, str(lost)
    if as_json:
        print_json(standings.to_json())
    else:
        show_standings(standings, Console())
    if report_file or plots:
        write_tournament(standings, report_file, plots)
    if failure or standings.interrupted:
        done = {"done": len(standings.meetings), "wanted": plan.meetings}
        click.echo(failure or say("tournament-interrupted", **done), err=True)
        if file:
            click.echo(say("tournament-go-on", file=file), err=True)
        sys.exit(1 if failure else INTERRUPTED)


def show_standings(standings: Standings, console: Console) -> None:
    """Ratings and wins with their intervals, the best first; then who stood before whom."""
    console.print(tournament_title(standings), style="bold", soft_wrap=True)
    head, *rows = ratings_table(standings)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for place, name in enumerate(head):
        table.add_column(name, justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*row)
    ratings = standings.ratings()
    console.print()
    console.print(table)
    console.print()
    console.print(say("tournament-cross-teams" if standings.teams else "tournament-cross"), soft_wrap=True)
    cross = Table(box=None, pad_edge=False, header_style="bold")
    for head in ("", *map(bot_name, ratings)):
        cross.add_column(head, justify="right" if head else "left")
    before = standings.cross_table()
    for bot in ratings:
        cross.add_row(bot_name(bot), *(_cell(before[bot].get(other)) for other in ratings))
    console.print(cross)


def _cell(found: tuple[float, float, float] | None) -> str:
    if found is None:
        return "–"
    value, low, high = found
    return f"{percent(value)} ({number(100 * low)}–{number(100 * high)})"
