"""Setting up: what is refused, what is skipped, what is said when it fails."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
from bootstrap import Environment


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 1), (4, 0, 0)])
def test_a_python_that_is_new_enough_is_welcome(version: tuple[int, ...]) -> None:
    assert bootstrap.refusal(version) == ""


def test_an_old_python_is_refused_in_one_sentence_that_says_what_to_do() -> None:
    sentence = bootstrap.refusal((3, 9, 2))
    assert "3.11 or newer" in sentence
    assert "this is 3.9" in sentence
    assert "PYTHON=" in sentence
    assert "\n" not in sentence


def test_an_old_python_can_read_the_file_that_refuses_it() -> None:
    ast.parse(Path(bootstrap.__file__).read_text(), feature_version=(3, 7))


def test_a_step_is_done_only_for_the_inputs_it_was_done_with(tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    assert not environment.is_done("packages", "one")
    environment.mark_done("packages", "one")
    assert environment.is_done("packages", "one")
    assert not environment.is_done("packages", "two")
    assert not environment.is_done("archipel", "one")


def test_the_environment_of_the_tests_serves_the_player_as_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment = Environment(tmp_path)
    installed: list[tuple[str, ...]] = []
    monkeypatch.setattr(environment, "pip", lambda *words: installed.append(words))
    environment.install("dev.lock")
    environment.install("run.lock")
    assert [words[-1].rpartition("/")[2] for words in installed] == ["dev.lock"]


def test_nothing_is_marked_done_when_pip_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failure = subprocess.CompletedProcess([], 1, "ERROR: no space left on device")
    monkeypatch.setattr(bootstrap, "quietly", lambda order: failure)
    environment = Environment(tmp_path)
    with pytest.raises(SystemExit, match="no space left"):
        environment.install("run.lock")
    assert list(tmp_path.iterdir()) == []


def test_an_environment_that_was_moved_is_made_again(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    Environment(here).mark_done("venv", Environment(here).stamp())
    here.rename(there)
    assert not Environment(there).is_done("venv", Environment(there).stamp())


def test_a_missing_ensurepip_is_told_with_its_remedy() -> None:
    sentence = bootstrap.venv_failure("The virtual environment … because ensurepip is not\navailable.")
    assert "python3-venv" in sentence
    assert "\n" not in sentence


def test_an_unreachable_registry_is_told_in_one_sentence() -> None:
    sentence = bootstrap.pip_failure(
        "WARNING: Retrying … after connection broken by 'NewConnectionError(…)'\n" * 9
    )
    assert "cannot be reached" in sentence
    assert "\n" not in sentence


def test_any_other_failure_of_pip_is_shown_by_its_last_lines() -> None:
    shown = bootstrap.pip_failure("\n".join(f"line {number}" for number in range(100)))
    assert "line 99" in shown
    assert "line 1\n" not in shown


def test_the_compiled_form_is_found_before_a_path_that_was_set_already() -> None:
    first, second = bootstrap.with_compiled_form({"PYTHONPATH": "mine"})["PYTHONPATH"].split(":")
    assert first.endswith("build/compiled")
    assert second == "mine"
    assert bootstrap.with_compiled_form({})["PYTHONPATH"] == first


def test_bytecode_is_kept_even_where_the_surroundings_forbid_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")
    bootstrap.keep_bytecode()
    said = "import sys; print(sys.dont_write_bytecode, sys.pycache_prefix)"
    told = subprocess.check_output([sys.executable, "-c", said], text=True)
    assert told.split() == ["False", str(bootstrap.BUILD / "bytecode")]
