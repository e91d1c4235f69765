"""That the tests of fields find what they are for: with classes that forget one, made from this game's."""

from collections.abc import Callable
from typing import Any

import pytest

from archipel import COMPILED
from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.snapshot import FIELDS
from archipel.games.forbidden_island.rules.state import IslandState
from tests.conformance.fields import fields_of, missing, shared, unstored

pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled class cannot be given a broken child")


def position_of(kind: Callable[[], IslandState]) -> IslandState:
    """A position as an object of another class."""
    state, broken = GAME.new(seed="broken"), kind()
    for name in fields_of(IslandState):
        setattr(broken, name, getattr(state, name))
    return broken


def test_a_field_that_copy_forgets_is_found() -> None:
    class Forgetful(IslandState):
        weather: int

    state = position_of(Forgetful)
    state.weather = 3  # type: ignore[attr-defined]
    assert missing(state, state.copy()) == {"weather"}


def test_a_field_that_the_snapshot_forgets_is_found() -> None:
    class Forgetful(IslandState):
        weather: int

    assert unstored(Forgetful, FIELDS) == {"weather"}
    assert unstored(IslandState, FIELDS) == set()


def test_a_list_that_copies_share_by_mistake_is_found() -> None:
    class Careless(IslandState):
        def copy(self) -> Any:
            twin = super().copy()
            twin.pawns = self.pawns
            return twin

    state = position_of(Careless)
    assert "pawns" in shared(state, state.copy())
    sound = GAME.new()
    assert "pawns" not in shared(sound, sound.copy())
