"""Where somebody had a choice: a game cut into decisions, each with what followed before the next."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line
from archipel.engine.match import Match, Played
from archipel.engine.state import State
from archipel.review.following import OPEN, owed

# A position as a seat knows it, and the lines that a mind has for it there.
Lines = Callable[[State, int], tuple[State, list[Line[Any]]]]


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


def since_chance(acts: list[Played]) -> list[Played]:
    """From the act on in which chance first spoke: what somebody did before it was no luck."""
    first = next((number for number, played in enumerate(acts) if played.chance), 0)
    return acts[first:]


def is_choice(played: Played, lines: Lines) -> bool:
    """Whether there was anything else worth doing, or something else was done than the mind thinks of.

    To let the game go on in a window, where others would have acted, is no decision of its own.
    """
    before, code, seat = played.before, played.action.code, played.action.seat
    if owed(before) == code:
        return False
    mine = [each for each in before.legal() if each >> SEAT_SHIFT == seat]
    if len(mine) == 1 and not before.stack[-1].question(before, seat).optional:
        return False
    world, known = lines(before, seat)
    if len(known) == 1:
        return known[0].codes[:1] != [code]
    idle = next((line for line in known if line.codes == [code] and line.state is world), None)
    return idle is None or all(line.state is world for line in known)


def _last(history: list[Played], first: int, lines: Lines) -> int:
    """After how many acts the decision is made that begins with this one."""
    begin = history[first].before
    seat, turn, name = history[first].action.seat, begin.turn, begin.stack[-1].name
    known: list[Line[Any]] | None = None
    codes = [history[first].action.code]
    for at in range(first + 1, len(history)):
        before, played = history[at - 1], history[at]
        stack = played.before.stack
        if before.chance or before.learned or played.action.seat != seat or played.before.turn != turn:
            return at
        if stack[-1].name != name and len(stack) <= len(begin.stack):
            if known is None:
                _, known = lines(begin, seat)
            if not any(line.codes[: len(codes)] == codes and len(line.codes) > len(codes) for line in known):
                return at
        if owed(played.before) != OPEN:
            return at
        codes.append(played.action.code)
    return len(history)
