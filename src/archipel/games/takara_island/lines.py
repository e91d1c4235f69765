"""The lines worth trying: one action each, a specialist together with the place where it is put to use.

What a tile turns out to be changes the rest of the turn, so no line goes further than that.
"""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Line
from archipel.games.takara_island.actions import (
    END_ACTIONS,
    HIRE,
)
from archipel.games.takara_island.instinct import gain_of
from archipel.games.takara_island.state import TakaraState
from archipel.games.takara_island.steps import UseAdventurers
from archipel.games.takara_island.weights import KEEN
from archipel.games.takara_island.worth import Worth

A_POINT: Final = 0.03  # in odds of winning


def find(state: TakaraState, seat: int, width: int) -> list[Line]:
    """The best lines of a seat in whatever is asked, the best first."""
    codes = state.legal()
    if len(codes) == 1:
        return [Line(codes, state, 0.0)]
    worth = Worth(state, seat, KEEN)
    acting = isinstance(state.stack[-1], UseAdventurers)
    lines: list[Line] = []
    for code in codes:
        number = code & NUMBER_MASK
        if HIRE <= number < END_ACTIONS:
            lines += _engagements(worth, code)
        elif not (acting and number == END_ACTIONS):
            lines.append(Line([code], state, gain_of(worth, number)))
    lines.sort(key=_by_score)
    lines = _different(state, lines)[:width]
    for line in lines:
        line.opening = line.codes
        line.score *= A_POINT
    return lines


def _engagements(worth: Worth, code: int) -> list[Line]:
    """A specialist at every place."""
    state = worth.state
    after = state.copy()
    after.push(code)
    cost = KEEN.kara * (state.karas[worth.seat] - after.karas[worth.seat])
    lines: list[Line] = []
    for target in after.legal():
        gain = gain_of(worth, target & NUMBER_MASK) - cost
        lines.append(Line([code, target], state, gain))
    lines.sort(key=_by_score)
    return lines[:2]


def _different(state: TakaraState, lines: list[Line]) -> list[Line]:
    kept: list[Line] = []
    before = -1e9
    for line in lines:
        if abs(line.score - before) > 1e-9:
            kept.append(line)
        before = line.score
    return kept


def position(state: TakaraState) -> tuple[object, ...]:
    """What tells this position from others that the same game can reach."""
    step = state.stack[-1] if state.stack else None
    return (
        state.turn,
        step.name if step is not None else "",
        tuple(step.fields()) if step is not None else (),
        tuple(state.tops),
        tuple(state.karas),
        state.free,
        state.shown,
    )


def _by_score(line: Line) -> float:
    return -line.score
