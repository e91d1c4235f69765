"""Build the documentation site into build/website/site, from the project's documents and docstrings.

    python3 tools/website.py

A link that leads nowhere is a failure. How the site looks, and the order of its pages, is in zensical.toml.
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path, PurePosixPath

from api_pages import api_pages
from compile import ROOT
from environment import BUILD, Environment, tell

# Pages that lie outside docs/, and where the site has them.
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "report.md",
    "STYLE.md": "style.md",
    "benchmarks/README.md": "benchmarks/index.md",
    "benchmarks/load.md": "benchmarks/load.md",
    "benchmarks/environments.md": "benchmarks/environments.md",
    "requirements/README.md": "requirements.md",
    "src/archipel/texts/README.md": "texts.md",
}
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)]*)?(\))")


class WebsiteFailed(Exception):
    """The site could not be built; the text says why."""


def make(folder: Path, python: Path) -> Path:
    """Build the site in a folder of its own, with a Python that has the locked packages; give its place."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    # Not a symbolic link to src: hatchling would follow it and leave src itself out of the sources it packs.
    settings = (ROOT / "zensical.toml").read_text(encoding="utf-8")
    (folder / "zensical.toml").write_text(settings.replace('"src"', f'"{ROOT / "src"}"'), encoding="utf-8")
    lay_out(folder / "docs")
    done = subprocess.run(
        [str(python), "-m", "zensical", "build", "--clean", "--strict"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT / "tools")},  # mkdocstrings looks for our docstrings.py
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        told = COLOUR.sub("", done.stdout).partition("Traceback")[0].strip()
        raise WebsiteFailed(f"The site was not built; zensical said:\n{told}")
    return folder / "site"


def lay_out(docs: Path) -> None:
    """Put all pages where the site has them, with links that fit, and the pages made from docstrings."""
    places = site_places()
    for source, place in places.items():
        (docs / place).parent.mkdir(parents=True, exist_ok=True)
        if source.endswith(".md"):
            text = (ROOT / source).read_text(encoding="utf-8")
            (docs / place).write_text(relinked(text, source, places), encoding="utf-8")
        else:
            shutil.copy(ROOT / source, docs / place)
    for place, text in api_pages(ROOT / "src").items():
        (docs / place).parent.mkdir(parents=True, exist_ok=True)
        (docs / place).write_text(text, encoding="utf-8")


def site_places() -> dict[str, str]:
    """Every file of the site that is written by hand: its path in the project, and its path in the site."""
    ours = [file.relative_to(ROOT) for file in sorted((ROOT / "docs").rglob("*")) if file.is_file()]
    docs = {str(file): re.sub(r"README\.md$", "index.md", str(file.relative_to("docs"))) for file in ours}
    return {**ELSEWHERE, **docs}


def relinked(text: str, source: str, places: dict[str, str]) -> str:
    """The text of a page with its links as the site needs them."""
    here = PurePosixPath(places[source]).parent

    def led(link: re.Match[str]) -> str:
        before, target, anchor, after = link.groups()
        if "://" in target:
            return link.group()
        wanted = os.path.normpath(PurePosixPath(source).parent / target)
        place = places.get(wanted) or places.get(f"{wanted}/README.md")
        # What is no page of the site is shown where the sources are published.
        goal = os.path.relpath(place, here) if place else f"{homepage()}/blob/main/{wanted}"
        return f"{before}{goal}{anchor or ''}{after}"

    return LINK.sub(led, text)


def homepage() -> str:
    """Where the sources are published."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["urls"]["Homepage"])


def main() -> None:
    """Build the site and say where it is."""
    venv = Environment(ROOT / ".venv")
    venv.prepare("dev.lock")
    tell("building the documentation site")
    try:
        site = make(BUILD / "website", venv.python)
    except WebsiteFailed as failure:
        sys.exit(f"archipel: {failure}")
    print(site.relative_to(ROOT) / "index.html")


if __name__ == "__main__":
    main()
