"""Everything that ./test checks, in this order, stopping at the first failure."""

import argparse
import atexit
import os
import subprocess
import sys
import tempfile
import time

from compile import ROOT, obstacle
from environment import BUILD, Environment, with_compiled_form, with_node
from left_out import LeftOut


def test(words: list[str]) -> None:
    """Check everything, stopping at the first failure."""
    parser = argparse.ArgumentParser(prog="./test", description=test.__doc__)
    parser.add_argument("--quick", action="store_true", help="leave the compiled form out")
    parser.add_argument("pytest", nargs="*", metavar="-- WORD", help="further words for pytest")
    options = parser.parse_args(words)
    keep_bytecode()
    venv = Environment(ROOT / ".venv")
    venv.prepare("dev.lock")
    python = str(venv.python)
    started = time.perf_counter()
    left_out = LeftOut(BUILD / "reports")
    compiles = can_compile(left_out, quick=options.quick)
    mypyc = Beside([python, str(ROOT / "tools/compile.py")]) if compiles else None
    check("ruff check", [python, "-m", "ruff", "check", "--output-format=concise", "."])
    check("ruff format", [python, "-m", "ruff", "format", "--check", "."])
    check("mypy --strict", [python, "-m", "mypy"])
    check("import-linter", [str(venv.folder / "bin/lint-imports"), "--no-cache", "--no-logo"])
    check_page(venv, left_out)
    run = PytestRuns(python, options.pytest, left_out)
    if options.pytest:
        run.check("plain Python", [])
    else:
        run.check("plain Python", ["--ignore=tests/web", "--ignore=tests/release"])
        run.check("in a browser", ["tests/web"])
    if mypyc:
        mypyc.finish("mypyc")
        # What people see and type is the same in both forms: one run through it is enough.
        seen = ["--ignore=tests/web", "--ignore=tests/terminal", "--ignore=tests/tools"]
        run.check("compiled", [*seen, "--ignore=tests/release"])
    if not options.pytest:
        run.check("releases", ["-n0", "tests/release"])  # they share what they build
    conclude(left_out, time.perf_counter() - started)


def conclude(left_out: LeftOut, seconds: float) -> None:
    """Say what was tested and what was not; where everything must be tested, a skip is a failure."""
    print(f"\n{left_out.verdict(seconds)}")
    if left_out.skips() and must_test_everything():
        sys.exit("CI=true asks for every test.")


class PytestRuns:
    """Runs of pytest over parts of the tests, each with a report of what it skipped."""

    def __init__(self, python: str, chosen: list[str], left_out: LeftOut) -> None:
        # One worker more than cores: some tests do little but wait.
        workers = ["-n", str(min(4, os.cpu_count() or 1) + 1), "--dist=worksteal"]
        self.order = [python, "-m", "pytest", *(chosen or workers)]
        self.left_out = left_out
        if chosen:
            left_out.part(f"all but the tests that these words for pytest choose: {' '.join(chosen)}")

    def check(self, part: str, words: list[str]) -> None:
        """Run one part, in the form that its name says."""
        form = "compiled" if part == "compiled" else "plain"
        variables = {**os.environ, "ARCHIPEL_FORM": form}
        report = f"--junitxml={self.left_out.report(part.replace(' ', '-'))}"
        found = with_compiled_form(variables) if form == "compiled" else variables
        check(f"pytest, {part}", [*self.order, report, *words], found)


def keep_bytecode() -> None:
    """Let what Python makes of a source be kept under build, whatever the surroundings say.

    The tests start hundreds of processes, and each would spend most of its time on reading the same sources.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")


def must_test_everything() -> bool:
    """Whether something that cannot be tested is a failure."""
    return os.environ.get("CI") == "true"


def can_compile(left_out: LeftOut, *, quick: bool) -> bool:
    """Whether the compiled form is to be tested; where everything must be, it has to."""
    problem = "./test --quick leaves it out" if quick else obstacle()
    if problem and not quick and must_test_everything():
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


def check(name: str, order: list[str], variables: dict[str, str] | None = None) -> None:
    """Run one check under its heading, and stop everything when it fails."""
    print(f"\n== {name}", flush=True)
    started = time.perf_counter()
    status = subprocess.run(order, cwd=ROOT, env=variables, check=False).returncode
    took = f"{time.perf_counter() - started:.1f} s"
    if status:
        print(f"== {name} failed after {took}", flush=True)
        sys.exit(status if status > 0 else 1)
    print(f"== {name}: {took}", flush=True)
