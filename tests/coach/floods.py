"""Forbidden Island: odds of sinking, by listing what can come, and the cards against it."""

from fractions import Fraction
from itertools import combinations
from typing import Any

from tests.coach.cases import Case

FLOODS = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5]
RISES = 3


def state_of(view: Any, tile: str) -> str:
    return str(next(each["state"] for each in view["island"]["tiles"] if each["tile"] == tile))


def lifts(view: Any) -> int:
    """The Helicopter Lift cards that the team holds."""
    return sum(seat["hand"].get("helicopter_lift", 0) for seat in view["seats"])


def wet_next(case: Case) -> list[str]:
    """The flooded tiles whose card can come next."""
    top = case.view["flood_pile"]["layers"][0]
    return [tile for tile in top if state_of(case.view, tile) == "flooded"]


def next_risk(case: Case) -> Fraction:
    return Fraction(len(wet_next(case)), len(case.view["flood_pile"]["layers"][0]))


def risk_of(case: Case, tiles: set[str]) -> Fraction:
    """The odds that the card of one of these flooded tiles comes up this turn."""
    view = case.view
    step, *left = case.steps[0]  # whatever interrupts a phase lies on top of it
    pile = [set(layer) for layer in view["flood_pile"]["layers"]]
    discards = set(view["flood_pile"]["discards"])
    level = view["water"]["level"]
    if step == "draw_flood":
        return _comes(view, pile, discards, tiles, left[0])
    draws = left[0] if step == "draw_treasure" else 2
    total = Fraction(0)
    for order, share in _draws(view, draws):
        rises = sum(order)
        if level + rises >= 10:
            continue
        stacked = [discards, *pile] if rises and discards else pile
        kept: set[str] = set() if rises else discards
        total += share * _comes(view, stacked, kept, tiles, FLOODS[level + rises])
    return total


def _draws(view: Any, draws: int) -> list[tuple[tuple[bool, ...], Fraction]]:
    """Every order in which Waters Rise cards and others may come, with its odds."""
    size = view["treasure_pile"]["size"]
    thrown = view["treasure_pile"]["discards"]
    used, used_rises = sum(thrown.values()), thrown.get("waters_rise", 0)
    found: list[tuple[tuple[bool, ...], Fraction]] = [((), Fraction(1))]
    for _ in range(draws):
        longer = []
        for order, share in found:
            drawn, risen = len(order), sum(order)
            pile, rises = size - drawn, RISES - used_rises - risen
            if pile <= 0:  # the discards are the new pile
                pile, rises = used + sum(order[:size]) - (drawn - size), used_rises + sum(order[:size])
                rises -= sum(order[size:])
            for rising in (False, True):
                many = rises if rising else pile - rises
                if many:
                    longer.append(((*order, rising), share * Fraction(many, pile)))
        found = longer
    return found


def _comes(view: Any, pile: list[set[str]], discards: set[str], tiles: set[str], cards: int) -> Fraction:
    """The odds that one of the tiles is among the next cards; the top layer is the first."""
    if not cards:
        return Fraction(0)
    if not pile:
        if not discards:
            return Fraction(0)
        pile, discards = [discards], set()
    top, rest = pile[0], pile[1:]
    if len(top) <= cards:
        if top & tiles:
            return Fraction(1)
        back = {tile for tile in top if state_of(view, tile) == "dry"}
        return _comes(view, rest, discards | back, tiles, cards - len(top))
    hands = list(combinations(sorted(top), cards))
    return Fraction(sum(1 for hand in hands if tiles & set(hand)), len(hands))
