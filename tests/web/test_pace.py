"""Nobody waits for what nobody needs: a special card in the hand stops a bot's turn once, if I say so."""

import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.table.server import Server, running
from tests.web.browser import Browsers
from tests.web.positions import shared

WINDOW = 30.0  # seconds that the table waits for me before each card of a bot's turn
GAME, TURN_OF_A_BOT, ME = "escaped_4", 38, 0  # I hold a Helicopter Lift, and three bots play before my turn
CLOCK = ".bar .window"


@pytest.fixture
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A table that waits long enough for people: a pause cannot be overlooked."""
    with running(tmp_path_factory.mktemp("pace"), between_acts=0.0, window=WINDOW) as server:
        yield server


def turn(page: Page) -> str:
    """Whose turn the story tells of last."""
    return page.locator(".story li.turn").last.inner_text()


def waved_on(page: Page) -> list[dict[str, Any]]:
    """Every sign that nothing will be added, as it leaves this browser; from now on."""
    found: list[dict[str, Any]] = []

    def note(text: str | bytes) -> None:
        wish = json.loads(text).get("do", {})
        if wish.get("type") == "pass":
            found.append(wish)

    def listen(line: WebSocket) -> None:
        line.on("framesent", note)

    page.on("websocket", listen)
    return found


def test_not_this_turn_is_remembered_for_this_turn_and_no_longer(browser: Browser, patient: Server) -> None:
    browsers = Browsers(browser, f"http://127.0.0.1:{patient.port}")
    page = browsers.page("about:blank")
    passes = waved_on(page)
    page.goto(shared(patient, GAME, TURN_OF_A_BOT, [ME])[0])
    page.locator(CLOCK).wait_for()
    began, since = turn(page), time.monotonic()
    assert passes == [], "until I say something the table waits"
    page.get_by_role("button", name="Not this turn").click()
    page.wait_for_function(
        "began => [...document.querySelectorAll('.story li.turn')].at(-1).innerText !== began", arg=began
    )
    assert time.monotonic() - since < WINDOW, "no card of this turn was waited for"
    assert len(passes) >= 2, "it would have been asked before each of them"
    quiet = len(passes)
    expect(page.locator(CLOCK)).to_be_visible()  # the next bot's turn asks again
    page.wait_for_timeout(1000)
    assert len(passes) == quiet
    browsers.close()
    assert browsers.complaints == []
