"""A cursor asks one seat at a time, as the rulebook's order of questions says."""

import copy
import pickle

import pytest

from archipel.engine.chance import Chance
from archipel.engine.cursor import Cursor
from archipel.engine.outcome import Outcome
from archipel.engine.reward import rewards
from archipel.engine.state import State
from archipel.engine.stopping_chance import ChanceNeeded, StoppingChance
from tests.conformance.tables import Table, bytes_of, everything, plain_tables, positions, seat_of

TABLES = plain_tables()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_windows_are_asked_first_and_then_the_first_seat_that_owes_an_answer(table: Table) -> None:
    for state in positions(table, "cursor"):
        cursor = Cursor(state)
        decisions = state.decisions()
        asked = [each.seat for each in decisions if each.optional]
        asked += [each.seat for each in decisions if not each.optional][:1]
        for decision in [each for seat in asked for each in decisions if each.seat == seat]:
            passing = [table.game.action_space] if decision.optional else []
            assert cursor.seat == decision.seat
            assert cursor.optional == decision.optional
            assert cursor.numbers == [action.number for action in decision.actions] + passing
            assert [n for n, legal in enumerate(cursor.mask()) if legal] == sorted(cursor.numbers)
            if passing:
                cursor.answer(passing[0])
        assert (cursor.seat == -1) == state.over


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_pass_lasts_until_somebody_acts(table: Table) -> None:
    dice = Chance.from_seed("passes")
    cursor = Cursor(table.new("passes"))
    passed: set[int] = set()
    while cursor.seat >= 0:
        assert cursor.seat not in passed
        number = cursor.numbers[-1] if cursor.optional and dice.below(4) else dice.choice(cursor.numbers)
        passed = {*passed, cursor.seat} if number == cursor.pass_number else set()
        twin = copy.deepcopy(cursor) if dice.below(4) else pickle.loads(pickle.dumps(cursor))
        cursor.answer(number)
        twin.answer(number)
        assert (twin.seat, twin.numbers) == (cursor.seat, cursor.numbers)
        assert everything(twin.state) == everything(cursor.state)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_positions_are_copied_and_pickled_with_their_future(table: Table) -> None:
    for state in positions(table, "pickles", games=1, most=8):
        for again in (copy.deepcopy(state), copy.copy(state), pickle.loads(pickle.dumps(state))):
            assert again is not state
            assert everything(again) == everything(state)


def stop(state: State, code: int, outcomes: list[int]) -> ChanceNeeded | None:
    """What an action stops at, if so many draws have come out."""
    state.chance = StoppingChance(outcomes)
    try:
        state.push(code)
    except ChanceNeeded as needed:
        return needed
    return None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_draw_stops_and_says_its_odds_and_goes_on_as_it_came(table: Table) -> None:
    stopped = 0
    for state in positions(table, "draws", games=2):
        for code in state.legal()[:3]:
            truth = state.copy()
            truth.chance.tape = []
            truth.push(code)
            outcomes: list[int] = []
            while (needed := stop(state.copy(), code, outcomes)) is not None:
                drawn = truth.chance.tape[len(outcomes)]
                assert needed.weights[needed.outcomes.index(drawn)] > 0
                outcomes.append(drawn)
                stopped += 1
            twin = state.copy()
            assert stop(twin, code, outcomes) is None
            assert outcomes == truth.chance.tape
            seat = seat_of(code)
            assert bytes_of(twin.view(seat)) == bytes_of(truth.view(seat))
    assert stopped


def test_rivals_share_nothing_and_teams_everything() -> None:
    def of(ranks: list[int], won: list[bool], cooperative: bool) -> list[float]:
        return rewards(Outcome("", "", won, ranks, [0] * len(ranks), {}), cooperative)

    assert of([1, 1], [True, True], True) == [1, 1]
    assert of([2, 2, 2], [False] * 3, True) == [0, 0, 0]
    assert of([1, 2], [True, False], False) == [1, -1]
    assert of([1, 2, 3], [True, False, False], False) == [1, 0, -1]
    assert of([1, 1, 3, 4], [True, True, False, False], False) == [2 / 3, 2 / 3, -1 / 3, -1]
