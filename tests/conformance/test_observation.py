"""Any game: a vector has the size and the bounds that are described, and tells no more than the view."""

import json

import pytest

from archipel.engine.chance import Chance
from tests.conformance.observations import FILE, fingerprint, observed_tables
from tests.conformance.tables import Table, bytes_of, positions

TABLES = observed_tables()
KEPT = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_vector_is_as_long_as_described_and_every_entry_within_its_bounds(table: Table) -> None:
    observation = table.game.observation(table.seats)
    assert observation.size == len(observation.names) == len(observation.most)
    assert len(set(observation.names)) == observation.size
    for state in positions(table, "bounds"):
        for seat in range(table.seats):
            vector = state.observe(seat)
            assert len(vector) == observation.size
            beyond = [
                f"{name}: {value}"
                for name, value, most in zip(observation.names, vector, observation.most, strict=True)
                if value > most
            ]
            assert beyond == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_in_its_vector(table: Table) -> None:
    dice = Chance.from_seed("vectors")
    for state in positions(table, "vectors"):
        for seat in range(table.seats):
            told = state.observe(seat)
            world = state.imagine(seat, dice)
            assert world.observe(seat) == told
            assert world.imagine(seat, dice).observe(seat) == told


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_equal_views_give_equal_vectors(table: Table) -> None:
    """A seat may see less than it could remember: worlds that others imagine can look the same to it."""
    dice = Chance.from_seed("equal views")
    for state in positions(table, "equal views", most=30):
        for seat in range(table.seats):
            seen, told = bytes_of(state.view(seat)), state.observe(seat)
            for viewer in (None, *range(table.seats)):
                world = state.imagine(viewer, dice)
                if bytes_of(world.view(seat)) == seen:
                    assert world.observe(seat) == told


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_vector_is_turned_to_whoever_looks(table: Table) -> None:
    observation = table.game.observation(table.seats)
    for state in positions(table, "turned", games=1):
        for seat in range(table.seats):
            told = observation.read(state.observe(seat))
            assert list(told["own seat"].values()).index(1) == seat
            assert told["active"][f"seat+{(state.active - seat) % table.seats}"] == 1
            assert sum(told["step"].values()) == (not state.over)
            assert sum(told["ending"].values()) == state.over


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seed_gives_the_vectors_on_file(table: Table) -> None:
    assert fingerprint(table) == KEPT[str(table)]


def test_nothing_on_file_is_out_of_use() -> None:
    assert set(KEPT) == {str(table) for table in TABLES}
