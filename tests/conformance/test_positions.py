"""Any game: seeds repeat, copies are independent, stored positions come back, pieces are conserved."""

import json

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from tests.conformance.tables import Table, all_tables, everything, last_of, plain_tables, positions, walk


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_seed_gives_the_same_game_every_time(table: Table) -> None:
    one = [everything(state) for state in walk(table.new("again"), 1)]
    other = [everything(state) for state in walk(table.new("again"), 1)]
    assert one == other


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_numbers_and_texts_are_seeds_and_other_seeds_give_other_games(table: Table) -> None:
    assert everything(table.new(7)) == everything(table.new("7"))
    assert len({everything(table.new(seed)) for seed in range(30)}) == 30


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_pieces_are_conserved_and_a_game_goes_on_or_ends(table: Table) -> None:
    for state in walk(table.new("pieces"), 2):
        assert state.check() == []
        assert state.over == (state.outcome is not None) == (not state.legal()) == (not state.decisions())
    outcome = state.outcome
    assert outcome is not None
    assert outcome.name in {ending.name for ending in table.game.endings}
    assert outcome.rule in {ending.rule for ending in table.game.endings if ending.name == outcome.name}
    assert len(outcome.won) == len(outcome.ranks) == len(outcome.scores) == table.seats
    assert 1 in outcome.ranks or table.game.cooperative
    json.dumps(outcome.to_json())
    tally = state.tally
    if tally is not None and tally.sources:  # the points by source are all the points there are
        assert [
            sum(each) for each in zip(*(points for _, points in tally.sources), strict=True)
        ] == outcome.scores


@pytest.mark.parametrize("table", plain_tables(), ids=str)
@pytest.mark.parametrize("seed", range(12))
def test_many_random_games_come_to_an_end(table: Table, seed: int) -> None:
    for state in walk(table.new(seed), seed):
        assert state.over or state.legal()
    assert state.over


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_copy_is_equal_independent_and_has_the_same_future(table: Table) -> None:
    dice = Chance.from_seed("copies")
    for state in positions(table, "copy", one_in=12, games=1, most=15):
        if state.over:
            continue
        before = everything(state)
        one, other = state.copy(), state.copy()
        assert everything(one) == everything(other) == before
        seed = dice.below(99)
        assert [everything(each) for each in walk(one, seed)] == [
            everything(each) for each in walk(other, seed)
        ]
        assert everything(state) == before


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_stored_position_comes_back_with_the_same_future(table: Table) -> None:
    dice = Chance.from_seed("store")
    for state in [*positions(table, "stored", one_in=12, games=1, most=15), *last_of(table, "stored")]:
        stored = json.loads(everything(state))
        back = table.game.load(stored)
        assert everything(back) == everything(state)
        seed = dice.below(99)
        assert [everything(s) for s in walk(back, seed)][-1] == [
            everything(s) for s in walk(state.copy(), seed)
        ][-1]


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_position_of_another_game_or_of_other_rules_is_refused(table: Table) -> None:
    stored = table.new(0).to_json()
    for wrong in ({**stored, "game": "chess"}, {**stored, "rules": -1}, {}):
        with pytest.raises(ArchipelError):
            table.game.load(wrong)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_position_of_which_something_is_missing_is_refused(table: Table) -> None:
    stored = table.new(0).to_json()
    for name in stored:
        with pytest.raises(ArchipelError):
            table.game.load({key: stored[key] for key in stored if key != name})
