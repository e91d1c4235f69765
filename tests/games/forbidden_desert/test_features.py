"""What a net is shown of the team, held against positions that a reader of the rulebook can count out."""

import math
from collections.abc import Iterator

import pytest

from archipel.engine.chance import Chance
from archipel.games.forbidden_desert.mind.features import FEATURES, Features
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.conformance.tables import Table, all_tables, everything, walk
from tests.games.forbidden_desert.positions import JET, SHIELD, SUN, desert

TABLES = [each for each in all_tables() if each.game.id == "forbidden_desert"]
PARTS = ("propeller", "gearbox", "crystal", "navigation")


def shown(state: DesertState) -> dict[str, float]:
    """What is shown of the team, by name."""
    [row] = Features().rows(state)
    return dict(zip(FEATURES, row, strict=True))


def running(each: Table, seed: str) -> Iterator[DesertState]:
    """A random game but for its end, which nobody has to judge."""
    for state in walk(each.new(seed), seed):
        assert isinstance(state, DesertState)
        if not state.over:
            yield state


def test_no_two_numbers_have_the_same_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_a_team_has_a_finite_number_for_every_name_and_nothing_changes(each: Table) -> None:
    features = Features()
    for state in running(each, "features"):
        before = everything(state)
        rows = features.rows(state)
        assert [len(row) for row in rows] == [len(FEATURES)]
        assert all(math.isfinite(number) and abs(number) < 10.0 for number in rows[0])
        assert everything(state) == before


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_no_seat_imagines_a_world_in_which_it_would_be_shown_something_else(each: Table) -> None:
    """Section 5 of the rules: everything is open but what nobody has drawn."""
    features = Features()
    chance = Chance.from_seed("worlds")
    for state in running(each, "worlds"):
        for seat in range(state.seats):
            assert list(features.rows(state.imagine(seat, chance))[0]) == list(features.rows(state)[0])


def test_asked_twice_it_shows_the_same_whatever_it_was_asked_in_between() -> None:
    features = Features()
    one, other = desert(), desert("navigator", "climber", "explorer", water=[0, 1, 2], mark=5)
    first = list(features.rows(one)[0])
    features.rows(other)
    assert list(features.rows(one)[0]) == first


def test_pawns_come_in_the_order_in_which_they_play() -> None:
    state = desert("archaeologist", "climber", "explorer", water=[0, 1, 4], active=1)
    here = shown(state)
    assert [here[f"water, plays in {wait}"] * 5 for wait in range(5)] == pytest.approx([1, 4, 0, 0, 0])
    assert [here[f"has no water, plays in {wait}"] for wait in range(3)] == [0.0, 0.0, 1.0]
    assert here["plays the driest in"] * 4 == 2
    assert here["water"] * 20 == pytest.approx(5)


def test_a_pawn_on_a_well_that_is_seen_has_no_way_to_water() -> None:
    """FD-X1. Two steps lie between c1 and e1; nobody knows what e3 and e5 are."""
    state = desert(at=["e1", "c1"], peeked={"e1": "well"}, water=[1, 1])
    here = shown(state)
    assert here["wells seen and not revealed"] * 2 == 1
    assert here["odds that such a tile is a well"] == pytest.approx(1 / 2)
    assert here["water waits underfoot, plays in 0"] == 1.0
    assert here["way to water, plays in 0"] == 0.0
    assert here["way to water, plays in 1"] * 8 == pytest.approx(2)
    assert here["pawns on the best water tile"] == pytest.approx(1 / 2)
    assert here["pawns that can be there in a round"] == 1.0


def test_once_both_wells_are_found_no_water_waits() -> None:
    state = desert(at=["e5", "e5"], faces={"e1": "well", "e3": "well"})
    here = shown(state)
    assert here["wells revealed"] * 2 == 2
    assert here["water tiles that nobody has seen"] * 3 == 1
    assert here["water tiles not revealed"] == 0.0
    assert here["water waits underfoot, plays in 0"] == 0.0


def test_a_mirage_is_known_once_somebody_has_looked() -> None:
    assert shown(desert(peeked={"e1": "mirage"}))["mirage known"] == 1.0
    assert shown(desert(peeked={"e1": "mirage"}))["odds that such a tile is a well"] == 1.0
    assert shown(desert())["mirage known"] == 0.0


def test_tunnels_and_shields_give_shade() -> None:
    """FD-D11, G7: a shield covers everybody on its player's tile."""
    state = desert(at=["b2", "b3"], faces={"b2": "tunnel", "b3": "gear"}, shields=[1])
    here = shown(state)
    assert [here[f"in a tunnel, plays in {wait}"] for wait in range(2)] == [1.0, 0.0]
    assert [here[f"in the shade of a shield, plays in {wait}"] for wait in range(2)] == [0.0, 1.0]


def test_a_sun_known_to_come_is_certain() -> None:
    here = shown(desert(top=[SUN], water=[0, 3]))
    assert here["odds of a sun this turn"] == 1.0
    assert here["odds of thirst before playing again, plays in 1"] < 1.0
    assert shown(desert(top=[SUN], water=[3, 0]))["odds of thirst before playing again, plays in 1"] == 1.0


def test_mates_on_the_tile_can_spare_what_they_have_more() -> None:
    """FD-W3: with four portions beside one that has none, three are left over one."""
    here = shown(desert(at=["b2", "b2"], water=[0, 4]))
    assert here["water that they can spare, plays in 0"] * 5 == pytest.approx(3)
    assert here["water that they can spare, plays in 1"] == 0.0
    assert here["pawns alone"] == 0.0
    assert shown(desert(at=["b2", "d2"]))["pawns alone"] * 5 == pytest.approx(2)


def test_parts_and_the_way_home_are_counted_in_steps() -> None:
    state = desert(
        at=["a2", "b2"],
        faces={"d2": "launch_pad", "b4": "gear"},
        parts={"crystal": "b4", **dict.fromkeys(PARTS[:2], 0)},
        hands=[[SHIELD], [JET, JET]],
    )
    here = shown(state)
    assert (1 - here["how near the nearest part is"]) * 8 == pytest.approx(2)
    assert here["parts without a clue"] * 4 == 1
    assert here["way home of the farthest"] * 9 == pytest.approx(3)
    assert here["ways home of all"] * 30 == pytest.approx(3 + 2)
    assert here["equipment, plays in 1"] * 3 == pytest.approx(2)
