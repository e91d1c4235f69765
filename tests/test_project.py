"""What has to hold for the project itself, whatever the games do."""

import os
import re
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import Distribution, distribution, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import archipel
from archipel.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*.lock"))
ALLOWED_LICENCES = re.compile(
    r"\b(MIT|BSD|Apache|ISC|MPL|PSF|Python Software Foundation|Mozilla)\b", re.IGNORECASE
)
MADE = re.compile(
    r"\.git|\.venv|build|dist|node_modules|static|__pycache__|\.\w+_cache|\.hypothesis|\.benchmarks"
)
MACHINE_PATH = re.compile(r"(?<![\w.:/])/(?:work|farm|root|tmp|(?:home|Users)/[\w.-]+)/")


def locked(lock: Path) -> list[str]:
    """The requirement lines of a lock file, without hashes."""
    return re.findall(r"^(\S.*?) \\$", lock.read_text(), re.MULTILINE)


def licence(package: Distribution) -> str:
    """Whatever a package says of its licence, the shortest statement first."""
    told = package.metadata.json
    classifiers = [text for text in told.get("classifier", []) if text.startswith("License ::")]
    return str(told.get("license_expression") or " ".join(classifiers) or told.get("license", ""))


def project_files() -> list[Path]:
    """The files under git; in an unpacked archive, all but what ./run and ./test make."""
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False)
    if not listing.returncode:
        return [ROOT / name for name in listing.stdout.split("\0") if name and (ROOT / name).is_file()]
    found: list[Path] = []
    for folder, inside, names in os.walk(ROOT):
        inside[:] = [each for each in inside if not MADE.fullmatch(each)]
        found += [Path(folder) / name for name in names if not MADE.fullmatch(name)]
    return found


def test_the_version_is_the_same_everywhere() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "archipel", "--version"], capture_output=True, text=True, check=True
    )
    form = "compiled" if archipel.COMPILED else "plain Python"
    assert told.stdout == f"archipel {archipel.__version__} ({form})\n"
    assert version("archipel") == archipel.__version__


def test_the_tests_run_in_the_form_that_was_asked_for() -> None:
    """./test says which form it tests, so that a compiled run can never be a plain one by mistake."""
    asked = os.environ.get("ARCHIPEL_FORM")
    assert asked in (None, "compiled" if archipel.COMPILED else "plain")


NEVER_COMPILED = ("__init__.py", "engine/native.py")  # the latter is how the others learn their form


def test_modules_are_loaded_in_the_form_that_archipel_tells() -> None:
    engine = [
        module.__file__ or ""
        for name, module in sys.modules.items()
        if name.startswith("archipel.engine.") and not (module.__file__ or "").endswith(NEVER_COMPILED)
    ]
    assert [file for file in engine if file.endswith(tuple(EXTENSION_SUFFIXES)) != archipel.COMPILED] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_holds_versions_and_hashes_and_no_address(lock: Path) -> None:
    line = re.compile(r"[a-z0-9-]+==[\w.]+( ; [\w '!=<>.()]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert [text for text in lock.read_text().splitlines() if not line.fullmatch(text)] == []


@pytest.mark.parametrize("name", ["run.lock", "compile.lock"])
def test_the_test_environment_holds_the_same_packages_as(name: str) -> None:
    assert set(locked(ROOT / "requirements" / name)) <= set(locked(ROOT / "requirements/dev.lock"))


def test_the_program_needs_only_packages_with_a_permissive_licence() -> None:
    needed = [Requirement(line) for line in locked(ROOT / "requirements/run.lock")]
    told = {
        each.name: licence(distribution(each.name))
        for each in needed
        if not each.marker or each.marker.evaluate()
    }
    assert len(told) > 10
    assert {name: text for name, text in told.items() if not ALLOWED_LICENCES.search(text)} == {}


def test_learning_environments_need_only_packages_with_a_permissive_licence() -> None:
    names = ["gymnasium", "pettingzoo", "numpy", "pillow", "cloudpickle", "farama-notifications"]
    told = {name: licence(distribution(name)) for name in names}
    assert {name: text for name, text in told.items() if not ALLOWED_LICENCES.search(text)} == {}


def test_no_list_of_the_games_is_kept_by_hand() -> None:
    """A game is a folder that is found: whoever adds one adds its name nowhere else."""
    # Pictures of each, bots and games measured one by one, and views that somebody picked.
    measured = {"docs/bots.md", "docs/findings.md", "tools/findings.py"}
    pages = {f"tests/web/{name}.py" for name in ("pictures", "test_phone", "test_end_card", "test_finales")}
    chosen = {"README.md", *pages, *measured}
    found = []
    for file in project_files():
        if file.suffix == ".json":
            continue
        text = file.read_text(errors="ignore")
        named = [game for game in GAMES if re.search(rf"\b{game}\b", text)]
        if len(named) >= 4 and str(file.relative_to(ROOT)) not in chosen:
            found.append(f"{file.relative_to(ROOT)}: {', '.join(named)}")
    assert found == []


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {place.group()}"
        for file in project_files()
        for place in MACHINE_PATH.finditer(file.read_text(errors="ignore"))
    ]
    assert found == []


def test_the_sources_hold_nothing_compiled() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []
