"""Compile the rules with mypyc into build/compiled, from the same source files.

    python tools/compile.py           compile what is out of date
    python tools/compile.py --check   say whether build/compiled is current (exit status 1 when it is not)

With build/compiled on PYTHONPATH the program runs compiled; without it, as plain Python. The src folder never
holds anything compiled. Which modules are compiled is said in pyproject.toml, [tool.archipel.compile].
"""

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
ROOT = TOOLS.parent
NOT_SOURCES = shutil.ignore_patterns("__pycache__", "*.so")


class CompilationFailed(Exception):
    """The modules could not be compiled; the text says why."""


class Compilation:
    """The compiled form of the project in a folder: which modules, whether it is current, how it is made."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.source = root / "src"
        self.build = root / "build"
        self.result = self.build / "compiled"
        self.lock_file = self.build / "compile.flock"

    def modules(self) -> list[Path]:
        """The modules to compile, relative to src."""
        settings = tomllib.loads((self.root / "pyproject.toml").read_text())["tool"]["archipel"]["compile"]
        left_out = {self.root / name for name in settings["exclude"]}
        found = {file for pattern in settings["modules"] for file in self.root.glob(pattern)}
        return sorted(
            file.relative_to(self.source)
            for file in found
            if file.name != "__init__.py" and file not in left_out
        )

    def toolchain(self) -> str:
        """What a compiled file depends on besides the sources: this Python and the locked compiler."""
        packages = self.root / "requirements" / "compile.lock"
        tools = [TOOLS / "compile.py", TOOLS / "mypyc_group.py"]
        return f"{digest([packages], self.root)} {digest(tools, TOOLS)} {EXTENSION_SUFFIXES[0]}"

    def fingerprint(self) -> dict[str, str]:
        """What build/compiled was or would be made from: the compiled part, and every file of the package."""
        package = self.source / "archipel"
        files = sorted(
            file
            for file in package.rglob("*")
            if file.is_file() and "__pycache__" not in file.parts and file.suffix != ".so"
        )
        modules = self.modules()
        # A constant or a type of a neighbour can end up inside a compiled module, so the whole of engine/ and
        # of games/ counts; they may import nothing else of the package.
        parts = {package / module.parts[1] for module in modules}
        rules = [file for file in files if file.suffix == ".py" and parts.intersection(file.parents)]
        names = " ".join(map(str, modules))
        return {
            "binaries": f"{self.toolchain()} {digest(rules, self.source)} {names}",
            "sources": digest(files, self.source),
        }

    def made_from(self) -> dict[str, str]:
        """The fingerprint of what lies in build/compiled, empty when there is nothing."""
        try:
            stamp: dict[str, str] = json.loads((self.result / "stamp.json").read_text())
        except (OSError, ValueError):
            return {}
        return stamp

    def is_current(self) -> bool:
        """Whether build/compiled is the compiled form of the sources as they are."""
        return self.made_from() == self.fingerprint()

    def has_failed_before(self) -> bool:
        """Whether compiling these very sources was tried already, and failed."""
        try:
            return (self.build / "compile-failed").read_text() == self.fingerprint()["binaries"]
        except OSError:
            return False

    def refresh(self) -> bool:
        """Bring the plain files of build/compiled up to date when only they changed; tell if all is current.

        This takes milliseconds and needs no compiler. It gives up at once when a compilation is under way.
        """
        wanted, made = self.fingerprint(), self.made_from()
        if made == wanted:
            return True
        if made.get("binaries") != wanted["binaries"]:
            return False
        with lock(self.lock_file, wait=False) as taken:
            if taken:
                self.replace_result(self.result, wanted)
        return bool(taken)

    def make(self) -> None:
        """Make build/compiled current, compiling if need be."""
        self.build.mkdir(exist_ok=True)
        with lock(self.lock_file) as taken:
            wanted = self.fingerprint()
            if self.made_from() == wanted:
                return
            if self.made_from().get("binaries") == wanted["binaries"]:
                self.replace_result(self.result, wanted)
                return
            if importlib.util.find_spec("mypyc") is None:
                raise CompilationFailed("mypyc is not installed beside this Python")
            work = self.build / "mypyc"
            # Object files are used again while only some modules change, but never those of another compiler.
            if not (work / "toolchain").exists() or (work / "toolchain").read_text() != self.toolchain():
                shutil.rmtree(work, ignore_errors=True)
                work.mkdir()
                (work / "toolchain").write_text(self.toolchain())
            try:
                made = self.compile(work, taken)
            except CompilationFailed:
                (self.build / "compile-failed").write_text(wanted["binaries"])
                raise
            self.replace_result(made, wanted)

    def compile(self, work: Path, taken: int) -> Path:
        """Compile a copy of the package inside the work folder; give the folder that holds the copy.

        The lock goes along to the compiling process: should this one be killed, the other still writes there.
        """
        stage = work / "source"
        shutil.rmtree(stage, ignore_errors=True)
        shutil.copytree(self.source / "archipel", stage / "archipel", ignore=NOT_SOURCES)
        modules = [str(module) for module in self.modules()]
        order = [sys.executable, str(TOOLS / "mypyc_group.py"), str(work), *modules]
        done = subprocess.run(
            order,
            cwd=stage,
            env=os.environ | {"CC": shlex.join(compiler())},
            pass_fds=[taken],
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            raise CompilationFailed(f"mypyc could not compile the rules:\n{done.stdout.strip()}")
        return stage

    def replace_result(self, compiled: Path, stamp: dict[str, str]) -> None:
        """Put the package with the files compiled there in place of build/compiled, whole or not at all."""
        new, old = self.build / "compiled.new", self.build / "compiled.old"
        for leftover in (new, old):
            shutil.rmtree(leftover, ignore_errors=True)
        shutil.copytree(self.source / "archipel", new / "archipel", ignore=NOT_SOURCES)
        for file in extension_modules(compiled):
            shutil.copy2(file, new / file.relative_to(compiled))
        (new / "stamp.json").write_text(json.dumps(stamp, indent=1))
        if self.result.exists():
            self.result.rename(old)
        new.rename(self.result)
        shutil.rmtree(old, ignore_errors=True)


def digest(files: Iterable[Path], base: Path) -> str:
    """A short hash of the files' names and contents."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(base)}\0".encode())
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()[:32]


