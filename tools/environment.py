"""The virtual environment that everything runs in, made step by step. Only the standard library is used."""

import os
import re
import subprocess
import sys
from pathlib import Path

from compile import ROOT, digest, lock
from page import has_fit_node

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


def with_node(venv: Environment) -> dict[str, str]:
    """The environment variables with a fit Node: the machine's own, or one from the package registry."""
    if has_fit_node():
        return dict(os.environ)
    venv.install("node.lock")
    path = os.pathsep.join([str(venv.folder / "bin"), os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path}
