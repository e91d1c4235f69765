"""How likely each seat is to win: who comes by the Stones, and whose points would then be the most.

The first Stone goes to one of the seats, most likely to one that can dig deep at once. Then three things can
happen: its owner finds the other one too and wins; somebody finds it whose points are enough; or five sites
run empty and the Stone counts nothing. Each has its weight, and points decide the rest.
"""

import math
from typing import Final

from archipel.games.takara_island.mind.weights import DIG, QUICK
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

MEANS: Final[list[float]] = [0.3, 1.0, 2.2]  # points of an unseen tile by level, Stones aside
FULL_PURSE: Final = 10  # Karas that there is a use for


class Standing:
    """What a seat has and can hope for next."""

    def __init__(self, state: TakaraState, seat: int) -> None:
        self.points: float = state.xp[seat] + state.karas[seat] / KARAS_PER_XP
        self.purse: int = min(state.karas[seat], FULL_PURSE)
        self.stones: int = state.stones[seat]
        self.recruited: bool = state.team[seat] == MOST_ADVENTURERS
        self.resting: int = state.resting[seat]
        self.order: int = (seat - state.active) % state.seats  # 0 moves next
        self.chance = 0.0  # to dig a Stone in one turn, by what it knows
        self.knows = 0.0  # where a Stone lies; less for every tile above it
        self.hope = 0.0  # points of what it can dig at once
        self._look(state, seat)

    def _look(self, state: TakaraState, seat: int) -> None:
        seen = state.shown | state.known[seat]
        hands = state.team[seat] - state.resting[seat]
        odds = self._find_stones(state, seen)
        chances = [0.0] * (hands + 1)  # by the number of adventurers who dig
        hopes: list[float] = []
        for site in range(SITE_COUNT):
            depth = state.tops[site]
            if depth == DEPTHS:
                continue
            cell = DEPTHS * site + depth
            if not seen >> cell & 1:
                hopes.append(MEANS[depth // 3])
            else:
                kind = state.tiles[cell]
                if SORT[kind] == MONSTER or SORT[kind] == ROCKFALL:
                    continue
                if kind != STONE_TILE:
                    hopes.append(QUICK.values[DIG][kind])
            if depth + hands > 6:
                self._dig_down(state, seen, cell, odds[site], chances)
        self.chance = min(1.0, chances[hands])
        hopes.sort(reverse=True)
        for hope in hopes[:hands]:
            self.hope += hope

    def _find_stones(self, state: TakaraState, seen: int) -> list[float]:
        """The odds that an unseen deep tile of each site is a Stone, nearly (``Worth`` has them exactly)."""
        places: list[int] = []
        left = STONES
        for site in range(SITE_COUNT):
            here = 0
            for cell in range(DEPTHS * site + 6, DEPTHS * site + DEPTHS):
                if not seen >> cell & 1:
                    here += 1
                elif state.tiles[cell] == STONE_TILE:
                    left -= 1
                    here = -DEPTHS
                    if cell % DEPTHS >= state.tops[site]:
                        self.knows += 1.0 / (1.0 + cell % DEPTHS - state.tops[site])
            places.append(max(0, here))
        total = max(1, sum(places))
        return [left / total if each else 0.0 for each in places]

    def _dig_down(self, state: TakaraState, seen: int, top: int, odds: float, chances: list[float]) -> None:
        """Some adventurers may dig here, the others on the sites before: the best that comes of it."""
        before = chances[:]
        end = DEPTHS * (top // DEPTHS + 1)
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
                chances[hands] = max(chances[hands], before[hands - used] + chance)


class Evaluation:
    """Every seat's share of the victory, between two turns."""

    def __init__(self, odds: dict[str, float]) -> None:
        self.point: float = odds["point"]  # in odds; and how much more at the end
        self.late_point: float = odds["late_point"]
        self.purse: float = odds["purse"]  # in points, over what a Kara counts at the end
        self.recruit: float = odds["recruit"]  # in points
        self.resting: float = odds["resting"]
        self.hope: list[float] = [odds["hope_0"], odds["hope_1"], odds["hope_2"], 0.0]
        self.chance: list[float] = [odds["chance_0"], odds["chance_1"], odds["chance_2"], odds["chance_2"]]
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
        return self.shares(standings, sum(state.tops) / CELLS, state.empty_sites())[seat]

    def shares(self, standings: list[Standing], late: float, empty: int) -> list[float]:
        """Each seat's share of the victory."""
        slope = self.point + self.late_point * late
        strengths: list[float] = []  # by points
        races: list[float] = []  # for the next Stone
        holder = -1
        for seat, each in enumerate(standings):
            points = each.points + self.hope[each.order] * each.hope - self.resting * each.resting
            race = 1.0 + self.chance[each.order] * each.chance + self.knows * each.knows
            points += self.purse * each.purse
            if each.recruited:
                points += self.recruit * (1.0 - late)
                race += self.helper
            strengths.append(math.exp(slope * points))
            races.append(race)
            if each.stones:
                holder = seat
        ten = math.exp(slope * STONE_XP) - 1.0
        five = self.five * late + self.late_five * max(0, empty - 2)
        if holder >= 0:
            return self._divided(strengths, races, holder, ten, five)
        even = [1.0] * len(races)
        total = sum(races)
        shares = [0.0] * len(races)
        for seat, race in enumerate(races):
            then = self._divided(strengths, even, seat, ten, five)
            for other, share in enumerate(then):
                shares[other] += race / total * share
        return shares

    def _divided(
        self, strengths: list[float], races: list[float], holder: int, ten: float, five: float
    ) -> list[float]:
        """The shares once this seat has the first Stone."""
        total = sum(strengths)
        shares = [five * each / total for each in strengths]
        shares[holder] += races[holder]
        weight = five + races[holder]
        with_holder = total + ten * strengths[holder]
        for finder, strength in enumerate(strengths):
            if finder == holder:
                continue
            with_both = with_holder + ten * strength
            wins = strength * (1.0 + ten) / with_both
            # Who would lose by it leaves the second Stone where it is.
            likely = self.apart * races[finder] * wins**self.fear
            weight += likely
            for each, other in enumerate(strengths):
                share = other * (1.0 + ten) if each in (finder, holder) else other
                shares[each] += likely * share / with_both
        return [share / weight for share in shares]
