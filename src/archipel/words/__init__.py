"""Everything a person reads, in French and in English: keys and arguments in, sentences out."""

from archipel.words.catalog import Catalog, MissingWords
from archipel.words.language import LANGUAGES, choose_language
from archipel.words.speech import Rule, Words, readable

__all__ = ["LANGUAGES", "Catalog", "MissingWords", "Rule", "Words", "choose_language", "readable"]
