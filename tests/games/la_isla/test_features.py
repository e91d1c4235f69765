"""What a net is shown of every seat, held against positions that a reader of the rulebook can count out."""

import math

import pytest

from archipel.games.la_isla.mind.features import FEATURES, Features
from archipel.games.la_isla.rules.state import LaIslaState
from tests.conformance.tables import Table, all_tables, everything, walk
from tests.games.la_isla.positions import table

TABLES = [each for each in all_tables() if each.game.id == "la_isla"]
# Values of nine together, which with two players makes this round the last (LI-E1).
LAST_ROUND = {"dodo": 9, "giant_fossa": 8, "golden_toad": 8, "sardinian_pika": 2, "owlet_moth": 2}


def shown(state: LaIslaState, seat: int = 0) -> dict[str, float]:
    """What is shown of a seat, by name."""
    return dict(zip(FEATURES, Features().rows(state)[seat], strict=True))


def test_no_two_numbers_have_the_same_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_every_seat_has_a_finite_number_for_every_name_and_nothing_changes(each: Table) -> None:
    features = Features()
    for state in walk(each.new("features"), "features"):
        assert isinstance(state, LaIslaState)
        before = everything(state)
        rows = features.rows(state)
        assert [len(row) for row in rows] == [len(FEATURES)] * state.seats
        assert all(math.isfinite(number) and abs(number) < 10.0 for row in rows for number in row)
        assert everything(state) == before


def test_asked_twice_it_shows_the_same_whatever_it_was_asked_in_between() -> None:
    features = Features()
    one, other = table(), table(seats=4, resources={1: {"green": 2}}, explorers={1: ["i8"]})
    first = [list(row) for row in features.rows(one)]
    features.rows(other)
    assert [list(row) for row in features.rows(one)] == first


def test_a_region_that_lacks_one_is_ready_for_whoever_can_pay() -> None:
    """i8 and i9 close one region of the centre: i9 is a green space."""
    standing = {0: ["i8"], 1: ["i8"]}
    state = table(at="C", explorers=standing, resources={0: {"green": 2}, 1: {"grey": 2}})
    rich, poor = shown(state, 0), shown(state, 1)
    assert rich["regions ready"] * 3 == pytest.approx(1)
    assert rich["regions lacking one"] == 0.0
    assert poor["regions ready"] == 0.0
    assert poor["regions lacking one"] * 3 == pytest.approx(1)
    assert rich["animals ready that a rival can take now"] == 0.0
    assert poor["animals lacking one that a rival can take now"] > 0.0


def test_a_seat_with_one_of_four_kinds_lacks_the_fifth_for_a_set() -> None:
    """LI-E4. Seat 0 has two dodos by its large tile, and no moth."""
    owned = {"giant_fossa": 1, "golden_toad": 1, "sardinian_pika": 1}
    here = shown(table(animals={0: owned}))
    assert here["sets"] == 0.0
    assert here["four kinds more"] == 1.0
    assert here["animals"] * 10 == pytest.approx(5)
    assert shown(table(animals={0: {**owned, "owlet_moth": 1}}))["sets"] == 1.0


def test_points_of_now_count_values_sets_and_resources() -> None:
    """LI-E3 to E6: 4 points, two dodos at 4, four resources. Seat 1 has what the others left."""
    state = table(points={0: 4}, resources={0: {"green": 3, "grey": 1}}, markers={"dodo": 10})
    assert shown(state)["points if it ended now"] * 50 == pytest.approx(4 + 2 * 4 + 2)
    assert shown(state)["lead, points"] * 20 == pytest.approx(4)
    assert shown(state, 1)["lead, points"] * 20 == pytest.approx(-4)


def test_with_the_values_at_the_limit_this_round_is_the_last() -> None:
    assert shown(table(markers=LAST_ROUND))["last round"] == 1.0
    assert shown(table(markers=LAST_ROUND))["rounds left"] == 0.0
    assert shown(table())["last round"] == 0.0
    assert shown(table(seats=3, first=2), 0)["goes second"] == 1.0
