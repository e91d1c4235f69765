"""What can go wrong, each with what would be right.

An error is a key and arguments, like an event; its words are ``error-<key>`` in the texts. The kernel knows
no language: whoever has the texts gives it a voice (:data:`voice`), and ``str(error)`` is a plain sentence.
"""

from collections.abc import Callable
from typing import Any, Final

from archipel.engine.refusal import Refusal

LONGEST: Final = 300  # characters of a text that an error repeats


class ArchipelError(Exception):
    """A mistake of the caller, never of the program; an argument may be the error behind this one."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(key)
        self.key = key
        self.about = {name: _short(value) for name, value in about.items()}

    def __str__(self) -> str:
        return voice[0](self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.__class__, self.key, self.about)  # from one process to another


def _short(value: Any) -> Any:
    """One line that is not too long, whatever was sent."""
    if not isinstance(value, str):
        return value
    line = " ".join(value.split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def _again(kind: type[ArchipelError], key: str, about: dict[str, Any]) -> ArchipelError:
    error = kind.__new__(kind)
    ArchipelError.__init__(error, key, **about)
    return error


def _in_no_language(error: ArchipelError) -> str:
    return " ".join([error.key, *(f"{name}={value}" for name, value in error.about.items())])


voice: Final[list[Callable[[ArchipelError], str]]] = [_in_no_language]


class IllegalAction(ArchipelError):
    """The action is not legal now; ``refusal`` says which rule stands against it, and why."""

    def __init__(self, game: str, action: str, refusal: Refusal) -> None:
        super().__init__("illegal", game=game, action=action, **refusal.to_json())

    @property
    def game(self) -> str:
        """The game's id: its texts tell why."""
        return str(self.about["game"])

    @property
    def action(self) -> str:
        """What was asked for."""
        return str(self.about["action"])

    @property
    def refusal(self) -> Refusal:
        """What stands against it."""
        return Refusal(self.rule, str(self.about["reason"]), dict(self.about["args"]))

    @property
    def rule(self) -> str:
        """The id of the rule."""
        return str(self.about["rule"])


class UnknownAction(ArchipelError):
    """No action of this game is written that way."""


class BadOption(ArchipelError):
    """A game was asked for with an option, a value or a number of seats that it does not have."""


class BadRecord(ArchipelError):
    """A stored game cannot be read: broken, foreign, or made by other rules."""


class ChanceMismatch(ArchipelError):
    """A taped outcome is impossible here: the tape belongs to another game."""


class CannotUndo(ArchipelError):
    """The last action cannot be undone freely: something was learned, a rule forbids it, or somebody
    else acted."""


class BrokenInvariant(Exception):
    """The engine itself is wrong: pieces vanished, appeared, or stand where they cannot."""
