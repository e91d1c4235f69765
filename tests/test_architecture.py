"""Dependencies point one way; the rules read no clock, roll no dice of their own and touch no files."""

import ast
from pathlib import Path
from typing import Final

import pytest

import archipel

SOURCE: Final = Path(archipel.__path__[0])

# What a part may import of the program itself; a game's folder has rooms of its own.
MAY_IMPORT: Final = {
    "engine": {"engine"},
    "games": {"engine"},
    "rules": {"engine", "rules"},
    "game.py": {"engine", "rules"},
    "mind": {"engine", "rules", "mind"},
    "terminal": {"engine", "game.py", "rules", "terminal", "the terminal", "words"},
    "lessons": {"engine", "rules", "lessons"},
    "bots": {"engine", "games", "bots"},
}
# Chance, clocks, files, networks, processes: nothing that a position could depend on.
FORBIDDEN: Final = {
    *("asyncio", "datetime", "glob", "http", "io", "logging", "multiprocessing", "os", "pathlib", "pickle"),
    *("random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl", "subprocess", "sys"),
    *("tempfile", "threading", "time", "urllib", "uuid"),
}
FORBIDDEN_CALLS: Final = {"open", "print", "input", "exec", "eval", "breakpoint", "__import__"}
# The one module of the rules that reads files: what the pieces of La Isla show, once, when it is loaded.
# Whoever owns the box may replace them, and every record says with which it was played.
READS_PIECES: Final = SOURCE / "games" / "la_isla" / "rules" / "piece_files.py"

MODULES: Final = sorted(
    path for part in ("engine", "games", "bots") for path in (SOURCE / part).rglob("*.py")
)


# The parts on which a position depends.
RULES: Final = {"engine", "rules", "game.py", "mind"}


def part_of(path: Path) -> str:
    """The part of the program that a file belongs to; inside a game's folder, the room."""
    parts = path.relative_to(SOURCE).parts
    if parts[0] != "games" or (parts[-1] == "__init__.py" and len(parts) < 4):
        return parts[0]
    return parts[2]


def part_named(module: str) -> str:
    """The part that an import reaches into."""
    parts = module.split(".")
    if parts[1] == "games" and len(parts) > 3:
        return "game.py" if parts[3] == "game" else parts[3]
    return "the terminal" if parts[1] == "terminal" else parts[1]


def imported(path: Path) -> set[str]:
    """Every module that a file imports, inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            found |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module or ""}
    return found


def name_of(path: Path) -> str:
    return str(path.relative_to(SOURCE))


def test_there_is_something_to_check() -> None:
    assert {part_of(path) for path in MODULES} == set(MAY_IMPORT)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_dependencies_point_one_way(path: Path) -> None:
    inside = {part_named(name) for name in imported(path) if name.startswith("archipel.")}
    assert inside <= MAY_IMPORT[part_of(path)]


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_one_game_never_imports_another(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if parts[0] != "games" or len(parts) < 3:
        return
    games = {name.split(".")[2] for name in imported(path) if name.startswith("archipel.games.")}
    assert games <= {parts[1]}


@pytest.mark.parametrize("path", [each for each in MODULES if part_of(each) in RULES], ids=name_of)
def test_the_rules_use_no_clock_no_files_and_no_other_chance(path: Path) -> None:
    allowed = {"os", "pathlib"} if path == READS_PIECES else set()
    assert {name.split(".")[0] for name in imported(path)}.isdisjoint(FORBIDDEN - allowed)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert calls.isdisjoint(FORBIDDEN_CALLS)
    assert not any(isinstance(node, ast.Global | ast.Nonlocal) for node in ast.walk(tree))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_bots_and_rules_roll_only_the_dice_they_are_handed(path: Path) -> None:
    assert {name.split(".")[0] for name in imported(path)}.isdisjoint({"random", "secrets", "uuid", "time"})
