"""What ./test did not test, and why; told at its end, so that silence never passes for a test."""

import shutil
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree


class LeftOut:
    """Gathers the skipped tests from the reports (JUnit's XML) in a folder, and the parts left out whole."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts: list[str] = []
        self.unsteady: list[str] = []  # tests that passed only at the second try
        shutil.rmtree(folder, ignore_errors=True)  # yesterday's skips are not today's
        folder.mkdir(parents=True)

    def report(self, name: str) -> Path:
        """The file that a test run of this name has to write its report to."""
        return self.folder / f"{name}.xml"

    def part(self, what: str) -> None:
        """Note a part that is not tested at all, with its reason."""
        self.parts.append(what)

    def skips(self) -> Counter[str]:
        """How many tests were skipped in every run that had them, by reason."""
        files = sorted(self.folder.glob("*.xml"))
        ran = {test for file in files for test, reason in cases(file) if not reason}
        skipped = {test: reason for file in files for test, reason in cases(file) if reason}
        return Counter(reason for test, reason in skipped.items() if test not in ran)

    def verdict(self, seconds: float) -> str:
        """The last words of a run in which nothing failed."""
        skips = [
            f"{count} {'test' if count == 1 else 'tests'}: {reason}"
            for reason, count in self.skips().most_common()
        ]
        lines = [f"Everything passed in {seconds:.1f} s."]
        if skips or self.parts:
            lines = [f"Passed in {seconds:.1f} s, but not everything was tested:", *self.parts, *skips]
        lines += [f"unsteady, passed only at the second try: {test}" for test in self.unsteady]
        return "\n  ".join(lines)


def failures(report: Path) -> list[str]:
    """The tests of a report that failed."""
    return [
        f"{case.get('classname')} {case.get('name')}"
        for case in ElementTree.parse(report).iter("testcase")
        if case.find("failure") is not None or case.find("error") is not None
    ]


def cases(report: Path) -> list[tuple[str, str]]:
    """Each test of a report and why it was skipped, which is nothing for one that ran.

    What is expected to fail was tested and does not count.
    """
    found: list[tuple[str, str]] = []
    for case in ElementTree.parse(report).iter("testcase"):
        skipped = case.find("skipped")
        reason = ""
        if skipped is not None and skipped.get("type") != "pytest.xfail":
            reason = skipped.get("message") or f"no reason given ({case.get('name')})"
        found.append((f"{case.get('classname')} {case.get('name')}", reason))
    return found
