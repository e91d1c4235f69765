"""Every rule of the specification has a text and a title in both languages."""

import pytest

from archipel.games.the_island.rules.components import BACKS, COLOURS, CREATURES, EXPLORERS, ISLES, TERRAINS
from archipel.words import LANGUAGES, Words
from tests.rules import coverages

IDS = next(coverage.ids for coverage in coverages() if coverage.game == "the_island")
THINGS = {
    "terrain": TERRAINS,
    "tile": BACKS,
    "creature": CREATURES,
    "isle": ISLES,
    "colour": COLOURS,
    "explorer": EXPLORERS,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language: str) -> None:
    words = Words(language, "the_island", strict=True)
    assert [rule.id for rule in words.rules()] == IDS
    assert all(rule.title and rule.text and rule.heading for rule in words.rules())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_thing_has_a_name_and_its_forms(kind: str, language: str) -> None:
    words = Words(language, "the_island", strict=True)
    names = [words.name(kind, thing) for thing in THINGS[kind]]
    # Explorers of a colour are alike: a number would look like a value, so the place tells them apart.
    assert len(set(names)) == (4 if kind == "explorer" else len(names))
    for thing in THINGS[kind]:
        assert all(words.text(f"{kind}-{thing}", form) for form in ("the", "of", "to"))
