"""What a player has: points and what is to come, animals, resources, functions and explorers, as numbers."""

from typing import Final

from archipel.engine.bits import count, few
from archipel.engine.native import append, i64, vec
from archipel.games.la_isla.mind.lacking import next_kinds
from archipel.games.la_isla.mind.reflexes import Reflexes
from archipel.games.la_isla.rules.components import (
    COST,
    EXTRA_EXPLORER,
    EXTRA_SLOT,
    FAMILIES,
    FAMILY_COUNT,
    KINDS,
    RING_OUTER,
    RINGS,
)
from archipel.games.la_isla.rules.scoring import final
from archipel.games.la_isla.rules.state import LaIslaState

_DONE: Final[list[int]] = [EXTRA_EXPLORER, EXTRA_SLOT]  # their functions work once and for all
_WORKING: Final = vec[i64]([family for family in range(RING_OUTER) if family not in _DONE])
_RANKS: Final[list[str]] = ["best", "second", "third", "fourth", "fifth"]

NAMES: Final[list[str]] = [
    "points",
    "points if it ended now",
    "points expected",
    "moves of markers to come",
    "functions of resources to come",
    "functions of placements to come",
    "worth of the resources",
    "worth of the collection",
    "functions, a resource",
    "functions, a placement",
    "best action C",
    "best marker",
    "animals",
    "sets",
    "kinds more",
    "four kinds more",
    "rarest kind for the next set, left",
    "animals by values now",
    "animals by values hoped for",
    *[f"{rank} kind, {what}" for rank in _RANKS for what in ("number", "value", "value hoped for", "lead")],
    "resources",
    "pairs",
    "largest pile",
    "second pile",
    "third pile",
    *[FAMILIES[family][0] for family in _WORKING],
    "rings",
    "cards whose functions are done",
    "slots",
    "free slots",
    "explorers on the island",
    "supply",
    "aside",
]


class Possessions:
    """Ask ``of`` each seat in turn, while ``reflexes`` have looked at the position."""

    def __init__(self, reflexes: Reflexes) -> None:
        self.reflexes = reflexes
        self._ranked: vec[i64] = vec[i64]([0] * KINDS)
        self._piles: vec[i64] = vec[i64]([0] * KINDS)

    def of(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """The row with what ``NAMES`` says of a seat, sided with from here on."""
        row = self._points(state, seat, row)
        row = self._animals(state, seat, row)
        row = self._kinds(state, seat, row)
        row = self._resources(state, seat, row)
        row = self._functions(state, seat, row)
        mine = state.explorers[seat]
        row = append(row, float(count(mine)) / 6.0)
        row = append(row, float(state.supply[seat]) / 5.0)
        return append(row, float(state.aside[seat]) / 2.0)

    def _points(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """What is scored, what is expected and of what that consists."""
        reflexes = self.reflexes
        expected = reflexes.expected(state, seat)
        reflexes.side_with(state, seat)
        income = reflexes.income
        row = append(row, float(state.points[seat]) / 20.0)
        row = append(row, float(final(state, seat).total) / 50.0)
        row = append(row, expected / 60.0)
        row = append(row, reflexes.pushes / 20.0)
        row = append(row, reflexes.resources_left * income.resource / 10.0)
        row = append(row, reflexes.actions_left * income.placement / 10.0)
        row = append(row, reflexes.cubes(state, seat) / 5.0)
        row = append(row, reflexes.collection(state, seat) / 30.0)
        row = append(row, income.resource / 2.0)
        row = append(row, income.placement / 2.0)
        row = append(row, reflexes.best_action(state)[0] / 10.0)
        return append(row, reflexes.best_marker(state, in_d=True)[0] / 5.0)

    def _animals(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """How many there are, the sets, and what is left of the kinds for the next one."""
        first = KINDS * seat
        total: i64 = 0
        now: i64 = 0
        hoped = 0.0
        sets = state.animals[first]
        for animal in range(KINDS):
            number = state.animals[first + animal]
            total += number
            now += number * state.value(animal)
            hoped += float(number) * self.reflexes.values[animal]
            sets = min(sets, number)
        wanted = next_kinds(state, seat)
        more = KINDS - few(wanted)
        row = append(row, float(total) / 10.0)
        row = append(row, float(sets))
        row = append(row, float(more) / 5.0)
        row = append(row, 1.0 if more == KINDS - 1 else 0.0)
        left = vec[i64]([0] * KINDS)
        for animal in state.tiles:
            if animal >= 0:
                left[animal] += 1
        rarest: i64 = 7
        for animal in range(KINDS):
            if wanted >> animal & 1:
                rarest = min(rarest, left[animal])
        row = append(row, float(rarest) / 7.0)
        row = append(row, float(now) / 20.0)
        return append(row, hoped / 20.0)

    def _kinds(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """The kinds from the one that brings most to the one that brings least."""
        values = self.reflexes.values
        first = KINDS * seat
        ranked = self._ranked
        for animal in range(KINDS):
            worth = float(state.animals[first + animal]) * values[animal]
            rank: i64 = animal
            while rank > 0:
                before = ranked[rank - 1]
                if float(state.animals[first + before]) * values[before] >= worth:
                    break
                ranked[rank] = before
                rank -= 1
            ranked[rank] = animal
        for rank in range(KINDS):
            animal = ranked[rank]
            number = state.animals[first + animal]
            most: i64 = 0
            for other in range(state.seats):
                if other != seat:
                    most = max(most, state.animals[KINDS * other + animal])
            row = append(row, float(number) / 4.0)
            row = append(row, float(state.value(animal)) / 5.0)
            row = append(row, values[animal] / 5.0)
            row = append(row, float(number - most) / 4.0)
        return row

    def _resources(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """How many, pairs of one colour, and the largest piles."""
        piles = self._piles
        first = KINDS * seat
        total: i64 = 0
        pairs: i64 = 0
        for colour in range(KINDS):
            number = state.resources[first + colour]
            total += number
            pairs += number // COST
            rank: i64 = colour
            while rank > 0 and piles[rank - 1] < number:
                piles[rank] = piles[rank - 1]
                rank -= 1
            piles[rank] = number
        row = append(row, float(total) / 5.0)
        row = append(row, float(pairs) / 2.0)
        for rank in range(3):
            row = append(row, float(piles[rank]) / 3.0)
        return row

    def _functions(self, state: LaIslaState, seat: i64, row: vec[float]) -> vec[float]:
        """The visible functions by family, those whose work is done, and the slots."""
        works = state.works
        first = FAMILY_COUNT * seat
        for family in _WORKING:
            row = append(row, float(few(works[first + family])) / 2.0)
        rings: i64 = 0
        for ring in range(len(RINGS)):
            rings += few(works[first + RING_OUTER + ring])
        row = append(row, float(rings) / 2.0)
        family_of = state.pieces.family
        done: i64 = 0
        free: i64 = 0
        slots = state.slots[seat]
        for card in slots:
            if card < 0:
                free += 1
            else:
                family = family_of[card]
                if family in (EXTRA_EXPLORER, EXTRA_SLOT):
                    done += 1
        row = append(row, float(done) / 2.0)
        row = append(row, float(len(slots)) / 4.0)
        return append(row, float(free) / 3.0)
