"""What a search for broken rules found."""

from collections import Counter

from archipel.lab.tally import Document

MOST_FAILURES = 10  # that are described and stored; the others are only counted


class Failure:
    """One thing that went wrong, and the file that shows it."""

    def __init__(self, number: int, seed: str, kind: str, what: str, *, actions: int, record: str) -> None:
        self.number = number
        self.seed = seed
        self.kind = kind
        self.what = what
        self.actions = actions  # made in the game when it was noticed
        self.record = record

    def to_json(self) -> Document:
        """All of it."""
        return dict(vars(self))


class Findings:
    """What some random games showed."""

    failed = False  # one broken game does not stop the search

    def __init__(self, first: int = 0) -> None:
        self.first = first
        self.games = 0
        self.actions = 0
        self.deep_games = 0
        self.deep_positions = 0
        self.endings: Counter[str] = Counter()
        self.faults: Counter[str] = Counter()
        self.failures: list[Failure] = []
        self.interrupted = False

    def merge(self, other: "Findings") -> None:
        """What other games showed, too."""
        self.games += other.games
        self.actions += other.actions
        self.deep_games += other.deep_games
        self.deep_positions += other.deep_positions
        self.endings.update(other.endings)
        self.faults.update(other.faults)
        self.failures = sorted(self.failures + other.failures, key=lambda each: each.number)[:MOST_FAILURES]

    def to_json(self) -> Document:
        """The whole as one document."""
        return {
            "games": self.games,
            "actions": self.actions,
            "deep_games": self.deep_games,
            "deep_positions": self.deep_positions,
            "endings": dict(sorted(self.endings.items())),
            "faults": dict(sorted(self.faults.items())),
            "failures": [failure.to_json() for failure in self.failures],
            "interrupted": self.interrupted,
        }
