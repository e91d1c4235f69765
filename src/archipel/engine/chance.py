"""Chance for study: small, seeded, identical on every Python and when compiled. It keeps no secret.

The generator is a multiply-with-carry (Marsaglia) with 2**61.3 states, its halves mixed by an exclusive or.
All numbers stay below 2**62, so that compiled code never leaves machine words. Some fifty draws that all can
see give the state away, and with it every other draw (``tests/security`` does it in seconds): where people
sit, chance is a :class:`~archipel.engine.secret_chance.SecretChance`.
"""

import hashlib
from typing import Any, Final, TypeVar

from archipel.engine.bits import nth, size
from archipel.engine.errors import ChanceMismatch
from archipel.engine.event import Json
from archipel.engine.native import i64, vec

T = TypeVar("T")

# MULTIPLIER * 2**32 - 1 is a safe prime, so the period is at least half of it: more than 2**60.
MULTIPLIER: Final = 663608085
WORD: Final = 0xFFFFFFFF


class Chance:
    """A stream of random choices that can be taped, and played again from a tape.

    >>> dice = Chance.from_seed(7)
    >>> dice.below(6) == Chance.from_seed(7).below(6)
    True

    ``tape`` collects the outcome of every :meth:`pick` and :meth:`pick_counted`; ``script`` holds outcomes
    to be used first, in order, whatever the generator says (it moves on all the same, so that a game
    replayed from its tape and its seed goes on as if it had never stopped).
    """

    def __init__(self, word: int) -> None:
        self.word: i64 = word  # where the generator stands
        self.tape: list[int] | None = None
        self.script: list[int] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return going_on, (self.word, self.tape, self.script)

    @staticmethod
    def from_seed(seed: int | str) -> "Chance":
        """The stream that this seed always gives."""
        digest = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()
        # 1 .. (MULTIPLIER * 2**32 - 2) are the states of the long cycle.
        return Chance(1 + int.from_bytes(digest, "big") % (MULTIPLIER * 4294967296 - 2))

    def copy(self) -> "Chance":
        """The same stream, to be continued on its own; the copy tapes nothing."""
        twin = Chance(self.word)
        if self.script is not None:
            twin.script = self.script[:]
        return twin

    def fork(self) -> "Chance":
        """A new stream with a course of its own; this one moves on."""
        high: i64 = self.below(663608084)
        self.below(1)
        low = (self.word ^ (self.word >> 32)) & WORD  # all 32 bits of that draw
        return Chance(1 + high * 4294967296 + (low - 1 if low else 0))

    def stored(self) -> Json:
        """What :func:`~archipel.engine.secret_chance.restored_chance` makes the same stream from."""
        return self.word

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all equally likely (n at most 2**30); never taped."""
        word = self.word
        word = MULTIPLIER * (word & WORD) + (word >> 32)
        self.word = word
        return ((word ^ (word >> 32)) & WORD) * n >> 32

    def pick(self, mask: int) -> int:
        """A member of a bit set, however wide, all equally likely."""
        n = self.below(size(mask))
        if self.script is None and self.tape is None:
            return nth(mask, n)
        outcome = self._scripted(nth(mask, n))
        if outcome < 0 or not mask >> outcome & 1:
            raise ChanceMismatch("taped_outcome", outcome=str(outcome))
        return self._taped(outcome)

    def pick_counted(self, counts: list[int]) -> int:
        """An index, each as likely as its count: a card drawn from a bag of equal cards."""
        rest: i64 = self.below(sum(counts))
        drawn = 0
        while rest >= counts[drawn]:
            rest -= counts[drawn]
            drawn += 1
        if self.script is None and self.tape is None:
            return drawn
        outcome = self._scripted(drawn)
        if not (0 <= outcome < len(counts) and counts[outcome]):
            raise ChanceMismatch("taped_outcome", outcome=str(outcome))
        return self._taped(outcome)

    def pick_row(self, counts: vec[i64]) -> i64:
        """The same for a row."""
        total: i64 = 0
        for count in counts:
            total += count
        rest = self.below(total)
        drawn: i64 = 0
        while rest >= counts[drawn]:
            rest -= counts[drawn]
            drawn += 1
        if self.script is None and self.tape is None:
            return drawn
        kinds: int = len(counts)
        outcome = self._scripted(drawn)
        if not (0 <= outcome < kinds and counts[outcome]):
            raise ChanceMismatch("taped_outcome", outcome=str(outcome))
        return self._taped(outcome)

    def pick_card(self, cards: i64, how_many: i64) -> i64:
        """The same for a packed pile of so many cards: the kind of the card that is drawn."""
        rest = self.below(how_many)
        drawn: i64 = 0
        held = cards & 15
        while rest >= held and drawn < 15:
            rest -= held
            drawn += 1
            held = cards >> 4 * drawn & 15
        if self.script is None and self.tape is None:
            return drawn
        outcome = self._scripted(drawn)
        if not (0 <= outcome < 15 and cards >> 4 * outcome & 15):
            raise ChanceMismatch("taped_outcome", outcome=str(outcome))
        return self._taped(outcome)

    def _scripted(self, drawn: int) -> int:
        """What the script wants in place of what was drawn: any number, since somebody may have sent it."""
        return self.script.pop(0) if self.script else drawn

    def _taped(self, outcome: int) -> int:
        """Note an outcome, where somebody wants to know."""
        if self.tape is not None:
            self.tape.append(outcome)
        return outcome

    def choice(self, options: list[T]) -> T:
        """One of the options, all equally likely; never taped."""
        return options[self.below(len(options))]


def going_on(word: int, tape: list[int] | None, script: list[int] | None) -> Chance:
    """The stream that stood there, with its tape and its script: how it is pickled."""
    stream = Chance(word)
    stream.tape = tape
    stream.script = script
    return stream
