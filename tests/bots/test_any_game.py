"""Any game: its bots are legal everywhere, repeatable, and blind to what their seat cannot know."""

from collections.abc import Callable

import pytest
from tests.bots.company import NAMES, REASONS, greedy, mixed, play_checked, small_planner
from tests.bots.secrecy import assert_nothing_true_is_kept, assert_same_answer, reachable
from tests.conformance.tables import Table, all_tables

from archipel.bots import Bot, bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import GAMES
from archipel.words import LANGUAGES, Words

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
EVERY_TABLE = pytest.mark.parametrize("table", all_tables(), ids=str)
BOTH = pytest.mark.parametrize("maker", [greedy, small_planner])


@EVERY_GAME
def test_they_are_listed_from_the_weakest_to_the_strongest(game: Game) -> None:
    assert bot_names(game) == ["random", "greedy", "planner"]
    assert make_bot("planner", game).name == "planner"


@EVERY_GAME
def test_every_reason_has_words(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game.id, NAMES, strict=True)
        assert all(words.has(key) for key in REASONS[game.id])


@EVERY_TABLE
def test_greedy_bots_always_answer_legally(table: Table) -> None:
    for seed in range(3):
        bots = [greedy(table.game) for _ in range(table.seats)]
        play_checked(table.new(seed), bots, Chance.from_seed(seed))


@EVERY_TABLE
def test_bots_play_beside_others_who_do_not_obey(table: Table) -> None:
    play_checked(table.new(7), mixed(table), Chance.from_seed(7))


@EVERY_GAME
@BOTH
def test_the_same_seeds_give_the_same_game(maker: Callable[[Game], Bot], game: Game) -> None:
    games = [
        play_checked(game.new(2, {}, 5), [maker(game), maker(game)], Chance.from_seed("bots"))
        for _ in range(2)
    ]
    assert games[0] == games[1]


# -- what bots cannot see ------------------------------------------------------------------------------------


def test_the_walk_would_find_a_leak() -> None:
    state = GAMES["forbidden_island"].new(3, {}, 6)
    leaky = Perspective(state, 1, Chance.from_seed("a bot's own"))
    leaky._world = state
    found = reachable(leaky)
    assert any(thing is state for thing in found)
    assert any(thing is state.chance for thing in found)


@EVERY_GAME
def test_no_path_leads_from_a_perspective_to_the_true_position(game: Game) -> None:
    state = game.new(3, {}, 6)
    found = reachable(Perspective(state, 1, Chance.from_seed("a bot's own")))
    assert any(isinstance(thing, State) for thing in found)  # the imagined world is there
    assert all(
        thing is not state and thing is not state.chance and thing is not state.stack for thing in found
    )
    assert state.chance.word not in [thing.word for thing in found if isinstance(thing, Chance)]


@EVERY_GAME
@BOTH
def test_a_bot_keeps_nothing_of_the_true_position(maker: Callable[[Game], Bot], game: Game) -> None:
    assert_nothing_true_is_kept(game.new(3, {}, 6), [maker(game) for _ in range(3)], 40)


@EVERY_GAME
@BOTH
def test_what_a_bot_has_not_seen_does_not_change_its_answer(maker: Callable[[Game], Bot], game: Game) -> None:
    """What others hold or saw, and the chance to come, are others; the answers are the same."""
    state = game.new(3, {}, 9)
    bots = [greedy(game) for _ in range(3)]
    chance = Chance.from_seed("table")
    for acts in range(72):
        code = next_action(state, bots, chance)
        if acts % 3 == 0:
            assert_same_answer(state, code >> SEAT_SHIFT, lambda: maker(game), acts)
        state.push(code)
        if state.over:
            break
