"""Two bots, or two settings of a game, on the same deals, until it is clear which is better."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.games import find
from archipel.lab.play import game_seed, play_game
from archipel.lab.players import make_player
from archipel.lab.pools import make_pool
from archipel.lab.sequential import Betting
from archipel.lab.tally import Document
from archipel.lab.worker_pool import LostWorker

MARGIN = 0.05  # differences below it are called none
LOOK_EVERY = 50  # pairs are looked at as often as their number grows by one in so many


@dataclass(frozen=True)
class Side:
    """One of the two: its name as it was asked for, who plays, and how the game is set."""

    name: str
    bots: tuple[str, ...]  # the first is the one whose wins count
    options: dict[str, str] = field(default_factory=dict)


@dataclass
class Pairs:
    """Some deals, each played by both: how much of the victory each had, from 0 to 1."""

    first: int
    found: list[tuple[float, float]] = field(default_factory=list)
    failed: bool = False

    @property
    def games(self) -> int:
        """How many deals were finished."""
        return len(self.found)


@dataclass(frozen=True)
class Duel:
    """The deals of a comparison; deal i depends on the seed and on i alone."""

    game: str
    seats: int
    a: Side
    b: Side
    seed: int | str

    def run(self, first: int, last: int, stopped: Callable[[], bool]) -> Pairs:
        """Play these deals, fewer when asked to stop."""
        part = Pairs(first)
        for number in range(first, last):
            if stopped():
                break
            part.found.append(self.play(number))
        return part

    def play(self, number: int) -> tuple[float, float]:
        """One deal for both."""
        if find(self.game).cooperative or self.a.options != self.b.options:
            # Every other deal with the seats moved on, so that nobody's wins are those of a seat.
            return self._wins(self.a, number, number), self._wins(self.b, number, number)
        # Face to face, twice: at every other seat, then the other way round.
        both = replace(self.a, bots=(self.a.bots[0], self.b.bots[0]))
        mine = (self._wins(both, number, 0) + self._wins(both, number, 1)) / 2
        return mine, 1 - mine

    def _wins(self, side: Side, number: int, shift: int) -> float:
        """How much of the victory went to the side's first bot."""
        game, seed = find(self.game), game_seed(self.seed, number)
        names = [side.bots[(seat + shift) % len(side.bots)] for seat in range(self.seats)]
        bots = [make_player(name, game) for name in names]
        state, _ = play_game(game, side.options, bots, seed, Chance.from_seed(f"{seed}/bots"))
        outcome = state.outcome
        if outcome is None or not any(outcome.won):
            return 0.0 if game.cooperative else 0.5
        won = [seat for seat in range(self.seats) if outcome.won[seat]]
        return sum((seat + shift) % len(side.bots) == 0 for seat in won) / len(won)


class Comparison:
    """What was found: how much more ``a`` wins than ``b``, and whether that is clear."""

    def __init__(self, duel: Duel, margin: float) -> None:
        self.duel = duel
        self.margin = margin
        self.test = Betting()
        self.wins = [0.0, 0.0]
        self.interrupted = False

    def add(self, pair: tuple[float, float]) -> None:
        """One more deal."""
        self.test.add(pair[0] - pair[1])
        self.wins[0] += pair[0]
        self.wins[1] += pair[1]

    @property
    def verdict(self) -> str:
        """``a`` or ``b`` is better, both are ``alike`` within the margin, or ``open``."""
        low, high = self.test.interval()
        if low > 0:
            return "a"
        if high < 0:
            return "b"
        return "alike" if -self.margin < low and high < self.margin else "open"

    def to_json(self) -> Document:
        """All of it; the same for the same seed, however it was played."""
        low, high = self.test.interval()
        pairs = max(1, self.test.pairs)
        duel = self.duel
        return {
            "game": duel.game,
            "seats": duel.seats,
            "seed": duel.seed,
            "a": {"name": duel.a.name, "wins": self.wins[0] / pairs},
            "b": {"name": duel.b.name, "wins": self.wins[1] / pairs},
            "deals": self.test.pairs,
            "difference": self.test.mean,
            "low": low,
            "high": high,
            "margin": self.margin,
            "verdict": self.verdict,
            "interrupted": self.interrupted,
        }


def compare(
    game: str,
    a: str,
    b: str,
    *,
    bots: tuple[str, ...] = (),
    seats: int | None = None,
    options: dict[str, str] | None = None,
    games: int = 10_000,
    seed: int | str = 0,
    margin: float = MARGIN,
    workers: int = 1,
    cluster: str = "",
    progress: Callable[[Pairs], None] | None = None,
) -> Comparison:
    """Play deals until it is clear: ``compare("forbidden_island", "planner", "greedy").verdict``.

    ``a`` and ``b`` are bots, or settings such as ``difficulty=elite`` that ``bots`` play: in a cooperative
    game one that plays all seats, among rivals two, and it counts how often the first wins. Two rivals meet
    twice a deal, with the seats exchanged. At most ``games`` deals are played.
    """
    duel = make_duel(game, a, b, bots, seats, options or {}, seed)
    found = Comparison(duel, margin)
    waiting: dict[int, list[tuple[float, float]]] = {}
    look = 1

    def collect(part: Pairs) -> None:
        nonlocal look
        waiting[part.first] = part.found
        # In the order of the deals, so that it stops at the same one however many processes play.
        while found.test.pairs in waiting and not pool.enough:
            for pair in waiting.pop(found.test.pairs):
                found.add(pair)
                if found.test.pairs >= look:
                    look += max(1, look // LOOK_EVERY)
                    if found.verdict != "open":
                        pool.enough = True
                        break
        if progress:
            progress(part)

    pool = make_pool(duel, collect, cluster)
    try:
        pool.play(games, workers)
    except KeyboardInterrupt:
        pool.interrupted = True
    found.interrupted = pool.interrupted and not pool.enough
    if pool.lost_a_worker and not pool.enough:
        raise LostWorker("lost_worker", games=found.test.pairs, wanted=games)
    return found


def make_duel(
    game: str,
    a: str,
    b: str,
    bots: tuple[str, ...],
    seats: int | None,
    options: dict[str, str],
    seed: int | str,
) -> Duel:
    """Two sides that exist and can be compared."""
    found = find(game)
    count = seats or found.min_seats
    if _is_setting(a) != _is_setting(b):
        raise BadOption("compare_unlike", a=a, b=b)
    sides = []
    for name in (a, b):
        if _is_setting(name):
            needed = 1 if found.cooperative else 2
            if len(bots) != needed:
                raise BadOption("compare_bots", needed=needed)
            settled = found.settle({**options, **dict([name.split("=", 1)])})
            side = Side(name, bots, settled)
        else:
            side = Side(name, (name,), found.settle(options))
        for bot in side.bots:
            make_player(bot, found)
        found.begin(count, side.options, Chance.from_seed(seed))  # refuses what does not fit
        sides.append(side)
    return Duel(found.id, count, sides[0], sides[1], seed)


def _is_setting(name: str) -> bool:
    return "=" in name.partition(":")[0]
