"""One position as everybody sees it: what all see alike is worked out once."""

from archipel.engine.event import Json
from archipel.engine.state import State

View = dict[str, Json]


class Sight:
    """The views of one position, each made when somebody looks, for four people at little more than for one.

    >>> from archipel.games import find
    >>> state = find("la_isla").new(seats=2, seed=7)
    >>> Sight(state).view(1) == state.view(1)
    True

    What several people see alike is the same object in all their views: nobody may change what a view is made
    of, and :class:`~archipel.engine.changes.Comparison` looks at it once.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self._views: dict[int | None, View] = {}

    def view(self, viewer: int | None) -> View:
        """What a viewer (``None``: a spectator) sees."""
        if viewer not in self._views:
            self._views[viewer] = self.state.view(None) if viewer is None else self._of(viewer)
        return self._views[viewer]

    def _of(self, seat: int) -> View:
        public = self.view(None)
        return {**public, **self.state.own_view(seat, public)}
