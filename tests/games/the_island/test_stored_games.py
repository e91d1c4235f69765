"""The stored games of The Island, checked by the second reading of the rules."""

from pathlib import Path

import pytest

from archipel.games.the_island.rules.components import BACKS, CREATURES
from archipel.games.the_island.rules.state import TheIslandState
from tests.conformance.stored_games import replayed, stored_games
from tests.games.the_island.test_decisions import agrees, everything
from tests.rules import rule

GAMES = [path for path in stored_games() if path.parent.parent.name == "the_island"]


@rule("TI-E1", "TI-V2", "TI-V4", "TI-X29")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_both_readings_of_the_rules_see_the_same_game(path: Path) -> None:
    match = replayed(path)
    states = match.states()
    assert isinstance(states[0], TheIslandState)
    table = everything(states[0])
    played = zip(match.history, match.record.entries, states[1:], strict=True)
    for number, (act, entry, after) in enumerate(played):
        assert isinstance(after, TheIslandState)
        chance = list(entry.chance)
        back = BACKS[chance.pop(0)] if chance and act.action.kind == "remove" else ""
        assert act.action.text in table.legal()
        table.play(act.action.text, back, CREATURES[chance[0]] if chance else "")
        if number % 4 == 0 or after.over:
            agrees(after, table)


@rule("TI-A1", "TI-E2", "TI-X26")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_whoever_saved_most_has_won(path: Path) -> None:
    outcome = replayed(path).state.outcome
    assert outcome is not None
    assert [score == max(outcome.scores) for score in outcome.scores] == outcome.won
    assert min(outcome.ranks) == 1
