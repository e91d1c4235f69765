"""A position as plain data for the store, and back: what every game stores in the same way.

A game names its fields by shape: ``numbers``, ``flags``, ``lists`` of numbers and ``nested`` lists. What
follows from others is made again by the game itself.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from archipel.engine.errors import BadRecord
from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.secret_chance import restored_chance
from archipel.engine.state import State
from archipel.engine.step import Step

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class Fields:
    """The fields of a game's positions, by shape."""

    def __init__(self, numbers: str, lists: str, nested: str = "", flags: str = "") -> None:
        self.numbers = numbers.split()
        self.flags = flags.split()
        self.lists = lists.split()
        self.nested = nested.split()

    def save(self, state: State, **others: Json) -> dict[str, Json]:
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

    def fill(self, state: Any, game: Game, stored: dict[str, Any], steps: Sequence[Any]) -> None:
        """Put into an empty position what :meth:`save` stored.

        ``steps`` are classes, or single steps of which there is only one.
        """
        state.game = game
        state.seats = stored["seats"]
        state.options = dict(stored["options"])
        state.events = None
        state.chance = restored_chance(stored["chance"])
        kinds = {kind.name: kind for kind in steps}
        state.stack = [_step(kinds[name], fields) for name, *fields in stored["stack"]]
        for name in self.numbers:
            setattr(state, name, number(stored[name]))
        for name in self.flags:
            setattr(state, name, bool(stored[name]))
        for name in self.lists:
            setattr(state, name, [number(each) for each in stored[name]])
        for name in self.nested:
            setattr(state, name, [[number(each) for each in inner] for inner in stored[name]])


def restored(game: G, stored: dict[str, Any], read: Callable[[G, dict[str, Any]], S]) -> S:
    """The position that a game reads from what it stored; a foreign or damaged one is refused."""
    if stored.get("game") != game.id or stored.get("rules") != game.rules_version:
        raise BadRecord("position_foreign", name=game.id, rules=str(game.rules_version))
    try:
        state = read(game, stored)
        faults = state.faults()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as problem:
        raise BadRecord(
            "position_damaged", name=game.id, fault=f"{type(problem).__name__} {problem}"
        ) from None
    if faults:
        raise BadRecord("position_damaged", name=game.id, fault=faults[0])
    return state


def _step(kind: Any, fields: list[int]) -> Any:
    if isinstance(kind, Step):
        return kind
    return kind(*map(number, fields))


def number(value: Any) -> int:
    """A stored number; truths and texts are none."""
    if type(value) is not int:
        raise TypeError(value)
    return value
