"""Counting without keeping: what many games add up to, in little and constant memory."""

import math
from collections import Counter
from collections.abc import Iterable

Figures = dict[str, int | float | None]
Document = dict[str, object]  # what becomes a JSON document


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a rate: ``wilson(0, 10)`` is about (0, 0.278)."""
    if not games:
        return 0.0, 1.0
    z = 1.959963984540054
    rate = wins / games
    middle = rate + z * z / (2 * games)
    reach = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (middle - reach) / scale, (middle + reach) / scale
    return (0.0 if wins == 0 else max(0.0, low)), (1.0 if wins == games else min(1.0, high))


def rate(wins: int, games: int) -> dict[str, int | float]:
    """Wins, games, and their rate with its 95 % interval."""
    low, high = wilson(wins, games)
    return {"wins": wins, "games": games, "rate": wins / games if games else 0.0, "low": low, "high": high}


class Spread:
    """How whole numbers are spread: exact mean, median and deviation from a count of each value."""

    def __init__(self, values: Iterable[int] = ()) -> None:
        self.counts: Counter[int] = Counter(values)

    def add(self, value: int) -> None:
        """One more value."""
        self.counts[value] += 1

    def merge(self, other: "Spread") -> None:
        """All the values of another spread."""
        self.counts.update(other.counts)

    @property
    def size(self) -> int:
        """How many values there are."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The average, 0 when there is nothing."""
        return self._sum(1) / self.size if self.counts else 0.0

    def quantile(self, share: float) -> float:
        """The value below which this share of the values lies; a half is the median."""
        place = share * (self.size - 1)
        low, high = self._at(math.floor(place)), self._at(math.ceil(place))
        return low + (high - low) * (place - math.floor(place))

    @property
    def deviation(self) -> float:
        """The standard deviation of the values as a sample."""
        n = self.size
        if n < 2:
            return 0.0
        # In whole numbers until the last step, so that order and rounding cannot matter.
        return math.sqrt((n * self._sum(2) - self._sum(1) ** 2) / (n * (n - 1)))

    def to_json(self) -> Figures:
        """Mean, median and spread; the numbers are null when there is nothing."""
        if not self.counts:
            return dict.fromkeys(("mean", "median", "deviation", "low", "high", "min", "max"))
        return {
            "mean": self.mean,
            "median": self.quantile(0.5),
            "deviation": self.deviation,
            "low": self.quantile(0.05),
            "high": self.quantile(0.95),
            "min": min(self.counts),
            "max": max(self.counts),
        }

    def _sum(self, power: int) -> int:
        return sum(value**power * count for value, count in self.counts.items())

    def _at(self, place: int) -> int:
        for value in sorted(self.counts):
            place -= self.counts[value]
            if place < 0:
                return value
        raise IndexError(place)


class Clock:
    """How much processor time decisions took."""

    def __init__(self) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)

    def merge(self, other: "Clock") -> None:
        """All the decisions of another clock."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    def to_json(self) -> Figures:
        """Milliseconds a decision."""
        mean = 1000 * self.seconds / self.decisions if self.decisions else None
        return {"mean": mean, "max": 1000 * self.longest if self.decisions else None}


class Standing:
    """What one seat, or one bot, made of its games."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.shared_wins = 0
        self.ranks: Counter[int] = Counter()
        self.scores = Spread()

    def add(self, won: bool, winners: int, rank: int, score: int) -> None:
        """One more game, with how many seats won it."""
        self.games += 1
        self.wins += won
        self.shared_wins += won and winners > 1
        self.ranks[rank] += 1
        self.scores.add(score)

    def merge(self, other: "Standing") -> None:
        """All the games of another standing."""
        self.games += other.games
        self.wins += other.wins
        self.shared_wins += other.shared_wins
        self.ranks.update(other.ranks)
        self.scores.merge(other.scores)

    def to_json(self) -> Document:
        """Wins with their interval, ranks and scores."""
        ranks = {str(rank): self.ranks[rank] for rank in sorted(self.ranks)}
        mean_rank = sum(rank * n for rank, n in self.ranks.items()) / self.games if self.games else None
        return {
            "win": rate(self.wins, self.games),
            "shared_wins": self.shared_wins,
            "ranks": ranks,
            "mean_rank": mean_rank,
            "score": self.scores.to_json(),
        }
