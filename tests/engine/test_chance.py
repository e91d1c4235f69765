"""The generator: known numbers, even odds, tapes and scripts, streams that tell nothing of each other."""

from collections import Counter
from math import sqrt

import pytest

from archipel.engine.chance import MULTIPLIER, Chance
from archipel.engine.errors import ChanceMismatch

SIGMAS = 5


# Worked out once by hand, apart from this program.
KNOWN_WORD = 973318884097384316
KNOWN_BELOW = [736, 44, 151, 141, 837, 108, 516, 211, 213, 111, 630, 698]
KNOWN_TEXT = 1065989264


def is_even(counts: Counter[int], kinds: int) -> bool:
    """Whether every kind came up about equally often, within five standard deviations."""
    total = sum(counts.values())
    expected = total / kinds
    spread = sqrt(expected * (1 - 1 / kinds))
    return all(abs(counts[kind] - expected) <= SIGMAS * spread for kind in range(kinds))


def is_prime(n: int) -> bool:
    """Miller and Rabin with bases enough for numbers below 2**64."""
    bases = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in bases:
        x = pow(base, odd, n)
        if x not in (1, n - 1) and not any((x := x * x % n) == n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_modulus_is_a_safe_prime_so_the_period_is_full() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert modulus < 2**62
    assert is_prime(modulus)
    assert is_prime((modulus - 1) // 2)


def test_known_numbers() -> None:
    dice = Chance.from_seed(0)
    assert dice.word == KNOWN_WORD
    assert [dice.below(1000) for _ in range(12)] == KNOWN_BELOW
    assert [Chance.from_seed("archipel").below(2**30) for _ in range(2)] == [KNOWN_TEXT] * 2


def test_the_generator_is_multiply_with_carry() -> None:
    dice = Chance.from_seed("by hand")
    low, high = dice.word & 0xFFFFFFFF, dice.word >> 32
    word = MULTIPLIER * low + high
    assert Chance(dice.word).below(2**30) == ((word ^ word >> 32) & 0xFFFFFFFF) >> 2
    dice.below(6)
    assert dice.word == word < 2**62


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 24, 28, 100])
def test_below_is_even(n: int) -> None:
    dice = Chance.from_seed(f"even {n}")
    assert is_even(Counter(dice.below(n) for _ in range(20_000)), n)


@pytest.mark.parametrize("n", [2, 5, 24])
def test_neighbouring_numbers_are_independent(n: int) -> None:
    dice = Chance.from_seed(f"pairs {n}")
    pairs = Counter(dice.below(n) * n + dice.below(n) for _ in range(40_000))
    assert is_even(pairs, n * n)


def test_seeds_next_to_each_other_start_evenly() -> None:
    assert is_even(Counter(Chance.from_seed(seed).below(24) for seed in range(12_000)), 24)
    assert is_even(Counter(Chance.from_seed(f"game {seed}").below(6) for seed in range(6_000)), 6)


def test_below_stays_in_its_range_up_to_a_thousand_million() -> None:
    dice = Chance.from_seed("range")
    assert all(0 <= dice.below(2**30) < 2**30 for _ in range(2_000))
    assert max(dice.below(2**30) for _ in range(2_000)) > 2**30 * 99 // 100


def test_the_cycle_does_not_return_early() -> None:
    dice = Chance.from_seed("cycle")
    words = set()
    for _ in range(50_000):
        dice.below(2)
        words.add(dice.word)
    assert len(words) == 50_000
    assert 0 not in words


def test_pick_takes_members_of_the_set_evenly() -> None:
    dice = Chance.from_seed("pick")
    members = [0, 3, 4, 17, 23]
    mask = sum(1 << each for each in members)
    picked = Counter(members.index(dice.pick(mask)) for _ in range(10_000))
    assert is_even(picked, 5)


def test_pick_counted_takes_each_kind_as_often_as_its_count() -> None:
    dice = Chance.from_seed("counted")
    counts = [5, 0, 1, 4, 0, 2]
    cards = Counter(dice.pick_counted(counts) for _ in range(24_000))
    assert set(cards) == {0, 2, 3, 5}
    for kind, number in enumerate(counts):
        share = number / 12
        assert abs(cards[kind] - 24_000 * share) <= SIGMAS * sqrt(24_000 * share * (1 - share))


def test_choice_takes_options_evenly() -> None:
    dice = Chance.from_seed("choice")
    assert is_even(Counter(dice.choice([0, 1, 2, 3]) for _ in range(8_000)), 4)


def test_a_copy_goes_on_alone_and_tapes_nothing() -> None:
    dice = Chance.from_seed("copy")
    dice.tape = []
    dice.pick(0b1111)
    twin = dice.copy()
    assert [twin.below(99) for _ in range(20)] == [dice.below(99) for _ in range(20)]
    assert twin.tape is None
    dice.script = [1, 2]
    twin = dice.copy()
    assert twin.pick(0b110) == 1
    assert dice.script == [1, 2]


def test_a_tape_plays_the_same_game_again() -> None:
    first = Chance.from_seed("tape")
    first.tape = []
    outcomes = [
        first.pick(0xFF),
        first.pick_counted([3, 2, 1]),
        first.pick(0b1010),
        first.pick_counted([1, 1]),
    ]
    assert first.tape == outcomes
    again = Chance.from_seed("another seed")
    again.script = list(first.tape)
    again.tape = []
    played = [again.pick(0xFF), again.pick_counted([3, 2, 1]), again.pick(0b1010), again.pick_counted([1, 1])]
    assert played == outcomes == again.tape


def test_a_scripted_outcome_moves_the_generator_on_like_a_drawn_one() -> None:
    """So a game that is replayed with its own seed goes on as if it had never stopped."""
    drawn, scripted = Chance.from_seed("on"), Chance.from_seed("on")
    outcomes = [drawn.pick(0xFFFF), drawn.pick_counted([2, 3, 4])]
    scripted.script = list(outcomes)
    assert [scripted.pick(0xFFFF), scripted.pick_counted([2, 3, 4])] == outcomes
    assert scripted.word == drawn.word


def test_numbers_that_are_no_outcome_of_the_game_are_not_taped() -> None:
    dice = Chance.from_seed("untaped")
    dice.tape = []
    dice.below(6)
    dice.choice([1, 2, 3])
    dice.fork()
    assert dice.tape == []


@pytest.mark.parametrize("outcome", [0, 2, 24, 63, 64, 1000, 10**30, -1, -(10**30)])
def test_an_impossible_scripted_outcome_is_refused(outcome: int) -> None:
    dice = Chance.from_seed(0)
    dice.script = [outcome]
    with pytest.raises(ChanceMismatch):
        dice.pick(0b1010)
    dice.script = [outcome]
    with pytest.raises(ChanceMismatch):
        dice.pick_counted([0, 5])


def test_a_fork_tells_nothing_of_its_parent() -> None:
    parent = Chance.from_seed("fork")
    children = [parent.fork() for _ in range(12_000)]
    assert len({child.word for child in children}) == len(children)
    assert all(0 < child.word < MULTIPLIER * 2**32 - 1 for child in children)
    assert is_even(Counter(child.below(6) for child in children), 6)
    # The parent's next number and the child's are independent.
    pairs = Counter(parent.fork().below(6) * 6 + parent.below(6) for _ in range(12_000))
    assert is_even(pairs, 36)


def test_the_same_parent_forks_the_same_children() -> None:
    one, other = Chance.from_seed("twins"), Chance.from_seed("twins")
    assert [one.fork().word for _ in range(5)] == [other.fork().word for _ in range(5)]
