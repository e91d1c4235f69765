"""Any game: no field of a position is forgotten, neither by its copies nor by the store."""

from copy import deepcopy
from typing import Any

import pytest

from archipel.engine.errors import BadRecord
from archipel.engine.snapshot import Fields
from archipel.engine.state import State
from tests.conformance.fields import missing, shared, unstored
from tests.conformance.tables import Table, all_tables, last_of, plain_tables, positions, walk


def snapshot_of(table: Table) -> Fields:
    fields: Fields = table.game.rules.fields
    return fields


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_copy_has_every_field(table: Table) -> None:
    for state in [*positions(table, "fields", games=1, most=15), *last_of(table, "fields")]:
        assert missing(state, state.copy()) == set()


def tables_by_shape() -> list[Table]:
    """The tables of the games in which no field has a shape of its own."""
    return [table for table in plain_tables() if not snapshot_of(table).others]


@pytest.mark.parametrize("table", tables_by_shape(), ids=str)
def test_a_copy_by_the_shapes_of_the_fields_has_every_field_too(table: Table) -> None:
    for state in positions(table, "shapes", games=1, most=5):
        twin = State.copy(state)
        assert missing(state, twin) == set()
        assert shared(state, twin).keys() <= set(snapshot_of(table).derived)


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


@pytest.mark.parametrize("active", [-1, 9])
@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_stored_position_in_which_it_is_nobodys_turn_is_refused(table: Table, active: int) -> None:
    with pytest.raises(BadRecord):
        table.game.load({**table.new("nobody").to_json(), "active": active})
