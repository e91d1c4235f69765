"""What 500 live tables of four cost: ``python benchmarks/load.py [--beside-boardgame-io]``.

A server process and a client process on loopback, each on a core of its own where the machine allows it.
At every table somebody acts once a second; measured is the time from the moment at which an act was due
until the last of the four clients has been told: one that finds the one before still under way is late, and
its time runs on until it was sent and told. Every act of ours is on the disk (those that wait share an fsync)
before that. Processor time is counted while acts are due, not in the silence after them. Three runs.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
import urllib.request
from collections import deque
from pathlib import Path
from typing import Any

import msgspec
from meter import Figures, Process, free_port, pin, wait_for_port
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
PATIENCE = 5.0  # seconds after the end for acts that are still under way
SERVER = """
import sys
from archipel.table.limits import Rates
from archipel.table.pace import Pace
from archipel.table.server import listen, serve
if __name__ == "__main__":
    rates = Rates(1e9)  # one address plays everybody
    listener, processes = listen("127.0.0.1", int(sys.argv[1])), int(sys.argv[3])
    more = {"db": sys.argv[2], "pace": Pace(0.0, 0.0), "rates": rates}
    run = lambda: serve(listener, **more)
    if processes > 1:
        from archipel.table.house.processes import serve_together
        serve_together(processes, listener, lambda: None, "text", "warning", **more)
    elif len(sys.argv) > 4:
        import cProfile
        cProfile.run("run()", sys.argv[4])
    else:
        run()
