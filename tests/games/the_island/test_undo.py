"""What can be taken back: nothing across a tile or a roll, and not the beginning of play (TI-X44, H1)."""

import pytest

from archipel.engine.chance import Chance
from archipel.engine.match import Match
from archipel.games.the_island.game import GAME
from tests.conformance.matches import match_at, refused_undo
from tests.games.the_island.positions import island
from tests.rules import rule


@rule("TI-X44")
def test_a_tile_once_named_stands_while_its_target_is_chosen_and_the_choice_does_not() -> None:
    state = island({"red_01": "D3"}, sunk=["D4"], hands=[["beach dolphin"]], at="tile")
    assert refused_undo(state, "0 play_tile dolphin beach") == "learned"
    assert refused_undo(state, "0 play_tile dolphin beach", "0 pick_swimmer red_01") == ""


@rule("TI-H1")
@pytest.mark.parametrize("set_up", ["quick", "by_players"])
def test_the_beginning_of_play_stands_because_the_set_up_shows_the_values_again(set_up: str) -> None:
    match = Match.start(GAME, 2, {"set_up": set_up, "first_player": "1"}, "begin")
    dice = Chance.from_seed("begin")
    while not match.state.view(None)["begun"]:
        match.play(dice.choice(match.state.legal()))
    assert match.history[-1].one_way == "TI-H1"
    assert not match.can_undo()


@rule("TI-H1")
def test_with_the_memory_aid_there_is_nothing_to_see_again() -> None:
    options = {"set_up": "quick", "first_player": "1", "memory_aid": "yes"}
    match = Match.start(GAME, 2, options, "begin")
    match.play("0 ready")
    match.play("1 ready")
    assert match.can_undo(1)


@rule("TI-T4", "TI-K1")
@pytest.mark.parametrize("seed", range(3))
def test_no_tile_and_no_roll_is_ever_undone(seed: int) -> None:
    dice = Chance.from_seed(seed)
    match = Match.start(GAME, 2, {"set_up": "quick"}, f"tiles {seed}")
    shown = 0
    while not match.state.over:
        match.play(dice.choice(match.state.legal()))
        keys = {event.key for event in match.history[-1].events}
        if keys & {"removed_tile", "played_tile", "defended", "rolled"}:
            assert not match.can_undo()
            shown += 1
    assert shown > 10


@rule("TI-M1")
def test_moves_of_step_2_can_be_undone() -> None:
    match = match_at(island({"red_01": "E4", "blue_01": "J4"}))
    for code in match.state.legal():
        match.play(code)
        assert match.can_undo(0)
        match.undo(0)
