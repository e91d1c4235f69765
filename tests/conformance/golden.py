"""Fingerprints of whole games, which every form of the program must reproduce.

``python -m tests.conformance.golden`` writes them anew: only after a change of rules that was meant.
"""

import hashlib
import json
from pathlib import Path
from typing import Final

from archipel.engine.chance import Chance
from tests.conformance.tables import Table, all_tables, plain_tables, text_of

FILE: Final = Path(__file__).with_name("golden.json")


def golden_games() -> list[tuple[str, Table, str]]:
    """Name, table and seed of each game that is kept."""
    plain = [(table, f"golden {number}") for table in plain_tables() for number in range(4)]
    other = [(table, "golden options") for table in all_tables()[len(plain_tables()) :]]
    return [(f"{table} / {seed}", table, seed) for table, seed in (*plain, *other)]


def fingerprint(table: Table, seed: str) -> str:
    """A random game's action texts, and all that its last position holds."""
    dice = Chance.from_seed(f"{seed} choices")
    state = table.new(seed)
    lines = [text_of(state.to_json())]
    while not state.over:
        code = dice.choice(state.legal())
        lines.append(state.action(code).text)
        state.push(code)
    lines.append(text_of(state.to_json()))
    return hashlib.blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()


if __name__ == "__main__":
    found = {name: fingerprint(table, seed) for name, table, seed in golden_games()}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