def extension_modules(folder: Path) -> list[Path]:
    """The compiled modules in a folder, the group's shared one included."""
    return sorted(folder.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


@contextlib.contextmanager
def lock(file: Path, *, wait: bool = True) -> Iterator[int]:
    """Hold the lock file and give its descriptor; without wait, give 0 when another process holds it."""
    with file.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield 0
        else:
            yield held.fileno()


def compiler() -> list[str]:
    """The words that start the C compiler, empty when there is none."""
    asked = os.environ.get("CC")
    candidates = [asked] if asked else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    for candidate in candidates:
        words = shlex.split(candidate)
        if words and shutil.which(words[0]):
            return words
    return []


def obstacle() -> str:
    """Why nothing can be compiled on this machine, empty when it can."""
    if os.environ.get("ARCHIPEL_COMPILE") == "0":
        return "ARCHIPEL_COMPILE=0 turns compiling off"
    if not compiler():
        return f"there is no C compiler {os.environ.get('CC', 'on this machine')}".rstrip()
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python's C headers are missing (on Debian or Ubuntu: package python3-dev)"
    return ""


def main() -> None:
    """Compile, or check, from the command line."""
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only say whether build/compiled is current")
    options = parser.parse_args()
    compilation = Compilation(ROOT)
    modules = compilation.modules()
    if not modules:
        print("There is nothing to compile: no module fits [tool.archipel.compile].")
    elif compilation.is_current():
        print(f"build/compiled is current ({len(modules)} modules).")
    elif options.check:
        sys.exit("build/compiled is not current; make it with tools/compile.py.")
    elif problem := obstacle():
        sys.exit(f"The rules are not compiled: {problem}.")
    else:
        started = time.perf_counter()
        try:
            compilation.make()
        except CompilationFailed as failure:
            sys.exit(str(failure))
        took = time.perf_counter() - started
        print(f"Compiled {len(modules)} modules into build/compiled in {took:.1f} s.")


if __name__ == "__main__":
    main()
