"""Whole turns worth trying: the active player's actions in a row, found by a narrow search."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.games.forbidden_desert.actions import (
    BLAST,
    DRAW_STORM,
    END_STEP,
    END_TURN,
    GIVE,
    HAND_OVER,
    JET,
    LAND,
    LOOK,
    NEXT,
    PEEK,
    RESERVE,
    REVEAL,
    SHIELD,
    THROTTLE,
    UNDER,
    UNDER_NONE,
)
from archipel.games.forbidden_desert.components import STORM_PICKS_UP, SUN_BEATS_DOWN, WELL
from archipel.games.forbidden_desert.evaluation import CLUE, REVEALED, evaluate
from archipel.games.forbidden_desert.state import DesertState

WIDTH: Final = 8
LONGEST: Final = 12  # pushes in a row, a Navigator's steps among them
GAIN: Final = 2.0  # a free act must be worth more than this
ANOTHER_ACTION: Final = 4.0  # what an action is worth that a reveal leaves for later


class Found:
    """The best end of a turn so far."""

    def __init__(self, score: float, codes: list[int]) -> None:
        self.score = score
        self.codes = codes


def best_turn(state: DesertState) -> list[int]:
    """The active player's most promising actions from here, up to the first that asks chance; maybe none."""
    best = Found(evaluate(state), [])
    beam: list[tuple[float, list[int], DesertState]] = [(best.score, [], state)]
    for _ in range(LONGEST):
        ends: list[tuple[float, list[int], DesertState]] = []
        seen: set[tuple[object, ...]] = set()
        for _, codes, position in beam:
            for code in position.legal():
                _extend(position, codes, code, ends, seen, best)
        if not ends:
            break
        ends.sort(key=_score, reverse=True)
        beam = ends[:WIDTH]
        score, codes, position = beam[0]
        # A Navigator's move must not be left before its first step: it is judged when it is over.
        if score > best.score and (position.over or position.stack[-1].name != "navigate"):
            best.score, best.codes = score, codes
        if position.over:
            break
    return best.codes


def _score(end: tuple[float, list[int], DesertState]) -> float:
    return end[0]


def _extend(
    position: DesertState,
    codes: list[int],
    code: int,
    ends: list[tuple[float, list[int], DesertState]],
    seen: set[tuple[object, ...]],
    best: Found,
) -> None:
    number = code & NUMBER_MASK
    if code >> SEAT_SHIFT != position.active or number in (END_STEP, LOOK, JET):
        return
    if HAND_OVER <= number < BLAST or PEEK <= number < RESERVE:
        return
    if number == REVEAL:
        score = evaluate(position) + reveal_value(position)
        if score > best.score:
            best.score, best.codes = score, [*codes, code]
        return
    after = position.copy()
    after.push(code)
    mark = _fingerprint(after)
    if mark not in seen:
        seen.add(mark)
        ends.append((evaluate(after), [*codes, code], after))


def _fingerprint(state: DesertState) -> tuple[object, ...]:
    """What tells the positions of one search apart."""
    step = state.stack[-1] if state.stack else None
    return (
        tuple(state.pawns),
        tuple(state.sand),
        tuple(state.water),
        tuple(state.hands),
        tuple(state.parts),
        state.reductions,
        step.name if step else "",
        tuple(step.fields()) if step else (),
    )


def reveal_value(state: DesertState) -> float:
    """What turning over the active player's tile can be expected to bring."""
    here = state.pawns[state.active]
    left = state.stack[-1].fields()[0] - 1
    value = REVEALED + ANOTHER_ACTION * left
    if state.water_backs >> here & 1:
        wells = 1.0 if state.known >> here & 1 else state.hidden_water[WELL] / sum(state.hidden_water)
        if state.known >> here & 1 and state.face[here] != WELL:
            wells = 0.0
        gained = 0.0
        for pawn in range(state.seats):
            if state.pawns[pawn] == here:
                gained += min(2, state.room(pawn)) * (12.0 if state.water[pawn] < 2 else 6.0)
            elif state.water[pawn] < 2:
                gained -= 6.0  # better to wait for those who are thirsty
        return value + wells * gained - 8.0
    return value + 0.4 * CLUE + 3.0


def arrange(state: DesertState, codes: list[int]) -> int:
    """The Meteorologist's choice: the worst card under the pile, the mildest ones first."""
    first = codes[0] & NUMBER_MASK
    if first >= NEXT:
        return min(codes, key=lambda code: _harm(state, (code & NUMBER_MASK) - NEXT))
    under = [code for code in codes if code & NUMBER_MASK != UNDER_NONE]
    return max(under, key=lambda code: _harm(state, (code & NUMBER_MASK) - UNDER))


def _harm(state: DesertState, card: int) -> float:
    if card == SUN_BEATS_DOWN:
        return 20.0 - 3.0 * min(state.water)
    if card == STORM_PICKS_UP:
        return 9.0
    return 2.0 * (card % 3 + 1)


def best_of(state: DesertState, codes: list[int]) -> tuple[int, float]:
    """The code whose position evaluates best, and by how much it is better than doing nothing."""
    now = evaluate(state)
    chosen, gain = -1, -1e9
    for code in codes:
        number = code & NUMBER_MASK
        if number in (END_STEP, DRAW_STORM, END_TURN, JET, LOOK) or PEEK <= number < RESERVE:
            continue
        after = state.copy()
        after.push(code)
        value = evaluate(after) - now
        if value > gain:
            chosen, gain = code, value
    return chosen, gain


def free_act(state: DesertState, codes: list[int]) -> int:
    """A gift of water, a shield, a reserve or a blaster that is worth it now, or -1."""
    acts = [
        code
        for code in codes
        if GIVE <= code & NUMBER_MASK < HAND_OVER
        or BLAST <= code & NUMBER_MASK < JET
        or code & NUMBER_MASK in (SHIELD, RESERVE)
    ]
    chosen, gain = best_of(state, acts) if acts else (-1, 0.0)
    return chosen if gain > GAIN else -1


def landing(state: DesertState, codes: list[int]) -> int:
    """Where to fly: what evaluates best."""
    return best_of(state, codes)[0] if codes[0] & NUMBER_MASK >= LAND else codes[0]


def throttle(codes: list[int]) -> int:
    """The Time Throttle, if it can be played."""
    for code in codes:
        if code & NUMBER_MASK == THROTTLE:
            return code
    return -1
