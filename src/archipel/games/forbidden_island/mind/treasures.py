"""How far the team is with every treasure: a part of what a net judges by."""

from typing import Final

from archipel.engine.bits import few, lowest
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.mind.ways import FARTHEST, nearest
from archipel.games.forbidden_island.mind.weighed import Outlook
from archipel.games.forbidden_island.rules.components import CARDS_TO_CAPTURE, MESSENGER
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import TakeActions

TREASURES: Final = 4
# Actions within which whoever has four cards has to be on a site, to capture the treasure in the same turn.
IN_A_TURN: Final = 2
_OF_A_TREASURE: Final[list[str]] = [
    "captured",
    "cards in the best hand",
    "cards in the second best hand",
    "cards in all hands",
    "enough cards in all hands",
    "cards in the pile",
    "cards in the discards",
    "turns until the collector plays",
    "way of the collector to a site",
    "way of the second best hand to the collector",
    "sites left",
    "odds that the last site sinks this turn",
    "odds that the last site sinks within a round",
    "can be captured this turn",
    "can be captured within a round",
]
# Treasures are alike: which are nearly complete says more than which they are.
PLACES: Final[list[str]] = [
    "least complete treasure",
    "second least complete treasure",
    "second most complete treasure",
    "most complete treasure",
]
NAMES: Final[list[str]] = [f"{name}, {place}" for place in PLACES for name in _OF_A_TREASURE]
PER_TREASURE: Final = 15


class Treasures:
    """The treasures that are still needed, the least complete first, and who collects them."""

    def __init__(self, state: IslandState, ways: list[vec[i64]]) -> None:
        self.needed: i64 = 0  # how many
        self.order: vec[i64] = vec[i64]([0] * TREASURES)  # the needed ones come first
        self.best: vec[i64] = vec[i64]([0] * TREASURES)  # treasure -> cards in the best hand
        self.second: vec[i64] = vec[i64]([0] * TREASURES)
        self.held: vec[i64] = vec[i64]([0] * TREASURES)  # in all hands
        self.collector: vec[i64] = vec[i64]([-1] * TREASURES)  # whose hand is the best, if any
        self.mate: vec[i64] = vec[i64]([-1] * TREASURES)  # whose is the second best
        self.now: i64 = 0  # how many can be captured in this turn
        self.soon: i64 = 0  # and until this player plays again
        self._ways: list[vec[i64]] = ways
        worth = vec[i64]([0] * TREASURES)
        for treasure in range(TREASURES):
            if state.captors[treasure] >= 0:
                continue
            self._count(state, treasure)
            sites = few(state.site_masks[treasure] & state.alive)
            worth[treasure] = (
                3 * (8 * min(self.best[treasure], CARDS_TO_CAPTURE) + self.held[treasure]) + sites
            )
            place = self.needed
            while place > 0 and worth[self.order[place - 1]] > worth[treasure]:
                self.order[place] = self.order[place - 1]
                place -= 1
            self.order[place] = treasure
            self.needed += 1

    def _count(self, state: IslandState, treasure: i64) -> None:
        """Who holds most of its cards; of equal hands the one that plays first."""
        for wait in range(state.seats):
            seat = (state.active + wait) % state.seats
            held = state.hands[seat] >> 4 * treasure & 15
            self.held[treasure] += held
            if held > self.best[treasure]:
                self.second[treasure], self.mate[treasure] = self.best[treasure], self.collector[treasure]
                self.best[treasure], self.collector[treasure] = held, seat
            elif held > self.second[treasure]:
                self.second[treasure], self.mate[treasure] = held, seat

    def features(self, state: IslandState, outlook: Outlook, f: list[float]) -> None:
        """One treasure after the other; of those captured nothing else."""
        step = state.stack[-1]
        left: i64 = step.left if isinstance(step, TakeActions) else 0
        lifted = state.somebody_holds_helicopter()
        for place in range(self.needed):
            treasure = self.order[place]
            f.append(0.0)
            self._cards(state, treasure, f)
            self._collector(state, treasure, f)
            sites = state.site_masks[treasure] & state.alive
            f.append(float(few(sites)) / 2.0)
            f.append(_lost(state, sites, outlook.now))
            f.append(_lost(state, sites, outlook.later))
            at_once = soon = 0.0
            collector = self.collector[treasure]
            if self.best[treasure] >= CARDS_TO_CAPTURE:
                way: i64 = 0 if lifted else nearest(self._ways[collector], sites)
                if collector == state.active and way < left:
                    at_once = 1.0
                    self.now += 1
                if way <= IN_A_TURN:
                    soon = 1.0
                    self.soon += 1
            f.append(at_once)
            f.append(soon)
        captured = [0.0] * PER_TREASURE
        captured[0] = 1.0
        f += captured * (TREASURES - self.needed)

    def _cards(self, state: IslandState, treasure: i64, f: list[float]) -> None:
        shift = 4 * treasure
        f.append(float(self.best[treasure]) / 4.0)
        f.append(float(self.second[treasure]) / 2.0)
        f.append(float(self.held[treasure]) / 5.0)
        f.append(1.0 if self.held[treasure] >= CARDS_TO_CAPTURE else 0.0)
        f.append(float(state.pile >> shift & 15) / 5.0)
        f.append(float(state.discards >> shift & 15) / 5.0)

    def _collector(self, state: IslandState, treasure: i64, f: list[float]) -> None:
        """When the collector plays, and the ways to a site and to a mate who holds some of the cards."""
        collector, mate = self.collector[treasure], self.mate[treasure]
        if collector < 0:
            f += [0.0, 1.0, 1.0]
            return
        f.append(float((collector - state.active + state.seats) % state.seats) / 3.0)
        sites = state.site_masks[treasure] & state.alive
        f.append(float(nearest(self._ways[collector], sites)) / FARTHEST)
        meeting: i64 = FARTHEST
        if mate >= 0:
            to_mate = self._ways[collector][state.pawns[mate]]
            meeting = min(to_mate, self._ways[mate][state.pawns[collector]])
            if state.adventurers[mate] == MESSENGER:  # FI-R11
                meeting = 0
        f.append(float(meeting) / FARTHEST)


def _lost(state: IslandState, sites: i64, odds: vec[float]) -> float:
    """About how likely all sites of a treasure sink; nothing while one of them is dry."""
    if sites & ~state.flooded:
        return 0.0
    lost = 1.0
    while sites:
        lost *= odds[lowest(sites)]
        sites &= sites - 1
    return lost
