"""How a game stands: every figure agrees with the pieces themselves."""

import pytest

from archipel.games.the_island.rules.components import BACK_COUNT, BACKS
from archipel.games.the_island.rules.geometry import ISLE, LAND, LOST
from archipel.games.the_island.rules.standing import standing
from archipel.games.the_island.rules.state import TheIslandState
from tests.conformance.tables import Table, all_tables, walk
from tests.rules import rule

TABLES = [table for table in all_tables() if table.game.id == "the_island"]
MOUNTAIN = 2


def own(state: TheIslandState, seat: int) -> list[int]:
    """The places of a seat's explorers."""
    return [place for explorer, place in enumerate(state.place) if state.own[seat] >> explorer & 1]


@rule("TI-A1", "TI-E1", "TI-R2", "TI-V2", "TI-V3", "TI-V4")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_figures_are_those_of_the_pieces(table: Table) -> None:
    for state in walk(table.new("standing"), "standing"):
        if state.over:
            continue
        assert isinstance(state, TheIslandState)
        land = [state.ground[space] - 1 for space in LAND if state.ground[space]]
        for seat in range(state.seats):
            told = dict(standing(state.view(seat)).clauses)
            if not state.begun:
                free = [place for place in own(state, seat) if place > LOST]
                assert told.get("to_place", {"count": 0}) == {"count": len(free)}
                assert len(told) == 1
                continue
            places = own(state, seat)
            heads = told["heads"] if state.equal else told["values"]
            assert heads["saved"] == len([place for place in places if ISLE <= place < LOST])
            assert heads["out"] == len([place for place in places if place < ISLE])
            if state.to_the_last:
                alive = [place for place in state.place if place < ISLE]
                assert told["last_explorer"] == {"count": len(alive)}
            elif state.submerging:
                assert told["last_tile"] == {"count": len(land)}
            else:
                assert told["volcano"] == {
                    "mountains": land.count(MOUNTAIN),
                    "before": len(land) - land.count(MOUNTAIN),
                }
                # It lies where it is said to lie: among the backs of mountains that nobody has seen.
                assert state.bag[BACK_COUNT * MOUNTAIN + BACKS.index("volcano")] == 1
