"""The languages there are, each as its folder describes it, and which one to speak."""

import json
import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

TEXTS: Final = Path(__file__).parent.parent / "texts"

# Where a system says which language it speaks, in the order in which POSIX reads them.
_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_MOST_ACCEPTED: Final = 20  # languages that a header may name


class Language:
    """A language: what it is called, how names behave in its sentences, and what people type in it.

    >>> language_of("fr").start("Ana")
    'vowel'

    ``texts/README.md`` tells what ``language.json`` may hold; the page reads the same file.
    """

    def __init__(self, code: str, told: Mapping[str, Any]) -> None:
        self.code = code
        self.name: str = told["name"]
        # Whose numbers and plurals it has, for Babel: the code of most languages says so itself.
        self.locale: str = told.get("locale", code).replace("-", "_")
        # Every name has these forms, if only by repeating itself; the others only where they are written.
        self.forms: tuple[str, ...] = tuple(told.get("forms", ()))
        self.counted: tuple[str, ...] = tuple(told.get("counted", ()))
        self.answers: dict[str, list[str]] = told.get("answers", {})
        self._starts = {start: re.compile(pattern) for start, pattern in told.get("starts", {}).items()}

    def start(self, name: str) -> str:
        """How a name begins, where the words before it depend on that: ``other`` if nothing is special."""
        small = name.lower()
        return next((start for start, pattern in self._starts.items() if pattern.match(small)), "other")


@cache
def language_of(code: str) -> Language:
    """The language with this code, which names its folder."""
    return Language(code, json.loads((TEXTS / code / "language.json").read_text(encoding="utf-8")))


FALLBACK: Final[str] = json.loads((TEXTS / "languages.json").read_text(encoding="utf-8"))["fallback"]
"""The language of whoever speaks none of ours, and of every message that another one lacks."""

_FOUND: Final = sorted(path.parent.name for path in TEXTS.glob("*/language.json"))

LANGUAGES: Final = tuple(sorted(_FOUND, key=lambda code: code != FALLBACK))
"""The codes of all languages, the fallback first."""


def choose_language(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The language asked for, else ``ARCHIPEL_LANG``, else the system's; the fallback when in doubt."""
    told = os.environ if environment is None else environment
    system = next((told[name] for name in _SYSTEM if told.get(name)), "")
    for language in (asked, told.get("ARCHIPEL_LANG"), system):
        if language:
            return _nearest(language)
    return FALLBACK


def accepted_language(header: str) -> str:
    """The language that an ``Accept-Language`` header likes best of ours; the fallback when in doubt.

    >>> accepted_language("de-CH, fr;q=0.8, en;q=0.5")
    'fr'
    """
    liked: list[tuple[float, str]] = []
    for part in header.split(",")[:_MOST_ACCEPTED]:
        tag, _, weight = part.partition(";")
        if (code := _fitting(tag)) is not None:
            liked.append((_weight(weight), code))
    most, best = max(liked, key=lambda each: each[0], default=(0.0, FALLBACK))
    return best if most > 0 else FALLBACK


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0


def _nearest(wanted: str) -> str:
    return _fitting(wanted) or FALLBACK


def _fitting(wanted: str) -> str | None:
    """The language for a tag such as ``pt_BR.UTF-8``: ``pt-BR`` if there is such a folder, else ``pt``."""
    tag = re.split("[.@]", wanted)[0].strip().replace("_", "-").lower()
    fitting = [code for code in LANGUAGES if f"{tag}-".startswith(f"{code.lower()}-")]
    return max(fitting, key=len, default=None)


def next_language(code: str) -> str:
    """The one after this, and the first after the last."""
    return LANGUAGES[(LANGUAGES.index(code) + 1) % len(LANGUAGES)]


def is_answer(kind: str, text: str) -> bool:
    """Whether somebody typed ``yes``, ``no`` or ``myself``, in whatever language."""
    return any(text.lower() in language_of(code).answers.get(kind, ()) for code in LANGUAGES)
