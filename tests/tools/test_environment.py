"""Setting up: what is skipped, and what is said when it fails."""

import subprocess
import sys
from pathlib import Path

import pytest

import checks
import environment
from environment import Environment


def test_a_step_is_done_only_for_the_inputs_it_was_done_with(tmp_path: Path) -> None:
    venv = Environment(tmp_path)
    assert not venv.is_done("packages", "one")
    venv.mark_done("packages", "one")
    assert venv.is_done("packages", "one")
    assert not venv.is_done("packages", "two")
    assert not venv.is_done("archipel", "one")


def test_the_environment_of_the_tests_serves_the_player_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    venv = Environment(tmp_path)
    installed: list[tuple[str, ...]] = []
    monkeypatch.setattr(venv, "pip", lambda *words: installed.append(words))
    venv.install("dev.lock")
    venv.install("run.lock")
    assert [words[-1].rpartition("/")[2] for words in installed] == ["dev.lock"]


def test_nothing_is_marked_done_when_pip_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failure = subprocess.CompletedProcess([], 1, "ERROR: no space left on device")
    monkeypatch.setattr(environment, "quietly", lambda order: failure)
    venv = Environment(tmp_path)
    with pytest.raises(SystemExit, match="no space left"):
        venv.install("run.lock")
    assert list(tmp_path.iterdir()) == []


def test_an_environment_that_was_moved_is_made_again(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    Environment(here).mark_done("venv", Environment(here).stamp())
    here.rename(there)
    assert not Environment(there).is_done("venv", Environment(there).stamp())


def test_a_missing_ensurepip_is_told_with_its_remedy() -> None:
    sentence = environment.venv_failure("The virtual environment … because ensurepip is not\navailable.")
    assert "python3-venv" in sentence
    assert "\n" not in sentence


def test_an_unreachable_registry_is_told_in_one_sentence() -> None:
    sentence = environment.pip_failure(
        "WARNING: Retrying … after connection broken by 'NewConnectionError(…)'\n" * 9
    )
    assert "cannot be reached" in sentence
    assert "\n" not in sentence


def test_any_other_failure_of_pip_is_shown_by_its_last_lines() -> None:
    shown = environment.pip_failure("\n".join(f"line {number}" for number in range(100)))
    assert "line 99" in shown
    assert "line 1\n" not in shown


def test_the_compiled_form_is_found_before_a_path_that_was_set_already() -> None:
    first, second = environment.with_compiled_form({"PYTHONPATH": "mine"})["PYTHONPATH"].split(":")
    assert first.endswith("build/compiled")
    assert second == "mine"
    assert environment.with_compiled_form({})["PYTHONPATH"] == first


def test_bytecode_is_kept_even_where_the_surroundings_forbid_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    checks.keep_bytecode()
    said = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    told = subprocess.check_output([sys.executable, "-c", said], text=True)
    assert told.split() == ["False", str(environment.BUILD / "bytecode")]
