"""Measure random play of this tree beside an older one, both in one run.

    python benchmarks/before.py c9df7452              plain Python, five interleaved rounds, about a minute
    python benchmarks/before.py c9df7452 --compiled   both compiled first, minutes more

Each tree plays by its own loop (``play_archipel.py``), so that names may have changed in between. The older
tree is laid out once under build/before. Run it with the Python of the project's environment.
"""

import argparse
import io
import json
import os
import statistics
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def laid_out(revision: str) -> Path:
    """The older tree in a folder of its own."""
    name = _git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    folder = ROOT / "build" / "before" / name[:12]
    if not folder.exists():
        with tarfile.open(fileobj=io.BytesIO(_git("archive", name))) as archive:
            archive.extractall(folder, filter="data")
    return folder


def compiled(tree: Path) -> Path:
    """The folder with the compiled form of a tree, made by the tree's own tool."""
    subprocess.run([sys.executable, "tools/compile.py"], cwd=tree, check=True)
    return tree / "build" / "compiled"


def moves_a_second(tree: Path, code: Path, game: str, seconds: float, seed: int) -> float:
    """One round in a process of its own, by processor time."""
    words = ["--game", game, "--seconds", str(seconds), "--seed", str(seed)]
    done = subprocess.run(
        [sys.executable, "play_archipel.py", *words],
        cwd=tree / "benchmarks",
        env=os.environ | {"PYTHONPATH": str(code)},
        stdout=subprocess.PIPE,
        check=True,
    )
    run = json.loads(done.stdout)
    return float(run["moves"] / run["cpu"])


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout


def main() -> None:
    """A line a game: both rates, and the ratio of this tree to the older one, round by round."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("revision", help="any name that git has for the older tree")
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--games", nargs="+", help="only these (default: all five)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    options = parser.parse_args()
    trees = [laid_out(options.revision), ROOT]
    codes = [compiled(tree) if options.compiled else tree / "src" for tree in trees]
    games = options.games or sorted(file.parent.name for file in ROOT.glob("src/archipel/games/*/game.py"))
    print("| game | before, moves/s | now, moves/s | now / before, median (least to most) |")
    print("| --- | ---: | ---: | ---: |")
    for game in games:
        rounds = []
        for number in range(options.rounds):
            # Whoever comes second in a round comes first in the next one.
            order = [0, 1] if number % 2 else [1, 0]
            rates = {i: moves_a_second(trees[i], codes[i], game, options.seconds, number) for i in order}
            rounds.append((rates[0], rates[1]))
        before, now = (statistics.median(rates) for rates in zip(*rounds, strict=True))
        ratios = sorted(now / before for before, now in rounds)
        middle = statistics.median(ratios)
        spread = f"{middle:.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        print(f"| {game} | {before:,.0f} | {now:,.0f} | {spread} |", flush=True)


if __name__ == "__main__":
    main()
