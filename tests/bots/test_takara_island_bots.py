"""The bots of Takara Island: legal, repeatable, blind to what others saw, and better than chance."""

import pytest
from tests.takara_island.positions import play, takara

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import find
from archipel.games.takara_island.state import TakaraState
from archipel.games.takara_island.weights import QUICK
from archipel.games.takara_island.worth import Worth
from archipel.words import LANGUAGES, Words

GAME = find("takara_island")


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


def answer(state: TakaraState) -> str:
    """What the greedy bot does here, without the seat."""
    code = make_bot("greedy", GAME).choose(Perspective(state, state.active, Chance.from_seed(1)))
    assert code is not None
    return state.action(code).text.partition(" ")[2]


def test_there_is_a_greedy_bot() -> None:
    assert bot_names(GAME)[:2] == ["random", "greedy"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_legally_to_the_end_and_the_same_game_again(seats: int) -> None:
    words = [Words(language, GAME.id, ["Ana", "Ben", "Cléo", "Dov"], strict=True) for language in LANGUAGES]
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


def test_greedy_beats_chance_nearly_always() -> None:
    won = 0
    for seed in range(12):
        state = GAME.new(2, {}, f"chance {seed}")
        bots = [make_bot("greedy", GAME), make_bot("random", GAME)]
        chance = Chance.from_seed(seed)
        while not state.over:
            state.push(next_action(state, bots, chance))
        assert state.outcome is not None
        won += state.outcome.won[0]
    assert won >= 10


def test_it_takes_the_second_stone_when_it_knows_where_it_is() -> None:
    state = takara({"site_1": "empty", "site_3": "9: d_stone"}, won=[["d_stone"]], seats=2, karas=[9])
    state.known[0] |= 1 << 9 * 2 + 8
    assert answer(state) == "dig site_3"


def test_it_does_not_know_what_only_another_seat_has_seen() -> None:
    seen = takara({"site_1": "empty", "site_3": "9: d_stone"}, won=[["d_stone"]], seats=2)
    unseen = takara({"site_1": "empty", "site_3": "9: d_drake"}, won=[["d_stone"]], seats=2)
    cell = 9 * 2 + 8
    assert Worth(seen, 0, QUICK).odds(cell) == Worth(unseen, 0, QUICK).odds(cell)
    assert answer(seen) == answer(unseen)


def test_it_does_not_make_everybody_lose() -> None:
    empty = {f"site_{n}": "empty" for n in (1, 2, 3)}
    state = takara({**empty, "site_4": "9: d_xp_4"}, seats=2)
    state.known[0] |= 1 << 9 * 3 + 8
    assert answer(state) != "dig site_4"


def test_it_recruits_heals_and_keeps_the_map() -> None:
    assert answer(takara(karas=[6], at="recruit")) == "recruit"
    assert answer(takara(karas=[9], hospital=2, team=[3], at="heal")) == "heal 2"
    state = takara({"site_1": "7: d_chest"}, karas=[9], team=[3])
    play(state, "0 dig site_1", chance="c_map")
    assert answer(state) == "keep_map"


def test_it_rents_the_sword_for_a_monster_that_is_nearly_beaten() -> None:
    sites = {"site_1": "7: ^d_drake d_kara_6"}
    assert answer(takara(sites, karas=[9], wounds={"site_1": 3}, at="sword")) == "rent_sword"
    assert answer(takara(karas=[9], at="sword")) == "leave_sword"
