"""What a tournament found: ratings with intervals, wins, and who beat whom."""

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from archipel.engine.errors import ArchipelError
from archipel.games import find
from archipel.lab.extras import need
from archipel.lab.ledger import Ledger
from archipel.lab.pools import make_pool
from archipel.lab.tally import Document
from archipel.lab.tournament import Meeting, Meetings, Tournament, gaps_in
from archipel.lab.worker_pool import LostWorker

SURE = 1.959963984540054  # deviations to each side that hold 95 %


class Standings:
    """All meetings of a tournament so far; the same for the same meetings, in whatever order they came in."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.meetings: list[Meeting] = []
        self.teams = find(tournament.game).cooperative
        self.interrupted = False

    @property
    def games(self) -> int:
        """How many games the meetings had."""
        # A meeting of teams is one game for each of them.
        return sum(len(m.bots) if self.teams else len(m.games) for m in self.meetings)

    def ratings(self) -> dict[str, tuple[float, float, float]]:
        """Each bot's rating with its 95 % interval, by openskill's Plackett-Luce model; best first."""
        models = need("openskill.models", "lab")
        # Bots do not change, so that nothing is added to what is uncertain as time goes by (tau).
        model = models.PlackettLuce(tau=0.0)
        rated = {bot: model.rating(name=bot) for bot in self.tournament.bots}
        for meeting in self.meetings:
            for ranks in meeting.games:
                new = model.rate([[rated[bot]] for bot in meeting.bots], ranks=[float(r) for r in ranks])
                rated.update({bot: team[0] for bot, team in zip(meeting.bots, new, strict=True)})
        best = sorted(rated, key=lambda bot: -rated[bot].mu)
        reach = {bot: SURE * rated[bot].sigma for bot in best}
        return {bot: (rated[bot].mu, rated[bot].mu - reach[bot], rated[bot].mu + reach[bot]) for bot in best}

    def wins(self) -> dict[str, tuple[float, float, float]]:
        """How much of its games each bot won, with its 95 % interval; deals are what chance draws."""
        shares: dict[str, list[float]] = {bot: [] for bot in self.tournament.bots}
        for meeting in self.meetings:
            for bot, wins in zip(meeting.bots, meeting.wins, strict=True):
                shares[bot].append(wins / len(meeting.games))
        return {bot: mean_with_interval(each, 0.0, 1.0) for bot, each in shares.items()}

    def cross_table(self) -> dict[str, dict[str, tuple[float, float, float]]]:
        """How often the first bot stood before the second in the same game (level counts half)."""
        table: dict[str, dict[str, tuple[float, float, float]]] = {}
        for a in self.tournament.bots:
            table[a] = {}
            for b in self.tournament.bots:
                if a != b:
                    both = [self._before(each, a, b) for each in self.meetings if {a, b} <= set(each.bots)]
                    table[a][b] = mean_with_interval(both, 0.0, 1.0)
        return table

    @staticmethod
    def _before(meeting: Meeting, a: str, b: str) -> float:
        one, other = meeting.bots.index(a), meeting.bots.index(b)
        points = [0.5 if g[one] == g[other] else float(g[one] < g[other]) for g in meeting.games]
        return sum(points) / len(points)

    def to_json(self) -> Document:
        """All of it; the same for the same seed, however it was played."""
        plan = self.tournament
        rating, wins, table = self.ratings(), self.wins(), self.cross_table()
        return {
            "game": plan.game,
            "bots": list(plan.bots),
            "seats": plan.seats,
            "options": dict(plan.options),
            "seed": plan.seed,
            "deals": plan.deals,
            "meetings": len(self.meetings),
            "wanted": plan.meetings,
            "games": self.games,
            "interrupted": self.interrupted,
            "ratings": [
                {"bot": bot, "rating": _interval(each), "wins": _interval(wins[bot])}
                for bot, each in rating.items()
            ],
            "before": {a: {b: _interval(each) for b, each in row.items()} for a, row in table.items()},
        }


def _interval(found: tuple[float, float, float]) -> Document:
    return dict(zip(("value", "low", "high"), found, strict=True))


def mean_with_interval(values: list[float], least: float, most: float) -> tuple[float, float, float]:
    """The mean of independent values with its 95 % interval (of the normal distribution)."""
    n = len(values)
    if not n:
        return (least + most) / 2, least, most
    mean = sum(values) / n
    # One value more at the middle: a few equal values are not certain.
    square = sum((each - mean) ** 2 for each in values) + ((most - least) / 2) ** 2
    reach = SURE * math.sqrt(square / n / max(1, n))
    return mean, max(least, mean - reach), min(most, mean + reach)


def play_tournament(
    tournament: Tournament,
    *,
    file: str | Path | None = None,
    workers: int = 1,
    cluster: str = "",
    progress: Callable[[Meetings], None] | None = None,
) -> Standings:
    """Play all that a file does not hold yet: ``play_tournament(make_tournament(…), file="t.jsonl")``.

    Every meeting that is finished is in the file at once; after Ctrl-C, or worse, the same call goes on.
    """
    need("openskill", "lab")
    standings = Standings(tournament)
    ledger = Ledger(file, tournament) if file is not None else None
    if ledger:
        standings.meetings = ledger.read()
        if progress and standings.meetings:
            progress(Meetings(standings.meetings))
    done = {meeting.number for meeting in standings.meetings}

    def collect(part: Meetings) -> None:
        if ledger:
            ledger.add(part.found)
        standings.meetings += part.found
        if progress:
            progress(part)

    open_ones = tournament.meetings - len(done)
    open_part = replace(tournament, gaps=gaps_in(done, tournament.meetings))
    pool = make_pool(open_part, collect, cluster)
    try:
        if open_ones:
            pool.play(open_ones, workers)
    except KeyboardInterrupt:
        pool.interrupted = True
    except OSError as problem:
        raise ArchipelError("write", file=str(file), reason=problem.strerror or problem) from None
    finally:
        if ledger:
            ledger.close()
    standings.meetings.sort(key=lambda meeting: meeting.number)
    standings.interrupted = pool.interrupted
    if pool.lost_a_worker:
        lost = LostWorker("lost_worker", games=len(standings.meetings), wanted=tournament.meetings)
        lost.report = standings
        raise lost
    return standings
