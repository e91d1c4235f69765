"""The kernel's voice: its errors in the fallback language, for programs and notebooks."""

from functools import cache

from archipel.engine.errors import ArchipelError
from archipel.words.language import FALLBACK
from archipel.words.speech import Words


@cache
def _words() -> Words:
    return Words(FALLBACK)


def sentence(error: ArchipelError) -> str:
    """What ``str(error)`` says."""
    return _words().mistake(error)
