"""The notebook: one command opens it, and every cell of it runs."""

import os
import subprocess

import pytest

from compile import ROOT
from environment import BUILD, Environment

NOTEBOOK = ROOT / "docs/examples/notebook.py"


@pytest.fixture(scope="module")
def venv() -> Environment:
    """What ``./run notebook`` makes the first time."""
    made = Environment(BUILD / "notebook-venv")
    made.prepare("notebook.lock")
    return made


@pytest.mark.long
def test_every_cell_of_the_notebook_runs(venv: Environment) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [venv.python, NOTEBOOK], capture_output=True, text=True, timeout=600, check=False, env=surroundings
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.long
def test_one_command_opens_a_copy_of_it(venv: Environment) -> None:
    copy = BUILD / "notebook.py"
    before = copy.read_text() if copy.exists() else None
    copy.unlink(missing_ok=True)
    done = subprocess.run(
        [ROOT / "run", "notebook", "--help"], capture_output=True, text=True, timeout=600, check=False
    )
    assert "notebook" in done.stdout.lower()
    assert copy.read_text() == NOTEBOOK.read_text()
    if before is not None:  # somebody's own
        copy.write_text(before)
