"""The fields of positions: what a class declares, what two positions have in common, what a store forgets."""

from inspect import get_annotations
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.snapshot import IN_EVERY_GAME, NOT_STORED, Fields
from archipel.engine.state import State
from archipel.engine.step import Step

# What copies may share although it could be changed: nothing of it is the game's own.
WITH_THE_TABLE: Final = {"game", "options"}


def fields_of(kind: type) -> set[str]:
    """Every field that a class of positions declares, with those of the classes it is made from."""
    found: set[str] = set()
    for each in kind.__mro__:
        found |= set(each.__dict__.get("__mypyc_attrs__", ()) or get_annotations(each))
    return found - {"__dict__"}


def same(one: Any, other: Any) -> bool:
    """Whether two fields hold the same; steps are compared by what they are made of."""
    if isinstance(one, Chance) and isinstance(other, Chance):
        return one.word == other.word and one.script == other.script
    if isinstance(one, Step) and isinstance(other, Step):
        return one.to_json() == other.to_json()
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    return bool(one is other or one == other)


def missing(state: State, other: State) -> set[str]:
    """The fields in which another position differs from this one, or which it does not have at all."""
    return {
        name
        for name in fields_of(type(state))
        if not hasattr(other, name) or not same(getattr(state, name), getattr(other, name))
    }


def shared(state: State, twin: State) -> dict[str, list[Any]]:
    """The lists, and lists in lists, that two positions have in common, by field."""
    found: dict[str, list[Any]] = {}
    for name in fields_of(type(state)) - WITH_THE_TABLE:
        one, other = getattr(state, name), getattr(twin, name)
        if isinstance(one, list):
            inner = [each for each in one if isinstance(each, list) and any(each is its for its in other)]
            together = [one, *inner] if one is other else inner
            if together:
                found[name] = together
    return found


def unstored(kind: type, fields: Fields) -> set[str]:
    """The fields that a game's snapshot says nothing of, or speaks of although there are none."""
    named = [*fields.numbers, *fields.flags, *fields.lists, *fields.nested, *fields.others, *fields.derived]
    assert len(set(named)) == len(named)
    assert set(fields.rows) <= set(fields.lists)
    return fields_of(kind) ^ {*named, *IN_EVERY_GAME, *NOT_STORED}
