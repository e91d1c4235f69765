"""A position looked at by everybody is what each of them sees alone, and what they share is compared once."""

import itertools

import pytest

from archipel.engine.changes import Comparison, changes
from archipel.engine.sight import Sight
from tests.conformance.tables import Table, all_tables, bytes_of, positions, viewers


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_sight_shows_everybody_what_they_see_alone(table: Table) -> None:
    for state in positions(table, "sight", games=1, most=12):
        sight = Sight(state)
        for viewer in reversed(viewers(state)):
            assert bytes_of(sight.view(viewer)) == bytes_of(state.view(viewer))


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_comparison_finds_the_changes_that_there_are(table: Table) -> None:
    comparison = Comparison()
    looked = [Sight(state) for state in positions(table, "sight", games=1, most=6)]
    for one, other in itertools.pairwise(looked):
        for viewer in viewers(one.state):
            before, after = one.view(viewer), other.view(viewer)
            assert bytes_of(comparison.changes(before, after)) == bytes_of(changes(before, after))
