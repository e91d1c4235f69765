"""How a game stands: every figure agrees with the pieces themselves."""

import pytest

from archipel.games.la_isla.rules.standing import standing
from archipel.games.la_isla.rules.state import LaIslaState
from tests.conformance.tables import Table, plain_tables, walk
from tests.rules import rule

TABLES = [table for table in plain_tables() if table.game.id == "la_isla"]


def values(state: LaIslaState) -> list[int]:
    """LI-E1: the value of the zone that each marker stands in."""
    return [state.pieces.track[position] for position in state.markers]


def worth(state: LaIslaState, seat: int) -> int:
    """LI-E3 to E6: the points of play, sets, animals by their markers, and every two resources."""
    counted = state.animals[5 * seat : 5 * seat + 5]  # the large one counts twice
    multiplied = sum(number * value for number, value in zip(counted, values(state), strict=True))
    resources = sum(state.resources[5 * seat : 5 * seat + 5])
    return state.points[seat] + 10 * min(counted) + multiplied + resources // 2


@rule("LI-E1", "LI-E4", "LI-E5", "LI-E6")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_figures_are_those_of_the_pieces(table: Table) -> None:
    for seed in range(2):
        for state in walk(table.new(f"standing {seed}"), seed):
            if state.over:
                continue
            assert isinstance(state, LaIslaState)
            for seat in range(state.seats):
                told = dict(standing(state.view(seat)).clauses)
                others = [worth(state, each) for each in range(state.seats) if each != seat]
                assert told["points"] == {"points": worth(state, seat), "best": max(others)}
                limit = {2: 7, 3: 9, 4: 11}[state.seats]
                assert told["markers"] == {"sum": sum(values(state)), "limit": limit}
