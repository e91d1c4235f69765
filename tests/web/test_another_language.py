"""A language, and a game with an id of any form, are added as files; a page built from them has both."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from archipel.games import GAMES
from archipel.words import LANGUAGES
from tests.another import NAME, PSEUDO, VITE, Another
from tests.table.server import Server, running
from tests.web.browser import Browsers

GAME = "solo"
MODEL = "forbidden_island"
OTHERS = tuple(game for game in GAMES if game != MODEL)  # a smaller page is built sooner


@pytest.fixture(scope="module")
def another_server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not VITE.exists():
        pytest.skip("No page can be built: npm --prefix web ci")
    another = Another(tmp_path_factory.mktemp("another"), without=OTHERS)
    another.add_game(MODEL, GAME)
    another.add_language()
    another.build_page()
    data = Path(tmp_path_factory.mktemp("tables"))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(another.source))  # which the server's process inherits
        with running(data) as server:
            yield server


@pytest.mark.long
def test_a_language_of_files_alone_is_on_the_page_and_on_the_board(
    browser: Browser, another_server: Server
) -> None:
    browsers = Browsers(browser, f"http://127.0.0.1:{another_server.port}")
    page = browsers.page()
    switch = page.get_by_role("combobox", name="Language")
    expect(switch.locator("option")).to_have_count(len(LANGUAGES) + 1)
    switch.select_option(label=NAME)
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    cover = page.locator(f"article[data-game={GAME}]")
    expect(cover.locator("h2")).to_have_text("⟦Ƒöŕƀíđđéñ Íšļåñđ⟧")
    expect(cover.locator(".tagline")).not_to_contain_text("⟦")  # lacking, and told in the fallback language
    cover.get_by_role("button", name="⟦Þļåý⟧").click()
    tile = page.locator("[data-tile]").first
    expect(tile).to_be_visible()
    assert "⟦" in (tile.get_attribute("aria-label") or tile.inner_text())
    expect(page.locator(".story ol li").first).to_contain_text("⟦")
    assert "[" not in page.locator("main").inner_text(), "a text without words"
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    browsers.close()
    assert browsers.complaints == []
