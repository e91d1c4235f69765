"""The rulebook that people read: a game's chapters, their pictures, and the exact rules behind each sentence.

A game's folder has ``rulebook/chapters.json`` (order, pictures, further rules) and, in every language,
``texts/<language>/rulebook.ftl``, where ``[FI-E1 FI-E2]`` after a sentence names the rules behind it.
"""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from archipel.words.catalog import texts_of
from archipel.words.speech import Rule, Words

_MARK: Final = re.compile(r" ?\[([A-Z]{2}-[A-Z]+\d+(?: [A-Z]{2}-[A-Z]+\d+)*)\]")
_ITEM: Final = "- "


class Picture:
    """A moment of a stored game, as the game's own board draws it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: str = data["name"]
        self.record: str = data["game"]  # a file of the folder, without its ending
        self.moment: int = data["moment"]  # how many acts have been made
        self.seat: int | None = data.get("seat", 0)  # who looks at it; nobody: a spectator
        self.show: str = data.get("show", "")  # which part of the board, as CSS names it; nothing: all of it
        self.marks: list[str] = data.get("marks", [])  # what has a number on it, likewise
        self.asked: bool = data.get("asked", False)  # whether what the seat may do is lit
        self.size: list[int] = data.get("size", [1120, 760])  # the table's, before it is made small
        self.ratio: float = data.get("ratio", 1.25)  # of the picture: its width to its height
        self.wide: bool = data.get("wide", False)  # across the page rather than beside the text
        self.play: bool = data.get("play", False)  # whether one may play on from there


class Chapter:
    """A part of a rulebook: its text is ``rulebook-<id>``, its name that message's ``.title``."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.pictures = [Picture(each) for each in data.get("pictures", [])]
        self.more: list[str] = data.get("more", [])  # rules that no sentence tells: its fine points


class Rulebook:
    """The chapters of a game in the order in which one needs them."""

    def __init__(self, folder: Path) -> None:
        file = folder / "chapters.json"
        data: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        self.folder = folder
        self.chapters = [Chapter(each) for each in data.get("chapters", [])]
        # Rules that stand in the list by number alone, with the reason.
        self.exact_only: dict[str, str] = data.get("exact_only", {})

    def picture(self, name: str) -> Picture | None:
        """The picture of this name."""
        return next((each for part in self.chapters for each in part.pictures if each.name == name), None)

    def record(self, picture: Picture) -> str:
        """The stored game that a picture is taken from."""
        return (self.folder / f"{picture.record}.json").read_text(encoding="utf-8")


@cache
def rulebook_of(game: str) -> Rulebook:
    """The rulebook of a game; one without chapters where nobody has written it."""
    return Rulebook(texts_of(game).parent / "rulebook")


class Part:
    """Some words, and the rules that say exactly what they mean."""

    def __init__(self, text: str, rules: list[str]) -> None:
        self.text = text
        self.rules = rules


class Block:
    """A paragraph, or a list of lines: each a row of parts."""

    def __init__(self, listed: bool, lines: list[list[Part]]) -> None:
        self.listed = listed
        self.lines = lines


def blocks(text: str) -> list[Block]:
    """A chapter's text, taken apart: an empty line ends a block, and lines of a list begin with ``-``."""
    found: list[Block] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        listed = block.startswith(_ITEM)
        lines = [line.removeprefix(_ITEM) for line in block.split("\n")] if listed else [block]
        found.append(Block(listed, [_parts(" ".join(line.split("\n"))) for line in lines]))
    return found


def _parts(line: str) -> list[Part]:
    """Words and marks take turns; what comes after the last mark has no rule behind it."""
    pieces = _MARK.split(line)
    parts = [Part(words, marks.split()) for words, marks in zip(pieces[::2], pieces[1::2], strict=False)]
    return [*parts, Part(pieces[-1], [])] if pieces[-1] else parts


def told_rules(text: str) -> list[str]:
    """The ids of the rules that a chapter's sentences name."""
    return [rule for marks in _MARK.findall(text) for rule in marks.split()]


def find_chapters(words: Words, game: str, wanted: str) -> list[Chapter]:
    """The chapter of this id or number, or those that speak of something."""
    chapters = rulebook_of(game).chapters
    for number, chapter in enumerate(chapters, start=1):
        if wanted.lower() in (chapter.id, str(number)):
            return [chapter]
    needle = wanted.strip().lower().replace("'", "’")
    return [chapter for chapter in chapters if needle in chapter_text(words, chapter).lower()]


def chapter_text(words: Words, chapter: Chapter) -> str:
    """A chapter's name and words, marks left in."""
    return f"{words.text(f'rulebook-{chapter.id}', 'title')}\n{words.text(f'rulebook-{chapter.id}')}"


def fine_points(words: Words, chapter: Chapter) -> list[Rule]:
    """The rules of a chapter that none of its sentences tells."""
    return [rule for rule in map(words.rule, chapter.more) if rule]
