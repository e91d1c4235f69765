"""Positions with a hint open: what it must not hide."""

from typing import Any

from playwright.sync_api import Page

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.positions import played_on
from tests.web.sight import PHONES, facts, pieces

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SCREENS: dict[str, dict[str, Any]] = {
    "desk": DESK,
    **{name: {**PHONE, "viewport": {"width": wide, "height": high}} for name, (wide, high) in PHONES.items()},
}
# A hint is withdrawn, and may be asked for again, when somebody acts meanwhile.
ANSWERED = """() => document.querySelector('.slips .slip')
  || !document.querySelector('.bar .tools .button:last-child.thinking')"""
# The numbers of a plan's steps, and whatever else the hint points at, that lie under its own slip.
COVERED = """() => {
  const slip = document.querySelector('.slips .slip').getBoundingClientRect();
  const meant = [...document.querySelectorAll('span.mark, main.board :is(.pointer, .pointed)')];
  return meant.filter((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > slip.left && x < slip.right && y > slip.top && y < slip.bottom;
  }).map((mark) => `${mark.className?.baseVal ?? mark.className} ${mark.textContent}: under the hint`);
}"""


def ask_for_a_hint(page: Page) -> bool:
    """Ask for a hint and wait for it; whether one could be had."""
    hint = page.locator(".bar .tools .button").last
    if not hint.is_enabled():
        return False
    hint.click()
    page.wait_for_function(ANSWERED, timeout=60_000)
    page.wait_for_timeout(300)  # its marks follow the board
    return page.locator(".slips .slip").count() > 0


def hidden_by_a_hint(
    browsers: Browsers, server: Server, game: str, moment: int, screen: str
) -> list[str] | None:
    """What a hint at a moment hides on a screen: pieces, what it speaks of; nothing where none is given."""
    page = browsers.page(played_on(server, game, moment), locale="fr-FR", **SCREENS[screen])
    page.locator("main.board [data-fact]").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.keyboard.press("Escape")
    before = set(pieces(page)[1])
    if not ask_for_a_hint(page):
        page.context.close()
        return None
    found = [each for each in pieces(page)[1] if each not in before] + list(page.evaluate(COVERED))
    if screen == "desk":
        found += facts(page)[1]
    page.context.close()
    return found
