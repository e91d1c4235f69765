"""What can go wrong, each with a sentence that says what would be right."""


class ArchipelError(Exception):
    """A mistake of the caller, never of the program: its text is one clear sentence."""


class IllegalAction(ArchipelError):
    """The action is not legal now; ``rule`` says which rule stands against it."""

    def __init__(self, action: str, rule: str) -> None:
        super().__init__(f"“{action}” is not legal now: see rule {rule}.")
        self.action = action
        self.rule = rule


class UnknownAction(ArchipelError):
    """No action of this game is written that way."""


class BadOption(ArchipelError):
    """A game was asked for with an option, a value or a number of seats that it does not have."""


class BadRecord(ArchipelError):
    """A stored game cannot be read: broken, foreign, or made by other rules."""


class ChanceMismatch(ArchipelError):
    """A taped outcome is impossible here: the tape belongs to another game."""


class CannotUndo(ArchipelError):
    """The last action cannot be undone freely: something was learned, or somebody else acted."""


class BrokenInvariant(Exception):
    """The engine itself is wrong: pieces vanished, appeared, or stand where they cannot."""
