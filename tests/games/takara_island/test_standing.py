"""How a game stands: every figure agrees with the pieces themselves."""

import pytest

from archipel.games.takara_island.rules.components import DEPTHS
from archipel.games.takara_island.rules.standing import standing
from archipel.games.takara_island.rules.state import TakaraState
from tests.conformance.tables import Table, plain_tables, walk
from tests.rules import rule

TABLES = [table for table in plain_tables() if table.game.id == "takara_island"]


def worth(state: TakaraState, seat: int) -> int:
    """TK-V1, V2: what a seat's pieces are worth now, its Stones at ten each."""
    return state.xp[seat] + 10 * state.stones[seat] + state.karas[seat] // 5


@rule("TK-E2", "TK-E3", "TK-E5", "TK-V2")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_figures_are_those_of_the_pieces(table: Table) -> None:
    for state in walk(table.new("standing"), "standing"):
        if state.over:
            continue
        assert isinstance(state, TakaraState)
        for seat in range(state.seats):
            told = dict(standing(state.view(seat)).clauses)
            holders = [each for each in range(state.seats) if state.stones[each]]
            if not holders:
                assert "no_stone" in told
            elif holders == [seat]:
                assert "own_stone" in told
            else:
                assert told["rival_stone"] == {"holder": holders[0]}
            others = [worth(state, each) for each in range(state.seats) if each != seat]
            assert told["points"] == {"points": worth(state, seat), "best": max(others)}
            empty = len([top for top in state.tops if top == DEPTHS])
            key, most = ("sites_close", 5) if holders else ("sites_lose", 4)
            assert told[key] == {"empty": empty, "of": most}
