"""Any game: undo is free only when nothing was learned, and leaves no trace in the future."""

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import CannotUndo
from archipel.engine.match import Match
from tests.conformance.matches import play_match
from tests.conformance.tables import Table, all_tables, everything, plain_tables


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_free_undo_restores_the_position_and_is_refused_once_something_was_learned(table: Table) -> None:
    dice = Chance.from_seed("undo")
    match = Match.start(table.game, table.seats, table.options, "undo")
    undone = refused = 0
    while not match.state.over:
        before = everything(match.state)
        code = dice.choice(match.state.legal())
        match.play(code)
        drew = bool(match.record.entries[-1].chance)
        after = everything(match.state)
        if drew or match.state.over:
            assert not match.can_undo()
            with pytest.raises(CannotUndo):
                match.undo()
            assert everything(match.state) == after
            refused += 1
        elif match.can_undo():
            action = match.history[-1].action
            for seat in range(table.seats):
                assert match.can_undo(seat) == (seat == action.seat)
            with pytest.raises(CannotUndo):
                match.undo((action.seat + 1) % table.seats)
            assert match.undo(action.seat) == action
            assert everything(match.state) == before
            match.play(code)
            assert everything(match.state) == after
            undone += 1
    assert refused
    assert undone


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_second_thoughts_do_not_change_the_future(table: Table) -> None:
    wavering = play_match(table, "wavering")
    straight = Match.start(table.game, table.seats, table.options, "wavering")
    for played in wavering.history:
        straight.play(played.action)
    assert everything(straight.state) == everything(wavering.state)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_taking_back_gives_no_other_chance(table: Table) -> None:
    match = play_match(table, "no rerolls", second_thoughts=0)
    acts = [played.action for played in match.history]
    final = everything(match.state)
    match.take_back(len(acts))
    assert everything(match.state) == everything(
        Match.start(table.game, table.seats, table.options, "no rerolls").state
    )
    for action in acts:
        match.play(action)
    assert everything(match.state) == final
    assert [entry.learned for entry in match.record.entries if entry.undo] == [True]


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_there_must_be_something_to_take_back(table: Table) -> None:
    match = Match.start(table.game, table.seats, table.options, "empty")
    assert not match.can_undo()
    for acts in (0, 1, -1):
        with pytest.raises(CannotUndo):
            match.take_back(acts)
    with pytest.raises(CannotUndo):
        match.undo()
