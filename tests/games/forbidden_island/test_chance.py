"""Section 5 of the specification: every draw and every deal has the odds of a shuffled pile."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from archipel.engine.chance import Chance
from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.components import ADVENTURERS, CARDS, COPIES, TILES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.positions import (
    EARTH,
    LIFT,
    RISE,
    draw_treasure,
    hand,
    island,
    seen,
)
from tests.knowledge import agrees
from tests.rules import rule


def fresh(seats: int, seed: int) -> IslandState:
    state = GAME.new(seats, {}, f"chance {seed}")
    assert isinstance(state, IslandState)
    return state


GAMES = 4_000


@pytest.fixture(scope="module")
def set_ups() -> list[IslandState]:
    return [fresh(3, seed) for seed in range(GAMES)]


@rule("FI-S1")
def test_every_tile_lies_everywhere_equally_often(set_ups: list[IslandState]) -> None:
    places = Counter((tile, place) for state in set_ups for place, tile in enumerate(state.layout))
    assert all(
        agrees(places[tile, place], GAMES, Fraction(1, 24)) for tile in range(24) for place in range(24)
    )


@rule("FI-S1")
def test_the_order_of_two_tiles_is_even(set_ups: list[IslandState]) -> None:
    first = sum(state.place[0] < state.place[1] for state in set_ups)
    assert agrees(first, GAMES, Fraction(1, 2))


@rule("FI-S4")
def test_every_tile_is_flooded_in_the_setup_equally_often(set_ups: list[IslandState]) -> None:
    wet = Counter(state.layout[spot] for state in set_ups for spot in range(24) if state.flooded >> spot & 1)
    assert all(agrees(wet[tile], GAMES, Fraction(6, 24)) for tile in range(24))
    pairs = sum(state.flooded >> state.place[0] & state.flooded >> state.place[1] & 1 for state in set_ups)
    assert agrees(pairs, GAMES, Fraction(6 * 5, 24 * 23))


@rule("FI-S5")
def test_every_adventurer_is_dealt_to_every_seat_equally_often(set_ups: list[IslandState]) -> None:
    dealt = Counter((seat, role) for state in set_ups for seat, role in enumerate(state.adventurers))
    assert all(agrees(dealt[seat, role], GAMES, Fraction(1, 6)) for seat in range(3) for role in range(6))
    assert len(ADVENTURERS) == 6


@rule("FI-S9", "FI-S10")
def test_starting_hands_are_dealt_from_the_25_cards_that_can_be_kept(set_ups: list[IslandState]) -> None:
    for kind, copies in enumerate(COPIES[:6]):
        held = sum(state.hands[0] >> 4 * kind & 15 for state in set_ups)
        assert agrees(held, 2 * GAMES, Fraction(copies, 25))
    doubles = sum(any(state.hands[2] >> 4 * kind & 15 == 2 for kind in range(6)) for state in set_ups)
    assert agrees(doubles, GAMES, Fraction(4 * comb(5, 2) + comb(3, 2) + comb(2, 2), comb(25, 2)))


@rule("FI-S13")
def test_every_seat_starts_equally_often(set_ups: list[IslandState]) -> None:
    starts = Counter(state.active for state in set_ups)
    assert all(agrees(starts[seat], GAMES, Fraction(1, 3)) for seat in range(3))


@rule("FI-D1", "FI-S10")
@pytest.mark.parametrize(
    ("seats", "odds"), [(2, Fraction(66, 276)), (3, Fraction(60, 231)), (4, Fraction(54, 190))]
)
def test_the_odds_of_a_waters_rise_on_the_first_turn(seats: int, odds: Fraction) -> None:
    rest = 28 - 2 * seats
    assert odds == 1 - Fraction(comb(rest - 3, 2), comb(rest, 2))
    rises = 0
    for seed in range(GAMES):
        state = fresh(seats, seed)
        level = state.level
        state.push(next(code for code in state.legal() if state.action(code).kind == "end_actions"))
        for _ in range(2):
            state.push(next(code for code in state.legal() if state.action(code).kind == "draw_treasure"))
        rises += state.level > level
    assert agrees(rises, GAMES, odds)


@rule("FI-W1", "FI-W5", "FI-F1")
def test_the_next_flood_cards_come_from_the_layers_in_order() -> None:
    """A tile of the top layer, of the second and of the bottom within the next five cards."""
    top, middle = TILES[:3], TILES[3:7]
    state = island(layers=[top, middle, TILES[7:20]], level=8, phase=("flood", 5), captured=["earth_stone"])
    hits: Counter[str] = Counter()
    dice = Chance.from_seed("layers")
    for _ in range(GAMES):
        world = state.imagine(None, dice)
        assert isinstance(world, IslandState)
        for _ in range(5):
            world.push(world.legal()[0])
        hits.update(world.tile_at(spot) for spot in range(24) if world.flooded >> spot & 1)
    assert all(hits[tile] == GAMES for tile in top)
    assert all(agrees(hits[tile], GAMES, Fraction(2, 4)) for tile in middle)
    assert not any(hits[tile] for tile in TILES[7:])


@rule("FI-W1", "FI-W3")
def test_after_a_waters_rise_the_old_discards_come_first_with_even_odds() -> None:
    discards = TILES[10:18]
    pile = [tile for tile in TILES if tile not in discards]
    state = island(layers=[pile], level=2, phase=("treasure", 1))
    draw_treasure(state, RISE)
    hits: Counter[str] = Counter()
    dice = Chance.from_seed("risen")
    for _ in range(GAMES):
        world = state.imagine(0, dice)
        assert isinstance(world, IslandState)
        for _ in range(3):
            world.push(world.legal()[0])
        hits.update(world.tile_at(spot) for spot in range(24) if world.flooded >> spot & 1)
    assert set(hits) == set(discards)
    assert all(agrees(hits[tile], GAMES, Fraction(3, 8)) for tile in discards)


@rule("FI-F5")
def test_after_a_refill_every_discarded_card_can_be_next() -> None:
    state = island(layers=[["watchtower"]], phase=("flood", 2))
    hits: Counter[str] = Counter()
    dice = Chance.from_seed("refilled")
    for _ in range(GAMES):
        world = state.imagine(0, dice)
        assert isinstance(world, IslandState)
        world.push(world.legal()[0])
        world.push(world.legal()[0])
        hits.update(world.tile_at(spot) for spot in range(24) if world.flooded >> spot & 1)
        hits.update(["twice"] * (not world.alive >> TILES.index("watchtower") & 1))
    assert agrees(hits["twice"], GAMES, Fraction(1, 24))
    assert all(agrees(hits[tile], GAMES, Fraction(1, 24)) for tile in TILES if tile != "watchtower")


@rule("FI-D1", "FI-V3")
def test_a_treasure_draw_has_the_odds_of_the_cards_not_seen() -> None:
    state = island(hands=[[EARTH, EARTH, LIFT]], discards=[EARTH, RISE], phase=("treasure", 2))
    rest = [3 - 1, 5, 5, 5, 2, 2, 2]
    dice = Chance.from_seed("treasure")
    drawn: Counter[str] = Counter()
    for _ in range(GAMES):
        world = state.imagine(1, dice)
        assert isinstance(world, IslandState)
        before = world.hands[0]
        world.push(world.legal()[0])
        got: int = world.hands[0] - before
        drawn[RISE if not got else CARDS[(got.bit_length() - 1) // 4]] += 1
    assert hand(state, 0) == {EARTH: 2, LIFT: 1}
    total = sum(rest)
    assert all(agrees(drawn[card], GAMES, Fraction(rest[kind], total)) for kind, card in enumerate(CARDS))


@rule("FI-V3")
def test_imagined_worlds_share_the_table_but_not_the_future() -> None:
    state = island(phase=("treasure", 2))
    dice = Chance.from_seed("imagined")
    worlds = [state.imagine(0, dice) for _ in range(200)]
    assert all(world.view(None) == seen(state) for world in worlds)
    assert len({world.chance.word for world in worlds}) == 200
    assert state.chance.word not in {world.chance.word for world in worlds}
