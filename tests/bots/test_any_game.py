"""Any game: its bots are legal everywhere, repeatable, and blind to what their seat cannot know."""

import pytest
from tests.bots.company import NAMES, MakerFor, greedy, mixed, play_checked, reasons, thinkers
from tests.bots.secrecy import assert_nothing_true_is_kept, assert_same_answer, reachable
from tests.conformance.tables import Table, all_tables

from archipel.bots import bot_names, make_bot
from archipel.bots.driver import next_action
from archipel.bots.registry import advice_of
from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import GAMES
from archipel.words import LANGUAGES, Words

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
EVERY_TABLE = pytest.mark.parametrize("table", all_tables(), ids=str)
THINKING = [game for game in GAMES.values() if thinkers(game)]
EVERY_THINKING_GAME = pytest.mark.parametrize("game", THINKING, ids=lambda game: game.id)
EVERY_THINKER = pytest.mark.parametrize(
    ("game", "maker"),
    [
        pytest.param(game, maker, id=f"{game.id}-{name}")
        for game in THINKING
        for name, maker in thinkers(game).items()
    ],
)


@EVERY_GAME
def test_they_are_listed_from_the_weakest_to_the_strongest(game: Game) -> None:
    every = ["random", "greedy", "planner", "master"]
    assert bot_names(game) == [name for name in every if name in {"random", *game.bots}]
    assert all(make_bot(name, game).name == name for name in bot_names(game))


@EVERY_THINKING_GAME
def test_every_reason_has_words(game: Game) -> None:
    for language in LANGUAGES:
        words = Words(language, game.id, NAMES, strict=True)
        assert all(words.has(key) for key in reasons(game))


@pytest.mark.long
@pytest.mark.parametrize("table", [each for each in all_tables() if "greedy" in each.game.bots], ids=str)
def test_greedy_bots_always_answer_legally(table: Table) -> None:
    for seed in range(3):
        bots = [greedy(table.game) for _ in range(table.seats)]
        play_checked(table.new(seed), bots, Chance.from_seed(seed))


@pytest.mark.long
@EVERY_TABLE
def test_bots_play_beside_others_who_do_not_obey(table: Table) -> None:
    play_checked(table.new(7), mixed(table), Chance.from_seed(7))


@pytest.mark.long
@pytest.mark.parametrize("table", [each for each in all_tables() if "planner" in each.game.bots], ids=str)
def test_what_planners_try_is_legal(table: Table) -> None:
    """Playouts begin with the opening of a line and do not ask whether it is allowed."""
    advice, chance, state = advice_of(table.game), Chance.from_seed(3), table.new(3)
    asked = 0
    while codes := state.legal():
        if (asked := asked + 1) % 7 == 0:
            seat = codes[0] >> SEAT_SHIFT
            world = Perspective(state, seat, chance).imagine()
            for line in advice.lines(world, seat, 1000):
                after = advice.future(line.state, seat, chance)
                for code in line.opening:
                    assert code in after.legal(), line.opening
                    after.push(code)
        state.push(chance.choice(codes))


@pytest.mark.long
@EVERY_THINKER
def test_the_same_seeds_give_the_same_game(game: Game, maker: MakerFor) -> None:
    state = game.new(seed=5)
    games = [
        play_checked(state.copy(), [maker(game) for _ in range(state.seats)], Chance.from_seed("bots"))
        for _ in range(2)
    ]
    assert games[0] == games[1]


# -- what bots cannot see ------------------------------------------------------------------------------------


def three(game: Game, seed: int) -> State:
    """A new game for three, or as near to three as there are seats."""
    return game.new(min(max(3, game.min_seats), game.max_seats), {}, seed)


def test_the_walk_would_find_a_leak() -> None:
    state = GAMES["forbidden_island"].new(3, {}, 6)
    leaky = Perspective(state, 1, Chance.from_seed("a bot's own"))
    leaky._world = state
    found = reachable(leaky)
    assert any(thing is state for thing in found)
    assert any(thing is state.chance for thing in found)


@EVERY_GAME
def test_no_path_leads_from_a_perspective_to_the_true_position(game: Game) -> None:
    state = three(game, 6)
    found = reachable(Perspective(state, state.seats - 2, Chance.from_seed("a bot's own")))
    assert any(isinstance(thing, State) for thing in found)  # the imagined world is there
    assert all(
        thing is not state and thing is not state.chance and thing is not state.stack for thing in found
    )
    assert state.chance.word not in [thing.word for thing in found if isinstance(thing, Chance)]


@EVERY_THINKER
def test_a_bot_keeps_nothing_of_the_true_position(game: Game, maker: MakerFor) -> None:
    state = three(game, 6)
    assert_nothing_true_is_kept(state, [maker(game) for _ in range(state.seats)], 40)


@EVERY_THINKER
def test_what_a_bot_has_not_seen_does_not_change_its_answer(game: Game, maker: MakerFor) -> None:
    """What others hold or saw, and the chance to come, are others; the answers are the same."""
    state = three(game, 9)
    bots = [make_bot("greedy" if "greedy" in game.bots else "random", game) for _ in range(state.seats)]
    chance = Chance.from_seed("table")
    for acts in range(72):
        code = next_action(state, bots, chance)
        if acts % 3 == 0:
            assert_same_answer(state, code >> SEAT_SHIFT, lambda: maker(game), acts)
        state.push(code)
        if state.over:
            break
