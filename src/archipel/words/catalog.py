"""The messages of one language, read from the Fluent files of ``texts/`` and of the game's folder."""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

PACKAGE: Final = Path(__file__).parent.parent
TEXTS: Final = PACKAGE / "texts"
SHARED: Final = ("common", "people", "refusals")


class MissingWords(Exception):
    """A message, a form of it or one of its arguments is missing: a fault of the texts, not of the caller."""


class Catalog:
    """What everybody shares (``SHARED``) and the files in a game's own ``texts`` folder.

    Instead of a game, a part of the program can be named that has a file of its own: ``lab``.

    At run time a missing message reads ``[its-key]``; a ``strict`` catalog raises :class:`MissingWords`.
    """

    def __init__(self, language: str, game: str | None = None, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self.headings: dict[
            str, str
        ] = {}  # message -> the heading it stands under, in the order of the files
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in catalog_files(language, game):
            resource = _parse(path)
            self._bundle.add_resource(resource)
            self._note_headings(resource)

    def _note_headings(self, resource: ast.Resource) -> None:
        heading = ""
        for entry in resource.body:
            if isinstance(entry, ast.GroupComment):
                heading = entry.content or ""
            elif isinstance(entry, ast.Message):
                self.headings[entry.id.name] = heading

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def forms(self, key: str) -> list[str]:
        """The attributes of a message."""
        return list(self._bundle.get_message(key).attributes) if key in self else []

    def text(self, key: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """A message, or one of its forms, with its arguments filled in."""
        pattern = None
        if key in self:
            message = self._bundle.get_message(key)
            pattern = message.attributes.get(form) if form else message.value
        if pattern is None:
            return self._missing(f"{key}.{form}" if form else key)
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.language} has no words for {key}.")
        return f"[{key}]"


def catalog_files(language: str, game: str | None) -> list[Path]:
    """The Fluent files that a catalog is made of."""
    shared = TEXTS / language
    own = [*shared.glob(f"{game}.ftl"), *sorted((texts_of(game) / language).glob("*.ftl"))] if game else []
    return [*(shared / f"{name}.ftl" for name in SHARED), *own]


def texts_of(game: str) -> Path:
    """The folder with a game's words, one folder a language inside."""
    return PACKAGE / "games" / game / "texts"


@cache
def argument_kinds(game: str | None) -> dict[str, str]:
    """Which kind of thing an argument names where its name does not say so: ``{"second": "tile"}``.

    The tables are the files ``arguments.json`` beside the texts, for Python and the page alike.
    """
    kinds: dict[str, str] = {}
    for folder in [TEXTS, *([texts_of(game)] if game else [])]:
        table = folder / "arguments.json"
        if table.exists():
            for kind, arguments in json.loads(table.read_text(encoding="utf-8")).items():
                kinds.update(dict.fromkeys(arguments, kind))
    return kinds


@cache
def _parse(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))
