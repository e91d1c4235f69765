"""The lab on the command line: ``archipel simulate``, ``compare``, ``tournament``, ``fuzz`` and ``bench``."""

import sys

import click
from rich.console import Console

from archipel.engine.errors import ArchipelError
from archipel.games import GAMES
from archipel.lab.bench import bench
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
from archipel.lab.compare_command import compare_command
from archipel.lab.fuzz import SAMPLE, fuzz
from archipel.lab.page import ready_to_draw
from archipel.lab.reporting import write_simulation
from archipel.lab.show import show_findings, show_report, show_speed
from archipel.lab.simulate import simulate
from archipel.lab.tournament_command import tournament_command
from archipel.lab.words import say
from archipel.lab.worker_pool import LostWorker


@click.command("simulate", help=say("help-simulate"))
@about_games(games=1000)
@click.option("--bots", default="random", show_default=True, metavar="NAME[,…]", help=say("lab-bots"))
@click.option("--rotate", is_flag=True, help=say("lab-rotate"))
@click.option("--csv", "csv_file", type=click.Path(dir_okay=False), help=say("lab-csv"))
@click.option("--records", type=click.Path(file_okay=False), help=say("lab-records"))
@click.option("--keep", type=COUNT, help=say("lab-keep"))
@click.option("--vary", multiple=True, metavar="NAME", help=say("lab-vary"))
@with_report
@with_cluster
@with_clear_errors
def simulate_command(
    *,
    game: str,
    bots: str,
    seats: int | None,
    options: tuple[str, ...],
    games: int,
    seed: str,
    workers: int,
    cluster: str,
    rotate: bool,
    csv_file: str | None,
    records: str | None,
    keep: int | None,
    vary: tuple[str, ...],
    report_file: str | None,
    plots: str | None,
    as_json: bool,
) -> None:
    """Play many games between bots."""
    if keep and records is None:
        raise ArchipelError("keep_needs_records")
    ready_to_draw(report_file, plots)
    kept = min(games, keep or 10) if records else 0
    try:
        with progress_bar(games) as progress:
            report = simulate(
                game,
                bot_list(bots),
                seats=seats,
                options=read_options(options),
                games=games,
                seed=seed,
                workers=workers,
                cluster=cluster,
                rotate=rotate,
                csv_file=csv_file,
                records=records,
                keep=kept,
                vary=vary,
                notes=bool(report_file or plots),
                progress=progress,
            )
    except LostWorker as lost:
        report = lost.report  # what was finished is told all the same, and why it is not all
    if as_json:
        print_json(report.to_json())
    else:
        show_report(report, Console())
        if records:
            click.echo(say("simulate-kept", games=min(kept, report.games), folder=records))
    if report_file or plots:
        write_simulation(report, report_file, plots)
    if report.failure:
        click.echo(f"{say('simulate-failed')} {report.failure}", err=True)
        sys.exit(1)
    if report.interrupted:
        click.echo(say("simulate-interrupted", games=report.games), err=True)
        sys.exit(INTERRUPTED)


@click.command("fuzz", help=say("help-fuzz"))
@about_games(games=1000)
@click.option("--bot", default="", help=say("lab-bot"))
@click.option("--records", default="failures", show_default=True, help=say("lab-records"))
@click.option("--sample", default=SAMPLE, show_default=True, type=COUNT, help=say("lab-sample"))
@with_clear_errors
def fuzz_command(
    *,
    game: str,
    bot: str,
    seats: int | None,
    options: tuple[str, ...],
    games: int,
    seed: str,
    workers: int,
    records: str,
    sample: int,
    as_json: bool,
) -> None:
    """Play random games in search of broken rules."""
    with progress_bar(games) as progress:
        findings = fuzz(
            game,
            games,
            seed,
            seats=seats,
            options=read_options(options),
            workers=workers,
            bot=bot,
            records=records,
            sample=sample,
            progress=progress,
        )
    if as_json:
        print_json({"game": game, "seed": seed, "sample": sample, **findings.to_json()})
    else:
        show_findings(findings, game, sample, Console())
    if findings.interrupted:
        click.echo(say("fuzz-interrupted"), err=True)
    if findings.faults:
        sys.exit(1)
    if findings.interrupted:
        sys.exit(INTERRUPTED)


@click.command("bench", help=say("help-bench"))
@click.argument("game", required=False)
@click.option("--seats", type=COUNT, help=say("lab-seats"))
@click.option(
    "--seconds", default=0.2, show_default=True, type=click.FloatRange(0.001), help=say("lab-seconds")
)
@click.option("--json", "as_json", is_flag=True, help=say("lab-json"))
@with_clear_errors
def bench_command(game: str | None, seats: int | None, seconds: float, as_json: bool) -> None:
    """Measure how fast the rules are."""
    speeds = []
    for name in [game] if game else GAMES:
        speeds.append(bench(name, seats, seconds))
        if not as_json:
            show_speed(speeds[-1], Console())
    if as_json:
        print_json([speed.to_json() for speed in speeds])


COMMANDS = [simulate_command, compare_command, tournament_command, fuzz_command, bench_command]
