"""No caption of a rulebook says what is not so: numbers, names and states are those of its position."""

import importlib
import re
from collections.abc import Callable
from functools import cache

import pytest

from archipel.engine.game import Game
from archipel.words import LANGUAGES, Words
from archipel.words.rulebook import Picture, rulebook_of
from tests.rulebook.captions.scene import Said, Scene
from tests.rulebook.test_chapters import WRITTEN

# The things that captions name. What is said of one of these has to be so in the position.
KINDS = "tile treasure card adventurer part equipment storm".split()
KINDS += "isle creature colour terrain specialist site animal symbol".split()
# Names that are ordinary words as well.
ORDINARY = re.compile(r"tile-(boat|plain|._kara_.)")
ARTICLE = re.compile(r"^(le |la |les |l’)")
NUMBERS = {
    2: "two second both deux deuxième seconde",
    3: "three third trois troisième",
    4: "four fourth quatre",
    5: "five fifth cinq",
    6: "six",
    7: "seven sept",
    8: "eight huit",
    9: "nine neuf",
    10: "ten dix",
}
WORDS = {word: number for number, words in NUMBERS.items() for word in words.split()}
MARK = re.compile(r"\(((?:\d|, | and | et )+)\)")
PICTURES = [
    (game, each) for game in WRITTEN for part in rulebook_of(game.id).chapters for each in part.pictures
]
every_picture = pytest.mark.parametrize(
    ("game", "picture"), PICTURES, ids=[f"{game.id}-{each.name}" for game, each in PICTURES]
)


@cache
def claims(game: Game, picture: Picture) -> Said:
    """What the position has of what the caption says; fails where a state that it tells is not so."""
    module = importlib.import_module(f"tests.rulebook.captions.{game.id}")
    found: Callable[[Scene], Said] = getattr(module, picture.name)
    return found(Scene.of(game, picture))


def numbers(text: str) -> set[int]:
    """The numbers in a text, in figures or in words; “one” is rather an article."""
    words = re.findall(r"\w+", text.lower())
    return {
        int(word) if word.isdigit() else WORDS[word] for word in words if word.isdigit() or word in WORDS
    } - {1}


def printed(words: Words, key: str) -> str:
    """The name of a thing as it may stand in the middle of a sentence."""
    return ARTICLE.sub("", words.catalog.text(key).lower())


def named(words: Words, text: str) -> dict[str, str]:
    """The printed names of things in a text, longest first, so that none is found within another."""
    ids = [
        key for key in words.catalog.headings if key.partition("-")[0] in KINDS and not ORDINARY.match(key)
    ]
    names = {printed(words, key): key for key in ids}
    found, rest = {}, text.lower()
    for name in sorted(names, key=len, reverse=True):
        if re.search(rf"\b{re.escape(name)}s?\b", rest):
            found[name] = names[name]
            rest = re.sub(rf"\b{re.escape(name)}s?\b", "", rest)
    return found


@every_picture
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_caption_says_is_so(game: Game, picture: Picture, language: str) -> None:
    words = Words(language, game.id, strict=True)
    caption = words.text(f"picture-{picture.name}")
    said = claims(game, picture)
    things = {printed(words, each) for each in said if isinstance(each, str)}
    found = named(words, caption)
    assert set(found) == things
    plain = MARK.sub("", caption).lower()
    for name in sorted(found, key=len, reverse=True):
        plain = plain.replace(name, "")
    assert numbers(plain) == {each for each in said if isinstance(each, int)} - {1}
    marked = sorted(int(number) for marks in MARK.findall(caption) for number in re.findall(r"\d", marks))
    assert marked == list(range(1, len(picture.marks) + 1))


def test_numbers_and_names_are_found_in_a_text() -> None:
    words = Words("en", "forbidden_island")
    assert numbers("Six cards, 12 tiles, and one more") == {6, 12}
    text = "The Pilot in the Cave of Shadows"
    assert set(named(words, text).values()) == {"adventurer-pilot", "tile-cave_of_shadows"}
