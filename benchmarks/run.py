"""Measure random play of Archipel beside other Python engines, all in one run.

    python3 benchmarks/run.py                       five interleaved rounds, about three minutes
    python3 benchmarks/run.py --compiled FOLDER     use a compiled build that lies elsewhere

The other engines live in benchmarks/.venv, which is made at the first run. Results go to results.json and to
the table in README.md. Only the standard library is needed to start.
"""

import argparse
import json
import os
import platform
import statistics
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ENVIRONMENT = HERE / ".venv"
PYTHON = ENVIRONMENT / "bin" / "python"
BEGIN, END = "<!-- results: written by run.py -->", "<!-- end of results -->"

Run = dict[str, float]


class System:
    """Something to be measured: its loop, and why it cannot be measured if so."""

    def __init__(self, name: str, loop: str, path: Path | None = None, missing: str = "") -> None:
        self.name = name
        self.loop = loop  # a file and its words
        self.path = path  # goes to PYTHONPATH
        self.missing = missing
        self.runs: list[Run] = []

    def measure(self, seconds: float, round_number: int) -> None:
        """One round in a process of its own."""
        order = [str(PYTHON), *self.loop.split(), "--seconds", str(seconds), "--seed", str(round_number)]
        answer, complaints = ask(order, self.path)
        if complaints:
            self.missing = complaints[-1]
        else:
            self.runs.append(json.loads(answer))

    def median(self, amount: str, time: str) -> float:
        """The median rate over the rounds."""
        return statistics.median(run[amount] / run[time] for run in self.runs)

    def to_json(self) -> dict[str, object]:
        """Rates per processor second and per second of the clock on the wall."""
        if self.missing:
            return {"system": self.name, "missing": self.missing}
        rates = {
            f"{amount}_per_{time}_second": round(self.median(amount, prefix + time), 1)
            for time in ("cpu", "wall")
            for amount, prefix in (("moves", ""), ("games", ""), ("copies", "copy_"))
        }
        return {"system": self.name, **rates, "rounds": self.runs}


def ask(order: list[str], path: Path | None = None) -> tuple[str, list[str]]:
    """What a command prints, and the lines of its complaint when it fails."""
    done = subprocess.run(
        order,
        cwd=HERE,
        env=os.environ | {"PYTHONPATH": str(path or "")},
        text=True,
        capture_output=True,
        timeout=600,
        check=False,
    )
    complaint = done.stderr.strip().splitlines() or ["it failed without a word"]
    return done.stdout.strip(), complaint if done.returncode else []


def wanted() -> dict[str, str]:
    """The packages of requirements.txt with their versions."""
    lines = (HERE / "requirements.txt").read_text().splitlines()
    pinned = [line.partition("==") for line in lines if line and not line.startswith("#")]
    return {name: version for name, _, version in pinned}


def installed() -> dict[str, str]:
    """Make the environment if need be; for each package why it is missing, or nothing."""
    if not PYTHON.exists():
        print("Making benchmarks/.venv …", file=sys.stderr)
        venv.create(ENVIRONMENT, with_pip=True)
    if problem := pip_install("--require-hashes", "-r", str(ROOT / "requirements" / "run.lock")):
        print(problem, file=sys.stderr)  # what Archipel itself stands on
    missing: dict[str, str] = {}
    for name, version in wanted().items():
        problem = pip_install(f"{name}=={version}")
        missing[name] = f"{name} {version} could not be installed" if problem else ""
        if problem:
            print(problem, file=sys.stderr)
    return missing


def pip_install(*words: str) -> str:
    """Install into the environment; the last line of the complaint, or nothing."""
    order = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words]
    return "".join(ask(order)[1][-1:])


def compiled(given: str | None) -> System:
    """The compiled form: the given folder, or what tools/compile.py makes."""
    name = "Archipel, compiled"
    if given:
        return System(name, "play_archipel.py", Path(given).resolve())
    tool, lock = ROOT / "tools" / "compile.py", ROOT / "requirements" / "compile.lock"
    if not tool.exists():
        return System(name, "", missing="there is no tools/compile.py to build it with")
    if lock.exists() and pip_install("--require-hashes", "-r", str(lock)):
        return System(name, "", missing="the compiler's packages could not be installed")
    if complaints := ask([str(PYTHON), str(tool)])[1]:
        return System(name, "", missing=complaints[0])
    return System(name, "play_archipel.py", ROOT / "build" / "compiled")


