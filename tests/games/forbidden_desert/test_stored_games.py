"""The stored games of Forbidden Desert, checked by the second reading of the rules."""

from pathlib import Path

import pytest

from archipel.games.forbidden_desert.rules.state import DesertState
from tests.conformance.stored_games import replayed, stored_games
from tests.games.forbidden_desert.oracle import Table
from tests.games.forbidden_desert.positions import seen
from tests.games.forbidden_desert.test_decisions import agrees, told
from tests.rules import rule

GAMES = [path for path in stored_games() if path.parent.parent.name == "forbidden_desert"]


@rule("FD-E1", "FD-E2", "FD-E3", "FD-E4")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_both_readings_of_the_rules_see_the_same_game(path: Path) -> None:
    match = replayed(path)
    states = match.states()
    assert isinstance(states[0], DesertState)
    table = Table(seen(states[0]))
    for played, after in zip(match.history, states[1:], strict=True):
        assert isinstance(after, DesertState)
        assert played.action.text in table.legal()
        table.play(played.action.text, told(played.events))
        agrees(after, table)


@rule("FD-E5")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_team_wins_or_loses_as_one(path: Path) -> None:
    outcome = replayed(path).state.outcome
    assert outcome is not None
    assert set(outcome.won) == {path.stem.startswith("escaped")}
