"""Every piece and function has its words in both languages."""

import pytest

from archipel.engine.event import Event
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.components import (
    ANIMALS,
    LANDSCAPES,
    PLAYER_COLOURS,
    RESOURCES,
    RINGS,
    SYMBOLS,
)
from archipel.words import LANGUAGES, Words
from tests.rules import rule
from tests.things import all_have_forms, all_named_apart

THINGS = {
    "animal": ANIMALS,
    "resource": RESOURCES,
    "landscape": LANDSCAPES,
    "symbol": SYMBOLS,
    "ring": RINGS,
    "colour": PLAYER_COLOURS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_has_a_name_and_its_forms(kind: str, language: str) -> None:
    words = Words(language, "la_isla", strict=True)
    assert all_named_apart(words, kind, THINGS[kind])
    assert all_have_forms(words, kind, THINGS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_function_has_a_name_of_its_own_and_a_help_that_names_its_phase(language: str) -> None:
    words = Words(language, "la_isla", strict=True)
    functions = sorted(set(GAME.pieces.function))
    names = [words.name("function", each) for each in functions]
    assert len(set(names)) == 89
    for each in functions:
        help_text = words.text(f"function-{each}", "help")
        assert help_text.startswith(("Action ", "Card phase", "Phase Carte"))


@pytest.mark.parametrize(
    ("language", "second", "told"),
    [
        ("en", "brown", "Ana pays two brown resources."),
        ("en", "grey", "Ana pays a brown resource and a grey resource."),
        ("fr", "brown", "Ana paie deux ressources marron."),
        ("fr", "grey", "Ana paie une ressource marron et une ressource grise."),
    ],
)
def test_the_same_thing_twice_is_told_as_two(language: str, second: str, told: str) -> None:
    words = Words(language, "la_isla", ["Ana"], strict=True)
    assert words.event(Event("paid_two", {"seat": 0, "first": "brown", "second": second})) == told


@rule("LI-S2", "LI-S4", "LI-S11", "LI-F12")
@pytest.mark.parametrize(("language", "word"), [("en", "our reconstruction"), ("fr", "notre reconstitution")])
def test_the_rules_say_what_is_a_reconstruction(language: str, word: str) -> None:
    words = Words(language, "la_isla", strict=True)
    for id in ("LI-S2", "LI-S4", "LI-S11", "LI-F12"):
        told = words.rule(id)
        assert told is not None
        assert word in told.text
    assert word in words.text("game-summary")
