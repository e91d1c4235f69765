"""Things of a box, by their names and forms in a language."""

from collections.abc import Sequence

from archipel.words import Words


def all_named_apart(words: Words, kind: str, things: Sequence[str]) -> bool:
    """Whether each has a name of its own."""
    return len({words.name(kind, thing) for thing in things}) == len(things)


def all_have_forms(words: Words, kind: str, things: Sequence[str]) -> bool:
    """Whether each has the forms that sentences need."""
    return all(words.text(f"{kind}-{thing}", form) for thing in things for form in ("the", "of", "to"))
