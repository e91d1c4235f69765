"""The bots of Forbidden Desert: legal, repeatable, and better than chance."""

import pytest
from tests.forbidden_desert.positions import SUN, desert, draw

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_desert.evaluation import LOST, WON, evaluate, more_suns_than, sun_odds
from archipel.games.forbidden_desert.state import DesertState
from archipel.words import LANGUAGES, Words

GAME = find("forbidden_desert")


def play_checked(state: State, bots: list[Bot], chance: Chance, words: list[Words]) -> list[int]:
    """Play to the end; every answer has to be legal, and every reason has words."""
    played = []
    while not state.over:
        code = next_action(state, bots, chance)
        assert code in state.legal()
        reason = bots[code >> SEAT_SHIFT].why()
        if reason is not None:
            assert all(each.reason(reason.key, reason.args) for each in words)
        state.push(code)
        played.append(code)
    return played


def test_there_are_a_random_and_a_greedy_bot() -> None:
    assert bot_names(GAME) == ["random", "greedy"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_greedy_plays_legally_to_the_end_and_the_same_game_again(seats: int) -> None:
    words = [
        Words(language, GAME.id, ["Ana", "Ben", "Cléo", "Dov", "Eve"], strict=True) for language in LANGUAGES
    ]
    games = [
        play_checked(
            GAME.new(seats, {}, "again"),
            [make_bot("greedy", GAME) for _ in range(seats)],
            Chance.from_seed(1),
            words,
        )
        for _ in range(2)
    ]
    assert games[0] == games[1]


def test_greedy_finds_more_parts_than_chance_ever_does() -> None:
    found = 0
    for seed in range(6):
        state = GAME.new(2, {}, f"parts {seed}")
        bots = [make_bot("greedy", GAME) for _ in range(2)]
        while not state.over:
            state.push(next_action(state, bots, Chance.from_seed(seed)))
        assert isinstance(state, DesertState)
        found += 4 - state.parts_left
    assert found >= 6


def test_the_odds_of_a_sun_count_what_is_known() -> None:
    state = desert(mark=1)
    one, two = sun_odds(state)
    assert one == pytest.approx(1 - (27 * 26 * 25) / (31 * 30 * 29))
    assert 0 < two < one
    assert sun_odds(desert(top=[SUN], mark=0)) == pytest.approx((1.0, 3 / 30))
    assert sun_odds(desert(top=[SUN, SUN], mark=0)) == (1.0, 1.0)
    assert sun_odds(desert(top=["wind_n1", "wind_n2"], mark=0)) == (0.0, 0.0)
    assert more_suns_than(0, 1.0) > more_suns_than(1, 1.0) > more_suns_than(3, 1.0) > 0


def test_water_shelter_and_parts_are_worth_something_and_the_end_most() -> None:
    assert evaluate(desert(water=[2, 2])) > evaluate(desert(water=[1, 2]))
    shelter, sun = (desert(at=["b2", "d4"], water=[0, 3], faces={"b2": face}) for face in ("tunnel", "gear"))
    assert evaluate(shelter) > evaluate(sun)
    assert evaluate(desert(parts={"crystal": 0})) > evaluate(desert(parts={"crystal": "e4"}))
    lost = desert(water=[0, 3], phase=("storm", 1))
    draw(lost, SUN)
    assert evaluate(lost) == LOST < 0 < WON
