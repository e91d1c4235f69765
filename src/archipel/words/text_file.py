"""One Fluent file, looked through at once and read message by message, when somebody asks for one.

Reading a whole file costs Fluent half a second a game, and a command shows a handful of its messages.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

# A message, a term (its id begins with a hyphen) or a comment: in Fluent these alone begin a line.
_BEGINNING: Final = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|(#+)(?: (.*))?$)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\n +\.([a-zA-Z][\w-]*) *=")
_VARIABLE: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
_HEADING: Final = "##"


class TextFile:
    """The sources of a file's messages and terms by their ids, and the headings they stand under."""

    def __init__(self, text: str) -> None:
        self.entries: dict[str, str] = {}
        self.headings: dict[str, str] = {}  # of messages, in the order of the file
        heading = ""
        beginnings = list(_BEGINNING.finditer(text))
        for place, found in enumerate(beginnings):
            id, comment, told = found.groups()
            if comment == _HEADING:
                heading = told or ""
            elif id:
                end = beginnings[place + 1].start() if place + 1 < len(beginnings) else len(text)
                self.entries[id] = text[found.start() : end]
                if not id.startswith("-"):
                    self.headings[id] = heading


@cache
def text_file(path: Path) -> TextFile:
    """A file of texts; one that does not exist is empty."""
    return TextFile(path.read_text(encoding="utf-8") if path.is_file() else "")


def read_plain(source: str) -> dict[str, str]:
    """A message that needs no Fluent to be read: its value under ``""``, and its attributes by their names.

    Empty if it does need Fluent: if it chooses, counts or refers. Variables are left for :func:`fill`.
    """
    if "{" in _VARIABLE.sub("", source):
        return {}
    value, *attributes = _ATTRIBUTE.split(source.partition("=")[2])
    parts = {"": _unindented(value)}
    parts.update(zip(attributes[::2], map(_unindented, attributes[1::2]), strict=True))
    return {form: text for form, text in parts.items() if text}


def fill(text: str, args: Mapping[str, Any]) -> str | None:
    """A plain text with its variables filled in; nothing if that takes Fluent, which also writes numbers."""
    if not all(isinstance(args.get(name), str) for name in _VARIABLE.findall(text)):
        return None
    return _VARIABLE.sub(lambda found: str(args[found[1]]), text)


def _unindented(pattern: str) -> str:
    """A text as Fluent reads it: the lines below the first without the indent that they share."""
    first, *rest = pattern.rstrip().split("\n")
    indent = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([first.lstrip(" "), *(line[indent:] for line in rest)]).lstrip("\n")
