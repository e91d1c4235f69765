"""The lab's sentences, from ``locales/LANGUAGE/lab.ftl``."""

import locale
import os
from functools import cache
from pathlib import Path

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")
_LOCALES = Path(__file__).parent.parent / "locales"


def language() -> str:
    """The language to speak: ``ARCHIPEL_LANG``, else the system's, else English."""
    wished = os.environ.get("ARCHIPEL_LANG") or locale.getlocale()[0] or os.environ.get("LANG") or ""
    return wished[:2].lower() if wished[:2].lower() in LANGUAGES else LANGUAGES[0]


def say(key: str, **args: str | int) -> str:
    """The sentence with this key, in the language of the day: ``say("fuzz-clean", games=10)``."""
    bundle = _bundle(language())
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, problems = bundle.format_pattern(message.value, args)
    if problems:
        raise problems[0]
    return str(text)


@cache
def _bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource((_LOCALES / code / "lab.ftl").read_text(encoding="utf-8")))
    return bundle


def number(value: float | None, digits: int = 0) -> str:
    """A number as people of the language write it, a dash for nothing."""
    if value is None:
        return "–"
    return str(format_decimal(round(value, digits), format=f"#,##0.{'0' * digits}", locale=language()))


def percent(share: float) -> str:
    """A share as people of the language write it: ``12.5 %``, and small ones with more digits."""
    digits = 1 if share >= 0.01 or not share else 2 if share >= 0.001 else 3
    return f"{number(100 * share, digits)}\N{NO-BREAK SPACE}%"
