"""The Island's quick set-up gives the chance for study away, and says nothing of a table with people."""

import secrets
from typing import Any

import pytest

from archipel.engine.match import Match
from archipel.engine.state import State
from archipel.games.the_island.game import GAME
from archipel.table.table import Table
from tests.security.castaway import public_draws, set_up_from, states
from tests.table.support import header

SEATS = 4
QUICK = {"set_up": "quick"}


def values_of(state: State) -> dict[str, int]:
    """The value of every explorer, which only its owner sees, and only until play begins."""
    found: dict[str, int] = {}
    for seat in range(SEATS):
        view: Any = state.view(seat)
        found |= {each["explorer"]: each["value"] for each in view["explorers"] if each["seat"] == seat}
    return found


@pytest.mark.parametrize("number", range(5))
def test_a_spectator_computes_every_value_of_a_game_for_study(number: int) -> None:
    match = Match.study(GAME, SEATS, QUICK, f"0a1b2c3d4e5f60718293a4b5c6d7e8f{number}")
    view: Any = match.state.view(None)
    assert not any(each["value"] for each in view["explorers"])
    state = next(states(public_draws(view)))
    values = values_of(match.state)
    assert len(values) == 40
    assert values_of(set_up_from(state, SEATS, QUICK)) == values


@pytest.mark.parametrize("number", range(3))
def test_no_state_explains_what_a_table_with_people_shows(number: int) -> None:
    table = Table("t", GAME, header(["person"] * SEATS, secrets.token_hex(16), options=QUICK))
    assert not list(states(public_draws(table.view(None))))
