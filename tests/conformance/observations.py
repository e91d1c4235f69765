"""Fingerprints of vectors, which every form of the program must reproduce.

``python -m tests.conformance.observations`` writes them to ``observations.json`` beside this file, after a
change of a game's vector that was meant: whoever has trained on the old one has to begin again.
"""

import hashlib
import json
from pathlib import Path

from tests.conformance.tables import Table, all_tables, walk

FILE = Path(__file__).parent / "observations.json"


def observed_tables() -> list[Table]:
    """The tables of games that have a vector."""
    return [table for table in all_tables() if table.game.rules.observe is not None]


def fingerprint(table: Table) -> str:
    """The names of all entries, and what every seat is told all through a random game."""
    told = hashlib.blake2b("\n".join(table.game.observation(table.seats).names).encode(), digest_size=16)
    for state in walk(table.new("vectors"), "vectors"):
        for seat in range(table.seats):
            told.update(state.observe(seat))
    return told.hexdigest()


if __name__ == "__main__":
    found = {str(table): fingerprint(table) for table in observed_tables()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
