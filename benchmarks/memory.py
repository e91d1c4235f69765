"""Simulate many games in one process and read its memory on the way: it must not grow.

    python3 benchmarks/memory.py                 100,000 games, one to two minutes

Memory after a tenth of the games is compared with memory at the end; growth above a megabyte is an error.
"""

import argparse
import json
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BOUND = 1024  # KiB


def kibibytes(field: str) -> int:
    """A field of this process's status: ``VmRSS`` is its memory now, ``VmHWM`` the most it ever had."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith(f"{field}:"):
            return int(line.split()[1])
    raise KeyError(field)


def main() -> None:
    """Simulate, and print what the process used."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--game", default="forbidden_island")
    options = parser.parse_args()
    compiled = ROOT / "build" / "compiled"
    sys.path[:0] = [str(compiled if compiled.exists() else ROOT / "src")]
    from archipel.lab import simulate
    from archipel.lab.form import form
    from archipel.lab.play import Part

    marks: list[dict[str, int]] = []
    played = 0

    def read(part: Part) -> None:
        nonlocal played
        played += part.games
        if played >= options.games * (len(marks) + 1) // 10:
            marks.append({"games": played, "now": kibibytes("VmRSS"), "peak": kibibytes("VmHWM")})

    started = time.process_time()
    report = simulate(options.game, ["random"], seats=4, games=options.games, progress=read)
    seconds = time.process_time() - started
    growth = marks[-1]["peak"] - marks[0]["peak"]
    result = {"games": report.games, "form": form(), "cpu_seconds": round(seconds, 1), "growth_kib": growth}
    print(json.dumps({**result, "kib": marks}, indent=1))
    if growth > BOUND:
        sys.exit(f"Memory grew by {growth} KiB between {marks[0]['games']} and {played} games.")


if __name__ == "__main__":
    main()
