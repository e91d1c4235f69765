"""What live tables feel of reviews beside them: ``python benchmarks/reviews.py``.

The same live tables are played with no review and with several going on, in turn: people act once a second at
tables of four, and somebody asks for hints all the while. One server process, its bots' workers beside it on
the same cores. Told are how long acts and hints took, and how much of the reviews was done.
"""

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from load import SERVER, call, drive
from meter import Figures, Process, free_port, wait_for_port

GAMES = Path(__file__).parent.parent / "tests/games"


def finished() -> list[dict[str, Any]]:
    """A stored game of each title that came to its end, the longest one."""
    found: list[dict[str, Any]] = []
    for folder in sorted(GAMES.glob("*/games")):
        records = [json.loads(file.read_text(encoding="utf-8")) for file in folder.glob("*.json")]
        found.append(
            max((each for each in records if each["outcome"]), key=lambda each: len(each["entries"]))
        )
    return found


async def review(port: int, tables: list[str], done: list[float]) -> None:
    """Somebody watches one review after another."""
    for table in tables:
        place, reached = len(done), 0.0
        done.append(0.0)
        while reached < 1.0:
            now = await asyncio.to_thread(call, port, f"/api/tables/{table}/review", {})
            done[place] = reached = now["done"]


async def ask(port: int, opened: dict[str, Any], taken: list[float]) -> None:
    """Somebody else asks for a hint, and again two seconds after it came."""
    while True:
        began = time.perf_counter()
        await asyncio.to_thread(hint, port, opened)
        taken.append(time.perf_counter() - began)
        await asyncio.sleep(2.0)


def hint(port: int, opened: dict[str, Any]) -> None:
    """One hint, as the page asks for it, for whoever is asked."""
    for seat, key in enumerate(opened["keys"]):
        with contextlib.suppress(urllib.error.HTTPError):  # it is the other one's turn
            request = urllib.request.Request(
                f"http://127.0.0.1:{port}/api/tables/{opened['table']}/hint",
                json.dumps({"seat": seat}).encode(),
                {"content-type": "application/json", "authorization": f"Bearer {key}"},
            )
            with urllib.request.urlopen(request, timeout=60) as answer:
                answer.read()
                return
    raise RuntimeError("nobody was given a hint")


async def beside(port: int, asked: argparse.Namespace, reviews: int, process: Process) -> str:
    """Play, with so many reviews that somebody watches, and tell."""
    done: list[float] = []
    taken: list[float] = []
    seats = [{"kind": "person"}] * 2
    opened = await asyncio.to_thread(call, port, "/api/tables", {"game": "forbidden_island", "seats": seats})
    await asyncio.to_thread(hint, port, opened)  # the workers are up
    records = finished() if reviews else []
    ended = [call(port, "/api/tables/import", {"record": record})["table"] for record in records]
    others = [asyncio.create_task(review(port, ended[number::reviews], done)) for number in range(reviews)]
    others.append(asyncio.create_task(ask(port, opened, taken)))
    figures: Figures = await drive(port, asked.tables, 1.0, asked.seconds, process)
    failed = [each.exception() for each in others if each.done()]
    for task in others:
        task.cancel()
    hints = sorted(1000 * each for each in taken) or [float("nan")]
    told = f"hints: {len(hints)}, half within {hints[len(hints) // 2]:.0f} ms, at most {hints[-1]:.0f} ms; "
    told += f"reviews: {sum(done):.1f} done" + "".join(f"; {each!r}" for each in failed)
    return figures.line(f"{reviews} reviews") + "\n    " + told


def measure(asked: argparse.Namespace, reviews: int) -> str:
    """A server of its own, so that nothing is left over from the turn before."""
    with tempfile.TemporaryDirectory() as folder:
        script, port = Path(folder) / "server.py", free_port()
        script.write_text(SERVER)
        words = [sys.executable, str(script), str(port), str(Path(folder) / "games.db"), "1"]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        with Process(words, core=None, env=environment) as process:
            wait_for_port(port)
            return asyncio.run(beside(port, asked, reviews, process))


def main() -> None:
    """Measure with and without, in turn."""
    words = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    words.add_argument("--tables", type=int, default=40)
    words.add_argument("--reviews", type=int, default=3, help="that are watched at the same time")
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--rounds", type=int, default=2)
    asked = words.parse_args()
    for _ in range(asked.rounds):
        for reviews in (0, asked.reviews):
            print(measure(asked, reviews), flush=True)


if __name__ == "__main__":
    main()
