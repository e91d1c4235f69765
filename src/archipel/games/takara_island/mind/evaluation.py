"""How likely each seat is to win: who comes by the Stones, and whose points would then be the most.

The first Stone goes to one of the seats, most likely to one that can dig deep at once. Then three things can
happen: its owner finds the other one too and wins; somebody finds it whose points are enough; or five sites
run empty and the Stone counts nothing. Each has its weight, and points decide the rest.
"""

import math
from typing import Final

from archipel.engine.native import i64, vec
from archipel.games.takara_island.mind.weights import DIG, QUICK, USES
from archipel.games.takara_island.rules.components import (
    CELLS,
    DEPTHS,
    KARAS_PER_XP,
    MONSTER,
    MOST_ADVENTURERS,
    ROCKFALL,
    SITE_COUNT,
    SORT,
    STONE_TILE,
    STONE_XP,
    STONES,
)
from archipel.games.takara_island.rules.state import TakaraState

MEANS: Final = vec[float]([0.3, 1.0, 2.2])  # points of an unseen tile by level, Stones aside
FULL_PURSE: Final = 10  # Karas that there is a use for


class Standing:
    """What a seat has and can hope for next."""

    def __init__(self, state: TakaraState, seat: int) -> None:
        karas = state.karas[seat]
        self.points: float = float(state.xp[seat]) + float(karas) / KARAS_PER_XP
        self.purse: float = float(karas if karas < FULL_PURSE else FULL_PURSE)
        self.stones: i64 = state.stones[seat]
        self.recruited: bool = state.team[seat] == MOST_ADVENTURERS
        self.resting: float = float(state.resting[seat])
        self.order: i64 = (seat - state.active) % state.seats  # 0 moves next
        self.chance = 0.0  # to dig a Stone in one turn, by what it knows
        self.knows = 0.0  # where a Stone lies; less for every tile above it
        self.hope = 0.0  # points of what it can dig at once
        self._look(state, seat)

    def _look(self, state: TakaraState, seat: int) -> None:
        seen = state.shown | state.known[seat]
        hands = state.team[seat] - state.resting[seat]
        odds = self._find_stones(state, seen)
        chances = vec[float]([0.0] * (hands + 1))  # by the number of adventurers who dig
        hopes = vec[float]([0.0] * hands)  # the best of them, the highest first
        for site in range(SITE_COUNT):
            depth = state.tops[site]
            if depth == DEPTHS:
                continue
            cell = DEPTHS * site + depth
            if not seen >> cell & 1:
                _keep_highest(hopes, MEANS[depth // 3])
            else:
                kind = state.tiles[cell]
                if SORT[kind] == MONSTER or SORT[kind] == ROCKFALL:
                    continue
                if kind != STONE_TILE:
                    _keep_highest(hopes, QUICK.values[USES * kind + DIG])
            if depth + hands > 6:
                self._dig_down(state, seen, cell, odds[site], chances)
        self.chance = chances[hands] if chances[hands] < 1.0 else 1.0
        for hope in hopes:
            self.hope += hope

    def _find_stones(self, state: TakaraState, seen: i64) -> vec[float]:
        """The odds that an unseen deep tile of each site is a Stone, nearly (``Worth`` has them exactly)."""
        odds = vec[float]([0.0] * SITE_COUNT)
        left: i64 = STONES
        total: i64 = 0
        for site in range(SITE_COUNT):
            here: i64 = 0
            for cell in range(DEPTHS * site + 6, DEPTHS * site + DEPTHS):
                if not seen >> cell & 1:
                    here += 1
                elif state.tiles[cell] == STONE_TILE:
                    left -= 1
                    here = -DEPTHS
                    if cell % DEPTHS >= state.tops[site]:
                        self.knows += 1.0 / (1.0 + float(cell % DEPTHS - state.tops[site]))
            if here > 0:
                odds[site] = 1.0
                total += here
        share = float(left) / float(total) if total else 0.0
        for site in range(SITE_COUNT):
            odds[site] *= share
        return odds

    def _dig_down(self, state: TakaraState, seen: i64, top: i64, odds: float, chances: vec[float]) -> None:
        """Some adventurers may dig here, the others on the sites before: the best that comes of it."""
        before = chances[:]
        end: i64 = DEPTHS * (top // DEPTHS + 1)
        chance = 0.0
        for used in range(1, len(chances)):
            cell = top + used - 1
            if cell == end:
                return
            if not seen >> cell & 1:
                chance += odds if cell % DEPTHS >= 6 else 0.0
            else:
                kind = state.tiles[cell]
                if SORT[kind] == MONSTER or SORT[kind] == ROCKFALL:
                    return
                if kind == STONE_TILE:
                    chance += 1.0
            for hands in range(used, len(chances)):
                together = before[hands - used] + chance
                chances[hands] = max(chances[hands], together)


def _keep_highest(highest: vec[float], one: float) -> None:
    """Put a number above 0 among the highest so far, where it is one of them."""
    for i in range(len(highest)):
        if one > highest[i]:
            one, highest[i] = highest[i], one


class Evaluation:
    """Every seat's share of the victory, between two turns."""

    def __init__(self, odds: dict[str, float]) -> None:
        self.point: float = odds["point"]  # in odds; and how much more at the end
        self.late_point: float = odds["late_point"]
        self.purse: float = odds["purse"]  # in points, over what a Kara counts at the end
        self.recruit: float = odds["recruit"]  # in points
        self.resting: float = odds["resting"]
        self.hope: vec[float] = vec[float]([odds["hope_0"], odds["hope_1"], odds["hope_2"], 0.0])
        self.chance: vec[float] = vec[float](
            [odds["chance_0"], odds["chance_1"], odds["chance_2"], odds["chance_2"]]
        )
        self.knows: float = odds["knows"]
        self.apart: float = odds["apart"]
        self.fear: float = odds["fear"]
        self.five: float = odds["five"]
        self.late_five: float = odds["late_five"]
        self.helper: float = odds["helper"]

    def odds(self, state: TakaraState, seat: int) -> float:
        """The odds that a seat wins, between 0 and 1; a shared victory is shared."""
        if not state.stack:
            outcome = state.outcome
            assert outcome is not None
            return outcome.won[seat] / max(1, sum(outcome.won))
        standings = [Standing(state, each) for each in range(state.seats)]
        gone: i64 = 0
        for depth in state.tops:
            gone += depth
        return self.shares(standings, float(gone) / CELLS, state.empty_sites())[seat]

    def shares(self, standings: list[Standing], late: float, empty: i64) -> vec[float]:
        """Each seat's share of the victory."""
        slope = self.point + self.late_point * late
        seats: i64 = len(standings)
        strengths = vec[float]([0.0] * seats)  # by points
        races = vec[float]([0.0] * seats)  # for the next Stone
        holder = -1
        for seat, each in enumerate(standings):
            points = each.points + self.hope[each.order] * each.hope - self.resting * each.resting
            race = 1.0 + self.chance[each.order] * each.chance + self.knows * each.knows
            points += self.purse * each.purse
            if each.recruited:
                points += self.recruit * (1.0 - late)
                race += self.helper
            strengths[seat] = math.exp(slope * points)
            races[seat] = race
            if each.stones:
                holder = seat
        ten = math.exp(slope * STONE_XP) - 1.0
        five = self.five * late + self.late_five * float(empty - 2 if empty > 2 else 0)
        if holder >= 0:
            return self._divided(strengths, races, holder, ten, five)
        even = vec[float]([1.0] * seats)
        total = _sum(races)
        shares = vec[float]([0.0] * seats)
        for first in range(seats):
            then = self._divided(strengths, even, first, ten, five)
            for other in range(seats):
                shares[other] += races[first] / total * then[other]
        return shares

    def _divided(
        self, strengths: vec[float], races: vec[float], holder: i64, ten: float, five: float
    ) -> vec[float]:
        """The shares once this seat has the first Stone."""
        total = _sum(strengths)
        shares = strengths[:]
        for each in range(len(shares)):
            shares[each] = five * shares[each] / total
        shares[holder] += races[holder]
        weight = five + races[holder]
        with_holder = total + ten * strengths[holder]
        for finder in range(len(shares)):
            if finder == holder:
                continue
            strength = strengths[finder]
            with_both = with_holder + ten * strength
            wins = strength * (1.0 + ten) / with_both
            # Who would lose by it leaves the second Stone where it is.
            likely = self.apart * races[finder] * wins**self.fear
            weight += likely
            for each in range(len(shares)):
                share = strengths[each]
                if each in (finder, holder):
                    share *= 1.0 + ten
                shares[each] += likely * share / with_both
        for each in range(len(shares)):
            shares[each] /= weight
        return shares


def _sum(numbers: vec[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total
