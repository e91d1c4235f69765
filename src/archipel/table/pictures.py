"""What people see of an act while it happens: the view after each of its events."""

from typing import Any

from archipel.engine.event import Event
from archipel.engine.state import State


class Pictures:
    """The positions after each event of one act, looked at once for every pair of eyes."""

    def __init__(self, secrets: bool, events: list[Event], states: list[State]) -> None:
        self._secrets = secrets
        self._taken = list(zip(events, states, strict=True))
        self._views: dict[int | None, list[dict[str, Any]]] = {}

    def views(self, viewer: int | None) -> list[dict[str, Any]]:
        """The view after each event that this viewer saw; what others saw shows with the next of them."""
        if not self._secrets and viewer is not None:  # all see what a spectator sees
            return [{**view, "seat": viewer} for view in self.views(None)]
        if viewer not in self._views:
            seen = (state for event, state in self._taken if event.seen_by(viewer) is not None)
            self._views[viewer] = [dict(state.view(viewer)) for state in seen]
        return self._views[viewer]
