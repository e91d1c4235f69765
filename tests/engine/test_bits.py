"""Sets of small numbers: the same answers as Python's own sets, in both forms."""

import pytest

from archipel.engine.bits import BIT, count, few, lowest, mask_of, members, nth, size
from archipel.engine.chance import Chance
from archipel.engine.errors import ChanceMismatch
from archipel.engine.rows import row

SETS = [{0}, {3, 5}, {11, 12}, {0, 23}, {23}, {7, 24, 35}, set(range(24)), set(range(36))]
WIDE = [*SETS, {0, 31, 32, 40}, {53}, {61, 62, 63, 64, 130}, set(range(200))]


@pytest.mark.parametrize("numbers", WIDE, ids=str)
def test_members_are_the_numbers_rising(numbers: set[int]) -> None:
    mask = mask_of(sorted(numbers))
    assert members(mask) == sorted(numbers)
    assert size(mask) == len(numbers)
    assert [nth(mask, n) for n in range(len(numbers))] == sorted(numbers)


@pytest.mark.parametrize("numbers", SETS, ids=str)
def test_a_narrow_set_is_counted_and_gone_through(numbers: set[int]) -> None:
    mask = sum(BIT[number] for number in numbers)
    assert (count(mask), few(mask), lowest(mask)) == (len(numbers), len(numbers), min(numbers))


def test_a_number_beyond_32_bits_is_a_set_as_well() -> None:
    assert [BIT[number] for number in range(63)] == [2**number for number in range(63)]
    assert [lowest(BIT[number]) for number in range(62)] == list(range(62))


def test_the_empty_set_has_no_members() -> None:
    assert (members(0), size(0), count(0), few(0)) == ([], 0, 0, 0)


def test_a_pile_and_a_row_draw_what_the_list_of_their_counts_draws() -> None:
    counts = [3, 0, 2, 5, 0, 1]
    packed = sum(number << 4 * kind for kind, number in enumerate(counts))
    for seed in range(200):
        drawn = Chance.from_seed(seed).pick_counted(counts)
        assert Chance.from_seed(seed).pick_row(row(counts)) == drawn
        assert Chance.from_seed(seed).pick_card(packed, sum(counts)) == drawn


@pytest.mark.parametrize("outcome", [1, 4, 6, 15, 64, 10**30, -1, -(10**30)])
def test_what_the_pile_does_not_hold_is_refused(outcome: int) -> None:
    dice = Chance.from_seed(0)
    dice.script = [outcome]
    with pytest.raises(ChanceMismatch):
        dice.pick_row(row([3, 0, 2, 5, 0, 1]))
    dice.script = [outcome]
    with pytest.raises(ChanceMismatch):
        dice.pick_card(0x105203, 11)


def test_a_pile_and_a_row_are_taped() -> None:
    dice = Chance.from_seed("tape")
    dice.tape = []
    outcomes = [dice.pick_row(row([3, 0, 2])), dice.pick_card(0x203, 5)]
    assert dice.tape == outcomes
