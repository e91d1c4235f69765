"""A hint is a plan: it is gone on with, and compared with what somebody has in mind instead."""

import pytest
from tests.bots.company import small_planner

from archipel.bots.steps import steps
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.perspective import Perspective
from archipel.games import GAMES

PLANNING = pytest.mark.parametrize(
    "game", [each for each in GAMES.values() if "planner" in each.bots], ids=lambda game: game.id
)


@PLANNING
def test_another_bot_goes_on_with_the_plan_at_each_of_its_steps(game: Game) -> None:
    state = game.new(seed=5)
    seat = state.decisions()[0].seat
    first = small_planner(game)
    first.choose(Perspective(state, seat, Chance.from_seed(1)))
    meant = first.meant()
    followed = 0
    for code in meant:
        if code not in state.legal():
            break
        other = small_planner(game)
        other.take_up(*first.plans())
        assert other.choose(Perspective(state, seat, Chance.from_seed(f"other {followed}"))) == code
        assert other.meant() == meant[followed:]
        state.push(code)
        followed += 1
    assert followed > 0


@PLANNING
def test_the_steps_of_a_plan_are_legal_one_after_the_other(game: Game) -> None:
    state = game.new(seed=6)
    seat = state.decisions()[0].seat
    bot = small_planner(game)
    bot.choose(Perspective(state, seat, Chance.from_seed(1)))
    shown = steps(state, bot.meant())
    assert shown[0].code == bot.meant()[0]
    for action in shown:
        assert action.code in state.legal()
        state.push(action.code)


@PLANNING
def test_the_choice_itself_is_no_worse_than_itself_and_anything_legal_can_be_compared(game: Game) -> None:
    state = game.new(seed=7)
    seat = state.decisions()[0].seat
    bot = small_planner(game)
    perspective = Perspective(state, seat, Chance.from_seed(1))
    code = bot.choose(perspective)
    same = bot.compare(perspective, code)
    assert same is not None
    assert not same.clear
    others = [each for each in state.legal() if each >> SEAT_SHIFT == seat and each != code]
    for other in others[:1]:
        found = bot.compare(perspective, other)
        assert found is not None
        assert found.error >= 0.0
        assert -100.0 <= found.worse <= 100.0
    assert bot.meant()[0] == code  # nothing that was asked besides changes its mind
