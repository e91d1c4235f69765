"""Chance for tables where people sit: a keyed stream that nothing seen at the table helps to compute.

Word number i of the stream is 64 bits of BLAKE2b over i under a key; the key is BLAKE2b of the whole seed.
Whoever wants to tell one word from all the others has to find the key, which is as hard as to guess the seed.
"""

import hashlib
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.event import Json
from archipel.engine.native import i64

KEY_BYTES: Final = 32
WORD_BYTES: Final = 8
LONGEST: Final = 1 << 62  # neither stream ever gets so far
BLOCK_BYTES: Final = 64  # one call of BLAKE2b gives eight words


class SecretChance(Chance):
    """A stream of random choices that only the holder of its seed can compute.

    >>> dice = SecretChance.from_seed("a secret")
    >>> dice.below(6) == SecretChance.from_seed("a secret").below(6)
    True

    ``word`` is the number of the next word. Every choice takes exactly one, so the number of draws that led
    to a position says where its stream goes on.
    """

    def __init__(self, key: bytes, word: int = 0) -> None:
        super().__init__(word)
        self.key: bytes = key
        self._block: bytes = b""
        self._number: int = -1  # of the block

    def __reduce__(self) -> tuple[Any, ...]:
        return SecretChance, (self.key, self.word), (None, {"tape": self.tape, "script": self.script})

    @staticmethod
    def from_seed(seed: int | str) -> "SecretChance":
        """The stream that this seed always gives; it is as secret as the seed."""
        if seed == "":
            raise ValueError("A secret stream needs a seed.")
        key = hashlib.blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"archipel key")
        return SecretChance(key.digest())

    def copy(self) -> "SecretChance":
        """The same stream, to be continued on its own; the copy tapes nothing."""
        twin = SecretChance(self.key, self.word)
        twin._block = self._block
        twin._number = self._number
        if self.script is not None:
            twin.script = self.script[:]
        return twin

    def fork(self) -> "SecretChance":
        """A new stream that tells nothing about this one, which moves on."""
        place: int = self.word
        self.word += 1
        key = hashlib.blake2b(
            place.to_bytes(WORD_BYTES, "big"), key=self.key, digest_size=KEY_BYTES, person=b"archipel fork"
        )
        return SecretChance(key.digest())

    def stored(self) -> Json:
        """Key and place: for the store, never for a player."""
        return {"key": self.key.hex(), "word": self.word}

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; never taped.

        Of 2**64 words, some numbers get one more than others: each is as likely as it should be to within
        n parts in 2**64, which for the 60 cards of a pile nobody could notice in 2**100 draws.
        """
        place: int = self.word
        choices: int = n
        self.word += 1
        number = place // (BLOCK_BYTES // WORD_BYTES)
        if number != self._number:
            block = hashlib.blake2b(
                number.to_bytes(WORD_BYTES, "big"),
                key=self.key,
                digest_size=BLOCK_BYTES,
                person=b"archipel words",
            )
            self._block = block.digest()
            self._number = number
        first = place % (BLOCK_BYTES // WORD_BYTES) * WORD_BYTES
        return int.from_bytes(self._block[first : first + WORD_BYTES], "big") * choices >> 64


def restored_chance(stored: Any) -> Chance:
    """The stream that ``Chance.stored`` wrote down: a number for study, key and place of a secret one."""
    if type(stored) is int:
        if not 0 <= stored < LONGEST:
            raise ValueError("chance")
        return Chance(stored)
    key, word = bytes.fromhex(stored["key"]), stored["word"]
    if len(key) != KEY_BYTES or type(word) is not int or not 0 <= word < LONGEST:
        raise ValueError("chance")
    return SecretChance(key, word)
