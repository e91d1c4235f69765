"""Fingerprints of whole games, which every form of the program must reproduce.

``python -m tests.conformance.golden GAME`` writes those of a game to ``tests/games/GAME/golden.json``: for a
new game, or after a change of rules that was meant.
"""

import hashlib
import json
import sys
from pathlib import Path

from archipel.engine.chance import Chance
from archipel.engine.game import Game
from archipel.games import GAMES, find
from tests.conformance.matches import play_match
from tests.conformance.tables import Table, all_tables, plain_tables, text_of


def file_of(game: Game) -> Path:
    """Where the fingerprints of a game are kept."""
    return Path(__file__).parent.parent / "games" / game.id / "golden.json"


def kept() -> dict[str, str]:
    """The fingerprints of all games on file."""
    files = [file_of(game) for game in GAMES.values() if file_of(game).exists()]
    return {name: code for file in files for name, code in json.loads(file.read_text()).items()}


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


def secret_games() -> list[tuple[str, Table]]:
    """Name and table of the match that is kept of each game, dealt as people are."""
    full = [table for table in plain_tables() if table.seats == table.game.max_seats]
    return [(f"{table.game.id} / a secret on file", table) for table in full]


def secret_fingerprint(table: Table) -> str:
    """A random match's whole record, second thoughts and all."""
    record = play_match(table, "a secret on file").record.dumps()
    return hashlib.blake2b(record.encode(), digest_size=16).hexdigest()


if __name__ == "__main__":
    for game in map(find, sys.argv[1:]):
        own = [each for each in golden_games() if each[1].game is game]
        found = {name: fingerprint(table, seed) for name, table, seed in own}
        found |= {name: secret_fingerprint(table) for name, table in secret_games() if table.game is game}
        file_of(game).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
