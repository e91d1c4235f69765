"""How a game can end, and how one ended."""

from typing import Any

from archipel.engine.event import Args, Json


class Ending:
    """One way a game can end, by name and rule."""

    def __init__(self, name: str, rule: str, win: bool | None = None) -> None:
        self.name = name
        self.rule = rule
        self.win = win  # for cooperative games: did the team win


class Outcome:
    """The end of a game: its name, its rule, and what each seat made of it.

    ``ranks`` start at 1 and are shared on ties; cooperative games rank everybody 1 (won) or 2 (lost).
    """

    def __init__(
        self, name: str, rule: str, won: list[bool], ranks: list[int], scores: list[int], args: Args
    ) -> None:
        self.name = name
        self.rule = rule
        self.won = won
        self.ranks = ranks
        self.scores = scores
        self.args = args

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.name, self.rule, self.won, self.ranks, self.scores, self.args)

    @classmethod
    def by_points(cls, ending: Ending, scores: list[int], args: Args | None = None) -> "Outcome":
        """Among rivals: most points win, and a tie is shared."""
        ranks = [1 + sum([other > score for other in scores]) for score in scores]
        return cls(ending.name, ending.rule, [rank == 1 for rank in ranks], ranks, scores, args or {})

    def to_json(self) -> dict[str, Json]:
        """The form for files and networks."""
        return {
            "name": self.name,
            "rule": self.rule,
            "won": list(self.won),
            "ranks": list(self.ranks),
            "scores": list(self.scores),
            "args": dict(self.args),
        }

    def __repr__(self) -> str:
        return f"<Outcome {self.name} ({self.rule}) ranks {self.ranks}>"
