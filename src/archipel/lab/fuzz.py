"""Random games in search of broken rules: lost pieces, dead ends, endless games, leaks, bad round trips."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.state import State
from archipel.games import find
from archipel.lab import checks
from archipel.lab.findings import MOST_FAILURES, Failure, Findings
from archipel.lab.play import game_seed, longest
from archipel.lab.players import make_player
from archipel.lab.worker_pool import WorkerPool

SAMPLE = 100  # one game in so many is checked in depth
DEPTH = 8  # and in it one position in so many
WHIM = 8  # a bot that plays here lets chance decide one action in so many


class Broken(Exception):
    """A check failed: what kind of check, and what it saw."""

    def __init__(self, kind: str, what: str) -> None:
        super().__init__(what)
        self.kind = kind


@dataclass(frozen=True)
class Search:
    """Which random games are played: seats and options vary by themselves where they are not given."""

    game: str
    seed: int | str
    seats: int | None
    options: dict[str, str]
    records: str
    sample: int
    bot: str = ""  # who plays; nobody means any legal action, all equally likely

    def run(self, first: int, last: int, stopped: Callable[[], bool]) -> Findings:
        """Play these games, fewer when asked to stop."""
        findings = Findings(first)
        game = find(self.game)
        for number in range(first, last):
            if stopped():
                break
            self._play(game, number, findings)
        return findings

    def _play(self, game: Game, number: int, findings: Findings) -> None:
        seed = game_seed(self.seed, number)
        chance = Chance.from_seed(f"{seed}/fuzz")
        seats, options = vary(game, self.seats, self.options, chance)
        played: list[int] = []
        state = None
        try:
            state = game.new(seats, options, seed)
            choose = _chooser(self.bot, game, seats, chance)
            wander(state, choose, chance, played, None if number % self.sample else findings)
            findings.endings[state.outcome.name if state.outcome else ""] += 1
            if number % self.sample == 0:
                match = retrace(game, seats, options, seed, played)
                if checks.as_seen(match.state, None) != checks.as_seen(state, None):
                    raise Broken("apply", "the checked lane and the fast lane play different games")
                _must("record", checks.record_fault(match))
                findings.deep_games += 1
        except Exception as problem:
            kind = problem.kind if isinstance(problem, Broken) else "crash"
            findings.faults[kind] += 1
            if len(findings.failures) < MOST_FAILURES:
                what = str(problem) if isinstance(problem, Broken) else traceback.format_exc().strip()
                path = self._keep(game, seats, options, number, played)
                findings.failures.append(Failure(number, seed, kind, what, actions=len(played), record=path))
        findings.games += 1
        findings.actions += len(played)

    def _keep(self, game: Game, seats: int, options: dict[str, str], number: int, played: list[int]) -> str:
        """Store the broken game up to where it broke; the path, empty when not even its set-up works."""
        try:
            match = retrace(game, seats, options, game_seed(self.seed, number), played)
        except Exception:
            return ""
        match.record.table["found_by"] = "fuzz"
        folder = Path(self.records)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{game.id}-{number:06}.json"
        path.write_text(match.record.dumps(), encoding="utf-8")
        return str(path)


def vary(
    game: Game, seats: int | None, options: dict[str, str], chance: Chance
) -> tuple[int, dict[str, str]]:
    """Seats and options at random where they are not given, such that they fit together."""
    seats = seats or game.min_seats + chance.below(game.max_seats - game.min_seats + 1)
    settled = game.settle(options)
    for option in game.options:
        if option.name not in options:
            tried = {**settled, option.name: chance.choice(option.values)}
            if game.validate(seats, tried) is None:
                settled = tried
    return seats, settled


def _chooser(bot: str, game: Game, seats: int, chance: Chance) -> Callable[[State, list[int]], int]:
    if not bot:
        return lambda state, codes: codes[chance.below(len(codes))]
    bots = [make_player(bot, game) for _ in range(seats)]

    def choose(state: State, codes: list[int]) -> int:
        return next_action(state, bots, chance) if chance.below(WHIM) else chance.choice(codes)

    return choose


def wander(
    state: State,
    choose: Callable[[State, list[int]], int],
    chance: Chance,
    played: list[int],
    deep: Findings | None,
) -> None:
    """Play to the end, noting what is played and checking every position, some in depth if so asked."""
    bound = longest(state.game)
    _sound(state)
    while codes := state.legal():
        if deep and len(played) % DEPTH == 0:
            deep.deep_positions += 1
            in_depth(state, chance)
        code = choose(state, codes)
        played.append(code)
        if len(played) > bound:
            raise Broken("endless", f"the game goes on after {bound} actions")
        state.push(code)
        if wrong := state.check():
            raise Broken("invariant", "; ".join(wrong))
    if not state.over:
        raise Broken("dead_end", "the game goes on and nobody has a legal action")
    _must("outcome", checks.outcome_fault(state))
    if deep:
        in_depth(state, chance)


def in_depth(state: State, chance: Chance) -> None:
    """Every check that is too slow for every position."""
    for kind, check in checks.POSITION_CHECKS.items():
        _must(kind, check(state, chance))


def retrace(game: Game, seats: int, options: dict[str, str], seed: str, played: list[int]) -> Match:
    """The same game as a match with a record; where an action cannot be made, it stops before it."""
    match = Match.study(game, seats, options, seed)
    for code in played:
        try:
            match.play(code)
        except Exception:
            break
    return match


def _sound(state: State) -> None:
    if wrong := state.check():
        raise Broken("invariant", "; ".join(wrong))


def _must(kind: str, fault: str) -> None:
    if fault:
        raise Broken(kind, fault)


def fuzz(
    game: str,
    games: int = 1000,
    seed: int | str = 0,
    *,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    workers: int = 1,
    bot: str = "",
    records: str | Path = "failures",
    sample: int = SAMPLE,
    progress: Callable[[Findings], None] | None = None,
) -> Findings:
    """Play random games and look for anything broken: ``fuzz("forbidden_island", 100).faults`` is empty."""
    found = find(game)
    settled = found.settle(options or {})
    if seats is not None:
        found.begin(seats, settled, Chance.from_seed(seed))
    if bot:
        make_player(bot, found)
    if games < 1 or sample < 1:
        raise ArchipelError("fuzz_counts")
    total = Findings()

    def collect(findings: Findings) -> None:
        total.merge(findings)
        if progress:
            progress(findings)

    pool = WorkerPool(Search(found.id, seed, seats, options or {}, str(records), sample, bot), collect)
    try:
        pool.play(games, workers)
    except KeyboardInterrupt:
        pool.interrupted = True
    total.interrupted = pool.interrupted
    if pool.lost_a_worker:
        total.faults["killed"] += 1
    return total
