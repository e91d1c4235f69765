"""Many games between bots, and the report of them."""

import csv
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TextIO

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError, BadOption
from archipel.games import find
from archipel.lab.play import Part, Plan, Row, columns
from archipel.lab.players import make_player
from archipel.lab.report import Report
from archipel.lab.worker_pool import LostWorker, WorkerPool, processes


class BadCount(ArchipelError):
    """A number of games makes no sense."""


def simulate(
    game: str,
    bots: Sequence[str] = ("random",),
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    games: int = 1000,
    seed: int | str = 0,
    workers: int = 1,
    rotate: bool = False,
    csv_file: str | Path | None = None,
    records: str | Path | None = None,
    keep: int = 0,
    progress: Callable[[Part], None] | None = None,
) -> Report:
    """Play many games and report: ``simulate("forbidden_island", ["random"], seats=3, games=500).to_json()``.

    Game number i depends on the seed and on i alone, so any number of workers gives the same results (0 means
    one a core). One bot takes all seats; several take a seat each, and ``rotate`` moves them on by a seat
    after every game. Ctrl-C ends it after the games in hand, with the report of all finished games; when a
    worker dies, :class:`LostWorker` is raised.
    """
    plan = make_plan(game, bots, seats=seats, options=options or {}, seed=seed, rotate=rotate)
    if games < 1:
        raise BadCount("game_count", count=games)
    if records is not None and keep:
        plan = replace(plan, records=str(records), keep=keep)
    if csv_file is not None:
        plan = replace(plan, rows=True)
        with _opened(csv_file) as file:
            return _play(plan, games, workers, progress, _RowsInOrder(file, plan.seats))
    return _play(plan, games, workers, progress, None)


def make_plan(
    game: str,
    bots: Sequence[str],
    *,
    seats: int | None,
    options: dict[str, str],
    seed: int | str,
    rotate: bool = False,
) -> Plan:
    """A plan whose game, bots, seats and options exist and fit together."""
    found = find(game)
    for name in bots:
        make_player(name, found)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else found.min_seats
    if len(bots) not in (1, seats):
        raise BadOption("bot_count", bots=len(bots), count=seats)
    settled = found.settle(options)
    found.begin(seats, settled, Chance.from_seed(seed))  # refuses seats and options that do not fit
    return Plan(found.id, tuple(bots) * (seats if len(bots) == 1 else 1), settled, seed, rotate)


def _play(
    plan: Plan,
    games: int,
    workers: int,
    progress: Callable[[Part], None] | None,
    rows: "_RowsInOrder | None",
) -> Report:
    report = Report(plan, games, processes(workers))

    def collect(part: Part) -> None:
        if rows:
            rows.add(part.first, part.rows)
        report.part.merge(part)
        if progress:
            progress(part)

    pool = WorkerPool(plan, collect)
    started = time.perf_counter()
    try:
        pool.play(games, workers)
    except KeyboardInterrupt:
        pool.interrupted = True  # a second Ctrl-C: what has come in by now is all there is
    report.seconds = time.perf_counter() - started
    report.interrupted = pool.interrupted
    if rows:
        rows.flush()
    if pool.lost_a_worker:
        lost = LostWorker("lost_worker", games=report.games, wanted=games)
        report.part.failure = report.part.failure or str(lost)
        lost.report = report
        raise lost
    return report


class _RowsInOrder:
    """Writes rows in the order of the games, whichever worker is first."""

    def __init__(self, file: TextIO, seats: int) -> None:
        self._writer = csv.writer(file)
        self._writer.writerow(columns(seats))
        self._waiting: dict[int, list[Row]] = {}
        self._next = 0

    def add(self, first: int, rows: list[Row]) -> None:
        self._waiting[first] = rows
        while self._next in self._waiting:
            ready = self._waiting.pop(self._next)
            self._writer.writerows(ready)
            self._next += len(ready)

    def flush(self) -> None:
        """Write what is left after an interruption, gaps and all."""
        for first in sorted(self._waiting):
            self._writer.writerows(self._waiting[first])
        self._waiting.clear()


def _opened(path: str | Path) -> TextIO:
    try:
        return Path(path).open("w", newline="", encoding="utf-8")
    except OSError as problem:
        raise ArchipelError("write", file=str(path), reason=problem) from None
