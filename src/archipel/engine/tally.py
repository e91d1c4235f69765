"""What a finished game comes to, in figures: how far everybody got, and where the points come from."""

from typing import Any

from archipel.engine.event import Json


class Tally:
    """Figures and points by name; the texts call them ``figure-…`` and ``source-…``."""

    def __init__(
        self,
        figures: list[tuple[str, int, int]] | None = None,
        sources: list[tuple[str, list[int]]] | None = None,
        title: tuple[str, list[str]] | None = None,
    ) -> None:
        self.figures = figures or []  # name, value, out of how many (0 where there is no most)
        self.sources = sources or []  # name, and for each seat what it brought
        self.title = title  # what the points make of each seat: the kind of name, and the names

    def to_json(self) -> dict[str, Json]:
        """The form for the page."""
        figures: list[Any] = [
            {"name": name, "value": value, "of": most} for name, value, most in self.figures
        ]
        sources: list[Any] = [{"name": name, "points": points} for name, points in self.sources]
        told: dict[str, Json] = {"figures": figures, "sources": sources}
        if self.title:
            kind, names = self.title
            told["title"] = {"kind": kind, "names": [*names]}
        return told
