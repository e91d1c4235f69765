"""What the server refuses: a key and arguments, with a sentence in the language of whoever asked.

The words are ``error-<key>`` in ``texts/<language>/refusals.ftl``, for the page and for other programs alike.
"""

from errno import errorcode
from functools import cache
from typing import Any

from archipel.engine.errors import ArchipelError, IllegalAction
from archipel.table import messages as wire
from archipel.table.host.logs import note
from archipel.words import FALLBACK, Words


class RequestRefused(ArchipelError):
    """Something asked for that is not done; ``status`` is what HTTP calls it."""

    status = 409

    def __init__(self, key: str, status: int = 409, **about: Any) -> None:
        super().__init__(key, **about)
        self.status = status


def too_fast(wait: float) -> RequestRefused:
    """Somebody asks more often than anybody needs to; ``wait`` seconds, and they may again."""
    return RequestRefused("too_fast", 429, seconds=int(wait) + 1)


def status_of(error: ArchipelError) -> int:
    """What HTTP calls this error."""
    return 409 if isinstance(error, IllegalAction) else int(getattr(error, "status", 400))


def refused(error: ArchipelError, language: str = FALLBACK, id: str = "") -> wire.Refused:
    """An error as a message."""
    note("something was refused", error=error.key, status=status_of(error))
    args = {name: _plain(value) for name, value in error.about.items()}
    message = _words(language).mistake(error)
    return wire.Refused(error.key, args, message, str(error.about.get("rule", "")), id)


def _plain(value: Any) -> Any:
    """An argument as JSON: a plain one, or the error behind this one, again a key and arguments."""
    if isinstance(value, ArchipelError):
        return {"error": value.key, "args": {name: _plain(each) for name, each in value.about.items()}}
    if isinstance(value, OSError):
        return {"error": "system", "args": {"code": errorcode.get(value.errno or 0, "")}}
    return value


@cache
def _words(language: str) -> Words:
    return Words(language)
