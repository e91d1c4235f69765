"""What people see of an act while it happens: the view after each of its events."""

from typing import Any

import msgspec

from archipel.engine.changes import Comparison
from archipel.engine.event import Event
from archipel.engine.sight import Sight
from archipel.engine.state import State
from archipel.table import messages as wire
from archipel.table.glance import Glance

Shown = tuple[list[wire.Told], Any]  # what was told with its changes, and what changed beside


class Pictures:
    """The positions after each event of one act, looked at once for every pair of eyes."""

    def __init__(self, events: list[Event], states: list[State]) -> None:
        self._comparison = Comparison()  # of these views, and of those before and after them
        self._taken = [(event, Sight(state)) for event, state in zip(events, states, strict=True)]
        # What was shown to whoever looked with the same eyes from the same position; that is kept here,
        # so that nothing else can get its place in memory.
        self._shown: dict[tuple[int | None, int | None, int, int], tuple[Glance, Shown]] = {}

    def views(self, viewer: int | None) -> list[dict[str, Any]]:
        """The view after each event that this viewer saw; what others saw shows with the next of them."""
        return [sight.view(viewer) for event, sight in self._taken if event.seen_by(viewer) is not None]

    def told_since(
        self, last: wire.News, message: wire.News, seen: Glance, newest: int, alike: bool
    ) -> Shown:
        """What a message tells whoever got the last one, of the position ``seen``: the ``newest`` act with
        the changes that its events make, and then the changes by the rest.

        Where all see ``alike``, it is worked out for the first of them.
        """
        eyes = (None, None) if alike and last.watch == message.watch else (last.watch, message.watch)
        key = (*eyes, id(seen), last.n)
        if key not in self._shown:
            self._shown[key] = seen, self._show(last, message, newest)
        return self._shown[key][1]

    def _show(self, last: wire.News, message: wire.News, newest: int) -> Shown:
        view = last.view
        told: list[wire.Told] = []
        for each in message.told:
            steps: list[Any] = []
            for picture in self.views(message.watch) if each.n == newest else []:
                steps.append(self._comparison.changes(view, picture))
                view = picture
            told.append(msgspec.structs.replace(each, changes=steps) if steps else each)
        return told, self._comparison.changes(view, message.view)
