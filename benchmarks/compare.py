"""Compare how fast two builds think: the same playouts, decisions and random games, in turns.

    python benchmarks/compare.py OLD NEW                          all games, all kinds, seven rounds
    python benchmarks/compare.py OLD NEW --games la_isla --kinds playout

OLD and NEW are folders that hold the package: a src folder is plain Python, a build/compiled folder the
compiled form. Every measurement is a process of its own and the two take turns, so that a busy moment of the
machine falls on both; what counts is the median over the rounds of the ratio of processor times. Where the
two do not find the same, it says so and fails.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
GAMES = sorted(file.parent.name for file in HERE.parent.glob("src/archipel/games/*/game.py"))
KINDS = ["playout", "planner", "moves"]


def think(folder: str, kind: str, game: str, count: int) -> dict[str, float]:
    """One measurement by one build."""
    order = [sys.executable, str(HERE / "think.py"), kind, "--game", game, "--count", str(count)]
    environment = os.environ | {"PYTHONPATH": str(Path(folder).resolve())}
    done = subprocess.run(order, env=environment, text=True, stdout=subprocess.PIPE, timeout=600, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def fitting_count(folder: str, kind: str, game: str, seconds: float) -> int:
    """How often it must be done to take about so long."""
    count = 1 if kind == "planner" else 20
    took = think(folder, kind, game, count)["cpu"]
    return max(1, round(count * seconds / took))


def compare(old: str, new: str, kind: str, game: str, rounds: int, seconds: float) -> tuple[float, str, bool]:
    """How many times as fast the new build is, the times in words, and whether both found the same."""
    count = fitting_count(old, kind, game, seconds)
    ratios, times, same = [], [], True
    for number in range(rounds):
        pair = {}
        for folder in (old, new) if number % 2 else (new, old):
            pair[folder] = think(folder, kind, game, count)
        ratios.append(pair[old]["cpu"] / pair[new]["cpu"])
        times.append((pair[old]["cpu"] / count, pair[new]["cpu"] / count))
        same = same and pair[old]["checksum"] == pair[new]["checksum"]
    before, after = (1e6 * statistics.median(each) for each in zip(*times, strict=True))
    spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
    return statistics.median(ratios), f"{before:,.0f} µs → {after:,.0f} µs, {spread}", same


def main() -> None:
    """Compare everything that was asked for, a line each."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("old", metavar="OLD")
    parser.add_argument("new", metavar="NEW")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--kinds", nargs="+", default=KINDS)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    all_same = True
    for kind in options.kinds:
        for game in options.games:
            ratio, words, same = compare(
                options.old, options.new, kind, game, options.rounds, options.seconds
            )
            all_same = all_same and same
            print(
                f"{kind:8} {game:18} × {ratio:.2f}  ({words}){'' if same else '  NOT THE SAME'}", flush=True
            )
    if not all_same:
        sys.exit("The two builds do not find the same.")


if __name__ == "__main__":
    main()
