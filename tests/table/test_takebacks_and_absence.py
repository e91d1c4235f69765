"""Somebody who is away, whose seat a bot keeps, has a say in what was learned meanwhile."""

import pytest

from archipel.games import find
from archipel.table import messages as wire
from archipel.table.entries import Acted
from archipel.table.refusals import RequestRefused
from archipel.table.table import Table
from archipel.table.takeback import undo_now
from tests.rules import rule
from tests.table.support import Played, header, table_of


def looked_at_a_tile() -> Played:
    """Takara Island: the first of two, the other of them away, looks at a tile and puts it back."""
    options = {"first_player": "1"}
    game = Played(Table("t", find("takara_island"), header(["person", "kept", "bot"], options=options)))
    while not game.table.match.history or not game.table.match.history[-1].learned:
        decision = next(each for each in game.table.decisions() if each.seat == 0)
        looks = [action for action in decision.actions if action.kind in ("observe", "look_on")]
        game.follow(Acted((looks or list(decision.actions))[0].text))
    return game


def test_who_looked_at_a_tile_cannot_take_it_back_while_the_others_are_away() -> None:
    game = looked_at_a_tile()
    acts = len(game.table.match.history)
    assert undo_now(game.table, [0], 0).free == []
    game.do(0, wire.Undo(0))
    assert len(game.table.match.history) == acts
    assert game.table.request is not None
    assert game.table.request.waiting == [1]


def drew_a_known_storm_card(other: str) -> Played:
    """Forbidden Desert: the Meteorologist looks at the storm to come, and then draws what she saw."""
    options = {"adventurers": "meteorologist,explorer", "first_player": "1"}
    game = Played(Table("t", find("forbidden_desert"), header(["person", other], options=options)))
    for kind in ("look", "under_none", "next", "end_step", "draw_storm"):
        decision = next(each for each in game.table.decisions() if each.seat == 0)
        game.follow(Acted(next(action.text for action in decision.actions if action.kind == kind)))
    return game


@rule("FD-Z63")
@pytest.mark.parametrize("other", ["person", "kept"])
def test_what_stands_by_its_rule_is_not_taken_back_without_the_others(other: str) -> None:
    game = drew_a_known_storm_card(other)
    assert not game.table.match.history[-1].learned
    assert undo_now(game.table, [0], 0).free == []
    game.do(0, wire.Undo(0))
    assert game.table.match.history[-1].action.kind == "draw_storm"
    assert game.table.request is not None
    assert game.table.request.waiting == [1]


def test_alone_with_bots_even_that_can_be_taken_back() -> None:
    game = drew_a_known_storm_card("bot")
    game.do(0, wire.Undo(0))
    assert game.table.match.history[-1].action.kind == "end_step"


def test_who_comes_back_decides() -> None:
    game = looked_at_a_tile()
    acts = len(game.table.match.history)
    game.do(0, wire.Undo(0))
    game.do(1, wire.Sit(1))
    game.do(1, wire.AnswerUndo(1, True))
    assert len(game.table.match.history) < acts


def test_those_at_the_table_do_not_decide_for_who_is_away() -> None:
    game = Played(table_of("person", "person", "kept"))
    seat = drawn(game, [0, 1])
    acts = len(game.table.match.history)
    game.do(seat, wire.Undo(seat))
    game.do(1 - seat, wire.AnswerUndo(1 - seat, True))
    assert len(game.table.match.history) == acts
    assert game.table.request is not None
    assert game.table.request.waiting == [2]
    with pytest.raises(RequestRefused):
        game.do(seat, wire.AnswerUndo(2, True))


def test_what_showed_nothing_is_free_though_somebody_is_away() -> None:
    game = Played(table_of("person", "kept"))
    while game.turn_of() != 0:
        game.follow(Acted(game.table.decisions()[0].actions[0].text))
    game.act(draws=False)
    assert undo_now(game.table, [0], 0).free == [0]
    game.do(0, wire.Undo(0))
    assert game.table.request is None


def test_those_at_the_table_agree_among_themselves_where_nothing_was_learned() -> None:
    """Two acts back, of two people, and nobody learned anything by either: no concern of who is away."""
    for seed in range(50):
        game = Played(table_of("person", "person", "kept", seed=str(seed)))
        seat = quiet(game)
        if seat is not None:
            break
    assert seat is not None
    game.do(seat, wire.Undo(seat))
    assert game.table.request is not None
    assert game.table.request.waiting == [1 - seat]


def quiet(game: Played) -> int | None:
    """Somebody acts, then the other of those present, and nobody learns anything; gives who was first."""
    first = game.turn_of()
    if first == 2:
        return None
    game.act(draws=False)
    others = [action for each in game.table.decisions() if each.seat == 1 - first for action in each.actions]
    for action in others:
        game.follow(Acted(action.text))
        return first if not game.table.match.history[-1].learned else None
    return None


def drawn(game: Played, seats: list[int]) -> int:
    """Play until one of these has drawn a card; gives that seat."""
    while True:
        if game.turn_of() not in seats:
            game.follow(Acted(game.table.decisions()[0].actions[-1].text))
            continue
        try:
            return game.act(draws=True)
        except AssertionError:
            game.act(draws=False)
