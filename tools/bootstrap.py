"""Set Archipel up in .venv, then play it or test it.

    ./run [words for archipel...]                play; with no words the program chooses how
    ./test [--quick] [-- words for pytest...]    check everything; --quick leaves the compiled form out

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

import argparse
import atexit
import os
import re
import subprocess
import tempfile
import time
from pathlib import Path

from compile import ROOT, Compilation, digest, lock, obstacle
from page import Page, PageFailed, has_fit_node

REQUIREMENTS = ROOT / "requirements"
BUILD = ROOT / "build"
# What an editable install is made from; the sources themselves are used where they lie.
INSTALLED_FROM = [ROOT / "pyproject.toml", ROOT / "hatch_build.py", ROOT / "src/archipel/__init__.py"]
UNREACHABLE = re.compile(r"NewConnectionError|NameResolutionError|Max retries|ProxyError|Timeout|timed out")


class Environment:
    """A virtual environment, made step by step; a step is skipped while the stamp of its last time holds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    def stamp(self) -> str:
        """What the environment is tied to: the Python that made it, and its place, which its scripts name."""
        return f"{sys.version_info.major}.{sys.version_info.minor} {self.folder}"

    def is_done(self, step: str, stamp: str) -> bool:
        """Whether the step was done with the very inputs that the stamp stands for."""
        file = self.folder / f"{step}.stamp"
        return file.exists() and file.read_text() == stamp

    def mark_done(self, step: str, stamp: str) -> None:
        """Remember that the step was done with the inputs that the stamp stands for."""
        (self.folder / f"{step}.stamp").write_text(stamp)

    def is_ready(self, lock_name: str, *, with_archipel: bool = True) -> bool:
        """Whether `prepare` would have nothing to do."""
        return (
            self.python.exists()
            and self.is_done("venv", self.stamp())
            and self.is_done(lock_name, digest([REQUIREMENTS / lock_name], ROOT))
            and (not with_archipel or self.is_done("archipel", digest(INSTALLED_FROM, ROOT)))
        )

    def prepare(self, lock_name: str, *, with_archipel: bool = True) -> None:
        """Make the environment, install the locked packages in it, and Archipel from its sources."""
        if self.is_ready(lock_name, with_archipel=with_archipel):
            return
        BUILD.mkdir(exist_ok=True)
        with lock(BUILD / f"{self.folder.name}.flock"):
            self.make()
            self.install(lock_name)
            if with_archipel:
                self.install_archipel()

    def make(self) -> None:
        """Make the empty environment."""
        if self.python.exists() and self.is_done("venv", self.stamp()):
            return
        tell(f"making {self.folder.relative_to(ROOT)} (once)")
        done = quietly([sys.executable, "-m", "venv", "--clear", str(self.folder)])
        if done.returncode:
            sys.exit(venv_failure(done.stdout))
        self.mark_done("venv", self.stamp())

    def install(self, lock_name: str) -> None:
        """Install the packages of a lock file, each checked against its hash."""
        file = REQUIREMENTS / lock_name
        stamp = digest([file], ROOT)
        if self.is_done(lock_name, stamp):
            return
        count = len(re.findall(r"^\S+==", file.read_text(), re.MULTILINE))
        tell(f"fetching {count} packages")
        self.pip("--no-deps", "--require-hashes", "-r", str(file))
        self.mark_done(lock_name, stamp)
        if lock_name == "dev.lock":  # holds everything that run.lock holds
            self.mark_done("run.lock", digest([REQUIREMENTS / "run.lock"], ROOT))

    def install_archipel(self) -> None:
        """Install Archipel so that its sources are used where they lie."""
        stamp = digest(INSTALLED_FROM, ROOT)
        if self.is_done("archipel", stamp):
            return
        tell("installing Archipel")
        self.pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        self.mark_done("archipel", stamp)

    def pip(self, *words: str) -> None:
        """Let pip install something, silently unless it fails."""
        options = ["--disable-pip-version-check", "--no-input", "--no-compile", "--retries=2"]
        done = quietly([str(self.python), "-m", "pip", "install", *options, *words])
        if done.returncode:
            sys.exit(pip_failure(done.stdout))


def tell(what: str) -> None:
    """Say what is being done."""
    print(f"archipel: {what} …", file=sys.stderr, flush=True)