def others(ours: list[System]) -> list[System]:
    """The same for the other games, so that their rules can be compared with the first one's."""
    code = (
        "import json; from archipel.games import GAMES; from archipel.words import FALLBACK, Words;"
        "print(json.dumps({game: Words(FALLBACK, game).title for game in GAMES}))"
    )
    titles = json.loads(ask([str(PYTHON), "-c", code], ROOT / "src")[0] or "{}")
    return [
        System(f"{one.name}, {title}", f"{one.loop} --game {game}", one.path, one.missing)
        for game, title in list(titles.items())[1:]
        for one in ours
    ]


def form_of(system: System) -> str:
    """Which form of the rules a process really loads from there."""
    code = (
        "from archipel.engine import state; print('pure' if state.__file__.endswith('.py') else 'compiled')"
    )
    return ask([str(PYTHON), "-c", code], system.path)[0] or "not importable"


def table(systems: list[System]) -> str:
    """The results as Markdown, with how many times as many moves Archipel makes."""
    heads = ["random play, one core", "moves/s", "games/s", "copies/s", "pure Archipel", "compiled Archipel"]
    lines = [f"| {' | '.join(heads)} |", "| --- | ---: | ---: | ---: | ---: | ---: |"]
    ours = [system.median("moves", "cpu") if system.runs else 0.0 for system in systems[:2]]
    for system in systems:
        if system.missing:
            lines.append(f"| {system.name} | not measured: {system.missing} | | | | |")
            continue
        moves = system.median("moves", "cpu")
        rates = (moves, system.median("games", "cpu"), system.median("copies", "copy_cpu"))
        times = [f"× {our / moves:.2g}" if our else "–" for our in ours]
        lines.append(" | ".join([f"| {system.name}", *(f"{rate:,.0f}" for rate in rates), *times]) + " |")
    lines += ["", "The last two columns: how many times as many moves a second Archipel makes."]
    return "\n".join(lines)


def machine() -> str:
    """What it ran on, in a line."""
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if "model name" in line
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def write(systems: list[System], rounds: int, seconds: float) -> None:
    """results.json, and the table in README.md."""
    results = {
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "systems": [system.to_json() for system in systems],
    }
    (HERE / "results.json").write_text(json.dumps(results, indent=1) + "\n")
    readme = HERE / "README.md"
    before, _, rest = readme.read_text().partition(BEGIN)
    after = rest.partition(END)[2]
    how = f"Median of {rounds} interleaved rounds of {seconds} s, per processor second. {machine()}."
    readme.write_text(f"{before}{BEGIN}\n\n{table(systems)}\n\n{how}\n\n{END}{after}")


def main() -> None:
    """Measure everything and print the table."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.5)
    parser.add_argument("--compiled", metavar="FOLDER")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    options = parser.parse_args()
    missing, version = installed(), wanted()
    catan, hanabi = f"Catanatron {version['catanatron']}", f"OpenSpiel {version['open_spiel']} hanabi"
    ours = [System("Archipel, pure Python", "play_archipel.py", ROOT / "src"), compiled(options.compiled)]
    archipel = [*ours, *others(ours)]
    systems = [
        *archipel,
        System(f"{catan}, 4 random players", "play_catanatron.py", missing=missing["catanatron"]),
        System(f"{hanabi}, 4 players (C++)", "play_hanabi.py", missing=missing["open_spiel"]),
    ]
    for system, form in zip(archipel, ("pure", "compiled") * len(archipel), strict=False):
        if not system.missing and (found := form_of(system)) != form:
            system.missing = f"the build there is {found}"
    for round_number in range(options.rounds):
        for system in systems:
            if not system.missing:
                print(f"Round {round_number + 1}: {system.name}", file=sys.stderr)
                system.measure(options.seconds, round_number)
    if not options.dry:
        write(systems, options.rounds, options.seconds)
    print(table(systems))


if __name__ == "__main__":
    main()
