"""The few free acts that can pay while an open window lasts: cards to play, or silence."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.advice import Line
from archipel.engine.bits import members
from archipel.games.forbidden_desert.mind.candidates import flights
from archipel.games.forbidden_desert.mind.suns import shade, sun_odds
from archipel.games.forbidden_desert.rules import reach
from archipel.games.forbidden_desert.rules.actions import (
    BLAST,
    DRAW_STORM,
    END_TURN,
    HAND_OVER,
    RESERVE,
    SHIELD,
)
from archipel.games.forbidden_desert.rules.cards import (
    ANY_DUNE_BLASTER,
    ANY_JET_PACK,
    ANY_SOLAR_SHIELD,
    ANY_TIME_THROTTLE,
    ANY_WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.components import ACTIONS_A_TURN, JET_PACK, TIME_THROTTLE
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
        if step.left == ACTIONS_A_TURN:
            here = state.pawns[state.active]
            if hand & ANY_DUNE_BLASTER and state.buried(state.active) and reach.sand(state, seat) >> here & 1:
                found.append([base + BLAST + here])
            found += _handed_over(state, seat)
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


def _handed_over(state: DesertState, seat: int) -> list[list[int]]:
    """FD-W3: what the active player can use at once, from somebody on the same tile."""
    if seat == state.active or state.pawns[seat] != state.pawns[state.active]:
        return []
    first = (seat << SEAT_SHIFT) + HAND_OVER + state.active
    found: list[list[int]] = []
    if state.hands[seat] & ANY_TIME_THROTTLE:
        found.append([first + 5 * TIME_THROTTLE])
    if state.hands[seat] & ANY_JET_PACK and state.parts_left:
        found.append([first + 5 * JET_PACK])
    return found


def _against_thirst(state: DesertState, seat: int, cards: int) -> list[list[int]]:
    """A shield or the reserve, if somebody on the holder's tile may die before the last card.

    FD-Z6: raised in the holder's own turn a shield lasts for a round, so that it may pay for any company.
    """
    hand = state.hands[seat]
    here = state.pawns[seat]
    if shade(state) >> here & 1:
        return []
    odds = sun_odds(state, cards)[cards]
    worry = 0.0
    room = company = 0
    for pawn in range(state.seats):
        if state.pawns[pawn] == here:
            company += 1
            room += state.room(pawn)
            worry = max(worry, odds[state.water[pawn]])
    found: list[list[int]] = []
    if worry > WORRY and hand & ANY_WATER_RESERVE and room:
        found.append([(seat << SEAT_SHIFT) + RESERVE])
    pays = worry > WORRY or (seat == state.active and company > 1)
    if pays and hand & ANY_SOLAR_SHIELD and not state.shields >> seat & 1:
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
