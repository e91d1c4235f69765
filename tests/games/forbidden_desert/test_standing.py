"""How a game stands: every figure agrees with the pieces themselves."""

import pytest

from archipel.games.forbidden_desert.rules.components import CELL_COUNT, SAND_MARKERS
from archipel.games.forbidden_desert.rules.standing import standing
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.conformance.tables import Table, plain_tables, walk
from tests.rules import rule

TABLES = [table for table in plain_tables() if table.game.id == "forbidden_desert"]


@rule("FD-E1", "FD-E2", "FD-E3", "FD-E4")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_figures_are_those_of_the_pieces(table: Table) -> None:
    for seed in range(4):
        for state in walk(table.new(f"standing {seed}"), seed):
            if state.over:
                continue
            assert isinstance(state, DesertState)
            told = dict(standing(state.view(seed % table.seats)).clauses)
            held = [place for place in state.parts if place >= CELL_COUNT]
            assert told["parts"] == {"count": len(held), "of": 4}
            assert told["water"] == {"water": sorted(state.water)[0]}
            after = state.marks[state.mark :]  # the marks above the marker; the skull is the one after them
            assert told["storm"] == {"cards": state.level, "left": len(after)}
            assert told["sand"] == {"count": SAND_MARKERS - sum(state.sand)}
