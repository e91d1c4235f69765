"""Everything a person reads, in each language that has a folder: keys and arguments in, sentences out."""

from archipel.words.catalog import Catalog, MissingWords
from archipel.words.language import (
    FALLBACK,
    LANGUAGES,
    accepted_language,
    choose_language,
    is_answer,
    language_of,
    next_language,
)
from archipel.words.speech import Rule, Words, readable

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "Catalog",
    "MissingWords",
    "Rule",
    "Words",
    "accepted_language",
    "choose_language",
    "is_answer",
    "language_of",
    "next_language",
    "readable",
]
