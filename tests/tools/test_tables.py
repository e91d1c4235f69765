"""The tables that the page draws from are those of the rules."""

import json
import random

import pytest

import tables
from archipel.engine.match import learned
from archipel.games import find


def test_every_board_has_the_tables_of_its_rules() -> None:
    assert tables.outdated() == [], "python tools/tables.py writes them"


@pytest.mark.parametrize("game", tables.with_tables())
def test_tables_are_plain_data(game: str) -> None:
    text = tables.text_of(game)
    assert json.loads(text)
    assert text.count("\n") == len(json.loads(text)) + 2


@pytest.mark.parametrize("game", [each for each in tables.with_tables() if "one_way" in tables.text_of(each)])
def test_what_is_said_to_lead_one_way_does(game: str) -> None:
    """Of each kind some action shows something new or ends the game; actions of other kinds never do."""
    kinds: dict[str, bool] = {}
    for seed in range(4):
        state = find(game).new(3, {}, f"one way {seed}")
        rng = random.Random(seed)
        while not state.over:
            action = rng.choice(rng.choice(state.decisions()).actions)
            after = state.copy()
            after.chance.tape = []
            after.push(action.code)
            shows = bool(after.chance.tape) or learned(state, after)
            kinds[action.kind] = kinds.get(action.kind, False) or shows
            state = after
    said = json.loads(tables.text_of(game))["one_way"]
    assert {kind for kind, shows in kinds.items() if shows} <= set(said)
    assert {kind for kind in said if kind in kinds and not kinds[kind]} == set()
