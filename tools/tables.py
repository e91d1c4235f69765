"""Hand each game's tables to the page: web/src/boards/<game>/tables.json is written from its rules.

    python tools/tables.py           write what is out of date
    python tools/tables.py --check   say whether all are current (exit status 1 when one is not)

The page draws what is printed on the pieces, and copies none of it by hand.
"""

import argparse
import importlib
import importlib.util
import json
import sys
from pathlib import Path

from archipel.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
BOARDS = ROOT / "web" / "src" / "boards"


def file_of(game: str) -> Path:
    """Where the page looks for a game's tables."""
    return BOARDS / game / "tables.json"


def text_of(game: str) -> str:
    """A game's tables, one entry a line."""
    tables = importlib.import_module(f"archipel.games.{game}.rules.tables").tables()
    lines = [f"{json.dumps(name)}: {json.dumps(table, ensure_ascii=False)}" for name, table in tables.items()]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def with_tables() -> list[str]:
    """The games that have tables, and a board that draws from them."""
    found = [game for game in GAMES if importlib.util.find_spec(f"archipel.games.{game}.rules.tables")]
    return [game for game in found if file_of(game).parent.is_dir()]


def outdated() -> list[str]:
    """The games whose board has other tables than their rules."""
    return [game for game in with_tables() if not file_of(game).is_file() or _read(game) != text_of(game)]


def _read(game: str) -> str:
    return file_of(game).read_text(encoding="utf-8")


def main() -> int:
    """Write the tables, or say whether they are current."""
    parser = argparse.ArgumentParser(description="Write each game's tables for the page.")
    parser.add_argument("--check", action="store_true", help="only say whether they are current")
    options = parser.parse_args()
    old = outdated()
    if options.check:
        print(f"Not current: {', '.join(old)}." if old else "All tables are current.")
        return 1 if old else 0
    for game in old:
        file_of(game).write_text(text_of(game), encoding="utf-8")
        print(f"{file_of(game).relative_to(ROOT)} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
