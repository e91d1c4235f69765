"""The stream of tables: known numbers, even odds, the whole seed, copies and forks."""

import hashlib
from collections import Counter

import pytest

from archipel.engine.chance import Chance
from archipel.engine.secret_chance import KEY_BYTES, SecretChance, restored_chance
from tests.engine.test_chance import is_even

KNOWN = 348282253


def word(seed: str, number: int) -> int:
    """A word of the stream, put together apart from the program."""
    key = hashlib.blake2b(seed.encode(), digest_size=32, person=b"archipel key").digest()
    block = hashlib.blake2b((number // 8).to_bytes(8, "big"), key=key, person=b"archipel words").digest()
    return int.from_bytes(block[number % 8 * 8 :][:8], "big")


def test_known_numbers() -> None:
    dice = SecretChance.from_seed("archipel")
    assert [dice.below(1000) for _ in range(20)] == [word("archipel", i) * 1000 >> 64 for i in range(20)]
    assert [SecretChance.from_seed(0).below(2**30) for _ in range(2)] == [KNOWN] * 2


def test_numbers_are_even_and_successive_ones_independent() -> None:
    dice = SecretChance.from_seed("even")
    assert is_even(Counter(dice.below(7) for _ in range(14_000)), 7)
    assert is_even(Counter(dice.below(6) * 6 + dice.below(6) for _ in range(18_000)), 36)
    picked = Counter(dice.pick(0b10100110) for _ in range(8_000))
    assert sorted(picked) == [1, 2, 5, 7]
    assert is_even(Counter({(1, 2, 5, 7).index(one): times for one, times in picked.items()}), 4)
    assert is_even(Counter(dice.pick_counted([1, 1, 1, 1]) for _ in range(8_000)), 4)


def test_the_whole_seed_counts() -> None:
    """Cut to eight bytes, as the stream for study cuts it, there would be no more than 2**61.3 streams."""
    assert KEY_BYTES * 8 >= 128
    seeds = [f"{'0' * 24}{i:08x}" for i in range(64)] + [f"{i:08x}{'0' * 24}" for i in range(1, 64)]
    assert len({SecretChance.from_seed(seed).key for seed in seeds}) == len(seeds)


def test_it_is_another_stream_than_the_one_for_study() -> None:
    secret, study = SecretChance.from_seed("seed"), Chance.from_seed("seed")
    assert [secret.below(2**30) for _ in range(3)] != [study.below(2**30) for _ in range(3)]


def test_there_is_none_without_a_seed() -> None:
    with pytest.raises(ValueError, match="needs a seed"):
        SecretChance.from_seed("")


def test_a_copy_goes_on_alone_and_tapes_nothing() -> None:
    dice = SecretChance.from_seed("copy")
    dice.tape = []
    dice.pick(0b1111)
    twin = dice.copy()
    assert isinstance(twin, SecretChance)
    assert twin.tape is None
    assert [twin.below(99) for _ in range(20)] == [dice.below(99) for _ in range(20)]
    dice.script = [1, 2]
    twin = dice.copy()
    assert twin.pick(0b110) == 1
    assert dice.script == [1, 2]


def test_every_outcome_takes_one_word_scripted_or_drawn() -> None:
    drawn, scripted = SecretChance.from_seed("on"), SecretChance.from_seed("on")
    outcomes = [drawn.pick(0xFFFF), drawn.pick_counted([2, 3, 4])]
    scripted.script = list(outcomes)
    assert [scripted.pick(0xFFFF), scripted.pick_counted([2, 3, 4])] == outcomes
    assert scripted.stored() == drawn.stored()
    assert drawn.word == 2


def test_a_fork_tells_nothing_of_its_parent() -> None:
    parent = SecretChance.from_seed("fork")
    children = [parent.fork() for _ in range(6_000)]
    assert len({child.key for child in children} | {parent.key}) == len(children) + 1
    assert is_even(Counter(child.below(6) for child in children), 6)


@pytest.mark.parametrize("chance", [Chance.from_seed(1), SecretChance.from_seed(1)], ids=["study", "secret"])
def test_what_is_stored_goes_on_as_if_nothing_had_happened(chance: Chance) -> None:
    for _ in range(11):
        chance.below(5)
    again = restored_chance(chance.stored())
    assert type(again) is type(chance)
    assert [again.below(99) for _ in range(20)] == [chance.below(99) for _ in range(20)]


@pytest.mark.parametrize(
    "stored", [None, True, "7", {"key": "00", "word": 0}, {"key": "0" * 64, "word": -1}, {"key": "0" * 64}]
)
def test_what_is_no_stored_stream_is_refused(stored: object) -> None:
    with pytest.raises((AttributeError, KeyError, TypeError, ValueError)):
        restored_chance(stored)
