"""Write into the exercises what each move is worth that may follow a right first one.

    python tools/exercise_later.py GAME [NAME …]

An exercise of several acts is solved by all of them in order. For every legal act after each beginning of
such a row the odds are measured as those of first moves are (``exercise_odds.py``), so that a slip on the
second or third act is answered by what it would give. Nothing that comes by chance lies between the acts of a
row. Run it in the compiled form.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from archipel.engine.chance import Chance
from archipel.engine.state import State
from archipel.games import find
from archipel.lessons.script import way
from exercise_odds import measure
from exercises import GAMES, MANY


def beginnings(rows: list[str]) -> list[list[str]]:
    """Every beginning of a row after which something is left to do, the same one once."""
    found: dict[str, list[str]] = {}
    for row in rows:
        acts = [line.act for line in way(row)]
        for count in range(1, len(acts)):
            found[", ".join(acts[:count])] = acts[:count]
    return list(found.values())


def later(game: str, stored: dict[str, Any], seed: str, futures: int) -> dict[str, dict[str, int]]:
    """The odds of every legal act after each beginning, by the acts that it consists of."""
    odds: dict[str, dict[str, int]] = {}
    for acts in beginnings(stored["ways"]):
        state: State = find(game).load(stored["position"])
        state.chance = Chance.from_seed(seed)
        for act in acts:
            state.chance.tape = []
            state.apply(act)
            assert not state.chance.tape, f"{act}: chance answers it, so that no two tries are alike"
        found = measure(state, stored["seat"], f"{seed} {acts}", futures)
        odds[", ".join(acts)] = {move.text: round(move.odds) for move in found.moves}
    # An act is worth at least what the best one after it is: a row in another order leads to the same place.
    for beginning in sorted(odds, key=len, reverse=True):
        before, _, act = beginning.rpartition(", ")
        if before:
            odds[before][act] = max(odds[before][act], *odds[beginning].values())
    return odds


def write(path: Path, game: str, futures: int) -> None:
    """Measure one exercise and put the odds below those of its first moves."""
    text = path.read_text(encoding="utf-8")
    lines = [line for line in text.split("\n") if not line.startswith('  "later":')]
    odds = later(game, json.loads(text), f"later {path.stem}", futures)
    if odds:
        at = next(number for number, line in enumerate(lines) if line.startswith('  "moves":'))
        lines.insert(at + 1, f'  "later": {json.dumps(odds)},')
    path.write_text("\n".join(lines), encoding="utf-8")
    print(path.stem, *(f"{acts}: {list(moves.items())[:3]}" for acts, moves in odds.items()), flush=True)


def main() -> None:
    """The exercises of a game, or some of them by name."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--futures", type=int, default=MANY)
    asked = parser.parse_args()
    for path in sorted((GAMES / asked.game / "exercises").glob("*.json")):
        if not asked.names or path.stem.partition("_")[2] in asked.names:
            write(path, asked.game, asked.futures)


if __name__ == "__main__":
    main()
