"""The stored games of La Isla, checked by the second reading of the rules."""

from pathlib import Path

import pytest

from archipel.engine.chance import Chance
from archipel.games.la_isla.rules.state import LaIslaState
from tests.conformance.stored_games import replayed, stored_games
from tests.games.la_isla.readings import Pair
from tests.knowledge import as_seen
from tests.rules import rule

GAMES = [path for path in stored_games() if path.parent.parent.name == "la_isla"]


@rule("LI-E1", "LI-X1", "LI-X2", "LI-E7")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_both_readings_of_the_rules_see_the_same_game(path: Path) -> None:
    match = replayed(path)
    states = match.states()
    assert isinstance(states[0], LaIslaState)
    pair = Pair(states[0])
    for act, after in zip(match.history, states[1:], strict=True):
        assert isinstance(after, LaIslaState)
        assert act.action.text in pair.legal
        pair.play(act.action.text, after)
        assert list(pair.differences(after)) == []
    outcome = match.state.outcome
    assert outcome is not None
    assert (pair.table.ending, pair.table.totals()) == (outcome.name, outcome.scores)
    assert {seat for seat, won in enumerate(outcome.won) if won} == pair.table.winners()


@rule("LI-X45", "LI-X2")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 58), (4, 28)])
def test_the_longest_game_of_the_basic_deck_has_58_or_28_rounds(seats: int, rounds: int) -> None:
    path = next(each for each in GAMES if each.stem == f"cards_short_{seats}")
    state = replayed(path).state
    assert isinstance(state, LaIslaState)
    assert state.turn == rounds


@rule("LI-X1", "LI-K1")
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_nobody_is_shown_what_a_shuffle_in_the_middle_of_a_draw_hides(path: Path) -> None:
    dice = Chance.from_seed(path.stem)
    shuffled = 0
    for number, state in enumerate(replayed(path).states()):
        assert isinstance(state, LaIslaState)
        shuffled += bool(state.early)
        if number % 7 and not (state.early and number % 3 == 0):
            continue
        for viewer in (None, *range(state.seats)):
            world = state.imagine(viewer, dice)
            assert world.check() == []
            assert world.early == state.early
            assert as_seen(world, viewer) == as_seen(state, viewer)
    assert bool(shuffled) == path.stem.startswith("cards_short")
