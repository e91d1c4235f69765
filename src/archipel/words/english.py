"""The kernel's voice: its errors in English, for programs and notebooks."""

from functools import cache

from archipel.engine.errors import ArchipelError
from archipel.words.speech import Words


@cache
def _english() -> Words:
    return Words("en")


def sentence(error: ArchipelError) -> str:
    """What ``str(error)`` says."""
    return _english().mistake(error)
