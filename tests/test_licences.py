"""The work of others that ships with Archipel is named, with the text of its licence."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
TEXTS = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "web/public/licenses").iterdir()}

# What the page is made with, and the licence of what remains of it in the built page.
PAGE = {
    "@fluent/bundle": "Fluent-Apache-2.0.txt",
    "@fontsource-variable/fraunces": "Fraunces-OFL-1.1.txt",
    "@fontsource-variable/source-sans-3": "Source-Sans-3-OFL-1.1.txt",
    "@iconify-json/game-icons": "Game-icons-CC-BY-3.0.txt",
    "@sveltejs/vite-plugin-svelte": None,
    "svelte": "Svelte-MIT.txt",
    "vite": None,
}


def test_the_notice_names_every_licence_text_and_no_other() -> None:
    assert set(re.findall(r"\S+\.txt", NOTICE)) == set(TEXTS)


def test_everything_the_page_is_made_with_has_its_licence_text() -> None:
    needed = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    assert set(needed) == set(PAGE)
    assert {name for name in PAGE.values() if name} <= set(TEXTS)


def test_every_author_of_a_drawing_is_named() -> None:
    credits = (file.read_text(encoding="utf-8") for file in (ROOT / "web/src/boards").glob("*/credits.ts"))
    authors = {author for text in credits for author in re.findall(r"fromGameIcons\('([^']+)'", text)}
    assert len(authors) > 3
    assert {author for author in authors if author not in NOTICE} == set()


def test_the_fonts_come_with_the_open_font_license_and_its_copyright_line() -> None:
    holders = {"Fraunces-OFL-1.1.txt": "Fraunces Project", "Source-Sans-3-OFL-1.1.txt": "Adobe"}
    for name, holder in holders.items():
        assert holder in TEXTS[name].partition("\n")[0]
        assert "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007" in TEXTS[name]
        assert "DISCLAIMER" in TEXTS[name]
