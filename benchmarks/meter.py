"""What is measured in a load run: latencies, and the cost of a server process."""

import contextlib
import os
import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import Any

TICK = os.sysconf("SC_CLK_TCK")


class Figures:
    """What one run found."""

    def __init__(self) -> None:
        self.latencies: list[float] = []  # seconds from when an act was due to the last of four told
        self.errors: list[str] = []
        self.late = 0  # acts that had to wait because the one before was still under way
        self.unanswered = 0  # acts that nobody had been told of some seconds after the end
        self.over = 0  # acts left out because the game was over
        self.cpu = 0.0  # share of one core
        self.each: list[float] = []  # of several processes, the share of each that had any
        self.client = 0.0  # the measuring process's own share
        self.pressure = 0.0  # how much of the time somebody on this machine waited for a core
        self.memory = 0  # bytes, at the end
        self.seconds = 0.0  # in which acts were due
        self.note = ""

    def percentile(self, percent: float) -> float:
        """Milliseconds that so many per cent of the acts did not exceed."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0

    def line(self, name: str) -> str:
        """One line to read."""
        p50, p95, p99 = (self.percentile(each) for each in (50, 95, 99))
        rate = len(self.latencies) / self.seconds if self.seconds else 0.0
        each = 1000 * self.cpu / rate if rate else 0.0
        shares = " + ".join(f"{100 * share:.0f}" for share in self.each)
        return (
            f"{name}: {len(self.latencies)} acts ({rate:.0f}/s), told to all four in p50 {p50:.1f} ms, "
            f"p95 {p95:.1f} ms, p99 {p99:.1f} ms, at most {self.percentile(100):.0f} ms; server CPU "
            f"{100 * self.cpu:.0f} % of a core{f' ({shares})' if len(self.each) > 1 else ''} "
            f"({each:.2f} ms an act), memory {self.memory / 1e6:.0f} MB; "
            f"client CPU {100 * self.client:.0f} %, somebody waited for a core {self.pressure:.0f} %; "
            f"{len(self.errors)} errors, {self.late} late, {self.unanswered} unanswered, "
            f"{self.over} skipped (game over)" + (f"; {self.note}" if self.note else "")
        )


class Process:
    """A server process, on one core if it is named and the machine allows it; ended with the block."""

    def __init__(self, words: list[str], core: int | None, **more: Any) -> None:
        self._process = subprocess.Popen(words, **more)
        self.pid = self._process.pid
        self._core = core
        if core is not None:
            pin(self.pid, core)
        self._cpu = 0.0
        self._at = 0.0
        self._own = 0.0
        self._each: dict[int, float] = {}

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def start_clock(self) -> None:
        """From now on CPU is counted."""
        self._cpu, self._at = self._used(), time.monotonic()
        self._each = {pid: _spent(pid) for pid in self._counted()}
        self._own = time.process_time()

    def stop_clock(self, figures: Figures) -> None:
        """Note what was used since."""
        figures.seconds = time.monotonic() - self._at
        figures.cpu = (self._used() - self._cpu) / figures.seconds
        spent = {pid: (_spent(pid) - before) / figures.seconds for pid, before in self._each.items()}
        figures.each = sorted((share for share in spent.values() if share >= 0.005), reverse=True)
        figures.client = (time.process_time() - self._own) / figures.seconds
        figures.pressure = pressure()
        pages = [Path(f"/proc/{each}/statm").read_text().split()[1] for each in self._counted()]
        figures.memory = sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")

    def _used(self) -> float:
        """Seconds of processor time."""
        return sum(_spent(each) for each in self._counted())

    def _counted(self) -> list[int]:
        """One server without its bots' workers; of several on all cores whatever belongs to them."""
        return family(self.pid) if self._core is None else [self.pid]


def family(pid: int) -> list[int]:
    """A process and all that came of it."""
    with contextlib.suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [pid, *(each for child in children for each in family(int(child)))]
    return []


def _spent(pid: int) -> float:
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK
    return 0.0


def pressure() -> float:
    """Per cent of the last ten seconds in which some process of this machine waited for a core."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return float(Path("/proc/pressure/cpu").read_text().split("avg10=")[1].split()[0])
    return 0.0


def pin(pid: int, core: int) -> None:
    """Keep a process on one core, where that can be done."""
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setaffinity(pid, {core})


def free_port() -> int:
    """A port of loopback that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int) -> None:
    """Return when somebody answers there."""
    end = time.monotonic() + 30
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        if time.monotonic() > end:
            raise SystemExit("The server did not start.")
        time.sleep(0.05)
