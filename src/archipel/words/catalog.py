"""The messages of one language, from the Fluent files of ``texts/`` and of the game's folder."""

import json
import re
from collections.abc import Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from archipel.words.language import FALLBACK, TEXTS, language_of
from archipel.words.text_file import fill, read_plain, text_file

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

PACKAGE: Final = TEXTS.parent
SHARED: Final = ("common", "people", "labels", "refusals", "coach")

_NAMED: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class MissingWords(Exception):
    """A message, a form of it or one of its arguments is missing: a fault of the texts, not of the caller."""


class Catalog:
    """What everybody shares (``SHARED``) and the files of a game's ``texts`` folder.

    A part of the program that has a file of its own (``lab``) adds it by name.

    At run time a message that the language lacks is the fallback language's, and one that this lacks too
    reads ``[its-key]``; a ``strict`` catalog raises :class:`MissingWords` for both.
    """

    def __init__(
        self, language: str, game: str | None = None, strict: bool = False, part: str | None = None
    ) -> None:
        self.language = language
        self.strict = strict
        self._about = (game, part)
        self._sources: dict[str, str] = {}
        self._headings: dict[str, str] = {}
        self._plain: dict[str, dict[str, str]] = {}  # what has been read so far, with Fluent and without
        self._patterns: dict[str, dict[str, Pattern]] = {}
        for path in catalog_files(language, game, part):
            file = text_file(path)
            self._sources.update(file.entries)
            self._headings.update(file.headings)

    @cached_property
    def _fallback(self) -> "Catalog | None":
        game, part = self._about
        return None if self.strict or self.language == FALLBACK else Catalog(FALLBACK, game, False, part)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # a quarter of the time that a word of help takes

        return FluentBundle([language_of(self.language).locale], use_isolating=False)

    @property
    def headings(self) -> dict[str, str]:
        """The heading that each message stands under, in the order of the files."""
        return {**(self._fallback.headings if self._fallback else {}), **self._headings}

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self._fallback is not None and key in self._fallback)

    def forms(self, key: str) -> list[str]:
        """The attributes of a message."""
        if key not in self._sources:
            return self._fallback.forms(key) if self._fallback else []
        return [form for form in self._read_plain(key) or self._read_with_fluent(key) if form]

    def text(self, key: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """A message, or one of its forms, with its arguments filled in."""
        if key not in self._sources and self._fallback is not None:
            return self._fallback.text(key, args, form)
        if key not in self._sources:
            return self._missing(key)
        plain = self._read_plain(key).get(form)
        filled = None if plain is None else fill(plain, args or {})
        if filled is not None:
            return filled
        pattern = self._read_with_fluent(key).get(form)
        if pattern is None:
            return self._missing(f"{key}.{form}" if form else key)
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def _read_plain(self, key: str) -> dict[str, str]:
        """A message's value under ``""``, and its attributes, if it needs no Fluent to be read."""
        if key not in self._plain:
            self._plain[key] = read_plain(self._sources[key])
        return self._plain[key]

    def _read_with_fluent(self, key: str) -> "dict[str, Pattern]":
        """The same for any message, as Fluent will fill it in."""
        if key not in self._patterns:
            from fluent.syntax import FluentParser

            resource = FluentParser().parse("\n".join(self._sources[each] for each in self._reaches(key)))
            self._bundle.add_resource(resource)
            message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
            parts = {"": message.value, **message.attributes} if message else {}  # else it is not Fluent
            self._patterns[key] = {form: part for form, part in parts.items() if part is not None}
        return self._patterns[key]

    def _reaches(self, key: str) -> list[str]:
        """A message and whatever it may refer to: each word in it that is somebody's id."""
        found = [key]
        for each in found:
            found += {*_NAMED.findall(self._sources[each])} & self._sources.keys() - {*found}
        return found

    def _missing(self, key: str) -> str:
        if self.strict:
            raise MissingWords(f"{self.language} has no words for {key}.")
        return f"[{key}]"


def catalog_files(language: str, game: str | None, part: str | None = None) -> list[Path]:
    """The Fluent files that a catalog is made of; a game may say better what all share."""
    shared = [TEXTS / language / f"{name}.ftl" for name in (*SHARED, part) if name]
    return [*shared, *(sorted((texts_of(game) / language).glob("*.ftl")) if game else [])]


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
