"""The stored games of Forbidden Island, checked by the second reading of the rules."""

from pathlib import Path

import pytest

from archipel.games.forbidden_island.rules.components import CARDS
from archipel.games.forbidden_island.rules.state import IslandState
from tests.conformance.stored_games import replayed, stored_games
from tests.games.forbidden_island.oracle import Table
from tests.games.forbidden_island.positions import seen
from tests.games.forbidden_island.test_decisions import agrees
from tests.rules import rule

GAMES = [path for path in stored_games() if path.parent.parent.name == "forbidden_island"]


@rule("FI-E1", "FI-E3", "FI-E4", "FI-E5", "FI-E6")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_both_readings_of_the_rules_see_the_same_game(path: Path) -> None:
    match = replayed(path)
    states = match.states()
    assert isinstance(states[0], IslandState)
    table = Table(seen(states[0]))
    for played, after in zip(match.history, states[1:], strict=True):
        assert isinstance(after, IslandState)
        drawn = ""
        for event in played.events:
            if event.key == "drew_treasure":
                drawn = str(event.args["card"])
                assert drawn in CARDS
            elif event.key in {"flooded", "sank"}:
                drawn = str(event.args["tile"])
        assert played.action.text in table.legal()
        table.play(played.action.text, drawn)
        agrees(after, table)


@rule("FI-G1", "FI-G2")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_team_wins_or_loses_as_one(path: Path) -> None:
    outcome = replayed(path).state.outcome
    assert outcome is not None
    assert set(outcome.won) == {path.stem.startswith("escaped")}
