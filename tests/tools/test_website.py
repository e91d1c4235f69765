"""The documentation site: it builds, nothing in it is missing, and it asks nobody else for anything."""

import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from tests.once import made_once

import archipel
import archipel.bots
import archipel.lab
import website
from api_pages import as_markdown, origins

ROOT = Path(website.__file__).parent.parent


class Addresses(HTMLParser):
    """Gathers what a page loads by itself, where its links lead, and its anchors."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.anchors |= {known[name] for name in ("id", "name") if name in known}
        if "src" in known or (tag == "link" and "href" in known and known.get("rel") != "canonical"):
            self.loads.append(known.get("src") or known["href"])
        elif tag == "a" and "href" in known:
            self.links.append(known["href"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = made_once(tmp_path_factory, "website", lambda folder: website.make(folder, Path(sys.executable)))
    return made / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Addresses]:
    # The page for wrong addresses is shown anywhere, so its own are seen from the root.
    found = [file for file in site.rglob("*.html") if file.name != "404.html"]
    return {file: Addresses(file.read_text(encoding="utf-8")) for file in found}


@pytest.mark.long
def test_every_document_has_its_page(site: Path) -> None:
    for place in website.site_places().values():
        page = place.removesuffix(".md").removesuffix("index")
        assert (site / page).exists() or not place.endswith(".md"), place


def test_every_page_is_in_the_menu() -> None:
    menu = set(re.findall(r'"([\w/-]+\.md)"', (ROOT / "zensical.toml").read_text(encoding="utf-8")))
    found = {place for place in website.site_places().values() if place.endswith(".md")}
    # The single decisions are reached from their list.
    assert {place for place in found - menu if not place.startswith("decisions/0")} == set()


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Addresses]) -> None:
    assert [load for page in pages.values() for load in page.loads if urlsplit(load).netloc] == []
    styles = [file.read_text(encoding="utf-8") for file in site.rglob("*.css")]
    assert styles
    assert [text for text in styles if re.search(r"(@import|url\()\s*[\"']?(https?:)?//", text)] == []


def test_every_link_leads_to_a_page_and_its_anchor(site: Path, pages: dict[Path, Addresses]) -> None:
    dead = []
    for file, page in pages.items():
        for link in [*page.links, *page.loads]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            goal = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            goal = goal / "index.html" if goal.is_dir() else goal
            anchors = pages[goal].anchors if goal in pages else {parts.fragment}
            if not goal.is_file() or (parts.fragment and unquote(parts.fragment) not in anchors):
                dead.append(f"{file.relative_to(site)}: {link}")
    assert dead == []


def test_the_whole_library_is_described(pages: dict[Path, Addresses]) -> None:
    anchors = {anchor for page in pages.values() for anchor in page.anchors}
    engine = {f"archipel.engine.{file.stem}" for file in (ROOT / "src/archipel/engine").glob("[a-z]*.py")}
    named = {
        origin
        for package in (archipel, archipel.bots, archipel.lab)
        for origin in origins(ROOT / "src" / package.__name__.replace(".", "/")).values()
    }
    assert (engine | named) - anchors == set()


def test_a_dead_link_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lay_out(docs: Path) -> None:
        docs.mkdir()
        (docs / "index.md").write_text("# Sea\n\n[land](land.md)\n")

    monkeypatch.setattr(website, "lay_out", lay_out)
    with pytest.raises(website.WebsiteFailed, match="page does not exist"):
        website.make(tmp_path / "site", Path(sys.executable))


def test_links_lead_within_the_site_where_it_has_the_page() -> None:
    places = website.site_places()
    assert website.relinked("[a](docs/lab.md#fuzz)", "README.md", places) == "[a](lab.md#fuzz)"
    assert website.relinked("[a](docs/decisions/)", "README.md", places) == "[a](decisions/index.md)"
    assert website.relinked("[a](../benchmarks/load.md)", "docs/lab.md", places) == "[a](benchmarks/load.md)"
    assert website.relinked("[a](https://svelte.dev)", "README.md", places) == "[a](https://svelte.dev)"


def test_links_to_other_files_lead_to_where_the_sources_are_published() -> None:
    link = website.relinked("[a](LICENSE)", "README.md", website.site_places())
    assert link == f"[a]({website.homepage()}/blob/main/LICENSE)"


def test_examples_in_docstrings_are_shown_as_code() -> None:
    shown = as_markdown("One.\n\n>>> 1 + 1\n2\n\nMore :meth:`of` it.")
    assert shown == "One.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore `of` it."
