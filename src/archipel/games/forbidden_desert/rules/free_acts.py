"""What any player may do at any time without an action: share water, pass equipment, play it (FD-T5, T6)."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.cards import ONE
from archipel.engine.decision import Question
from archipel.games.forbidden_desert.rules import events, reach
from archipel.games.forbidden_desert.rules.actions import (
    BLAST,
    GIVE,
    HAND_OVER,
    JET,
    PEEK,
    RESERVE,
    SHIELD,
    THROTTLE,
)
from archipel.games.forbidden_desert.rules.cards import (
    ANY_DUNE_BLASTER,
    ANY_JET_PACK,
    ANY_SOLAR_SHIELD,
    ANY_TERRASCOPE,
    ANY_WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.components import (
    CANTEEN,
    DUNE_BLASTER,
    JET_PACK,
    SOLAR_SHIELD,
    TERRASCOPE,
    TRANSFERS_A_WINDOW,
    WATER_CARRIER,
    WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.geometry import ORTHO
from archipel.games.forbidden_desert.rules.jet_pack import fasten
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.symbols import look_under
from archipel.games.forbidden_desert.rules.water import gain_water


def legal(state: DesertState, codes: list[int]) -> None:
    """Every free act of every seat, the active player's first, then clockwise."""
    pawns = state.pawns
    sharing = state.transfers < TRANSFERS_A_WINDOW  # FD-T10
    for seat in state.seats_from(state.active):
        hand = state.hands[seat]
        if sharing:
            here = pawns[seat]
            have = state.water[seat]
            beside = ORTHO[here] if state.adventurers[seat] == WATER_CARRIER else 0  # FD-R15
            for other in range(state.seats):
                there = pawns[other]
                if there == here:
                    if other != seat:
                        if have:
                            _legal_gifts(state, seat, other, codes)
                        if hand:  # FD-W3
                            _legal_passes(seat, other, hand, codes)
                elif beside >> there & 1 and have:
                    _legal_gifts(state, seat, other, codes)
        if hand:
            _legal_equipment(state, seat, hand, codes)


def anything(state: DesertState) -> bool:
    """Whether anybody has a free act to make now."""
    codes: list[int] = []
    legal(state, codes)
    return len(codes) > 0


def _legal_gifts(state: DesertState, seat: int, other: int, codes: list[int]) -> None:
    """FD-W1, W2."""
    have = state.water[seat]
    room = CANTEEN[state.adventurers[other]] - state.water[other]
    first = (seat << SEAT_SHIFT) + GIVE + 5 * other
    for less in range(have if have < room else room):
        codes.append(first + less)


def _legal_passes(seat: int, other: int, hand: int, codes: list[int]) -> None:
    first = (seat << SEAT_SHIFT) + HAND_OVER + other
    for kind in range(6):
        if hand >> 4 * kind & 15:
            codes.append(first + 5 * kind)


def _legal_equipment(state: DesertState, seat: int, hand: int, codes: list[int]) -> None:
    """FD-G3, and FD-T11: nothing that would change nothing. The Time Throttle belongs to step 1."""
    base = seat << SEAT_SHIFT
    if hand & ANY_DUNE_BLASTER:  # FD-G5
        for cell in members(reach.sand(state, seat)):
            codes.append(base + BLAST + cell)
    if hand & ANY_JET_PACK and reach.landings(state, seat):  # FD-G6
        codes.append(base + JET)
    if hand & ANY_SOLAR_SHIELD and not state.shields >> seat & 1:  # FD-G7
        codes.append(base + SHIELD)
    if hand & ANY_TERRASCOPE:  # FD-G8
        for cell in members(state.tiles & ~state.known):
            codes.append(base + PEEK + cell)
    if hand & ANY_WATER_RESERVE:  # FD-G9
        here = state.pawns[seat]
        for pawn in range(state.seats):
            if state.pawns[pawn] == here and state.room(pawn):
                codes.append(base + RESERVE)
                break


def question() -> Question:
    """What a player who is not otherwise asked may do in an open window."""
    return Question("free_act", "FD-T5", {}, optional=True)


def play(state: DesertState, seat: int, number: int) -> bool:
    """Make a free act, if that is what the number says; else count a new window and say no."""
    if number < GIVE or number == THROTTLE:
        state.transfers = 0
        return False
    if number < BLAST:
        state.transfers += 1
        if number < HAND_OVER:
            _give(state, seat, (number - GIVE) // 5, (number - GIVE) % 5 + 1)
        else:
            _hand_over(state, seat, (number - HAND_OVER) // 5, (number - HAND_OVER) % 5)
        state.stack[-1].resume(state)
        return True
    state.transfers = 0
    if number == JET:
        spend(state, seat, JET_PACK)
        state.tell(events.JET_PACK_PLAYED, seat)
        fasten(state, seat)
        return True
    _play_equipment(state, seat, number)
    if state.stack:
        state.stack[-1].resume(state)
    return True


def spend(state: DesertState, seat: int, card: int) -> None:
    """FD-G2: a card is used once and leaves the game."""
    state.hands[seat] -= ONE[card]


def _give(state: DesertState, seat: int, receiver: int, amount: int) -> None:
    state.water[seat] -= amount
    state.water[receiver] += amount
    state.tell(events.GAVE, seat, receiver, amount)


def _hand_over(state: DesertState, seat: int, card: int, receiver: int) -> None:
    state.hands[seat] -= ONE[card]
    state.hands[receiver] += ONE[card]
    state.tell(events.HANDED_OVER, seat, receiver, card)


def _play_equipment(state: DesertState, seat: int, number: int) -> None:
    if number < JET:
        cell = number - BLAST
        spend(state, seat, DUNE_BLASTER)
        removed = state.sand[cell]
        state.remove_sand(cell, removed)
        state.tell(events.BLASTED, seat, cell, removed)
        state.take_off_if_ready()
    elif number == SHIELD:
        spend(state, seat, SOLAR_SHIELD)
        state.shields |= 1 << seat
        state.tell(events.SHIELD_RAISED, seat)
    elif number == RESERVE:
        spend(state, seat, WATER_RESERVE)
        state.tell(events.RESERVE_OPENED, seat)
        for pawn in range(state.seats):
            if state.pawns[pawn] == state.pawns[seat]:
                gain_water(state, pawn, 2)
    else:
        cell = number - PEEK
        spend(state, seat, TERRASCOPE)
        face = look_under(state, cell)
        state.tell(events.PEEKED, seat, cell, face)
