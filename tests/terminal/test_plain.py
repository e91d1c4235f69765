"""A game without a drawn board, and even without a word of its own, can be played in a terminal."""

import pytest
from rich.console import Console
from tests.terminal.conftest import Run

from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.outcome import Outcome
from archipel.games import GAMES
from archipel.terminal.board import board_of
from archipel.terminal.plain import PlainBoard
from archipel.words import LANGUAGES, Words
from archipel.words.catalog import PACKAGE

NAMES = ["Ana", "Ben", "Cléo", "Dov", "Eve"]
both_languages = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
any_id = pytest.mark.parametrize("id", ["lab", "page", "wordless", "q_w_e_r_t"])


@pytest.fixture
def bare(id: str, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of which there is nothing but the rules, under an id of any form."""
    game = object.__new__(Game)  # a copy would be the very same game
    game.__dict__.update(vars(GAMES["takara_island"]))
    game.id, game.bots = id, {}
    monkeypatch.setitem(GAMES, id, game)
    return game


@every_game
@both_languages
@pytest.mark.parametrize("width", [40, 100])
def test_any_view_is_drawn_as_text(game: Game, language: str, width: int) -> None:
    state = game.new(seed=3)
    words = Words(language, game.id, NAMES, strict=True)
    console = Console(width=width, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
    console.print(PlainBoard().draw(state.view(0), words, width, ()))
    drawn = console.export_text()
    assert "Ana" in drawn
    assert "▶" in drawn
    assert "[" not in drawn
    assert max(map(len, drawn.splitlines())) <= width


@every_game
def test_a_game_with_a_board_of_its_own_keeps_it(game: Game) -> None:
    drawn = (PACKAGE / "games" / game.id / "terminal").is_dir()
    assert isinstance(board_of(game.id), PlainBoard) != drawn


@any_id
@both_languages
def test_a_bare_game_is_played_from_the_list_of_choices(bare: Game, language: str, run: Run) -> None:
    typed = ["1"] * 12 + ["?", "r", "d", "j", "w", "h", "u", "s", "q"]
    played = run("--lang", language, "play", bare.id, "--seats", "ana,ben", "--seed", "7", typed=typed)
    assert played.exit_code == 0
    assert bare.id.replace("_", " ") in played.output
    assert "Ana: turn began" in played.output
    assert not any(f"[{kind}-" in played.output for kind in ("game", "event", "action", "ask", "option"))


@any_id
@both_languages
def test_a_bare_game_is_listed_and_its_rules_are_said_to_be_missing(
    bare: Game, language: str, run: Run
) -> None:
    assert bare.id in run("--lang", language, "games").output
    assert run("--lang", language, "rules", bare.id).exit_code == 0
    refused = run("--lang", language, "rules", bare.id, "X-1")
    assert refused.exit_code == 2
    assert bare.id in refused.output


def test_what_no_text_tells_is_told_by_its_id() -> None:
    words = Words("en", "q_w_e_r_t", ["Ana", "Ben"])
    assert words.title == "q w e r t"
    assert words.event(Event("found_treasure", {"seat": 1, "treasure": "old_map", "gold": 3})) == (
        "Ben: found treasure (treasure old map, gold 3)"
    )
    assert words.ending(Outcome("home_safe", "AB-E1", [], [], [], {})) == ("home safe", "")
    assert words.value("open", [True, None, {"turn": 3}]) == "Yes; –; Turn 3"
