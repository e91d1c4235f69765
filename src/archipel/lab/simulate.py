"""Many games between bots, and the report of them."""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import product
from pathlib import Path

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError, BadOption
from archipel.games import find
from archipel.lab.files import one_sentence, write_all
from archipel.lab.play import Part, Plan, Setting
from archipel.lab.players import make_player
from archipel.lab.pools import make_pool
from archipel.lab.report import Report
from archipel.lab.rows import RowsInOrder
from archipel.lab.worker_pool import LostWorker, processes


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
    vary: Sequence[str] = (),
    notes: bool = False,
    cluster: str = "",
    progress: Callable[[Part], None] | None = None,
) -> Report:
    """Play many games and report: ``simulate("forbidden_island", ["random"], seats=3, games=500).to_json()``.

    Game number i depends on the seed and on i alone, so any number of workers gives the same results (0 means
    one a core). One bot takes all seats; several take a seat each, and ``rotate`` moves them on by a seat
    after every game. ``vary`` names options, or ``seats``: each deal is then played with every value of them.
    ``notes`` lets every game be listened to, for ``report.notes``; ``cluster`` is the address of a Ray
    cluster that plays, or ``local``.

    Ctrl-C ends it after the games in hand, with the report of all finished games; when a worker dies,
    :class:`LostWorker` is raised.
    """
    plan = make_plan(game, bots, seats=seats, options=options or {}, seed=seed, rotate=rotate)
    if games < 1:
        raise BadCount("game_count", count=games)
    plan = replace(plan, notes=notes, keep=keep if records is not None else 0)
    if vary:
        plan = varied(plan, vary, fixed_seats=seats)
    if csv_file is None:
        return _play(plan, games, (workers, cluster), progress, None, records)
    with one_sentence(csv_file), Path(csv_file).open("w", newline="", encoding="utf-8") as file:
        plan = replace(plan, rows=True)
        return _play(plan, games, (workers, cluster), progress, RowsInOrder(file, plan.seats), records)


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


def varied(plan: Plan, vary: Sequence[str], fixed_seats: int | None) -> Plan:
    """The plan with every value of these options (or of the number of seats), each on the same deals."""
    game = find(plan.game)
    known = {option.name: option.values for option in game.options if option.values}
    for name in vary:
        if name not in known and name != "seats":
            raise BadOption("vary", name=name, options=", ".join(["seats", *known]))
    if "seats" in vary and (fixed_seats or len(set(plan.bots)) > 1):
        raise BadOption("vary_seats")
    counts = range(game.min_seats, game.max_seats + 1) if "seats" in vary else [plan.seats]
    names = [name for name in dict.fromkeys(vary) if name != "seats"]
    settings = []
    for seats, values in product(counts, product(*(known[name] for name in names))):
        options = game.settle({**plan.options, **dict(zip(names, values, strict=True))})
        with suppress(BadOption):  # some values fit some numbers of seats only
            game.begin(seats, options, Chance.from_seed(plan.seed))
            settings.append(Setting(seats, options))
    most = max(setting.seats for setting in settings)
    return replace(plan, bots=(plan.bots * most)[:most], settings=tuple(settings))


def _play(
    plan: Plan,
    games: int,
    where: tuple[int, str],
    progress: Callable[[Part], None] | None,
    rows: RowsInOrder | None,
    records: str | Path | None,
) -> Report:
    workers, cluster = where
    report = Report(plan, games, processes(workers))

    def collect(part: Part) -> None:
        if rows:
            rows.add(part.first, part.rows)
        if part.kept and records is not None:
            write_all({Path(records) / name: text.encode() for name, text in part.kept.items()})
        report.part.merge(part)
        report.notes += part.notes
        if progress:
            progress(part)

    pool = make_pool(plan, collect, cluster)
    started = time.perf_counter()
    try:
        pool.play(games, workers)
    except KeyboardInterrupt:
        pool.interrupted = True  # a second Ctrl-C: what has come in by now is all there is
    report.seconds = time.perf_counter() - started
    report.interrupted = pool.interrupted
    report.notes.sort(key=lambda note: note.number)
    if rows:
        rows.flush()
    if pool.lost_a_worker:
        lost = LostWorker("lost_worker", games=report.games, wanted=games)
        report.part.failure = report.part.failure or str(lost)
        lost.report = report
        raise lost
    return report
