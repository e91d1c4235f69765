"""The rules of Pearl Reef, one after the other: build a position, do one thing, look at the result."""

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games import find
from archipel.games.pearl_reef.rules.components import KINDS, STOCK
from archipel.games.pearl_reef.rules.state import PearlReefState
from tests.rules import rule


def begin(seats: int = 2, **options: str) -> PearlReefState:
    state = find("pearl_reef").new(seats, {"first_player": "1", **options}, seed=1)
    assert isinstance(state, PearlReefState)
    return state


def dive(state: PearlReefState, finds: str) -> list[str]:
    """Dive, with this answer of chance; give the keys of what is told."""
    state.chance.script = [KINDS.index(finds)]
    return [event.key for event in state.apply(f"{state.active} dive")]


def refused(state: PearlReefState, action: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as found:
        state.apply(action)
    return found.value


@rule("PR-G1", "PR-S1", "PR-S2")
def test_everybody_begins_with_an_empty_chest() -> None:
    state = begin(3, first_player="2", chest="large")
    assert (state.active, state.goal(), state.reef) == (1, 30, STOCK)
    assert state.points == [0, 0, 0]


@rule("PR-T1")
def test_players_take_turns() -> None:
    error = refused(begin(), "1 dive")
    assert error.rule == "PR-T1"


@rule("PR-T2")
def test_what_is_found_goes_into_the_net() -> None:
    state = begin()
    assert dive(state, "pearl") == ["found"]
    assert state.view(1)["net"] == 2
    state.reef = [0, 0, 0, 0]
    assert [action.text for action in state.decisions()[0].actions] == ["0 surface"]
    assert refused(state, "0 dive").rule == "PR-T2"


@rule("PR-T3")
def test_an_eel_tears_the_net_and_swims_away() -> None:
    state = begin()
    dive(state, "pearl")
    assert dive(state, "eel") == ["bitten", "turn_began"]
    assert state.reef == [5, 12, 7, 4]
    assert (state.net, state.active, state.points[0]) == (0, 1, 0)


@rule("PR-T4")
def test_what_is_brought_up_is_kept() -> None:
    state = begin()
    error = refused(state, "0 surface")
    assert error.rule == "PR-T4"
    assert "30 pieces" in str(error)
    dive(state, "pearl")
    state.apply("0 surface")
    assert (state.points[0], state.active) == (2, 1)


@rule("PR-E1")
def test_a_full_chest_ends_the_game_after_the_turn() -> None:
    state = begin()
    state.points[0], state.reef = 20, [6, 12, 6, 0]
    dive(state, "shell")
    assert [event.key for event in state.apply("0 surface")] == ["surfaced", "game_over"]
    assert state.outcome is not None
    assert (state.outcome.name, state.outcome.won) == ("chest_full", [True, False])


@rule("PR-E2", "PR-E3")
def test_an_empty_reef_ends_the_game_and_a_tie_is_shared() -> None:
    state = begin(3)
    state.reef = [6, 0, 1, 0]
    state.points = [2, 4, 0]
    dive(state, "pearl")
    state.apply("0 surface")
    assert state.outcome is not None
    assert (state.outcome.name, state.outcome.ranks) == ("reef_empty", [1, 1, 3])
