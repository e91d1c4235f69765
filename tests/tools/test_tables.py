"""The tables that the page draws from are those of the rules."""

import json

import pytest

import tables


def test_every_board_has_the_tables_of_its_rules() -> None:
    assert tables.outdated() == [], "python tools/tables.py writes them"


@pytest.mark.parametrize("game", tables.with_tables())
def test_tables_are_plain_data(game: str) -> None:
    text = tables.text_of(game)
    assert json.loads(text)
    assert text.count("\n") == len(json.loads(text)) + 2
