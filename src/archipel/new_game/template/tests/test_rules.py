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


def diving(seats: int = 2, reef: str = "shallow") -> PearlReefState:
    state = begin(seats)
    state.apply(f"0 swim {reef}")
    return state


def find_next(state: PearlReefState, name: str) -> None:
    """Let chance answer with this kind when it is asked next."""
    state.chance.script = [KINDS.index(name)]


def told(state: PearlReefState, action: str) -> list[str]:
    return [event.key for event in state.apply(action)]


@rule("PR-G1", "PR-S1", "PR-S2", "PR-S3")
def test_everybody_begins_with_a_hook_and_nothing_else() -> None:
    state = begin(3, first_player="2", chest="large")
    assert (state.active, state.goal, state.reefs) == (1, 18, STOCK)
    assert state.hooks == [1, 1, 1]
    assert [state.points(seat) for seat in range(3)] == [0, 0, 0]


@rule("PR-T2")
def test_nobody_swims_to_a_reef_of_eels() -> None:
    state = begin()
    state.reefs[0] = [2, 0, 0, 0]
    assert [action.text for action in state.decisions()[0].actions] == ["0 swim deep"]
    with pytest.raises(IllegalAction) as refused:
        state.apply("0 swim shallow")
    assert refused.value.rule == "PR-T2"
    assert "Nothing but 2 eels" in str(refused.value)


@rule("PR-T3")
def test_only_the_diver_sees_what_the_net_holds() -> None:
    state = diving()
    find_next(state, "pearl")
    events = state.apply("0 dive")
    assert [event.key for event in events if event.seen_by(0)] == ["found", "looked"]
    assert [event.key for event in events if event.seen_by(1)] == ["found"]
    assert state.view(0)["net"] == {"size": 1, "holds": {"pearl": 1}}
    assert state.view(1)["net"] == {"size": 1, "holds": None}


@rule("PR-T4")
def test_an_eel_empties_the_net_and_swims_away() -> None:
    state = diving()
    find_next(state, "pearl")
    state.apply("0 dive")
    find_next(state, "eel")
    assert told(state, "0 dive") == ["bitten", "turn_began"]
    assert state.reefs[0] == [1, 6, 3, 0]
    assert (state.net, state.active, state.points(0)) == ([0, 0, 0, 0], 1, 0)


@rule("PR-T5")
def test_what_is_brought_up_is_kept() -> None:
    state = diving()
    with pytest.raises(IllegalAction) as refused:
        state.apply("0 surface")
    assert refused.value.rule == "PR-T5"
    find_next(state, "pearl")
    state.apply("0 dive")
    state.apply("0 surface")
    assert (state.points(0), state.active) == (2, 1)


@rule("PR-T5")
def test_with_nothing_left_and_nothing_held_the_diver_comes_up() -> None:
    state = diving()
    state.reefs[0] = [0, 0, 0, 0]
    assert [action.text for action in state.decisions()[0].actions] == ["0 surface"]


@rule("PR-T6")
def test_a_hook_takes_something_out_of_the_net_once() -> None:
    state = diving(3)
    assert [decision.seat for decision in state.decisions()] == [0]
    for _ in range(2):
        find_next(state, "shell")
        state.apply("0 dive")
    assert [(decision.seat, decision.optional) for decision in state.decisions()] == [
        (0, False),
        (1, True),
        (2, True),
    ]
    state.apply("2 hook")
    assert (state.points(2), state.net, state.hooks) == (1, [0, 1, 0, 0], [1, 1, 0])
    with pytest.raises(IllegalAction) as refused:
        state.apply("2 hook")
    assert refused.value.rule == "PR-T6"


@rule("PR-E1")
def test_a_full_chest_ends_the_game_after_the_turn() -> None:
    state = diving()
    state.chests[0], state.reefs[1] = [0, 0, 2, 2], [4, 2, 2, 1]  # 12 points
    find_next(state, "shell")
    state.apply("0 dive")
    assert told(state, "0 surface") == ["surfaced", "game_over"]
    assert state.outcome is not None
    assert (state.outcome.name, state.outcome.won) == ("chest_full", [True, False])


@rule("PR-E2", "PR-E3")
def test_an_empty_reef_ends_the_game_and_a_tie_is_shared() -> None:
    state = diving(3)
    state.reefs = [[2, 0, 1, 0], [4, 0, 0, 0]]
    state.chests = [[0, 0, 1, 0], [0, 0, 2, 0], [0, 0, 0, 0]]
    find_next(state, "pearl")
    state.apply("0 dive")
    state.apply("0 surface")
    assert state.outcome is not None
    assert (state.outcome.name, state.outcome.ranks) == ("reef_empty", [1, 1, 3])