"""


class Action(msgspec.Struct):
    """One thing that can be chosen."""

    seat: int
    number: int


class Decision(msgspec.Struct):
    """One question."""

    optional: bool
    actions: list[Action]


class Message(msgspec.Struct):
    """As much of any message as the measurement needs; what is left out of changes stands as it did."""

    type: str
    version: int = 0
    status: str | None = None
    decisions: list[Decision] | None = None
    error: str = ""

    def after(self, last: "Message") -> "Message":
        """What is known once this message came."""
        status = last.status if self.status is None else self.status
        decisions = last.decisions if self.decisions is None else self.decisions
        return Message(self.type, self.version, status, decisions)


decode = msgspec.json.Decoder(Message).decode


class Table:
    """Four clients at one table, and the act that is under way."""

    def __init__(self, address: str, keys: list[str], figures: Figures, rng: random.Random) -> None:
        self.address = address
        self.keys = keys
        self.figures = figures
        self.rng = rng
        self.lines: list[ClientConnection] = []
        self.hearing: list[asyncio.Task[None]] = []
        self.last: list[Message] = [Message("") for _ in keys]
        self.due: deque[float] = deque()  # when the act under way, and those behind it, were to be made
        self.awaited = 0  # the version that the act under way will lead to
        self.missing = 0
        self.acts = 0

    async def join(self) -> None:
        """Connect the four and wait for their first news."""
        self.lines = [await self.hello(key) for key in self.keys]
        for seat, key in enumerate(self.keys):
            self.last[seat] = decode(await self.lines[seat].recv())
            while self.last[seat].type == "refused":  # another process was just taking the table: come again
                await asyncio.sleep(0.1)
                self.lines[seat] = await self.hello(key)
                self.last[seat] = decode(await self.lines[seat].recv())

    async def hello(self, key: str) -> ClientConnection:
        """Connect one of them."""
        line = await connect(self.address, compression=None, proxy=None, ping_interval=None)
        await line.send(json.dumps({"type": "hello", "keys": [key]}))
        return line

    async def listen(self, seat: int) -> None:
        """Hear everything one client is told."""
        async for text in self.lines[seat]:
            message = decode(text)
            if message.type == "refused":
                self.figures.errors.append(message.error)
            elif message.type in ("news", "changes"):
                news_before = self.last[seat].version
                self.last[seat] = message.after(self.last[seat])
                if self.missing and news_before < self.awaited <= message.version:
                    self.missing -= 1
                    if not self.missing:
                        self.figures.latencies.append(time.perf_counter() - self.due.popleft())
                        if self.due:
                            await self.send()

    async def act(self, at: float) -> None:
        """Whoever owes an answer gives one, or will when the act before is through."""
        self.due.append(at)
        if self.missing:
            self.figures.late += 1
        else:
            await self.send()

    async def send(self) -> None:
        """Somebody acts."""
        for seat, news in enumerate(self.last):
            owed = [each for each in news.decisions or [] if not each.optional]
            if owed and news.status == "playing":
                action = self.rng.choice(owed[0].actions)
                self.acts += 1
                do = {"type": "act", "seat": action.seat, "number": action.number}
                command = {"id": str(self.acts), "version": news.version, "do": do}
                self.awaited = news.version + 1
                self.missing = len(self.lines)
                await self.lines[seat].send(json.dumps(command))
                return
        self.figures.over += len(self.due)
        self.due.clear()

    async def play(self, rate: float, end: float) -> None:
        """Act at this rate until then, beginning at a random moment."""
        self.hearing = [asyncio.create_task(self.listen(seat)) for seat in range(len(self.lines))]
        at = time.perf_counter() + self.rng.random() / rate
        while at < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            await self.act(at)
            at += 1 / rate
        await asyncio.sleep(max(0.0, end - time.perf_counter()))

    async def finish(self) -> None:
        """Wait a moment for what is under way; what is not told by then took at least as long."""
        latest = time.perf_counter() + PATIENCE
        while self.due and time.perf_counter() < latest:
            await asyncio.sleep(0.01)
        self.figures.latencies += [time.perf_counter() - due for due in self.due]
        self.figures.unanswered += len(self.due)
        for task in self.hearing:
            task.cancel()


async def drive(port: int, tables: int, rate: float, seconds: float, process: Process) -> Figures:
    """Open the tables, play, and measure."""
    figures = Figures()
    rng = random.Random(1)
    seats = [{"kind": "person"}] * 4
    made: list[Table] = []
    for _ in range(tables):
        opened = await asyncio.to_thread(
            call, port, "/api/tables", {"game": "forbidden_island", "seats": seats}
        )
        address = f"ws://127.0.0.1:{port}/api/tables/{opened['table']}/stream"
        made.append(Table(address, opened["keys"], figures, random.Random(rng.random())))
    for table in made:
        await table.join()
    gc.collect()
    gc.freeze()
    gc.disable()  # the client must not be what is measured
    process.start_clock()
    end = time.perf_counter() + seconds
    await asyncio.gather(*(table.play(rate, end) for table in made))
    process.stop_clock(figures)
    await asyncio.gather(*(table.finish() for table in made))
    gc.enable()
    for table in made:
        for line in table.lines:
            line.transport.abort()
    return figures


def call(port: int, path: str, body: Any) -> Any:
    """One HTTP call."""
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def ours(asked: argparse.Namespace, folder: Path) -> Figures:
    """Measure Archipel's server."""
    script = folder / "server.py"
    script.write_text(SERVER)
    port = free_port()
    store = asked.store or str(folder / "games.db")
    words = [sys.executable, str(script), str(port), store, str(asked.processes)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    if asked.profile:
        words.append(str(Path(asked.profile).absolute()))
    core = 0 if asked.processes == 1 else None
    with Process(words, core=core, env=environment) as process:
        wait_for_port(port)
        return asyncio.run(drive(port, asked.tables, asked.rate, asked.seconds, process))


def main() -> None:
    """Measure, and print a line a system."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--tables", type=int, default=500)
    words.add_argument("--rate", type=float, default=1.0, help="acts a second at each table")
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--runs", type=int, default=3)
    words.add_argument("--store", default="", help="a PostgreSQL of your own; otherwise a new file")
    words.add_argument("--processes", type=int, default=1, help="more than one need --store")
    words.add_argument("--profile", help="write a cProfile of our server here")
    words.add_argument("--beside-boardgame-io", action="store_true", help="needs Node")
    words.add_argument("--modules", default=str(Path(tempfile.gettempdir()) / "archipel-boardgame-io"))
    words.add_argument("--nice", type=int, default=0, help="priority of both; negative where others work too")
    asked = words.parse_args()
    if asked.nice:
        os.nice(asked.nice)  # the servers inherit it
    pin(os.getpid(), 1)
    for _ in range(asked.runs):  # side by side: what else the machine does changes from minute to minute
        with tempfile.TemporaryDirectory() as folder:
            print(ours(asked, Path(folder)).line("Archipel"), flush=True)
        if asked.beside_boardgame_io:
            from boardgame_io.beside import theirs

            for on_disk in (False, True):
                print(theirs(asked, on_disk).line("boardgame.io"), flush=True)


if __name__ == "__main__":
    main()
