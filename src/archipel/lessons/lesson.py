"""What a lesson is made of, read from ``games/<id>/lessons/<name>.json`` (see docs/add-a-lesson.md)."""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from archipel.engine.errors import ArchipelError
from archipel.games import find

GAMES: Final = Path(__file__).resolve().parent.parent / "games"
FIRST: Final = "first"  # the lesson of whoever has never heard of the game


class BadLesson(ArchipelError):
    """A lesson does not fit the rules, or there is none of this name."""


class Moment(msgspec.Struct, forbid_unknown_fields=True):
    """One idea, and what the player does about it.

    A way is a row of acts, ``0 move iron_gate, 0 capture earth_stone``; ``*`` stands for any word, or at the
    end for all the rest. ``0 draw_flood: iron_gate`` is an act with what chance brings. A moment without ways
    only tells something. ``then`` is what the others do, and what chance brings, before the next moment.
    """

    name: str  # its words are lesson-<name>
    idea: str  # what a newcomer meets here, for the table of ideas (docs/lessons.md)
    rules: list[str]  # ids of the rules it shows
    lights: list[str] = []  # things as actions name them: tile:iron_gate, seat:0 card:sandbags, gauge
    figures: dict[str, str] = {}  # what its words name, each read from the view (see figures.py)
    scene: dict[str, Any] | None = None  # where it begins, if not where the last one ended
    ways: list[str] = []
    then: list[str] = []
    answers: dict[
        str, str
    ] = {}  # for acts that are not wanted: the form of the words that says what comes of it
    praises: dict[str, str] = {}  # for acts that are: the form that says what was good, if not .done


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A guided game: who sits where, and its moments."""

    seats: list[str]  # what the partners are called; the player's is empty
    options: dict[str, str]
    scene: dict[str, Any]  # where it begins; what a moment's scene does not say is as it is here
    moments: list[Moment]
    game: str = ""
    name: str = ""
    edition: str = ""  # a fingerprint: one that was left can be taken up only where nothing has changed

    @property
    def you(self) -> int:
        """The seat of the one who learns."""
        return self.seats.index("")


def lesson_names(game: str) -> list[str]:
    """The lessons that a game has, the first one first."""
    names = sorted(path.stem for path in (GAMES / game / "lessons").glob("*.json"))
    return sorted(names, key=lambda name: name != FIRST)


@cache
def read_lesson(game: str, name: str = FIRST) -> Lesson:
    """A lesson by its game and name; one that does not exist is refused."""
    if name not in lesson_names(find(game).id):
        raise BadLesson("no_lesson", game=game, name=name)
    return parsed((GAMES / game / "lessons" / f"{name}.json").read_bytes(), game, name)


def parsed(text: bytes, game: str, name: str) -> Lesson:
    """A lesson from its file's text."""
    try:
        lesson = msgspec.json.decode(text, type=Lesson)
    except msgspec.DecodeError as error:
        raise BadLesson("lesson_fault", name=f"{game} {name}", fault=str(error)) from None
    lesson.game, lesson.name = game, name
    lesson.edition = hashlib.blake2b(text, digest_size=8).hexdigest()
    return lesson
