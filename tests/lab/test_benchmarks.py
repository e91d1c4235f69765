"""The benchmarks still run, and say what they could not measure."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


@pytest.fixture
def runner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("benchmarks_run", BENCHMARKS / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_loop_of_archipel_counts_moves_games_and_copies() -> None:
    order = [sys.executable, str(BENCHMARKS / "play_archipel.py"), "--seconds", "0.05"]
    result = json.loads(subprocess.run(order, text=True, capture_output=True, check=True).stdout)
    assert result["moves"] > result["games"] > 0
    assert result["copies"] > 0
    assert result["cpu"] >= 0.05


def test_the_table_says_how_many_times_as_fast(runner: ModuleType) -> None:
    run = {"games": 10, "moves": 100, "cpu": 1.0, "copies": 50, "copy_cpu": 1.0}
    pure, other = runner.System("Archipel", "x.py"), runner.System("Other", "y.py")
    compiled = runner.System("Archipel, compiled", "", missing="no compiler")
    pure.runs, other.runs = [{**run, "moves": 400}] * 3, [run] * 3
    lines = runner.table([pure, compiled, other]).splitlines()
    assert lines[2] == "| Archipel | 400 | 10 | 50 | × 1 | – |"
    assert lines[3] == "| Archipel, compiled | not measured: no compiler | | | | |"
    assert lines[4] == "| Other | 100 | 10 | 50 | × 4 | – |"


def test_the_published_results_name_no_place_of_the_machine() -> None:
    for name in ("results.json", "README.md", "requirements.txt"):
        text = (BENCHMARKS / name).read_text()
        assert "/home" not in text
        assert "/tmp" not in text
        assert "http" not in text


def test_two_builds_are_compared_by_time_and_by_what_they_find() -> None:
    source = str(BENCHMARKS.parent / "src")
    words = "--games takara_island --kinds playout --rounds 1 --seconds 0.02".split()
    order = [sys.executable, str(BENCHMARKS / "compare.py"), source, source, *words]
    done = subprocess.run(order, text=True, capture_output=True, check=True)
    assert done.stdout.startswith("playout  takara_island      × ")
    assert "NOT THE SAME" not in done.stdout
