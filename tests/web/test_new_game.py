"""A game without a drawing, just written by ``archipel new-game``, played in a real browser."""

import os
from collections.abc import Iterator
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, expect

from tests.new_game.checkout import NAME, ROOT, with_new_game
from tests.table.server import Server, running
from tests.web.axe import serious, serious_in_either_light
from tests.web.browser import PHONE, Browsers
from tests.web.players import BAR, LIST, Place, Player, lay_table, outcome_of, tap


class Reader(Player):
    """Somebody who chooses from the list, and from the bar where the list is folded."""

    PLACES: ClassVar[list[Place]] = [("list", ".choice:visible"), LIST[0], BAR]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Server]:
    """A server of a checkout in which the new game is the only one."""
    if not (ROOT / "web" / "node_modules" / ".bin" / "vite").exists():
        if os.environ.get("CI") == "true":
            pytest.fail("The page cannot be built: there is no web/node_modules.")
        pytest.skip("The page cannot be built: there is no web/node_modules.")
    copy = with_new_game(tmp_path_factory.mktemp("checkout"))
    copy.build_page()
    folder = tmp_path_factory.mktemp("server")
    with running(folder, between_acts=0.0, window=0.2, path=[str(copy.source)]) as server:
        yield server


@pytest.mark.long
def test_a_whole_game_from_the_list_of_choices(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    page.locator(f"[data-game={NAME}] h2").wait_for()
    expect(page.locator(f"[data-game={NAME}] h2")).to_have_text("A B C D")
    page.locator(f"[data-game={NAME}] .button.go").click()
    page.locator(".board > [aria-busy]").wait_for()
    expect(page.locator(".board")).to_contain_text("black pearl")
    assert serious_in_either_light(page) == []
    Reader(page, seed=1).play()
    assert outcome_of(server, page.url)["name"] in ("chest_full", "reef_empty")
    assert "[" not in page.locator("dialog[open]").inner_text()


@pytest.mark.long
def test_a_whole_game_on_a_phone_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR", **PHONE)
    lay_table(page, NAME, "greedy", "random", press=tap, options={"chest": "large"})
    expect(page.locator(".board")).to_contain_text("perle noire")
    assert serious(page) == []
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing hangs over the edge"
    Reader(page, press=tap, seed=2).play()
    assert outcome_of(server, page.url)["name"]
    assert "[" not in page.locator("body").inner_text()
