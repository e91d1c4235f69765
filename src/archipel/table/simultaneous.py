"""When several seats owe an answer at once, nobody waits for another's, and no answer outdates another's."""

from typing import TYPE_CHECKING, Any, Final

from archipel.engine.decision import Decision

if TYPE_CHECKING:
    from archipel.table.table import Table

MOST_ANSWERS: Final = 16  # of others, that may come in between


def owed(decisions: list[Decision]) -> list[Decision]:
    """The questions that everybody waits for."""
    return [each for each in decisions if not each.optional]


def asked_together(decisions: list[Decision]) -> bool:
    """Whether several seats owe an answer now."""
    return len(owed(decisions)) > 1


def same_question(one: Decision, other: Decision) -> bool:
    """Whether an answer to one is an answer to the other."""
    return _content(one) == _content(other)


def _content(decision: Decision) -> tuple[Any, ...]:
    codes = [action.code for action in decision.actions]
    return decision.seat, decision.kind, decision.rule, decision.args, decision.optional, codes


def still_stands(table: "Table", viewer: int | None, seat: int, version: int) -> bool:
    """Whether an answer made at an older version is as good now: only others, asked as well, have answered.

    A question that one seat faces alone is read anew whenever anything moves.
    """
    stream = table.streams[viewer]
    since = stream.version - version
    moves = [told.kind for told in stream.told if told.kind in ("act", "undo")][-since:]
    if not 0 < since <= MOST_ANSWERS or len(moves) < since or "undo" in moves:
        return False
    now = next((each for each in owed(table.decisions()) if each.seat == seat), None)
    if now is None:
        return False
    for acts in range(stream.moments[-1 - since], stream.moments[-1]):
        then = owed(table.after(acts).decisions())
        if len(then) < 2 or not any(same_question(each, now) for each in then):
            return False
    return True
