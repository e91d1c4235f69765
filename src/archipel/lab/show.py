"""What the lab found, laid out for a terminal."""

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table

from archipel.games import find
from archipel.lab.bench import RUNS, Speed
from archipel.lab.findings import Findings
from archipel.lab.form import form
from archipel.lab.fuzz import DEPTH
from archipel.lab.report import Report
from archipel.lab.rows import UNFINISHED
from archipel.lab.tally import Clock, Spread, Standing, wilson
from archipel.lab.words import bot_name, number, pace, percent, say, words
from archipel.words import Words, readable

OWN_WORDS = ("invariant", "dead_end", "endless", "leak")  # faults that the closing line counts by name


def show_report(report: Report, console: Console) -> None:
    """Wins, endings, lengths, and how every bot did."""
    plan, part = report.plan, report.part
    named = words(plan.game)
    title = say(
        "simulate-title",
        game=named.title,
        games=report.games,
        seats=report.seats,
        seed=str(plan.seed),
    )
    console.print(title, style="bold", soft_wrap=True)
    options = ", ".join(_option(name, value, named) for name, value in plan.options.items())
    settings = say("simulate-settings", bots=", ".join(map(bot_name, plan.bots)), options=options)
    console.print(settings, style="dim", soft_wrap=True, highlight=False)
    if find(plan.game).cooperative:
        console.print(say("simulate-won", rate=_rate(part.wins, part.games)), style="bold")
    tables = [_endings(report), _measures(report)]
    if not find(plan.game).cooperative:
        bots = {bot_name(name): each for name, each in part.by_bot.items()}
        seats = {str(seat): each for seat, each in enumerate(part.by_seat, start=1)}
        tables += [_standings("simulate-bot", bots), _standings("simulate-seat", seats)]
    tables.append(_times(part.clocks))
    for table in tables:
        console.print()
        console.print(table)
    console.print()
    speed = say(
        "simulate-speed",
        games=report.games,
        seconds=number(report.seconds, 1),
        rate=pace(report.games_per_second),
        form=say(f"form-{form()}"),
        workers=report.workers,
    )
    console.print(speed, soft_wrap=True)


def _option(name: str, value: str, named: Words) -> str:
    return say("lab-option-value", option=named.option(name), value=named.option_value(name, value))


def _rate(wins: int, games: int) -> str:
    low, high = wilson(wins, games)
    interval = say("simulate-interval", low=percent(low), high=percent(high))
    return f"{percent(wins / games if games else 0)} ({interval})"


