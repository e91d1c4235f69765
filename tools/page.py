"""Build the page (web/) into src/archipel/static, from where the server serves it.

    python tools/page.py           build what is out of date
    python tools/page.py --check   say whether the built page is current (exit status 1 when it is not)

Needs Node 20.19 or newer with npm. The result is not kept in git; wheels and source archives carry it.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from compile import ROOT, digest, lock

OLDEST_NODE = (20, 19)


class PageFailed(Exception):
    """The page could not be built; the text says why."""


class Page:
    """The built page of the project in a folder: whether it is current, and how it is made."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.web = root / "web"
        self.package = root / "src" / "archipel"
        self.result = root / "src" / "archipel" / "static"
        self.stamp = self.result / ".stamp"

    def sources(self) -> list[Path]:
        """Everything that the page is made from."""
        ours = (file for file in self.web.rglob("*") if "node_modules" not in file.parts)
        return sorted(file for file in (*ours, *self.package.rglob("texts/**/*")) if file.is_file())

    def exists(self) -> bool:
        """Whether the sources of a page are here (a wheel carries only the result)."""
        return (self.web / "package.json").is_file()

    def is_current(self) -> bool:
        """Whether the built page was made from these very sources."""
        return self.stamp.is_file() and self.stamp.read_text() == digest(self.sources(), self.root)

    def make(self, variables: dict[str, str] | None = None) -> None:
        """Install what building needs, and build; nothing is replaced unless the build succeeds."""
        build = self.root / "build"
        build.mkdir(exist_ok=True)
        with lock(build / "page.flock"):
            if self.is_current():
                return
            made = digest(self.sources(), self.root)
            fresh = build / "page"
            self.npm(["ci", "--omit=dev"], variables)
            self.npm(["run", "build", "--", "--outDir", str(fresh), "--emptyOutDir"], variables)
            (fresh / ".stamp").write_text(made)
            if self.result.exists():
                shutil.rmtree(self.result)
            shutil.move(str(fresh), self.result)

    def npm(self, words: list[str], variables: dict[str, str] | None = None) -> None:
        """Run npm in web/, silently unless it fails."""
        environment = {**os.environ, **(variables or {})}
        npm = shutil.which("npm", path=environment.get("PATH"))
        if npm is None:
            raise PageFailed("npm was not found.")
        done = subprocess.run(
            [npm, *words],
            cwd=self.web,
            env=environment,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
        if done.returncode:
            last_words = "\n".join(done.stdout.strip().splitlines()[-15:])
            raise PageFailed(f"npm {words[0]} failed; its last words were:\n{last_words}")


def has_fit_node(path: str | None = None) -> bool:
    """Whether a Node that can build the page is at hand."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    told = subprocess.run([node, "--version"], text=True, capture_output=True, check=False).stdout
    version = re.match(r"v(\d+)\.(\d+)", told)
    return version is not None and (int(version[1]), int(version[2])) >= OLDEST_NODE


def main() -> int:
    """Build the page, or say whether it is current."""
    parser = argparse.ArgumentParser(description="Build the page into src/archipel/static.")
    parser.add_argument("--check", action="store_true", help="only say whether it is current")
    options = parser.parse_args()
    page = Page(ROOT)
    if options.check:
        print("The built page is current." if page.is_current() else "The built page is not current.")
        return 0 if page.is_current() else 1
    try:
        page.make()
    except PageFailed as failure:
        print(f"The page was not built. {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
