"""Any game: no field of a position is forgotten, neither by its copies nor by the store."""

from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from inspect import get_annotations
from typing import Any, Final

import pytest

from archipel import COMPILED
from archipel.engine.chance import Chance
from archipel.engine.snapshot import IN_EVERY_GAME, NOT_STORED, Fields
from archipel.engine.state import State
from archipel.engine.step import Step
from archipel.games import find
from archipel.games.forbidden_island.rules.state import IslandState
from tests.conformance.tables import Table, all_tables, last_of, plain_tables, positions, walk

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
    return fields_of(kind) ^ {*named, *IN_EVERY_GAME, *NOT_STORED}


def snapshot_of(table: Table) -> Fields:
    fields: Fields = import_module(f"archipel.games.{table.game.id}.rules.snapshot").FIELDS
    return fields


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_copy_has_every_field(table: Table) -> None:
    for state in [*positions(table, "fields", games=1, most=15), *last_of(table, "fields")]:
        assert missing(state, state.copy()) == set()


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_copies_share_is_never_changed(table: Table) -> None:
    met: dict[int, tuple[str, Any, Any]] = {}
    for state in walk(table.new("shared"), "shared"):
        for name, together in shared(state, state.copy()).items():
            for each in together:
                met.setdefault(id(each), (name, each, deepcopy(each)))
    for name, each, before in met.values():
        assert each == before, name


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_stored_position_comes_back_with_every_field(table: Table) -> None:
    for state in [*positions(table, "stored fields", games=1, most=15), *last_of(table, "stored fields")]:
        assert missing(state, table.game.load(state.to_json())) == set()


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_field_is_stored_or_said_to_follow_from_others(table: Table) -> None:
    assert unstored(type(table.new(0)), snapshot_of(table)) == set()


# -- that these tests find what they are for ----------------------------------------

extensible = pytest.mark.skipif(COMPILED, reason="a compiled class cannot be given a broken child")


def position_of(kind: Callable[[], State]) -> State:
    """A position of Forbidden Island as an object of another class."""
    state, broken = find("forbidden_island").new(seed="broken"), kind()
    for name in fields_of(IslandState):
        setattr(broken, name, getattr(state, name))
    return broken


@extensible
def test_a_field_that_copy_forgets_is_found() -> None:
    class Forgetful(IslandState):
        weather: int

    state = position_of(Forgetful)
    state.weather = 3  # type: ignore[attr-defined]
    assert missing(state, state.copy()) == {"weather"}


@extensible
def test_a_field_that_the_snapshot_forgets_is_found() -> None:
    class Forgetful(IslandState):
        weather: int

    fields = import_module("archipel.games.forbidden_island.rules.snapshot").FIELDS
    assert unstored(Forgetful, fields) == {"weather"}
    assert unstored(IslandState, fields) == set()


@extensible
def test_a_list_that_copies_share_by_mistake_is_found() -> None:
    class Careless(IslandState):
        def copy(self) -> Any:
            twin = super().copy()
            twin.pawns = self.pawns
            return twin

    state = position_of(Careless)
    assert "pawns" in shared(state, state.copy())
    assert "pawns" not in shared(find("forbidden_island").new(), find("forbidden_island").new().copy())
