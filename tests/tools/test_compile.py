"""Compiling: what is chosen, when it is out of date, and that a failure leaves nothing half-made."""

import sysconfig
from pathlib import Path

import pytest

import compile as compiling
from compile import Compilation, CompilationFailed

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
SETTINGS = """
[tool.archipel.compile]
modules = ["src/archipel/engine/*.py", "src/archipel/games/*/*.py", "src/archipel/nothing/*.py"]
exclude = ["src/archipel/games/atoll/texts.py"]
"""


class PretendedCompilation(Compilation):
    """Makes empty files where mypyc would make modules."""

    broken = False
    times = 0

    def compile(self, work: Path, taken: int) -> Path:
        self.times += 1
        if self.broken:
            raise CompilationFailed("a rule has no type")
        for module in self.modules():
            made = work / "source" / module.with_suffix(SUFFIX)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.touch()
        return work / "source"


@pytest.fixture
def project(tmp_path: Path) -> PretendedCompilation:
    texts = {
        "pyproject.toml": SETTINGS,
        "requirements/compile.lock": "mypy==2.4.1",
        "src/archipel/__init__.py": "",
        "src/archipel/cli.py": "",
        "src/archipel/engine/__init__.py": "",
        "src/archipel/engine/state.py": "",
        "src/archipel/games/__init__.py": "",
        "src/archipel/games/atoll/__init__.py": "",
        "src/archipel/games/atoll/steps.py": "",
        "src/archipel/games/atoll/texts.py": "",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return PretendedCompilation(tmp_path)


def write(project: Compilation, name: str) -> None:
    (project.source / "archipel" / name).write_text("CHANGED = True\n")


def test_packages_and_excluded_files_stay_plain(project: Compilation) -> None:
    assert [str(module) for module in project.modules()] == [
        "archipel/engine/state.py",
        "archipel/games/atoll/steps.py",
    ]


def test_the_result_is_the_whole_package_with_the_compiled_modules_beside_their_sources(
    project: Compilation,
) -> None:
    assert not project.is_current()
    project.make()
    assert project.is_current()
    package = project.result / "archipel"
    assert (package / "cli.py").exists()
    assert (package / "engine/state.py").exists()
    assert (package / f"engine/state{SUFFIX}").exists()
    assert not (package / f"games/atoll/texts{SUFFIX}").exists()


def test_a_changed_rule_is_compiled_again(project: PretendedCompilation) -> None:
    project.make()
    write(project, "games/atoll/steps.py")
    assert not project.refresh()
    project.make()
    assert project.is_current()
    assert project.times == 2


@pytest.mark.parametrize("name", ["cli.py", "words.ftl"])
def test_a_change_beside_the_rules_is_only_copied(project: PretendedCompilation, name: str) -> None:
    project.make()
    write(project, name)
    assert not project.is_current()
    assert project.refresh()
    assert project.is_current()
    assert project.times == 1
    assert (project.result / "archipel" / name).read_text() == "CHANGED = True\n"


def test_another_version_of_the_compiler_compiles_again(project: PretendedCompilation) -> None:
    project.make()
    (project.root / "requirements/compile.lock").write_text("mypy==2.5.0")
    assert not project.refresh()


def test_a_failure_keeps_the_last_result_and_is_not_tried_again(project: PretendedCompilation) -> None:
    project.make()
    write(project, "engine/state.py")
    project.broken = True
    assert not project.has_failed_before()
    with pytest.raises(CompilationFailed):
        project.make()
    assert project.has_failed_before()
    assert (project.result / "archipel/engine/state.py").read_text() == ""
    assert not project.is_current()
    (project.source / "archipel/engine/state.py").write_text("REPAIRED = True\n")
    assert not project.has_failed_before()


def test_what_an_interrupted_build_left_is_never_taken_for_a_result(project: PretendedCompilation) -> None:
    (project.build / "compiled.new/archipel").mkdir(parents=True)
    (project.build / "compiled.new/archipel/stray.py").touch()
    assert not project.is_current()
    project.make()
    assert not (project.result / "archipel/stray.py").exists()


def test_only_one_process_holds_a_lock(tmp_path: Path) -> None:
    with compiling.lock(tmp_path / "lock") as first, compiling.lock(tmp_path / "lock", wait=False) as second:
        assert first
        assert not second


def test_a_machine_without_a_compiler_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ARCHIPEL_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no C compiler no-such-compiler" in compiling.obstacle()


def test_compiling_can_be_turned_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCHIPEL_COMPILE", "0")
    assert compiling.obstacle()
