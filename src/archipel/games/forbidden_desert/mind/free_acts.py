"""The few free acts that can pay while an open window lasts: cards to play, or silence."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line
from archipel.engine.bits import members
from archipel.games.forbidden_desert.mind.candidates import flights
from archipel.games.forbidden_desert.mind.suns import shade, sun_odds
from archipel.games.forbidden_desert.rules import reach
from archipel.games.forbidden_desert.rules.actions import BLAST, DRAW_STORM, END_TURN, RESERVE, SHIELD
from archipel.games.forbidden_desert.rules.cards import (
    ANY_DUNE_BLASTER,
    ANY_JET_PACK,
    ANY_SOLAR_SHIELD,
    ANY_WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm, TakeActions

WORRY = 0.03  # odds of a death for which shields and the reserve are thought of


def windows(state: DesertState, seat: int) -> list[Line[DesertState]]:
    """Let the game go on, or play a card that may pay now."""
    step = state.stack[-1]
    owed: list[int] = []
    if isinstance(step, DrawStorm):
        owed = [(state.active << SEAT_SHIFT) + (DRAW_STORM if step.left else END_TURN)]
    passing = Line(owed if seat == state.active else [], state, 0.0)
    passing.opening = owed  # to pass is to see the next card, whoever owes the draw
    lines = [passing]
    if state.hands[seat]:
        for codes in _cards(state, seat):
            twin = state.copy()
            line = Line(played(twin, codes), twin, 0.0)
            if not line.state.stack:
                return [line]
            lines.append(line)
    return lines


def _cards(state: DesertState, seat: int) -> list[list[int]]:
    """The uses of a seat's equipment that can pay in an open window."""
    hand = state.hands[seat]
    base = seat << SEAT_SHIFT
    step = state.stack[-1]
    found: list[list[int]] = []
    if hand & ANY_JET_PACK and state.parts_left == 0:
        found += flights(state, seat)
    if isinstance(step, TakeActions):
        # Out of turn most cards can wait for the storm; but a team mate may be buried now.
        if step.left == 4 and hand & ANY_DUNE_BLASTER and state.buried(state.active):
            here = state.pawns[state.active]
            if reach.sand(state, seat) >> here & 1:
                found.append([base + BLAST + here])
        return found
    if not isinstance(step, DrawStorm) or not step.left:
        return found
    if hand & (ANY_SOLAR_SHIELD | ANY_WATER_RESERVE):
        found += _against_thirst(state, seat, step.left)
    if hand & ANY_DUNE_BLASTER and state.supply < 3 * step.left:
        best, dune = 1, -1
        for cell in members(reach.sand(state, seat)):
            if state.sand[cell] > best:
                best, dune = state.sand[cell], cell
        if dune >= 0:
            found.append([base + BLAST + dune])
    return found


def _against_thirst(state: DesertState, seat: int, cards: int) -> list[list[int]]:
    """A shield or the reserve, if somebody on the holder's tile may die before the last card."""
    hand = state.hands[seat]
    here = state.pawns[seat]
    if shade(state) >> here & 1:
        return []
    odds = sun_odds(state, cards)[cards]
    worry = 0.0
    room = 0
    for pawn in range(state.seats):
        if state.pawns[pawn] == here:
            room += state.room(pawn)
            worry = max(worry, odds[state.water[pawn]])
    found: list[list[int]] = []
    if worry > WORRY:
        if hand & ANY_WATER_RESERVE and room:
            found.append([(seat << SEAT_SHIFT) + RESERVE])
        if hand & ANY_SOLAR_SHIELD and not state.shields >> seat & 1:
            found.append([(seat << SEAT_SHIFT) + SHIELD])
    return found


def played(state: DesertState, codes: list[int]) -> list[int]:
    """Play some actions, fewer if the game is won before the last (FD-Z76); those that were played."""
    done: list[int] = []
    for code in codes:
        if not state.stack:
            break
        state.push(code)
        done.append(code)
    return done