def _table(*heads: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(say(head), justify="left" if place == 0 else "right")
    return table


def _endings(report: Report) -> Table:
    part = report.part
    table = _table("simulate-ending", "simulate-games", "simulate-share", "simulate-rule")
    rules = {ending.name: ending.rule for ending in find(report.plan.game).endings}
    named = words(report.plan.game)
    for name in sorted(rules | dict(part.endings), key=lambda each: -part.endings[each]):
        games = part.endings[name]
        shown = (
            say("simulate-unfinished") if name == UNFINISHED else named.said(f"ending-{name}", readable(name))
        )
        table.add_row(shown, number(games), percent(games / max(1, part.games)), rules.get(name, ""))
    return table


def _measures(report: Report) -> Table:
    heads = ("mean", "median", "deviation", "middle", "extremes")
    table = _table("simulate-measure", *(f"simulate-{head}" for head in heads))
    rows: list[tuple[str, Spread]] = [("turns", report.part.turns), ("actions", report.part.actions)]
    if find(report.plan.game).cooperative:
        rows.append(("score", report.part.by_seat[0].scores))
    for name, spread in rows:
        if spread.counts:
            table.add_row(say(f"simulate-{name}"), *_spread(spread))
    return table


def _spread(spread: Spread) -> list[str]:
    middle = say("simulate-range", low=number(spread.quantile(0.05)), high=number(spread.quantile(0.95)))
    ends = say("simulate-range", low=number(min(spread.counts)), high=number(max(spread.counts)))
    return [
        number(spread.mean, 2),
        number(spread.quantile(0.5), 1),
        number(spread.deviation, 2),
        middle,
        ends,
    ]


def _standings(head: str, standings: Mapping[str, Standing]) -> Table:
    """How seats or bots did against each other."""
    heads = ("wins", "sure", "shared", "rank", "score")
    table = _table(head, *(f"simulate-{each}" for each in heads))
    for name, standing in standings.items():
        low, high = wilson(standing.wins, standing.games)
        games = max(1, standing.games)
        mean_rank = sum(rank * times for rank, times in standing.ranks.items()) / games
        table.add_row(
            name,
            percent(standing.wins / games),
            say("simulate-range", low=percent(low), high=percent(high)),
            number(standing.shared_wins),
            number(mean_rank, 2),
            f"{number(standing.scores.mean, 2)} ± {number(standing.scores.deviation, 2)}",
        )
    return table


def _times(clocks: Mapping[str, Clock]) -> Table:
    """How long the bots thought."""
    table = _table("simulate-bot", *(f"simulate-{each}" for each in ("decisions", "ms", "ms-longest")))
    for name, clock in clocks.items():
        times = clock.to_json()
        table.add_row(
            bot_name(name), number(clock.decisions), number(times["mean"], 3), number(times["max"], 1)
        )
    return table


def show_findings(findings: Findings, game: str, sample: int, console: Console) -> None:
    """The failures with their records, what was checked, and the closing line with the counts."""
    for failure in findings.failures:
        text = say(
            "fuzz-failure",
            number=str(failure.number),
            seed=failure.seed,
            actions=failure.actions,
            kind=say(f"fault-{failure.kind}"),
            what=failure.what,
        )
        record = say("fuzz-record", record=failure.record) if failure.record else say("fuzz-no-record")
        console.print(f"{text}\n  {record}", style="red", markup=False, highlight=False, soft_wrap=True)
    named = words(game)
    titles = {
        ending.name: named.said(f"ending-{ending.name}", readable(ending.name))
        for ending in find(game).endings
    }
    reached = ", ".join(
        say("fuzz-ending", ending=title, games=findings.endings[name])
        for name, title in titles.items()
        if findings.endings[name]
    )
    lines = [say("fuzz-endings", endings=reached or "–")]
    if missing := [title for name, title in titles.items() if not findings.endings[name]]:
        lines.append(say("fuzz-endings-missing", endings=", ".join(missing)))
    deep = {"games": findings.deep_games, "positions": findings.deep_positions}
    lines.append(say("fuzz-sampling", sample=sample, depth=DEPTH, **deep))
    faults = findings.faults
    others = {kind: count for kind, count in sorted(faults.items()) if kind not in OWN_WORDS}
    closing = say(
        "fuzz-closing",
        game=named.title,
        games=findings.games,
        actions=findings.actions,
        invariants=faults["invariant"],
        dead_ends=faults["dead_end"],
        endless=faults["endless"],
        leaks=faults["leak"],
        others=", ".join(f"{number(count)} {say(f'fault-{kind}')}" for kind, count in others.items())
        or number(0),
    )
    for line in lines:
        console.print(line, soft_wrap=True)
    console.print(closing, style="bold", soft_wrap=True)


def show_speed(speed: Speed, console: Console) -> None:
    """Rates, then what each call costs."""
    game = words(speed.game).title
    title = say("bench-title", game=game, seats=speed.seats, form=say(f"form-{speed.form}"), runs=RUNS)
    console.print(title, style="bold")
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_row(say("bench-moves"), pace(speed.moves_per_second))
    table.add_row(say("bench-games"), pace(speed.games_per_second))
    table.add_row(say("bench-copies"), pace(speed.copies_per_second))
    for call, cost in speed.microseconds.items():
        table.add_row(say("bench-call", call=call), number(cost, 2))
    console.print(table)
