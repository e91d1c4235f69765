"""Run boardgame.io's server and four clients a match, and measure as we measure ourselves."""

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from meter import Figures, Process, free_port, pin, wait_for_port

HERE = Path(__file__).parent
FILES = ("package.json", "package-lock.json", ".npmrc", "server.js", "client.js")


def theirs(asked: argparse.Namespace, on_disk: bool) -> Figures:
    """Measure boardgame.io's server; it is installed into ``asked.modules``, outside the tree."""
    folder = Path(asked.modules)
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(HERE / name, folder / name)
    if not (folder / "node_modules" / "node-persist").exists():
        installed = subprocess.run(
            ["npm", "ci"], cwd=folder, check=False, capture_output=True, text=True, timeout=300
        )
        if installed.returncode:
            raise SystemExit(f"boardgame.io cannot be installed:\n{installed.stderr[-2000:]}")
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production", "NODE_NO_WARNINGS": "1"}
    quiet = {"cwd": folder, "env": environment}
    storage = tempfile.TemporaryDirectory()
    command = ["node", "server.js", str(port), *([storage.name] if on_disk else [])]
    with storage, Process(command, core=0, stdout=subprocess.DEVNULL, **quiet) as server:
        wait_for_port(port)
        words = ["node", "client.js", str(port), str(asked.tables), str(asked.rate), str(asked.seconds)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, **quiet) as client:  # type: ignore[call-overload]
            pin(client.pid, 1)
            client.stdout.readline()
            server.start_clock()
            client.stdout.readline()  # it has played
            figures = Figures()
            server.stop_clock(figures)
            found = json.loads(client.stdout.readline())
    figures.latencies = found["latencies"]
    figures.errors = found["errors"]
    figures.late, figures.unanswered = found["late"], found["unanswered"]
    kept = "in its files (without fsync)" if on_disk else "in memory only"
    figures.note = f"state {found['bytes']} bytes, kept {kept}"
    return figures
