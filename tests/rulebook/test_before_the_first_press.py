"""What people ask before they sit down is said of every game, and of every bot, in every language."""

import pytest

from archipel.bots import bot_names
from archipel.engine.game import Game
from archipel.games import GAMES
from archipel.words import LANGUAGES, Catalog, Words

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
@every_language
def test_a_game_says_what_kind_it_is_and_how_a_first_game_is_laid(game: Game, language: str) -> None:
    words = Words(language, game.id, strict=True)
    assert 2 < len(words.text("game-kind")) < 40
    assert 10 < len(words.text("game-first")) < 120


@every_game
def test_a_game_says_how_long_how_hard_and_with_how_many(game: Game) -> None:
    shortest, longest = game.minutes
    assert 5 <= shortest <= longest <= 180
    assert game.weight in (1, 2, 3)
    fewest, most = game.best_seats
    assert game.min_seats <= fewest <= most <= game.max_seats


@every_game
def test_a_first_game_can_be_played_as_it_is_laid(game: Game) -> None:
    assert game.new(game.usual_seats, game.first_game, seed=1).decisions()
    assert all(dict(game.settle({}))[name] != value for name, value in game.first_game.items())


@every_game
@every_language
def test_every_option_says_what_it_does(game: Game, language: str) -> None:
    words = Words(language, game.id, strict=True)
    assert all(words.text(f"option-{option.name}", "help") for option in game.options)


@every_game
@every_language
def test_every_bot_has_a_name_and_a_line_on_how_strong_it_is(game: Game, language: str) -> None:
    page = Catalog(language, strict=True, part="page")
    for bot in bot_names(game):
        assert page.text(f"page-bot-{bot}")
        assert 20 < len(page.text(f"page-bot-{bot}", form="help")) < 160
