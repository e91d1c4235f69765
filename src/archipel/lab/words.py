"""The lab's sentences, from ``texts/LANGUAGE/lab.ftl``, and numbers as people write them."""

from functools import cache

from archipel.engine.event import Json
from archipel.words import Words, choose_language, language_of


def words(game: str | None = None) -> Words:
    """The lab's own words, and those of a game, in the language of the day."""
    return _words(choose_language(), game)


@cache
def _words(language: str, game: str | None) -> Words:
    return Words(language, game, part="lab")


def say(key: str, **args: Json) -> str:
    """The sentence with this key: ``say("fuzz-interrupted")``."""
    return words().text(key, **args)


def number(value: float | None, digits: int = 0) -> str:
    """A number as people of the language write it, a dash for nothing."""
    if value is None:
        return "–"
    from babel.numbers import format_decimal  # nobody needs it to read the help

    form = f"#,##0.{'0' * digits}"
    told = format_decimal(
        round(value, digits) or 0.0, format=form, locale=language_of(words().language).locale
    )
    return str(told).replace("-", "\N{MINUS SIGN}")


def pace(value: float) -> str:
    """So many a second; where there are few, with more digits: ``0.36`` rather than ``0``."""
    return number(value, 0 if value >= 10 else 1 if value >= 1 else 2)


def percent(share: float) -> str:
    """A share as people of the language write it: ``12.5 %``, and small ones with more digits."""
    digits = 1 if share >= 0.01 or not share else 2 if share >= 0.001 else 3
    return f"{number(100 * share, digits)}\N{NO-BREAK SPACE}%"


def bot_name(bot: str) -> str:
    """A bot's name as people say it, its settings behind it: ``Planner playouts=20``."""
    kind, *settings = bot.split(":")
    return " ".join([words().name("bot", kind), *settings])
