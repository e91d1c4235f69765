"""How a game stands for whoever looks: the aim and the ways to lose, with the figures of this moment."""

from archipel.engine.event import Args


class Standing:
    """A few clauses, each a key and its arguments; the texts call them ``standing-…``.

    It is read off a view and nothing else, so that it can tell no more than the view does.
    """

    def __init__(self) -> None:
        self.clauses: list[tuple[str, Args]] = []

    def say(self, key: str, args: Args) -> None:
        """Add a clause: the aim first, then what threatens it."""
        self.clauses.append((key, args))

    def to_json(self) -> list[Args]:
        """The form for the page."""
        return [{"key": key, **args} for key, args in self.clauses]
