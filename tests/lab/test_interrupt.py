"""Ctrl-C loses no finished game."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from archipel.lab import LostWorker, simulate
from archipel.lab.play import Part

ENOUGH = 10_000_000  # games: more than anybody waits for
SCRIPT = """
import click
from archipel.lab.commands import COMMANDS
if __name__ == "__main__":
    click.Group("archipel", {command.name: command for command in COMMANDS})()
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("to_all", [False, True], ids=["to the first process", "to the terminal"])
def test_an_interrupted_simulation_reports_what_it_finished(
    tmp_path: Path, workers: int, to_all: bool
) -> None:
    table, script = tmp_path / "games.csv", tmp_path / "archipel_lab.py"
    script.write_text(SCRIPT)
    order = ["simulate", "forbidden_island", "--games", str(ENOUGH), "--workers", str(workers), "--json"]
    process = subprocess.Popen(
        [sys.executable, str(script), *order, "--csv", str(table)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        wait_for_rows(table, process)
        if to_all:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 130, err
    report = json.loads(out)
    assert report["interrupted"]
    assert 0 < report["games"] < ENOUGH
    # Every game of the report has its row, and the other way round.
    assert len(table.read_text().splitlines()) == report["games"] + 1
    assert sum(ending["games"] for ending in report["results"]["endings"].values()) == report["games"]
    assert err.startswith(("Interrupted", "Interrompu"))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the workers are found through /proc")
def test_a_killed_worker_costs_only_its_games_in_hand(tmp_path: Path) -> None:
    script = tmp_path / "archipel_lab.py"
    script.write_text(SCRIPT)
    table = tmp_path / "games.csv"
    order = ["simulate", "forbidden_island", "--games", str(ENOUGH), "--workers", "2", "--csv", str(table)]
    process = subprocess.Popen(
        [sys.executable, str(script), *order, "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        wait_for_rows(table, process)
        os.kill(workers_of(process.pid)[-1], signal.SIGKILL)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert process.returncode == 1
    assert 0 < json.loads(out)["games"] < ENOUGH
    assert "worker process was killed" in err


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="the workers are found through /proc")
def test_simulate_raises_when_a_worker_dies() -> None:
    def kill_one(part: Part) -> None:
        if workers := workers_of(os.getpid()):
            os.kill(workers[-1], signal.SIGKILL)

    with pytest.raises(LostWorker, match="killed after") as caught:
        simulate("forbidden_island", ["random"], games=ENOUGH, workers=2, progress=kill_one)
    assert 0 < caught.value.report.games < ENOUGH


def workers_of(pid: int) -> list[int]:
    """The processes that the fork server of this process has made."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(w) for c in children for w in Path(f"/proc/{c}/task/{c}/children").read_text().split()]


def wait_for_rows(table: Path, process: "subprocess.Popen[str]") -> None:
    """Until some games are surely finished (their rows reach the file in blocks)."""
    until = time.monotonic() + 20
    while not (table.exists() and table.stat().st_size > 20_000):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.05)