def quietly(order: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it prints."""
    return subprocess.run(order, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def venv_failure(output: str) -> str:
    """The sentence for a virtual environment that could not be made."""
    if "ensurepip" in output:
        return (
            "archipel: this Python cannot make virtual environments because its ensurepip part is missing; "
            "on Debian or Ubuntu, install the package python3-venv."
        )
    return f"archipel: the virtual environment could not be made:\n{output.strip()}"


def pip_failure(output: str) -> str:
    """The sentence for packages that could not be installed, with pip's own last words where they help."""
    if UNREACHABLE.search(output):
        return (
            "archipel: the package registry cannot be reached, and setting up needs it once; "
            "look at the network or at pip's settings and try again."
        )
    last_words = "\n".join(output.strip().splitlines()[-15:])
    return f"archipel: the packages could not be installed; pip's last words were:\n{last_words}"


def with_compiled_form(environment: dict[str, str]) -> dict[str, str]:
    """The same environment variables, with build/compiled found before the plain sources."""
    folders = [str(BUILD / "compiled"), environment.get("PYTHONPATH", "")]
    return {**environment, "PYTHONPATH": os.pathsep.join(filter(None, folders))}


def run(words: list[str]) -> None:
    """Become the archipel command, compiled where that form is ready, else plain and compiling for later."""
    venv = Environment(ROOT / ".venv")
    venv.prepare("run.lock")
    if not words or words[0] == "serve":
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


def with_node(venv: Environment) -> dict[str, str]:
    """The environment variables with a fit Node: the machine's own, or one from the package registry."""
    if has_fit_node():
        return dict(os.environ)
    venv.install("node.lock")
    path = os.pathsep.join([str(venv.folder / "bin"), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}


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


def test(words: list[str]) -> None:
    """Check everything, stopping at the first failure."""
    parser = argparse.ArgumentParser(prog="./test", description=test.__doc__)
    parser.add_argument("--quick", action="store_true", help="leave the compiled form out")
    parser.add_argument("pytest", nargs="*", metavar="-- WORD", help="further words for pytest")
    options = parser.parse_args(words)
    keep_bytecode()
    venv = Environment(ROOT / ".venv")
    venv.prepare("dev.lock")
    python = str(venv.python)
    pytest = [python, "-m", "pytest", *options.pytest]
    plain = {**os.environ, "ARCHIPEL_FORM": "plain"}
    started = time.perf_counter()
    compiles = not options.quick and can_compile()
    mypyc = Beside([python, str(ROOT / "tools/compile.py")]) if compiles else None
    check("ruff check", [python, "-m", "ruff", "check", "--output-format=concise", "."])
    check("ruff format", [python, "-m", "ruff", "format", "--check", "."])
    check("mypy --strict", [python, "-m", "mypy"])
    if all((ROOT / "src/archipel" / part).is_dir() for part in ("engine", "games")):
        check("import-linter", [str(venv.folder / "bin/lint-imports"), "--no-cache", "--no-logo"])
    check_page(venv)
    if options.pytest:
        check("pytest, plain Python", pytest, plain)
    else:
        # One worker more than cores: some tests do little but wait.
        pytest += ["-n", str(min(4, os.cpu_count() or 1) + 1), "--dist=worksteal"]
        check("pytest, plain Python", [*pytest, "--ignore=tests/web"], plain)
        check("pytest, in a browser", [*pytest, "tests/web"], plain)
    if mypyc:
        mypyc.finish("mypyc")
        # What people see and type is the same in both forms: one run through it is enough.
        pytest += ["--ignore=tests/web", "--ignore=tests/terminal", "--ignore=tests/tools"]
        check("pytest, compiled", pytest, with_compiled_form({**os.environ, "ARCHIPEL_FORM": "compiled"}))
    print(f"\nEverything passed in {time.perf_counter() - started:.1f} s.")


def keep_bytecode() -> None:
    """Let what Python makes of a source be kept under build, whatever the surroundings say.

    The tests start hundreds of processes, and each would spend most of its time on reading the same sources.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(BUILD / "bytecode")


def can_compile() -> bool:
    """Whether the compiled form can be tested; where everything must be, it has to."""
    problem = obstacle()
    if problem and os.environ.get("CI") == "true":
        sys.exit(f"The compiled form cannot be tested: {problem}.")
    if problem:
        print(f"\n== the compiled form is not tested: {problem}")
    return not problem


class Beside:
    """Work that goes on beside the checks, with nothing to say unless it fails."""

    def __init__(self, order: list[str]) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - open as long as the work goes on
        self.process = subprocess.Popen(order, cwd=ROOT, stdout=self.log, stderr=subprocess.STDOUT)
        atexit.register(self.process.kill)

    def finish(self, name: str) -> None:
        """Wait for it, and stop everything when it failed."""
        print(f"\n== {name}", flush=True)
        if self.process.wait():
            self.log.seek(0)
            sys.exit(f"{self.log.read()}== {name} failed")
        print(f"== {name}: done beside the others", flush=True)


def check_page(venv: Environment) -> None:
    """Check the page's own sources, and build it for the tests that open it in a browser."""
    node = with_node(venv)
    npm = ["npm", "--prefix", str(ROOT / "web")]
    check("page: npm ci", [*npm, "ci", "--loglevel=error"], node)
    check("page: svelte-check", [*npm, "run", "--silent", "check"], node)
    check("page: vitest", [*npm, "run", "--silent", "test"], node)
    check("page: build", [str(venv.python), str(ROOT / "tools/page.py")], node)


def check(name: str, order: list[str], variables: dict[str, str] | None = None) -> None:
    """Run one check under its heading, and stop everything when it fails."""
    print(f"\n== {name}", flush=True)
    started = time.perf_counter()
    status = subprocess.run(order, cwd=ROOT, env=variables, check=False).returncode
    took = f"{time.perf_counter() - started:.1f} s"
    if status:
        print(f"== {name} failed after {took}", flush=True)
        sys.exit(status if status > 0 else 1)
    print(f"== {name}: {took}", flush=True)


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
