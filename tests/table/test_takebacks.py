"""What may be taken back, and who is asked."""

import pytest

from archipel.engine.record import commitment
from archipel.table import messages as wire
from archipel.table import takeback
from archipel.table.entries import Acted
from archipel.table.refusals import RequestRefused
from archipel.table.takeback import undo_now
from tests.table.support import Played, table_of


def people(*kinds: str) -> Played:
    return Played(table_of(*kinds))


def refused(game: Played, seat: int | list[int], do: wire.Do) -> str:
    before = game.news(None)
    with pytest.raises(RequestRefused) as caught:
        game.do(seat, do)
    assert game.news(None) == before
    return caught.value.key


def undo_of(game: Played, *seats: int) -> wire.UndoNow:
    return undo_now(game.table, list(seats), seats[0])


def test_my_own_act_that_showed_nothing_is_taken_back_freely() -> None:
    game = people("person", "person")
    seat = game.act(draws=False)
    assert undo_of(game, seat).free == [seat]
    game.do(seat, wire.Undo(seat))
    assert not game.table.match.history
    assert game.table.streams[None].version == 2


def test_two_acts_in_a_row_are_taken_back_one_by_one() -> None:
    game = people("person", "person")
    seat = game.act(draws=False)
    game.act(draws=False)
    game.do(seat, wire.Undo(seat))
    game.do(seat, wire.Undo(seat))
    assert not game.table.match.history
    assert refused(game, seat, wire.Undo(seat)) == "nothing_to_undo"


def test_what_showed_a_card_needs_the_others_and_each_of_them() -> None:
    game = people("person", "person", "person")
    seat = drawn(game)
    one, other = (each for each in range(3) if each != seat)
    acts = len(game.table.match.history)
    game.do(seat, wire.Undo(seat))
    assert len(game.table.match.history) == acts
    game.do(one, wire.AnswerUndo(one, True))
    assert len(game.table.match.history) == acts
    assert refused(game, one, wire.AnswerUndo(one, True)) == "nobody_asked"
    assert refused(game, seat, wire.AnswerUndo(seat, True)) == "nobody_asked"
    game.do(other, wire.AnswerUndo(other, True))
    assert len(game.table.match.history) == acts - 1
    assert game.table.request is None
    assert game.table.match.record.entries[-1].learned


def drawn(game: Played) -> int:
    """Play until somebody has drawn a card; gives that seat."""
    while True:
        try:
            return game.act(draws=True)
        except AssertionError:
            game.act(draws=False)


def test_everybody_sees_the_request_even_who_has_not_acted_yet() -> None:
    game = people("person", "person", "person")
    seat = drawn(game)
    game.do(seat, wire.Undo(seat))
    waiting = [each for each in range(3) if each != seat]
    for viewer in range(3):
        assert undo_of(game, viewer).request == wire.UndoRequest(seat, 1, waiting)


def test_a_refusal_makes_the_next_request_wait_longer_each_time() -> None:
    game = people("person", "person")
    seat = drawn(game)
    other = 1 - seat
    for refusals in (1, 2, 3):
        game.do(seat, wire.Undo(seat))
        assert refused(game, seat, wire.Undo(seat)) == "already_asked"
        game.do(other, wire.AnswerUndo(other, False))
        assert game.table.request is None
        pause = 10 * refusals**2
        game.now += pause - 1
        assert refused(game, seat, wire.Undo(seat)) == "too_soon"
        game.now += 2


def test_what_one_was_refused_keeps_nobody_else_from_asking() -> None:
    game = people("person", "person", "person")
    first = drawn(game)
    others = [seat for seat in range(3) if seat != first]
    game.do(first, wire.Undo(first))
    game.do(others[0], wire.AnswerUndo(others[0], False))
    game.now += 1
    assert refused(game, first, wire.Undo(first)) == "too_soon"
    # Two seats of one screen are one who asks.
    assert refused(game, [first, others[0]], wire.Undo(others[0])) == "too_soon"
    assert takeback.last_no(game.table, others) is None
    while game.table.match.history[-1].action.seat == first:
        game.act()
    second = game.table.match.history[-1].action.seat
    while second not in undo_of(game, second).possible or undo_of(game, second).free:
        game.act()
    game.do(second, wire.Undo(second))
    assert undo_of(game, second).request


def test_playing_on_answers_a_request() -> None:
    game = people("person", "person")
    seat = drawn(game)
    game.do(seat, wire.Undo(seat))
    game.act()
    assert game.table.request is None
    assert refused(game, 1 - seat, wire.AnswerUndo(1 - seat, True)) == "nobody_asked"


@pytest.mark.parametrize("kinds", [("person", "bot"), ("person", "open")])
def test_alone_everything_is_free(kinds: tuple[str, ...]) -> None:
    game = people(*kinds)
    while game.turn_of() != 0:
        state = game.table.match.state
        game.follow(Acted(state.decisions()[0].actions[0].text))
    while game.turn_of() == 0:
        game.act()
    before = len(game.table.match.history)
    while game.turn_of() != 0:
        game.follow(Acted(game.table.match.state.decisions()[0].actions[0].text))
    game.do(0, wire.Undo(0))  # mine, and all that the bot did since
    assert len(game.table.match.history) < before


def test_several_people_at_one_screen_need_nobody() -> None:
    game = people("person", "person", "bot")
    game.table.seats[2].kind = "bot"
    state = game.table.match.state
    while not game.table.match.history or not game.table.match.history[-1].learned:
        state = game.table.match.state
        game.follow(Acted(state.decisions()[0].actions[-1].text))
    played = [each.action.seat for each in game.table.match.history]
    if set(played) & {0, 1}:
        game.do([0, 1], wire.Undo(0))
        assert len(game.table.match.history) < len(played)


def test_a_paused_or_finished_game_is_not_taken_back() -> None:
    game = people("person", "person")
    seat = game.act(draws=False)
    game.do(seat, wire.Pause(True))
    assert undo_of(game, seat).possible == []
    assert refused(game, seat, wire.Undo(seat)) == "paused_by"
    game.do(seat, wire.Pause(False))
    game.do(seat, wire.Resign(seat))
    assert refused(game, seat, wire.Undo(seat)) == "over"


def test_a_game_whose_seed_has_been_shown_cannot_be_played_on() -> None:
    """The end shows the seed; whoever knows it knows every card to come."""
    game = people("person", "bot")
    while not game.table.over:
        state = game.table.match.state
        game.follow(Acted(state.decisions()[0].actions[-1].text))
    assert game.table.match.record.seed
    assert undo_of(game, 0).possible == []
    assert refused(game, 0, wire.Undo(0)) == "over"


def test_every_line_of_the_story_says_where_the_replay_stands() -> None:
    game = people("person", "person")
    seat = game.act(draws=False)
    game.do(seat, wire.Say("well"))
    game.do(seat, wire.Undo(seat))
    game.act()
    told = [(each.kind, each.moment) for each in game.table.streams[None].told]
    assert told == [("start", 0), ("act", 1), ("say", 1), ("undo", 0), ("act", 1)]


def test_a_game_that_was_given_up_shows_its_seed_too() -> None:
    game = people("person", "person")
    game.act()
    assert game.table.seed is None
    game.do(0, wire.Resign(0))
    assert game.table.seed
    assert commitment(game.table.seed) == game.table.match.record.commitment
    assert game.table.match.record.seed is None, "the record of an unfinished game can be played on"
