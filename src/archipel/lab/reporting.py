"""What a simulation or a tournament found, as a page and as files."""

import sys
from pathlib import Path

from archipel.games import find
from archipel.lab.files import write_all
from archipel.lab.page import Table, page, plot_files
from archipel.lab.plots.simulation import Plots
from archipel.lab.plots.style import Plot
from archipel.lab.plots.tournament import tournament_plots
from archipel.lab.report import Report
from archipel.lab.rows import UNFINISHED
from archipel.lab.standings import Standings
from archipel.lab.table_files import Line, lines_of
from archipel.lab.tally import wilson
from archipel.lab.words import bot_name, number, percent, say, words
from archipel.words import readable


def write_simulation(report: Report, file: str | None, folder: str | None) -> None:
    """The page and the files of a simulation whose games were listened to; all of them whole, or none."""
    plots = Plots(report.plan.game, report.notes).all() if report.notes else []
    title = say(
        "simulate-title",
        game=words(report.plan.game).title,
        games=report.games,
        seats=report.seats,
        seed=str(report.plan.seed),
    )
    bots = ", ".join(map(bot_name, dict.fromkeys(report.plan.bots)))
    about = [say("report-bots", bots=bots), say("report-command", command=_command())]
    _write(file, folder, page(title, about, [_endings(report)], plots), plots, lines_of(report.notes))


def write_tournament(standings: Standings, file: str | None, folder: str | None) -> None:
    """The page and the files of a tournament."""
    plots = tournament_plots(standings) if standings.meetings else []
    about = [say("report-command", command=_command())]
    lines: list[Line] = [
        {"meeting": each.number, "game": place, "bot": bot, "rank": rank}
        for each in standings.meetings
        for place, ranks in enumerate(each.games)
        for bot, rank in zip(each.bots, ranks, strict=True)
    ]
    told = page(tournament_title(standings), about, [ratings_table(standings)], plots)
    _write(file, folder, told, plots, lines)


def tournament_title(standings: Standings) -> str:
    """The game, and who played how much of it."""
    plan = standings.tournament
    return say(
        "tournament-title",
        game=words(plan.game).title,
        bots=len(plan.bots),
        games=standings.games,
        seats=plan.seats,
        seed=str(plan.seed),
    )


def ratings_table(standings: Standings) -> Table:
    """Ratings and wins with their intervals, the best first."""
    heads = ("simulate-bot", "tournament-rating", "tournament-sure", "tournament-wins", "tournament-sure")
    rows: list[list[str]] = [[say(head) for head in heads]]
    wins = standings.wins()
    for bot, (rating, low, high) in standings.ratings().items():
        won, least, most = wins[bot]
        sure = say("simulate-range", low=number(low, 1), high=number(high, 1))
        of_wins = say("simulate-range", low=percent(least), high=percent(most))
        rows.append([bot_name(bot), number(rating, 1), sure, percent(won), of_wins])
    return rows


def _endings(report: Report) -> Table:
    """How often the games ended in each way."""
    endings, named = report.part.endings, words(report.plan.game)
    heads = ("simulate-ending", "simulate-games", "simulate-share", "simulate-sure", "simulate-rule")
    rows = [[say(head) for head in heads]]
    rules = {ending.name: ending.rule for ending in find(report.plan.game).endings} | {UNFINISHED: ""}
    for name, games in endings.most_common():
        low, high = wilson(games, report.games)
        sure = say("simulate-range", low=percent(low), high=percent(high))
        title = named.said(f"ending-{name}", readable(name))
        if name == UNFINISHED:
            title = say("simulate-unfinished")
        rows.append([title, number(games), percent(games / report.games), sure, rules.get(name, "")])
    return rows


def _command() -> str:
    """What was typed, for whoever wants to see the same again."""
    return " ".join(["archipel", *sys.argv[1:]])


def _write(file: str | None, folder: str | None, text: bytes, plots: list[Plot], lines: list[Line]) -> None:
    files = plot_files(Path(folder), plots, lines) if folder else {}
    if file:
        files[Path(file)] = text
    write_all(files)
