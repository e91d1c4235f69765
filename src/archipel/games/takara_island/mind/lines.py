"""The lines worth trying: one action each, a specialist together with the place where it is put to use.

What a tile turns out to be changes the rest of the turn, so no line goes further than that.
"""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Line, by_score, pending
from archipel.games.takara_island.mind.instinct import gain_of
from archipel.games.takara_island.mind.prey import prey
from archipel.games.takara_island.mind.weights import KEEN
from archipel.games.takara_island.mind.worth import Worth
from archipel.games.takara_island.rules.actions import END_ACTIONS, HIRE, TURN_UP
from archipel.games.takara_island.rules.state import TakaraState

A_POINT: Final = 0.03  # in odds of winning
A_FEAST: Final = 3.0  # points that are not shown to a rival
TARGETS: Final = 2  # places for one specialist


def find(state: TakaraState, seat: int, width: int) -> list[Line[TakaraState]]:
    """The best lines of a seat in whatever is asked, the best first."""
    codes = state.legal()
    if len(codes) == 1:
        return [Line(codes, state, 0.0)]
    worth = Worth(state, seat, KEEN)
    lines: list[Line[TakaraState]] = []
    for code in codes:
        number = code & NUMBER_MASK
        if HIRE <= number < END_ACTIONS:
            lines += _engagements(worth, code)
        elif number == TURN_UP and _feeds_a_rival(state, seat, code):
            continue
        elif number != END_ACTIONS:  # TK-X1: the Tripot is always better
            lines.append(Line([code], state, gain_of(worth, number)))
    lines.sort(key=by_score)
    lines = _different(lines)[:width]
    for line in lines:
        line.opening = line.codes  # the world is imagined for each playout, so all begin here
        line.score *= A_POINT
    return lines


def _feeds_a_rival(state: TakaraState, seat: int, code: int) -> bool:
    """Whether turning this monster up is worth far more to whoever moves next than its two Karas here."""
    if state.sword and state.free:
        return False
    after = state.copy()
    after.push(code)
    rival = (seat + 1) % state.seats
    return prey(after, rival) - prey(state, rival) > A_FEAST


def _engagements(worth: Worth, code: int) -> list[Line[TakaraState]]:
    """A specialist at the best places."""
    state = worth.state
    after = state.copy()
    after.push(code)
    price = KEEN.kara * float(state.karas[worth.seat] - after.karas[worth.seat])
    lines: list[Line[TakaraState]] = []
    for target in after.legal():
        lines.append(Line([code, target], state, gain_of(worth, target & NUMBER_MASK) - price))
    lines.sort(key=by_score)
    return lines[:TARGETS]


def _different(lines: list[Line[TakaraState]]) -> list[Line[TakaraState]]:
    """Without the same action at sites that look alike, of which one is enough."""
    found: list[Line[TakaraState]] = []
    seen: set[tuple[str, float]] = set()
    for line in lines:
        state = line.state
        key = (state.action(line.codes[0]).kind, round(line.score, 9))
        if key not in seen:
            seen.add(key)
            found.append(line)
    return found


def position(state: TakaraState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    return (
        state.turn,
        pending(state),
        tuple(state.tops),
        state.shown,
        tuple(state.karas),
        state.free,
    )
