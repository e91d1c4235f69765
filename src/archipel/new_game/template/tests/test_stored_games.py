"""The stored games of Pearl Reef, followed by the second reading of the rules."""

from pathlib import Path

import pytest

from archipel.games.pearl_reef.rules.state import PearlReefState
from tests.conformance.stored_games import replayed, stored_games
from tests.games.pearl_reef.oracle import Table
from tests.rules import rule

GAMES = [path for path in stored_games() if path.parent.parent.name == "pearl_reef"]


@rule("PR-T1", "PR-E3")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_both_readings_of_the_rules_see_the_same_game(path: Path) -> None:
    match = replayed(path)
    first = match.states()[0]
    assert isinstance(first, PearlReefState)
    table = Table(first.seats, first.active, first.goal())
    for state, played, entry in zip(match.states(), match.history, match.record.entries, strict=False):
        assert table.legal() == {state.action(code).text for code in state.legal()}
        table.play(played.action.text, entry.chance)
    outcome = match.state.outcome
    assert outcome is not None
    assert (table.over, table.points()) == (True, outcome.scores)
    assert outcome.won == [score == max(outcome.scores) for score in outcome.scores]
