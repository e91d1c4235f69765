"""Where somebody had a choice: a game cut into decisions, each with what followed before the next."""

from collections.abc import Callable
from dataclasses import dataclass

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.match import Match, Played
from archipel.engine.state import State
from archipel.review.following import OPEN, owed

# The lines that a mind has for a seat in a position, each as its codes.
Lines = Callable[[State, int], list[list[int]]]


@dataclass(frozen=True)
class Moment:
    """One decision: the acts that make it up, and everything up to the next decision or the end."""

    first: int  # how many acts stood before it
    last: int  # how many stood once the decision was made
    following: int  # how many stood when the next decision came
    seat: int
    codes: list[int]  # what was chosen
    chancy: bool  # whether chance had a say before the next decision


def moments(match: Match, lines: Lines) -> list[Moment]:
    """The decisions of a game, the first first; acts that were taken back are gone.

    A decision goes as far as one plan can: acts of one seat in one turn, until somebody learns something. The
    same question asked again belongs to it, and so does another that some line of the mind answers at once.
    """
    history = match.history
    starts: list[tuple[int, int]] = []
    at = 0
    while at < len(history):
        if not is_choice(history[at], lines):
            at += 1
            continue
        last = _last(history, at, lines)
        starts.append((at, last))
        at = last
    found: list[Moment] = []
    for number, (first, last) in enumerate(starts):
        following = starts[number + 1][0] if number + 1 < len(starts) else len(history)
        codes = [played.action.code for played in history[first:last]]
        chancy = any(played.chance for played in history[first:following])
        found.append(Moment(first, last, following, codes[0] >> SEAT_SHIFT, codes, chancy))
    return found


def is_choice(played: Played, lines: Lines) -> bool:
    """Whether there was anything else worth doing, or something else was done than the mind thinks of."""
    before, code, seat = played.before, played.action.code, played.action.seat
    if owed(before) == code:
        return False
    mine = [each for each in before.legal() if each >> SEAT_SHIFT == seat]
    if len(mine) == 1 and not before.stack[-1].question(before, seat).optional:
        return False
    known = lines(before, seat)
    return len(known) != 1 or known[0][:1] != [code]


def _last(history: list[Played], first: int, lines: Lines) -> int:
    """After how many acts the decision is made that begins with this one."""
    begin = history[first].before
    seat, turn, name = history[first].action.seat, begin.turn, begin.stack[-1].name
    known: list[list[int]] | None = None
    codes = [history[first].action.code]
    for at in range(first + 1, len(history)):
        before, played = history[at - 1], history[at]
        if before.chance or before.learned or played.action.seat != seat or played.before.turn != turn:
            return at
        if played.before.stack[-1].name != name:
            if known is None:
                known = lines(begin, seat)
            if not any(line[: len(codes)] == codes and len(line) > len(codes) for line in known):
                return at
        if owed(played.before) != OPEN:
            return at
        codes.append(played.action.code)
    return len(history)
