"""Runs of pytest over parts of the tests, each with a report; what fails is tried once more, and told."""

import os
import subprocess
import sys
import time

from compile import ROOT
from environment import with_compiled_form
from left_out import LeftOut, failures

FEW = 3  # failures that may be a matter of luck: a busy machine, a race in a test; more are none


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
        """Run one part, in the form that its name says; stop everything when it fails.

        A few tests that failed are run again, alone: one that passes then is told at the end as unsteady.
        """
        form = "compiled" if part.endswith("compiled") else "plain"
        variables = {**os.environ, "ARCHIPEL_FORM": form}
        found = with_compiled_form(variables) if form == "compiled" else variables
        report = self.left_out.report(part.replace(", ", "-").replace(" ", "-"))
        cache = ["-o", f"cache_dir={report.with_suffix('.cache')}"]
        order = [*self.order, *cache, f"--junitxml={report}", *words]
        status, took = ran(f"pytest, {part}", order, found)
        if status == 0:
            return
        failed = failures(report) if report.exists() else []
        if status == 1 and 0 < len(failed) <= FEW and not self._fails_again(part, [*order, *ALONE], found):
            self.left_out.unsteady += failed
            return
        print(f"== pytest, {part} failed after {took}", flush=True)
        sys.exit(status if status > 0 else 1)

    def _fails_again(self, part: str, order: list[str], variables: dict[str, str]) -> bool:
        again = [word for word in order if not word.startswith("--junitxml=")]
        return ran(f"pytest, {part}: what failed, once more", again, variables)[0] != 0


ALONE = ["-n0", "--last-failed", "--last-failed-no-failures=none"]


def ran(name: str, order: list[str], variables: dict[str, str] | None = None) -> tuple[int, str]:
    """Run something under its heading; give its exit status and how long it took."""
    print(f"\n== {name}", flush=True)
    started = time.perf_counter()
    status = subprocess.run(order, cwd=ROOT, env=variables, check=False).returncode
    took = f"{time.perf_counter() - started:.1f} s"
    if status == 0:
        print(f"== {name}: {took}", flush=True)
    return status, took


def check(name: str, order: list[str], variables: dict[str, str] | None = None) -> None:
    """Run one check under its heading, and stop everything when it fails."""
    status, took = ran(name, order, variables)
    if status:
        print(f"== {name} failed after {took}", flush=True)
        sys.exit(status if status > 0 else 1)
