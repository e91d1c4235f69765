"""A real Chromium, and what its console says."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from archipel.table.app import STATIC

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# First the one without a window around it: the same engine, and a third faster.
NAMES = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def missing() -> str:
    """What is not there for these tests; empty when all is."""
    if not (STATIC / "index.html").is_file():
        return "the page has not been built: python tools/page.py"
    if not chromium():
        return "there is no Chromium on this machine (CHROMIUM names one elsewhere)"
    return ""


def chromium() -> str | None:
    """Where Chromium is."""
    named = os.environ.get("CHROMIUM")
    found = (shutil.which(name) for name in NAMES)
    return named or next((each for each in found if each), None)


@contextlib.contextmanager
def launched() -> Iterator[Browser]:
    """A browser that ends with the block."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Browsers:
    """People with a browser each: nothing is shared between them but the server."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        self.awaited: list[str] = []
        self.contexts: list[BrowserContext] = []

    def page(self, path: str = "/", *, locale: str = "en-GB", still: bool = True, **more: Any) -> Page:
        """A new browser at an address; without movement unless wanted."""
        context = self.browser.new_context(
            locale=locale,
            reduced_motion="reduce" if still else "no-preference",
            base_url=self.address,
            **{**DESK, **more},
        )
        context.set_default_timeout(10_000)
        self.contexts.append(context)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(path)
        return page

    def guest(self, host: Page) -> Page:
        """Somebody else who follows the invitation of the host's first free seat, and sits down."""
        host.get_by_role("button", name="Invite").first.click()
        invitation = host.locator("dialog[open] input").first.input_value()
        host.keyboard.press("Escape")
        page = self.page(invitation)
        page.get_by_role("button", name="Sit down").click()
        page.locator(".board > [aria-busy]").wait_for()
        return page

    def awaits(self, *words: str) -> None:
        """Lines of a console with one of these words are no complaints, however late they come."""
        self.awaited += words

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.awaited):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
