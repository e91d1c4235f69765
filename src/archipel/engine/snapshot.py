"""A position as plain data for the store, and back: what every game stores in the same way.

A game names its fields by shape: ``numbers``, ``flags``, ``lists`` of numbers and ``nested`` lists. Some it
stores in its own way (``others``) or makes again from the rest (``derived``). Together these are all that its
class declares, and a test holds it to that. ``rows`` says which of the lists a position keeps as rows.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from archipel.engine.event import Json
from archipel.engine.native import i64, vec
from archipel.engine.secret_chance import restored_chance
from archipel.engine.step import Step

# What this file stores for every game, and what belongs to the moment.
IN_EVERY_GAME: Final = ("game", "seats", "options", "stack", "chance")
NOT_STORED: Final = ("events", "pictures")


class Fields:
    """The fields of a game's positions, by shape."""

    def __init__(
        self,
        *,
        numbers: str,
        lists: str,
        steps: Sequence[Any],
        rows: str = "",
        nested: str = "",
        flags: str = "",
        others: str = "",
        derived: str = "",
        settle: Callable[[Any], None] | None = None,
    ) -> None:
        self.numbers = numbers.split()
        self.flags = flags.split()
        self.lists = lists.split()
        self.rows = rows.split()
        self.nested = nested.split()
        self.others = others.split()
        self.derived = derived.split()
        self.settle = settle  # makes them again
        # Every kind of step by name: its class, or the one step where there is only one.
        self.steps: dict[str, Any] = {kind.name: kind for kind in steps}

    def save(self, state: Any, **others: Json) -> dict[str, Json]:
        """Everything, the generator and what has another shape included: for the store, never a player."""
        stored: dict[str, Json] = {
            "game": state.game.id,
            "rules": state.game.rules_version,
            "seats": state.seats,
            "options": dict(state.options),
            "chance": state.chance.stored(),
            "stack": [step.to_json() for step in state.stack],
            **others,
        }
        for name in (*self.numbers, *self.flags):
            stored[name] = getattr(state, name)
        for name in self.lists:
            stored[name] = list(getattr(state, name))
        for name in self.nested:
            stored[name] = [list(each) for each in getattr(state, name)]
        return stored

    def fill(self, state: Any, stored: dict[str, Any]) -> None:
        """Put into an empty position what :meth:`save` stored."""
        state.seats = stored["seats"]
        state.options = dict(stored["options"])
        state.chance = restored_chance(stored["chance"])
        state.stack = [_step(self.steps[name], fields) for name, *fields in stored["stack"]]
        for name in self.numbers:
            setattr(state, name, number(stored[name]))
        for name in self.flags:
            setattr(state, name, bool(stored[name]))
        for name in self.lists:
            numbers = [number(each) for each in stored[name]]
            setattr(state, name, vec[i64](numbers) if name in self.rows else numbers)
        for name in self.nested:
            setattr(state, name, [[number(each) for each in inner] for inner in stored[name]])
        if self.settle is not None:
            self.settle(state)

    def copy(self, state: Any, twin: Any) -> None:
        """Give a copy what is stored and what is derived; what has another shape is left to the game."""
        for name in (*self.numbers, *self.flags):
            setattr(twin, name, getattr(state, name))
        for name in self.lists:
            setattr(twin, name, getattr(state, name)[:])
        for name in self.nested:
            setattr(twin, name, [inner[:] for inner in getattr(state, name)])
        if self.settle is not None:
            self.settle(twin)


def _step(kind: Any, fields: list[int]) -> Any:
    if isinstance(kind, Step):
        return kind
    return kind(*map(number, fields))


def number(value: Any) -> int:
    """A stored number; truths and texts are none."""
    if type(value) is not int:
        raise TypeError(value)
    return value
