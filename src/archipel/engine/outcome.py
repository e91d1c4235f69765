"""How a game ended."""

from archipel.engine.event import Args, Json


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
