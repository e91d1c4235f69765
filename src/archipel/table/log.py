"""What happened at a table, and each viewer's own numbering of what they were told."""

from collections.abc import Callable

from archipel.engine.event import Event
from archipel.table import messages as wire

Noticed = Callable[[int | None], bool]


class Happening:
    """One thing that happened: an act with its events, or something between people."""

    def __init__(self, kind: str, at: float, args: wire.Json, events: list[Event] | None = None) -> None:
        self.kind = kind
        self.at = at
        self.args = args
        self.events = events or []
        secret = any(event.secret is not None or event.hidden for event in self.events)
        self._public = None if secret else [dict(event.to_json()) for event in self.events]

    def events_for(self, viewer: int | None, noticed: Noticed) -> list[wire.Json] | None:
        """The events that this viewer was told, or nothing if there was nothing for them to know.

        ``noticed`` says whether what they see has changed, in case no event says so.
        """
        events = self._seen_by(viewer)
        # An act that shows a viewer nothing does not exist for them, not even as a number (TK-I3).
        if self.kind in ("act", "start") and not events and not noticed(viewer):
            return None
        return events

    def _seen_by(self, viewer: int | None) -> list[wire.Json]:
        if self._public is not None:  # nothing secret in it: one list for all
            return self._public
        seen = [event.seen_by(viewer) for event in self.events]
        return [dict(event.to_json()) for event in seen if event is not None]

    @property
    def moves_the_game(self) -> bool:
        """Whether the position changed."""
        return self.kind in ("act", "undo", "lesson")


class Stream:
    """One viewer's numbered story."""

    def __init__(self, viewer: int | None) -> None:
        self.viewer = viewer
        self.told: list[wire.Told] = []
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
        args = happening.args
        if happening.kind == "undo":
            if not taken_back:
                return  # who never knew of an act does not hear that it was taken back
            args = {**args, "acts": taken_back}
        events = happening.events_for(self.viewer, noticed)
        if happening.kind == "act":
            self.last_act = 0 if events is None else len(self.told) + 1
        if events is None:
            return
        if happening.kind == "act":
            self.moments.append(acts)
        moment = len(self.moments) - 1
        self.told.append(wire.Told(len(self.told) + 1, happening.kind, happening.at, moment, events, args))
        self.version += happening.moves_the_game
