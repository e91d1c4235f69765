"""What happened at a table, and each viewer's own numbering of what they were told."""

from collections.abc import Callable
from typing import Any

from archipel.engine.event import Event

Noticed = Callable[[int | None], bool]


class Happening:
    """One thing that happened: an act with its events, or something between people."""

    def __init__(self, kind: str, at: float, args: dict[str, Any], events: list[Event]) -> None:
        self.kind = kind
        self.at = at
        self.args = args
        self.events = events
        secret = any(event.secret is not None or event.hidden for event in events)
        self._public = None if secret else [dict(event.to_json()) for event in events]

    def for_viewer(self, viewer: int | None, noticed: Noticed) -> dict[str, Any] | None:
        """As this viewer was told, or nothing if there was nothing for them to know.

        ``noticed`` says whether what they see has changed, in case no event says so.
        """
        if self.kind not in ("act", "start"):
            return {"kind": self.kind, "at": self.at, "args": self.args, "events": []}
        events = self._seen_by(viewer)
        # An act that shows a viewer nothing does not exist for them, not even as a number (TK-I3).
        if not events and not noticed(viewer):
            return None
        return {"kind": self.kind, "at": self.at, "args": self.args, "events": events}

    def _seen_by(self, viewer: int | None) -> list[dict[str, Any]]:
        if self._public is not None:  # nothing secret in it: one list for all
            return self._public
        seen = [event.seen_by(viewer) for event in self.events]
        return [dict(event.to_json()) for event in seen if event is not None]

    @property
    def moves_the_game(self) -> bool:
        """Whether the position changed."""
        return self.kind in ("act", "undo")


class Stream:
    """One viewer's numbered story."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told: list[dict[str, Any]] = []
        self.version = 0  # how many positions this viewer has seen
        # For each moment of this viewer's story, how many acts had been played; the set-up is moment 0.
        self.moments = [0]
        self.last_act = 0  # the number under which the last act was told; 0 if it was not

    def add(self, happening: Happening, acts: int, noticed: Noticed) -> None:
        """Tell this viewer, if there is anything to tell; ``acts`` stand after it."""
        taken_back = 0
        while self.moments[-1] > acts:
            self.moments.pop()
            taken_back += 1
        if happening.kind == "undo" and not taken_back:
            return  # who never knew of an act does not hear that it was taken back
        told = happening.for_viewer(self.viewer, noticed)
        if happening.kind == "act":
            self.last_act = len(self.told) + 1 if told is not None else 0
        if told is not None:
            if happening.kind == "undo":
                told["args"] = {**told["args"], "acts": taken_back}
            if happening.kind == "act":
                self.moments.append(acts)
            self.told.append({"n": len(self.told) + 1, "moment": len(self.moments) - 1, **told})
            self.version += happening.moves_the_game
