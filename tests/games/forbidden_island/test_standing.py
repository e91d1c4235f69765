"""How a game stands: every figure agrees with the pieces themselves, and the skull with shuffled decks."""

import random

import pytest

from archipel.engine.event import Args
from archipel.games.forbidden_island.rules.components import COPIES, SITES, SKULL, WATERS_RISE
from archipel.games.forbidden_island.rules.standing import standing, turns_to_skull
from archipel.games.forbidden_island.rules.state import IslandState
from tests.conformance.tables import Table, plain_tables, walk
from tests.rules import rule

TABLES = [table for table in plain_tables() if table.game.id == "forbidden_island"]


def clauses(state: IslandState, seat: int | None) -> dict[str, Args]:
    return dict(standing(state.view(seat)).clauses)


def condition(state: IslandState, name: str) -> str:
    """How a tile lies, from the sets of the position."""
    position = next(place for place in range(24) if state.tile_at(place) == name)
    if not state.alive >> position & 1:
        return "sunk"
    return "flooded" if state.flooded >> position & 1 else "dry"


@rule("FI-E1", "FI-E3", "FI-E4", "FI-E6")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_figures_are_those_of_the_pieces(table: Table) -> None:
    names = [
        ("temple_of_the_moon", "temple_of_the_sun"),
        ("whispering_garden", "howling_garden"),
        ("cave_of_embers", "cave_of_shadows"),
        ("coral_palace", "tidal_palace"),
    ]
    assert len(names) == len(SITES)
    for seed in range(4):
        for state in walk(table.new(f"standing {seed}"), seed):
            if state.over:
                continue
            assert isinstance(state, IslandState)
            told = clauses(state, seed % table.seats)
            free = [number for number, captor in enumerate(state.captors) if captor < 0]
            assert told["treasures"] == {"count": 4 - len(free), "of": 4}
            assert told["landing"] == {"condition": condition(state, "fools_landing")}
            single = [
                each for each in free if [condition(state, name) for name in names[each]].count("sunk") == 1
            ]
            assert told.get("last_sites", {"count": 0}) == {"count": len(single)}
            assert (told["skull"]["level"], told["skull"]["skull"]) == (state.level, SKULL)


def turns_by_trial(state: IslandState, trials: int = 3000) -> float:
    """The mean number of turns to the skull: decks shuffled and drawn, two cards a turn, none kept."""
    dice = random.Random(7)
    view = state.view(None)
    pile = view["treasure_pile"]
    assert isinstance(pile, dict)
    size, thrown = pile["size"], pile["discards"]
    assert isinstance(size, int)
    assert isinstance(thrown, dict)
    gone = thrown.get("waters_rise", 0)
    assert isinstance(gone, int)
    everything = size + sum(number for number in thrown.values() if isinstance(number, int))
    total = 0
    for _ in range(trials):
        level, drawn = state.level, 0
        deck = [True] * (COPIES[WATERS_RISE] - gone) + [False] * (size - COPIES[WATERS_RISE] + gone)
        dice.shuffle(deck)
        while level < SKULL:
            if not deck:
                deck = [True] * COPIES[WATERS_RISE] + [False] * (everything - COPIES[WATERS_RISE])
                dice.shuffle(deck)
            level += deck.pop()
            drawn += 1
        total += drawn
    return total / trials / 2


@rule("FI-D1", "FI-W6")
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_skull_comes_when_shuffled_decks_say_so(table: Table) -> None:
    for seed in range(2):
        states = [state.copy() for state in walk(table.new(f"skull {seed}"), seed) if not state.over]
        for state in states[:: max(1, len(states) // 4)]:
            assert isinstance(state, IslandState)
            mean = turns_by_trial(state)
            assert mean - 0.5 <= turns_to_skull(state.view(None)) <= mean + 1.5, (seed, state.turn, mean)
