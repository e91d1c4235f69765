"""What a net is shown of every seat: sound numbers, what the board says, and nothing that nobody can know."""

import math

import pytest

from archipel.engine.chance import Chance
from archipel.games.takara_island.mind.features import FEATURES, OWN, Features
from archipel.games.takara_island.rules.components import CELLS, UNDECIDED
from archipel.games.takara_island.rules.deal import decide
from archipel.games.takara_island.rules.imagination import lay_out
from archipel.games.takara_island.rules.state import TakaraState
from tests.conformance.tables import Table, all_tables, everything, positions, walk
from tests.games.takara_island.positions import takara

TABLES = [each for each in all_tables() if each.game.id == "takara_island"]


def shown(state: TakaraState, seat: int = 0) -> dict[str, float]:
    """What is shown of a seat, by name."""
    return dict(zip(FEATURES, Features().rows(state)[seat], strict=True))


def plain(state: TakaraState) -> list[list[float]]:
    """All rows, as lists that can be compared."""
    return [list(row) for row in Features().rows(state)]


def decided(state: TakaraState, seed: int) -> TakaraState:
    """The same position with every tile decided that nobody has seen, the deep ones first."""
    world = state.copy()
    world.chance = Chance.from_seed(seed)
    for cell in range(CELLS - 1, -1, -1):
        decide(world, cell)
    return world


def test_no_two_numbers_have_the_same_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_every_seat_has_a_finite_number_for_every_name_and_nothing_changes(each: Table) -> None:
    features = Features()
    for state in walk(each.new("features"), "features"):
        assert isinstance(state, TakaraState)
        before = everything(state)
        rows = features.rows(state)
        assert [len(row) for row in rows] == [len(FEATURES)] * state.seats
        assert all(math.isfinite(number) and abs(number) < 10.0 for row in rows for number in row)
        assert everything(state) == before


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_what_nobody_has_seen_changes_no_number_whatever_it_is(each: Table) -> None:
    for number, state in enumerate(positions(each, "unseen", games=2, most=12)):
        assert isinstance(state, TakaraState)
        rows = plain(state)
        for seed in (number, -number):
            world = decided(state, seed)
            assert UNDECIDED not in world.tiles
            assert plain(world) == rows


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_what_only_rivals_have_seen_changes_none_of_a_seats_own_numbers(each: Table) -> None:
    for number, state in enumerate(positions(each, "own", games=2, most=12)):
        assert isinstance(state, TakaraState)
        rows = plain(state)
        for seat in range(state.seats):
            world = lay_out(state, seat, Chance.from_seed(number))
            assert plain(world)[seat][: len(OWN)] == rows[seat][: len(OWN)]


def test_asked_twice_it_shows_the_same_whatever_it_was_asked_in_between() -> None:
    one, other = takara({"site_1": "7: d_stone"}), takara({"site_2": "8: ^d_drake"}, karas=[7], seats=4)
    features = Features()
    first = [list(row) for row in features.rows(one)]
    features.rows(other)
    assert [list(row) for row in features.rows(one)] == first == plain(one.copy())


def test_a_stone_seen_on_top_is_within_reach_of_whoever_saw_it_alone() -> None:
    state = takara({"site_1": "7: d_stone", "site_2": "7: ?", "site_3": "8: ?"})
    blind, knowing = shown(state, 0), shown(state, 1)
    assert knowing["Stones seen"] == knowing["nearness of the first Stone seen"] == 1.0
    assert knowing["odds of a Stone, 1 adventurers"] == 1.0
    assert knowing["Stones that it alone has seen"] == 1.0
    assert blind["Stones seen"] == 0.0
    assert blind["Stones that only rivals have seen"] == blind["a rival's nearness to a Stone seen"] == 1.0
    # Three places on five sites, two on the other: 120 pairs of places on different sites.
    assert blind["odds of a Stone, site 1"] == pytest.approx(2 * 15 / 120)
    assert blind["odds of a Stone, site 2"] == pytest.approx(3 * 14 / 120)


def test_below_a_rockfall_on_top_only_the_third_adventurer_digs() -> None:
    state = takara({"site_1": "6: ^i_rockfall d_stone"})
    knowing = shown(state, 1)
    assert knowing["odds of a Stone, 2 adventurers"] == 0.0
    assert knowing["odds of a Stone, 3 adventurers"] == 1.0
    assert knowing["nearness of the first Stone seen"] == 0.5
    assert knowing["Stones seen that are in reach of one turn"] == 1.0


def test_the_holder_wins_by_the_next_stone_and_others_by_more_points() -> None:
    """TK-E5, E6. Seat 1 has 8 points, seat 2 has 12, the holder 10."""
    won = [["d_stone"], ["d_xp_4"] * 2, ["d_xp_4_wound"] * 3]
    state = takara({"site_1": "empty", "site_2": "empty", "site_3": "empty"}, won=won, seats=3)
    holder, second, third = (shown(state, seat) for seat in range(3))
    assert [each["wins by the next Stone"] for each in (holder, second, third)] == [1.0, 1.0, 1.0]
    assert holder["lead with the next Stone"] == pytest.approx(0.8)
    assert second["lead with the next Stone"] == pytest.approx(0.6)
    assert [each["share if five sites were empty now"] for each in (holder, second, third)] == [0.0, 0.0, 1.0]
    assert second["holder: lead in points without Stones over it"] == pytest.approx(0.8)
    assert holder["a Stone found"] == second["a Stone found"] == 1.0
    assert holder["two sites more end the game"] == 1.0


def test_a_fourth_empty_site_banishes_everybody_while_no_stone_is_found() -> None:
    """TK-E2."""
    state = takara({"site_1": "empty", "site_2": "empty", "site_3": "empty", "site_4": "9: ?"})
    assert shown(state)["one site more banishes everybody"] == 1.0
    assert shown(state)["tiles on the sites that will end the game"] == pytest.approx(1 / 20)
    assert shown(state)["tiles left, site 4"] == pytest.approx(1 / 9)


def test_the_sword_is_for_whoever_can_pay_it_and_the_imitator_for_a_miner_who_is_away() -> None:
    state = takara({"site_1": "1: ^s_bat_a"}, karas=[7, 2, 6], held={1: "miner"}, seats=3)
    rich, poor, short = (shown(state, seat) for seat in range(3))
    assert rich["prey"] > 0.0 == poor["prey"]
    assert [each["can hire: miner"] for each in (rich, poor, short)] == [1.0, 0.0, 0.0]
    assert short["can hire: diviner"] == 1.0
    assert poor["moves in 1 turns"] == short["moves in 2 turns"] == 1.0
    assert short["monster or rockfall on top, site 1"] == 1.0
