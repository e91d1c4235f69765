"""Everything that ./test and ./test --long check, in this order, stopping at the first failure."""

import argparse
import atexit
import os
import subprocess
import sys
import tempfile
import time

from compile import ROOT, obstacle
from environment import BUILD, Environment, with_node
from left_out import LeftOut
from pytest_runs import PytestRuns, check

SHORT, LONG = ["-m", "not long"], ["-m", "long"]
# What people see and type is the same whichever form the rules have; their tables have a turn of their own.
SAME_IN_BOTH_FORMS = ["web", "terminal", "tools", "release", "new_game", "table", "security"]
# A class is broken on purpose there, which a compiled one does not allow: ./test has it in plain Python.
ONLY_PLAIN = ["games/forbidden_island/test_forgotten_fields.py"]
RULES = [f"--ignore=tests/{part}" for part in (*SAME_IN_BOTH_FORMS, *ONLY_PLAIN)]


def test(words: list[str]) -> None:
    """Check everything that people change every day; what takes longer has a turn of its own (--long)."""
    parser = argparse.ArgumentParser(prog="./test", description=test.__doc__)
    parser.add_argument(
        "--long", action="store_true", help="what ./test leaves out: the compiled form, releases, long walks"
    )
    parser.add_argument("pytest", nargs="*", metavar="-- WORD", help="further words for pytest")
    options = parser.parse_args(words)
    keep_bytecode()
    venv = Environment(ROOT / ".venv")
    venv.prepare("dev.lock")
    started = time.perf_counter()
    left_out = LeftOut(BUILD / "reports")
    runs = PytestRuns(str(venv.python), options.pytest, left_out)
    if options.long:
        check_long(venv, runs, left_out, chosen=bool(options.pytest))
    else:
        check_sources(venv)
        check_page(venv, left_out)
        check_short(runs, chosen=bool(options.pytest))
    conclude(left_out, time.perf_counter() - started)
    if not options.long and not options.pytest:
        print("The compiled form, releases and the long walks have a command of their own: ./test --long")


def check_sources(venv: Environment) -> None:
    """Check how the Python sources are written."""
    python = str(venv.python)
    check("ruff check", [python, "-m", "ruff", "check", "--output-format=concise", "."])
    check("ruff format", [python, "-m", "ruff", "format", "--check", "."])
    check("mypy --strict", [python, "-m", "mypy"])
    check("import-linter", [str(venv.folder / "bin/lint-imports"), "--no-cache", "--no-logo"])


def check_short(runs: PytestRuns, *, chosen: bool) -> None:
    """Run the tests that everybody runs before every change."""
    if chosen:
        runs.check("plain Python", [])
    else:
        runs.check("plain Python", [*SHORT, "--ignore=tests/web", "--ignore=tests/release"])
        runs.check("in a browser", [*SHORT, "tests/web"])


def check_long(venv: Environment, runs: PytestRuns, left_out: LeftOut, *, chosen: bool) -> None:
    """Run the long walks, everything on compiled rules, and what a release is made of."""
    python = str(venv.python)
    compiles = can_compile(left_out)
    mypyc = Beside([python, str(ROOT / "tools/compile.py")]) if compiles else None
    for large in ("openspiel.lock", "ray.lock"):  # nothing else needs them
        venv.install(large)
    check("page: build", [python, str(ROOT / "tools/page.py")], with_node(venv))
    if not chosen:
        runs.check("long, plain Python", [*LONG, "--ignore=tests/web"])
        runs.check("long, in a browser", [*LONG, "tests/web"])
    if mypyc:
        mypyc.finish("mypyc")
        runs.check("compiled", [] if chosen else RULES)
        if not chosen:
            runs.check("tables, compiled", [*SHORT, "tests/table", "tests/security"])
    if not chosen:
        runs.check("releases", ["-n0", "tests/release"])  # they share what they build


def conclude(left_out: LeftOut, seconds: float) -> None:
    """Say what was tested and what was not; where everything must be tested, a skip is a failure."""
    print(f"\n{left_out.verdict(seconds)}")
    if left_out.skips() and must_test_everything():
        sys.exit("CI=true asks for every test.")


def keep_bytecode() -> None:
    """Let what Python makes of a source be kept under build, whatever the surroundings say.

    The tests start hundreds of processes, and each would spend most of its time on reading the same sources.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")


def must_test_everything() -> bool:
    """Whether something that cannot be tested is a failure."""
    return os.environ.get("CI") == "true"


def can_compile(left_out: LeftOut) -> bool:
    """Whether the compiled form can be tested; where everything must be, it has to."""
    problem = obstacle()
    if problem and must_test_everything():
        sys.exit(f"The compiled form cannot be tested: {problem}.")
    if problem:
        left_out.part(f"the compiled form: {problem}")
    return not problem


class Beside:
    """Work that goes on beside the checks, with nothing to say unless it fails."""

    def __init__(self, order: list[str]) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as the work goes on
        self.process = subprocess.Popen(order, cwd=ROOT, stdout=self.log, stderr=subprocess.STDOUT)
        atexit.register(self.process.kill)

    def finish(self, name: str) -> None:
        """Wait for it, and stop everything when it failed."""
        print(f"\n== {name}", flush=True)
        if self.process.wait():
            self.log.seek(0)
            sys.exit(f"{self.log.read()}== {name} failed")
        print(f"== {name}: done beside the others", flush=True)


def check_page(venv: Environment, left_out: LeftOut) -> None:
    """Check the page's own sources, and build it for the tests that open it in a browser."""
    node = with_node(venv)
    npm = ["npm", "--prefix", str(ROOT / "web")]
    report = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={left_out.report('page')}"]
    # First: it installs only what a build needs, and later tests want the rest too.
    check("page: build", [str(venv.python), str(ROOT / "tools/page.py")], node)
    check("page: npm ci", [*npm, "ci", "--loglevel=error"], node)
    check("page: svelte-check", [*npm, "run", "--silent", "check"], node)
    check("page: vitest", [*npm, "run", "--silent", "test", "--", *report], node)
