"""Set Archipel up in .venv, then play it or test it.

    ./run [words for archipel...]                play; with no words the program chooses how
    ./run notebook [words for marimo...]         open a notebook about the games in the browser
    ./test [-- words for pytest...]              check what every change can break
    ./test --long [-- words for pytest...]       the rest: the compiled form, releases, the long walks

Only the standard library is used. An older Python must be able to read this file as far as its refusal, so it
keeps to plain syntax. Progress goes to standard error: standard output is the program's.
"""

import sys

OLDEST = (3, 11)


def refusal(version: "tuple[int, ...]") -> str:
    """The sentence that turns an old Python away, empty for one that will do."""
    if version[:2] >= OLDEST:
        return ""
    return (
        f"archipel: Python {OLDEST[0]}.{OLDEST[1]} or newer is needed and this is {version[0]}.{version[1]}; "
        "install a newer one, or name one that you have, as in PYTHON=python3.12 ./run"
    )


if refusal(sys.version_info[:3]):
    sys.exit(refusal(sys.version_info[:3]))

import os
import shutil
import subprocess
from pathlib import Path

from checks import test
from compile import ROOT, Compilation, lock, obstacle
from environment import BUILD, Environment, tell, with_compiled_form, with_node
from page import Page, PageFailed


def run(words: list[str]) -> None:
    """Become the archipel command, compiled where that form is ready, else plain and compiling for later."""
    if words[:1] == ["notebook"]:
        become_notebook(words[1:])
    venv = Environment(ROOT / ".venv")
    venv.prepare("run.lock")
    if wants_page(words):
        prepare_page(venv)
    variables = dict(os.environ)
    compilation = Compilation(ROOT)
    if variables.get("ARCHIPEL_COMPILE") != "0" and compilation.modules():
        if compilation.refresh():
            variables = with_compiled_form(variables)
        elif not obstacle() and not compilation.has_failed_before():
            compile_behind()
    # -P: a file in the player's folder must not be taken for a part of the program.
    os.execve(venv.python, [str(venv.python), "-P", "-m", "archipel", *words], variables)


def wants_page(words: list[str]) -> bool:
    """Whether these words start the server: ``serve``, or nothing but its options."""
    if words[:1] == ["--lang"]:
        words = words[2:]
    first = next((word for word in words if not word.startswith("--lang=")), "serve")
    return first == "serve" or (first.startswith("-") and first not in ("--help", "--version"))


def prepare_page(venv: Environment) -> None:
    """Build the page if it is out of date; without it the program still plays in the terminal."""
    page = Page(ROOT)
    if not page.exists() or page.is_current():
        return
    try:
        variables = with_node(venv)
        tell("building the page")
        page.make(variables)
    except PageFailed as failure:
        print(f"archipel: the page was not built. {failure}", file=sys.stderr)


def become_notebook(words: list[str]) -> None:
    """Open the notebook, in a copy that is its reader's own and an environment of its own."""
    venv = Environment(BUILD / "notebook-venv")
    venv.prepare("notebook.lock")
    copy = BUILD / "notebook.py"
    if not copy.exists():
        tell(f"putting a notebook of your own into {copy.relative_to(ROOT)}")
        shutil.copy(ROOT / "docs/examples/notebook.py", copy)
    compiled = Compilation(ROOT).is_current()
    variables = with_compiled_form(dict(os.environ)) if compiled else dict(os.environ)
    order = [str(venv.python), "-m", "marimo", "edit", "--skip-update-check", *words, str(copy)]
    os.execve(venv.python, order, variables)


def compile_behind() -> None:
    """Start compiling in a process of its own that outlives this one."""
    BUILD.mkdir(exist_ok=True)
    with lock(BUILD / "behind.flock", wait=False) as free:
        if not free:
            return
    tell("compiling the rules behind the scenes for a faster next start (build/compile.log)")
    (BUILD / "compile.log").write_text("")
    with (BUILD / "compile.log").open("a") as log:
        subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "compile"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=ROOT,
            start_new_session=True,
        )


def compile_now() -> int:
    """Compile at low priority in an environment of its own, unless another process is at it."""
    BUILD.mkdir(exist_ok=True)
    with lock(BUILD / "behind.flock", wait=False) as free:
        if not free:
            return 0
        os.nice(19)
        venv = Environment(BUILD / "compile-venv")
        venv.prepare("compile.lock", with_archipel=False)
        return subprocess.run([venv.python, str(ROOT / "tools/compile.py")], check=False).returncode


def main() -> None:
    """Do what the first word says."""
    verb, words = sys.argv[1], sys.argv[2:]
    if verb == "run":
        run(words)
    elif verb == "test":
        test(words)
    elif verb == "compile":
        sys.exit(compile_now())
    else:
        sys.exit(f"archipel: {verb} is not one of run, test, compile.")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
