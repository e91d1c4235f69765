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
    pytest = [python, "-m", "pytest", *options.pytest]
    plain = {**os.environ, "ARCHIPEL_FORM": "plain"}
    started = time.perf_counter()
    compiles = not options.quick and can_compile()
    mypyc = Beside([python, str(ROOT / "tools/compile.py")]) if compiles else None
    check("ruff check", [python, "-m", "ruff", "check", "--output-format=concise", "."])
    check("ruff format", [python, "-m", "ruff", "format", "--check", "."])
    check("mypy --strict", [python, "-m", "mypy"])
    if all((ROOT / "src/archipel" / part).is_dir() for part in ("engine", "games")):
        check("import-linter", [str(venv.folder / "bin/lint-imports"), "--no-cache", "--no-logo"])
    check_page(venv)
    if options.pytest:
        check("pytest, plain Python", pytest, plain)
    else:
        # One worker more than cores: some tests do little but wait.
        pytest += ["-n", str(min(4, os.cpu_count() or 1) + 1), "--dist=worksteal"]
        check("pytest, plain Python", [*pytest, "--ignore=tests/web"], plain)
        check("pytest, in a browser", [*pytest, "tests/web"], plain)
    if mypyc:
        mypyc.finish("mypyc")
        # What people see and type is the same in both forms: one run through it is enough.
        pytest += ["--ignore=tests/web", "--ignore=tests/terminal", "--ignore=tests/tools"]
        check("pytest, compiled", pytest, with_compiled_form({**os.environ, "ARCHIPEL_FORM": "compiled"}))
    print(f"\nEverything passed in {time.perf_counter() - started:.1f} s.")


def keep_bytecode() -> None:
    """Let what Python makes of a source be kept under build, whatever the surroundings say.

    The tests start hundreds of processes, and each would spend most of its time on reading the same sources.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")


def can_compile() -> bool:
    """Whether the compiled form can be tested; where everything must be, it has to."""
    problem = obstacle()
    if problem and os.environ.get("CI") == "true":
        sys.exit(f"The compiled form cannot be tested: {problem}.")
    if problem:
        print(f"\n== the compiled form is not tested: {problem}")
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


def check_page(venv: Environment) -> None:
    """Check the page's own sources, and build it for the tests that open it in a browser."""
    node = with_node(venv)
    npm = ["npm", "--prefix", str(ROOT / "web")]
    check("page: npm ci", [*npm, "ci", "--loglevel=error"], node)
    check("page: svelte-check", [*npm, "run", "--silent", "check"], node)
    check("page: vitest", [*npm, "run", "--silent", "test"], node)
    check("page: build", [str(venv.python), str(ROOT / "tools/page.py")], node)


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
