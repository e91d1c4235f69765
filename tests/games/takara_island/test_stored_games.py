"""The stored games of Takara Island, checked by the second reading of the rules."""

from pathlib import Path

import pytest

from archipel.games.takara_island.rules.state import TakaraState
from tests.conformance.stored_games import replayed, stored_games
from tests.games.takara_island.oracle import Table
from tests.games.takara_island.test_decisions import agrees
from tests.rules import rule

GAMES = [path for path in stored_games() if path.parent.parent.name == "takara_island"]


@rule("TK-E1", "TK-E2", "TK-E3", "TK-E5", "TK-E6", "TK-X29")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_both_readings_of_the_rules_see_the_same_game(path: Path) -> None:
    match = replayed(path)
    states = match.states()
    first = states[0]
    assert isinstance(first, TakaraState)
    table = Table(first.seats, first.first)
    played = zip(match.history, match.record.entries, states[1:], strict=True)
    for number, (act, entry, after) in enumerate(played):
        assert isinstance(after, TakaraState)
        assert act.action.text in table.legal()
        table.play(act.action.text, entry.chance)
        if number % 5 == 0 or after.over:
            agrees(after, table)


@rule("TK-G1", "TK-V6")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_whoever_has_most_or_both_stones_has_won(path: Path) -> None:
    outcome = replayed(path).state.outcome
    assert outcome is not None
    if outcome.name in {"stones_apart", "five_sites"}:
        assert outcome.won == [score == max(outcome.scores) for score in outcome.scores]
    else:
        assert sum(outcome.won) == (outcome.name == "both_stones")
