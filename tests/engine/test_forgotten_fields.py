"""The conformance suite finds a field that a copy or the store forgets, seen on Forbidden Island."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from archipel import COMPILED
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_island.rules.state import IslandState
from tests.conformance.fields import fields_of, missing, shared, unstored

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
