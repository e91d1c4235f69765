"""What people see of an act while it happens: the view after each of its events."""

from typing import Any

from archipel.engine.changes import Comparison
from archipel.engine.event import Event
from archipel.engine.sight import Sight
from archipel.engine.state import State


class Pictures:
    """The positions after each event of one act, looked at once for every pair of eyes."""

    def __init__(self, events: list[Event], states: list[State]) -> None:
        self.comparison = Comparison()  # of these views, and of those before and after them
        self._taken = [(event, Sight(state)) for event, state in zip(events, states, strict=True)]

    def views(self, viewer: int | None) -> list[dict[str, Any]]:
        """The view after each event that this viewer saw; what others saw shows with the next of them."""
        return [sight.view(viewer) for event, sight in self._taken if event.seen_by(viewer) is not None]
