"""Section 4 of the specification: the engine's lists against a second, plain reading of the rules."""

import pytest

from archipel.engine.chance import Chance
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import table
from tests.games.la_isla.readings import Pair
from tests.rules import rule


def fresh(seats: int, deck: str, seed: object) -> LaIslaState:
    state = GAME.new(seats, {"deck": deck}, f"readings {seats} {deck} {seed}")
    assert isinstance(state, LaIslaState)
    return state


def agrees(pair: Pair, state: LaIslaState) -> None:
    assert list(pair.differences(state)) == []


@rule("LI-P2", "LI-P3", "LI-P4", "LI-P5", "LI-P6", "LI-P7", "LI-P8", "LI-P9", "LI-P10", "LI-P11", "LI-P12")
@pytest.mark.parametrize("deck", ["basic", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_readings_play_the_same_random_games(seats: int, deck: str) -> None:
    asked: set[str] = set()
    for seed in range(5):
        state = fresh(seats, deck, seed)
        pair = Pair(state)
        dice = Chance.from_seed(f"{seats} {deck} {seed}")
        while not state.over:
            agrees(pair, state)
            asked.add(state.stack[-1].name)
            action = state.action(dice.choice(state.legal()))
            state.apply(action)
            pair.play(action.text, state)
        agrees(pair, state)
        assert state.outcome is not None
        assert (pair.table.ending, pair.table.totals()) == (state.outcome.name, state.outcome.scores)
        assert {seat for seat in range(seats) if state.outcome.won[seat]} == pair.table.winners()
    assert {"assign_cards", "put_card", "choose_space", "choose_explorer", "choose_payment"} <= asked
    assert {"choose_marker", "take_bonus"} <= asked
    if deck == "full":
        assert "free_marker" in asked


@rule("LI-P5", "LI-P9", "LI-X16")
def test_both_readings_agree_on_rich_holders() -> None:
    """Random games seldom gather functions of one kind: here everybody who can does."""
    dice = Chance.from_seed("rich")
    for seed in range(6):
        state = fresh(3, "full", f"rich {seed}")
        pair = Pair(state)
        while not state.over:
            codes = state.legal()
            actions = [state.action(code) for code in codes]
            wished = [
                action
                for action in actions
                if (action.kind == "place")
                or (action.kind == "assign" and str(action.args["function"]).startswith(WISHES[seed]))
            ]
            action = dice.choice(wished or actions)
            state.apply(action)
            pair.play(action.text, state)
            agrees(pair, state)


WISHES = ["joker", "exchange", "ani_marker", "sym_marker", "b_marker", "shared"]


@rule("LI-P6", "LI-P7", "LI-P12")
def test_no_question_has_more_than_35_answers() -> None:
    dice = Chance.from_seed("many")
    most = 0
    for seed in range(10):
        state = fresh(4, "full", seed)
        while not state.over:
            most = max(most, *(len(decision.actions) for decision in state.decisions()))
            state.push(dice.choice(state.legal()))
    assert most <= 35


@rule("LI-P6")
def test_with_enough_of_everything_every_space_and_every_resource_is_listed() -> None:
    everything = dict.fromkeys(["yellow", "green", "grey", "beige", "brown"], 2)
    state = table(at="C", resources={0: everything})
    assert len(state.legal()) == 35
