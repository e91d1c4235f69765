"""Every thing of the box has words in both languages."""

import pytest

from archipel.games.the_island.rules.components import BACKS, COLOURS, CREATURES, EXPLORERS, ISLES, TERRAINS
from archipel.words import LANGUAGES, Words
from tests.things import all_have_forms, all_named_apart

THINGS = {
    "terrain": TERRAINS,
    "tile": BACKS,
    "creature": CREATURES,
    "isle": ISLES,
    "colour": COLOURS,
    "explorer": EXPLORERS,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_has_a_name_and_its_forms(kind: str, language: str) -> None:
    words = Words(language, "the_island", strict=True)
    # Explorers of a colour are alike: a number would look like a value, so the place tells them apart.
    assert kind == "explorer" or all_named_apart(words, kind, THINGS[kind])
    assert all_have_forms(words, kind, THINGS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_explorers_are_called_by_their_colour(language: str) -> None:
    words = Words(language, "the_island", strict=True)
    assert len({words.name("explorer", each) for each in EXPLORERS}) == len(COLOURS)
