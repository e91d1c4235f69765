"""Proof that a finished game was dealt by the seed whose fingerprint stood over it from the start."""

from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError, BadRecord
from archipel.engine.game import Game
from archipel.engine.record import SECRET, Record, commitment
from archipel.engine.secret_chance import SecretChance
from archipel.engine.state import State


def prove(game: Game, record: Record) -> None:
    """Play a finished game again from its seed alone; refuse it if any draw differs from the record's.

    A game that was begun before tables had their secret stream, and went on with it, says in its record from
    which entry on: each draw is held against the stream that it came from.
    """
    seed = record.seed
    if seed is None or any(entry.reseed for entry in record.entries):
        raise BadRecord("proof_seed")
    if commitment(seed) != record.commitment:
        raise BadRecord("record_seed")
    chance = _stream(record.stream, seed, 0)
    chance.tape = []
    state = game.begin(record.seats, game.settle(record.options), chance)
    if chance.tape != record.setup:
        raise BadRecord("proof_setup")
    standing: list[tuple[State, int]] = [(state, len(record.setup))]  # positions, and the draws made by then
    stream = record.stream
    for line, entry in enumerate(record.entries, start=1):
        if entry.stream:
            stream = entry.stream
        elif entry.undo:
            if entry.undo >= len(standing):
                raise BadRecord("proof_draw", line=line)
            del standing[-entry.undo :]
        else:
            before, drawn = standing[-1]
            after = before.copy()
            after.chance = _stream(stream, seed, drawn)
            tape: list[int] = []
            after.chance.tape = tape
            try:
                after.apply(entry.act)
            except ArchipelError as error:
                raise BadRecord("record_entry", line=line, reason=error) from None
            if tape != entry.chance:
                raise BadRecord("proof_draw", line=line)
            standing.append((after, drawn + len(tape)))


def _stream(name: str, seed: str, drawn: int) -> Chance:
    """A stream of the seed from which so many have been drawn: every draw takes one word of it."""
    if name == SECRET:
        return SecretChance(SecretChance.from_seed(seed).key, drawn)
    chance = Chance.from_seed(seed)
    for _ in range(drawn):
        chance.below(1)
    return chance
