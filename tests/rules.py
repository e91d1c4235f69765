"""Which rule a test proves, and which rules no test proves yet.

A game's folder holds ``rule_ids.txt`` (every id of its specification) and ``untestable.txt`` (ids that no
test of the engine can prove, each with the reason). ``python -m tests.rules`` prints the report;
``python -m tests.rules GAME`` writes the ids from the game's texts, under their headings.
"""

import ast
import functools
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

import pytest

Test = TypeVar("Test", bound=Callable[..., object])

HERE: Final = Path(__file__).parent


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules: ``@rule("FI-W3", "FI-W4")``."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked

    return mark


class Coverage:
    """The rules of one game: which tests prove them, and why some cannot be proved."""

    def __init__(self, folder: Path) -> None:
        self.game = folder.name
        self.ids = " ".join(_lines(folder / "rule_ids.txt")).split()
        self.reasons: dict[str, str] = {}
        for line in _lines(folder / "untestable.txt"):
            name, _, reason = line.partition(":")
            self.reasons[name.strip()] = reason.strip()
        self.tests: dict[str, list[str]] = {}
        for path in sorted(folder.glob("test_*.py")):
            for name, test in _marks(path):
                self.tests.setdefault(name, []).append(f"{path.name}::{test}")

    @property
    def missing(self) -> list[str]:
        """Rules with neither a test nor a reason."""
        return [name for name in self.ids if name not in self.tests and name not in self.reasons]

    @property
    def unknown(self) -> list[str]:
        """Ids that tests or reasons name and the specification does not."""
        return sorted({*self.tests, *self.reasons} - set(self.ids))

    def report(self) -> str:
        """Every rule with its tests, or with the reason why there is none."""
        lines = [f"{self.game}: {len(self.ids)} rules"]
        for name in self.ids:
            tests = self.tests.get(name, [])
            reason = f"not tested: {self.reasons[name]}" if name in self.reasons else "NO TEST"
            lines.append(f"  {name:8} {', '.join(tests) if tests else reason}")
        tested = sum(name in self.tests for name in self.ids)
        lines.append(f"  {tested} tested, {len(self.reasons)} not testable, {len(self.missing)} missing")
        return "\n".join(lines)


@functools.cache
def coverages() -> list[Coverage]:
    """One for each game that has a list of rules."""
    return [Coverage(path.parent) for path in sorted(HERE.glob("games/*/rule_ids.txt"))]


def _lines(path: Path) -> list[str]:
    """The lines of a table, without comments and blank lines."""
    stripped = (line.partition("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in stripped if line]


def _marks(path: Path) -> list[tuple[str, str]]:
    """Rule id and test for every ``@rule`` on a test function of a file."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in (each for decorator in node.decorator_list for each in ast.walk(decorator)):
                if isinstance(call, ast.Call) and ast.unparse(call.func) == "rule":
                    found += [(str(ast.literal_eval(argument)), node.name) for argument in call.args]
    return found


def write_ids(game: str) -> None:
    """List the rules that the game's English texts tell."""
    from archipel.words import Words

    headings: dict[str, list[str]] = {}
    for each in Words("en", game).rules():
        headings.setdefault(each.heading, []).append(each.id)
    parts = [f"# Every rule of {game}, under its headings."]
    parts += [f"# {heading}\n{' '.join(ids)}" for heading, ids in headings.items()]
    folder = HERE / "games" / game
    (folder / "rule_ids.txt").write_text("\n\n".join(parts) + "\n", encoding="utf-8")
    (folder / "untestable.txt").touch()


if __name__ == "__main__":
    for named in sys.argv[1:]:
        write_ids(named)
    print("\n\n".join(each.report() for each in coverages() if each.game in (sys.argv[1:] or [each.game])))
