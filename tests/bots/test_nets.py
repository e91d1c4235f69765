"""The nets by which masters judge fit the features that they are given."""

from importlib import import_module

import pytest

from archipel.bots.registry import advice_of
from archipel.engine.chance import Chance
from archipel.engine.net import net_of
from archipel.games import GAMES, find

WITH_A_NET = [game.id for game in GAMES.values() if net_of(game.id) is not None]


@pytest.mark.parametrize("name", WITH_A_NET)
def test_a_net_has_an_input_for_every_feature(name: str) -> None:
    features = import_module(f"archipel.games.{name}.mind.features").FEATURES
    net = net_of(name)
    assert net is not None
    assert net.inputs == len(features)


@pytest.mark.parametrize("name", WITH_A_NET)
def test_an_outlook_by_the_net_is_the_odds_of_a_team_or_divides_one_victory_among_all_seats(
    name: str,
) -> None:
    game = find(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        advice = advice_of(game)
        advice.consult_net()
        state = game.new(seats, seed=seats)
        state.chance = Chance.from_seed("an outlook")
        for turns in (2, 8):
            told = advice.outlook(state.copy(), turns)
            if game.cooperative:
                assert len(told) == 1
                assert 0.0 < told[0] < 1.0
            else:
                assert sum(told) == pytest.approx(1.0)


@pytest.mark.parametrize("name", WITH_A_NET)
def test_only_who_asks_for_the_net_is_judged_by_it(name: str) -> None:
    game = find(name)
    plain, by_net = advice_of(game), advice_of(game)
    by_net.consult_net()
    state = game.new(game.max_seats, seed=3)
    world = plain.future(state, 0, Chance.from_seed("a future"))
    assert plain.playout(world.copy(), 0, [], 2) != by_net.playout(world.copy(), 0, [], 2)
