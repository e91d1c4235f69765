"""A mistake of whoever typed, explained in their language."""

from archipel.engine.errors import ArchipelError
from archipel.words import Words


class Mistake(ArchipelError):
    """Something asked for that cannot be; its text says what would be right."""


def explained(error: ArchipelError, words: Words) -> str:
    """One sentence in the reader's language; what the engine says, it says in English."""
    if isinstance(error, Mistake):
        return str(error)
    key = f"refused-{type(error).__name__}"
    return words.text(key if words.has(key) else "refused-ArchipelError", reason=str(error))
