"""How likely the coming storm cards are to bring more suns than somebody can bear."""

from typing import Final

from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.rules.components import STORM_COPIES, STORM_DECK, SUN_BEATS_DOWN
from archipel.games.forbidden_desert.rules.state import DesertState

MOST_WATER: Final = 5
COUNTED: Final = MOST_WATER + 2  # no sun, one, two, … and more than any canteen holds


def sun_odds(state: DesertState, cards: i64) -> list[vec[float]]:
    """``odds[n][w]``: how likely it is that the next n cards (0 to ``cards``) hold more than w suns.

    Known cards count as known; beyond the last shuffle every card is a sun with the odds of the whole deck.
    """
    share = vec[float]([0.0] * COUNTED)  # how likely each number of suns is so far
    share[0] = 1.0
    odds = [vec[float]([0.0] * (MOST_WATER + 1))]
    top, bottom = state.top, state.bottom
    left, suns = state.bag_size, state.bag[SUN_BEATS_DOWN]
    afresh = STORM_COPIES[SUN_BEATS_DOWN] / STORM_DECK
    first = 0  # suns among the known cards, which say nothing about the bag
    for drawn in range(cards):
        if drawn < len(top):
            if top[len(top) - 1 - drawn] == SUN_BEATS_DOWN:
                _certain(share)
                first += 1
        elif left:
            for count in range(COUNTED - 2, -1, -1):
                if share[count] > 0.0:
                    rest = suns - (count - first)
                    moved = share[count] * float(rest) / float(left) if rest > 0 else 0.0
                    if rest > left:
                        moved = share[count]
                    share[count] -= moved
                    share[count + 1] += moved
            left -= 1
        elif drawn - len(top) - state.bag_size < len(bottom):
            if bottom[drawn - len(top) - state.bag_size] == SUN_BEATS_DOWN:
                _certain(share)
        else:
            for count in range(COUNTED - 2, -1, -1):
                moved = share[count] * afresh
                share[count] -= moved
                share[count + 1] += moved
        row = vec[float]([0.0] * (MOST_WATER + 1))
        above = 0.0
        for count in range(COUNTED - 1, 0, -1):
            above += share[count]
            row[count - 1] = above
        odds.append(row)
    return odds


def _certain(share: vec[float]) -> None:
    """A card that is known to be a sun."""
    share[COUNTED - 1] += share[COUNTED - 2]
    for count in range(COUNTED - 2, 0, -1):
        share[count] = share[count - 1]
    share[0] = 0.0


def shade(state: DesertState) -> i64:
    """FD-D11: the cells where nobody drinks now."""
    cells = state.tunnels
    if state.shields:
        for seat in range(state.seats):
            if state.shields >> seat & 1:
                cells |= 1 << state.pawns[seat]
    return cells
