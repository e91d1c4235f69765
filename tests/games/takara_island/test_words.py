"""Every thing of the box has words in both languages."""

import pytest

from archipel.engine.event import Event
from archipel.games.takara_island.rules.components import (
    CHESTS,
    COLOURS,
    EXPERIENCE,
    FACES,
    LEVELS,
    SITES,
    SPECIALISTS,
    TILES,
)
from archipel.words import LANGUAGES, Words
from tests.rules import rule
from tests.things import all_have_forms, all_named_apart

THINGS = {
    "tile": TILES,
    "chest": CHESTS,
    "specialist": SPECIALISTS,
    "site": SITES,
    "colour": COLOURS,
    "face": FACES,
    "level": LEVELS,
    "experience": [name for _, name in EXPERIENCE],
    "sign": TILES,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_has_a_name(kind: str, language: str) -> None:
    words = Words(language, "takara_island", strict=True)
    assert all(words.name(kind, thing) for thing in THINGS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["tile", "chest", "specialist", "site"])
def test_things_have_the_forms_that_sentences_need_and_names_of_their_own(kind: str, language: str) -> None:
    words = Words(language, "takara_island", strict=True)
    assert all_named_apart(words, kind, THINGS[kind])
    assert all_have_forms(words, kind, THINGS[kind])


@rule("TK-V4")
def test_the_levels_of_experience_are_called_as_printed() -> None:
    words = Words("fr", "takara_island", strict=True)
    assert [words.name("experience", name) for _, name in reversed(EXPERIENCE)] == [
        "Nourriture pour Axolotl",
        "Bleusaille",
        "Pétrophiliste en herbe",
        "Le nouvel Indiana",
        "Héros de légende",
    ]


@pytest.mark.parametrize(
    ("name", "told"),
    [("Ana", "d’Ana"), ("Éloi", "d’Éloi"), ("Yves", "d’Yves"), ("Yann", "de Yann"), ("Hugo", "de Hugo")],
)
def test_french_elides_before_a_vowel(name: str, told: str) -> None:
    words = Words("fr", "takara_island", [name], strict=True)
    assert words.event(Event("wounded", {"seat": 0})).startswith(f"Un aventurier {told} est")
