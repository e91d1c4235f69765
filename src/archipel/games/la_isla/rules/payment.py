"""What a placement costs and how it can be paid (LI-C4, F9, X15 to X17)."""

from typing import Final

from archipel.engine.bits import few, members
from archipel.engine.native import i64
from archipel.games.la_isla.rules.actions import PAIR
from archipel.games.la_isla.rules.components import (
    COST,
    FAMILY_COUNT,
    JOKER,
    KINDS,
    SHARED_COST,
    SPACE_COUNT,
    SYM_COST,
)
from archipel.games.la_isla.rules.state import LaIslaState


def others(state: LaIslaState, seat: i64) -> i64:
    """LI-X21: the spaces where other players' explorers stand."""
    found: i64 = 0
    for other in range(state.seats):
        if other != seat:
            found |= state.explorers[other]
    return found


def discounted(state: LaIslaState, seat: i64) -> i64:
    """The spaces that cost this seat one resource; two discounts are no more than one (LI-X15)."""
    cheap: i64 = 0
    for symbol in members(state.works[FAMILY_COUNT * seat + SYM_COST]):
        cheap |= state.marked[symbol]
    if state.has(seat, SHARED_COST):
        cheap |= others(state, seat)
    return cheap


def jokers(state: LaIslaState, seat: i64) -> i64:
    """LI-F9: the colours of which one resource may stand in for any other."""
    found = state.works[FAMILY_COUNT * seat + JOKER]
    for joker in members(found):
        if not state.resources[KINDS * seat + joker]:
            found &= ~(1 << joker)
    return found


def affordable(state: LaIslaState, seat: i64) -> i64:
    """LI-P6: the spaces without an explorer of this seat that it can pay for."""
    cheap = discounted(state, seat)
    wild = jokers(state, seat)
    found: i64 = 0
    for colour in range(KINDS):
        means = state.resources[KINDS * seat + colour]
        if wild and means < COST:
            means += few(wild & ~(1 << colour))
        if means >= COST:
            found |= state.land[colour]
        elif means:
            found |= state.land[colour] & cheap
    return found & ~state.explorers[seat]


def cost(state: LaIslaState, seat: i64, space: i64) -> i64:
    """How many resources a placement there takes."""
    return 1 if discounted(state, seat) >> space & 1 else COST


def payments(state: LaIslaState, seat: i64, space: i64) -> list[int]:
    """LI-P7, X16: every different way to pay for a space, each joker colour at most once."""
    colour = state.colour[space]
    own = state.resources[KINDS * seat + colour]
    other = members(jokers(state, seat) & ~(1 << colour))
    found: list[int] = []
    if discounted(state, seat) >> space & 1:
        if own:
            found.append(colour)
        found.extend(other)
        return found
    if own >= COST:
        found.append(PAIR[colour][colour])
    for i, joker in enumerate(other):
        if own:
            found.append(PAIR[colour][joker])
        for second in other[i + 1 :]:
            found.append(PAIR[joker][second])
    return found


NOWHERE: Final = SPACE_COUNT  # where an explorer of the personal supply comes from
