"""Any game with a companion: whatever a newcomer meets is explained, briefly, in every language."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from archipel.engine.event import Args
from archipel.engine.game import Game
from archipel.games import GAMES
from archipel.words import FALLBACK, LANGUAGES, Words
from tests.conformance.first_games import first_games, text_of

GUIDED = [game for game in GAMES.values() if Words(FALLBACK, game.id).has("companion-aim")]
NAMES = ["Ana", "Ben", "Cléo", "Dov", "Eva"]
MOST_WORDS = 35
MOST_LETTERS = 215  # what fits into the head of a phone

every_game = pytest.mark.parametrize("game", GUIDED, ids=lambda game: game.id)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def untold(game: Game) -> dict[str, dict[str, str]]:
    """The happenings and one-way acts that need no word, each with the reason why not."""
    file = Path(__file__).parent.parent / "games" / game.id / "untold.json"
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return told


def spoken(language: str, game: Game) -> Words:
    return Words(language, game.id, NAMES, strict=True)


@every_game
def test_every_question_of_ten_games_is_explained(game: Game) -> None:
    words = spoken(FALLBACK, game)
    met = first_games(game).questions
    asked = {text_of(f"companion-ask-{kind}", args, words) or kind for kind, args in met}
    assert [each for each in asked if not each.startswith("companion-")] == []


@every_game
def test_every_happening_of_ten_games_is_explained_or_needs_no_word(game: Game) -> None:
    words, silent = spoken(FALLBACK, game), untold(game)["events"]
    met = {(key, text_of(f"companion-event-{key}", args, words)) for key, args in first_games(game).events}
    assert sorted(key for key, id in met if not id and key not in silent) == []
    assert [key for key in silent if words.has(f"companion-event-{key}")] == []
    assert [key for key in silent if not words.has(f"event-{key}")] == []


@every_game
def test_every_act_that_stands_once_made_is_warned_of_or_needs_no_word(game: Game) -> None:
    words, silent = spoken(FALLBACK, game), untold(game)["acts"]
    kinds = first_games(game).standing_kinds
    assert [each for each in kinds if not words.has(f"companion-risk-{each}") and each not in silent] == []
    assert [each for each in silent if words.has(f"companion-risk-{each}")] == []


@every_game
@every_language
def test_whatever_is_explained_is_short_and_fits_every_position(game: Game, language: str) -> None:
    words, games = spoken(language, game), first_games(game)
    options: Args = {option.name: option.default for option in game.options}
    said = {words.text("companion-aim", **options)}
    for kind, args in games.questions:
        said.add(words.text(text_of(f"companion-ask-{kind}", args, words), **args))
    for key, args in games.events:
        id = text_of(f"companion-event-{key}", args, words)
        if id:
            said.add(words.text(id, **args))
    for text in said:
        assert len([word for word in re.split(r"\s+", text) if re.search(r"\w", word)]) <= MOST_WORDS, text
        assert len(text) <= MOST_LETTERS, text
        assert "[" not in text


@every_game
def test_no_explanation_is_about_what_there_is_not(game: Game) -> None:
    words = spoken(FALLBACK, game)
    known = {"ask": "ask", "event": "event", "risk": "action"}
    for id in [each for each in words.catalog.headings if each.startswith("companion-")]:
        _, kind, *about = id.split("-")
        assert kind == "aim" or words.has(f"{known[kind]}-{about[0]}"), id
