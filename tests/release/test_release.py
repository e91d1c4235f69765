"""The files of a release: what is in them, which machine they say they are for, and that they play."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import release
from compile import ROOT, Compilation

LICENCES = sorted((ROOT / "web/public/licenses").glob("*.txt"))


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made("pure", tmp_path_factory.mktemp("pure"))


@pytest.fixture(scope="module")
def manylinux(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compilation = Compilation(ROOT)
    # To compile takes minutes. That only plain files changed since, such as the page's, does not matter.
    if compilation.made_from().get("binaries") != compilation.fingerprint()["binaries"]:
        pytest.skip("No manylinux wheel: the compiled form is not there (python tools/compile.py makes it).")
    return made("manylinux", tmp_path_factory.mktemp("manylinux"))


def made(kind: str, folder: Path) -> Path:
    return release.make(kind, folder, Path(sys.executable), dict(os.environ))


def install(wheel: Path, folder: Path) -> Path:
    """The program in a fresh environment; its needs come from beside this Python, not from a network."""
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(folder / "bin/python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    packages = Path(sysconfig.get_path("purelib", vars={"base": str(folder)}))
    # Only the folder itself: what its own .pth files add, such as our sources, stays away.
    (packages / "needs.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder / "bin" / "archipel"


def said(program: Path, *words: str) -> str:
    """What the installed program prints, in a folder where none of our sources are."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "ARCHIPEL"))}
    return subprocess.check_output([str(program), *words], cwd=program.parent, env=alone, text=True)


def names(wheel: Path) -> list[str]:
    return zipfile.ZipFile(wheel).namelist()


def metadata(wheel: Path) -> str:
    [name] = [name for name in names(wheel) if name.endswith(".dist-info/METADATA")]
    return zipfile.ZipFile(wheel).read(name).decode()


def test_the_pure_wheel_is_for_any_machine(pure: Path) -> None:
    assert pure.name.endswith("-py3-none-any.whl")
    assert [name for name in names(pure) if name.endswith(".so")] == []


def test_the_manylinux_wheel_says_which_c_library_it_needs(manylinux: Path) -> None:
    wanted = re.search(r"manylinux_2_(\d+)_", manylinux.name)
    assert wanted
    asked = [
        int(version)
        for name in names(manylinux)
        if name.endswith(".so")
        for version in re.findall(rb"GLIBC_2\.(\d+)", zipfile.ZipFile(manylinux).read(name))
    ]
    assert asked
    assert max(asked) <= int(wanted[1])


@pytest.mark.parametrize("kind", ["pure", "manylinux"])
def test_a_wheel_holds_page_texts_and_every_licence(kind: str, request: pytest.FixtureRequest) -> None:
    wheel: Path = request.getfixturevalue(kind)
    held = names(wheel)
    assert "archipel/static/index.html" in held
    assert "archipel/games/forbidden_island/texts/fr/words.ftl" in held
    assert len(LICENCES) > 5
    for licence in [ROOT / "LICENSE", ROOT / "NOTICE", *LICENCES]:
        assert [name for name in held if re.search(rf"\.dist-info/licenses/(.*/)?{licence.name}$", name)]
        assert f"License-File: {licence.relative_to(ROOT)}\n" in metadata(wheel)
    assert {f"archipel/static/licenses/{licence.name}" for licence in LICENCES} <= set(held)


def test_a_wheel_tells_what_it_is_and_where_it_lives(pure: Path) -> None:
    told = metadata(pure)
    assert "Description-Content-Type: text/markdown" in told
    assert "Project-URL: Homepage, https://" in told
    assert "Five island games in one Python program" in told


@pytest.mark.parametrize(("kind", "form"), [("pure", "plain Python"), ("manylinux", "compiled")])
def test_an_installed_wheel_plays_in_its_form(
    kind: str, form: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    program = install(request.getfixturevalue(kind), tmp_path)
    assert said(program, "--version").endswith(f"({form})\n")
    assert "takara_island" in said(program, "games")
    said(program, "simulate", "forbidden_island", "--bots", "random", "--games", "20")


def test_the_source_archive_holds_everything_to_build_from(tmp_path: Path) -> None:
    with tarfile.open(made("source", tmp_path)) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    files = ["LICENSE", "NOTICE", "hatch_build.py", "requirements/run.lock", "src/archipel/cli.py"]
    texts = [str(licence.relative_to(ROOT)) for licence in LICENCES]
    assert {*files, *texts, "src/archipel/static/index.html"} <= held
