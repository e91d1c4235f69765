"""On every screen text is 14 px or more; on a tablet whatever can be pressed is 40 px or more.

What is printed on the pieces of La Isla's island is as large as they allow: larger, it would hide animals.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.table.server import Server
from tests.web.browser import Browsers
from tests.web.positions import moment_of, played_on
from tests.web.sight import PHONES, SIZES
from tests.web.targets import too_small
from tests.web.test_phone import MOMENTS

LEAST = 14  # px of text
TARGET = 40  # px each way, with a mouse as with a finger
PATIENCE = 8  # looks
TABLETS = {name: size for name, size in SIZES.items() if "tablet" in name}
SCREENS = {**SIZES, **PHONES}

# Words as large as they are drawn: zoom, scale and the units of a drawing taken into account.
SMALL_TEXT = """(least) => {
  const found = new Set(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode, up = text.parentElement;
    const style = getComputedStyle(up);
    const seen = up.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Print on La Isla's pieces, no larger than they are: a press or a pointer at rest says it in words.
    if (!text.data.trim() || !seen || up.matches('.la-isla .island text')) continue;
    if (style.clipPath === 'inset(50%)' || up.closest('dialog:not([open])')) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || box.bottom < 0 || box.top > innerHeight) continue;
    let size = parseFloat(style.fontSize);
    if (up instanceof SVGElement) size *= Math.hypot(up.getScreenCTM().a, up.getScreenCTM().b);
    else for (let each = up; each; each = each.parentElement) size *= scaleOf(each);
    const name = up.getAttribute('class') ?? up.tagName;
    if (size < least - 0.1) found.add(`${name} “${text.data.trim().slice(0, 20)}”: ${size.toFixed(1)} px`);
  }
  function scaleOf(each) {
    const { transform } = getComputedStyle(each);
    if (!transform.startsWith('matrix(')) return 1;
    const [a, b] = transform.slice(7).split(',').map(Number);
    return Math.hypot(a, b);
  }
  return [...found];
}"""
EVERY_DAY = ("actions on the island", "an explorer to place")
CASES = [pytest.param(name, marks=[] if name in EVERY_DAY else [pytest.mark.long]) for name in MOMENTS]


def at_a_moment(browsers: Browsers, server: Server, name: str, **more: Any) -> Page:
    """Somebody at a seat of a full table, who is asked."""
    game, word, nth = MOMENTS[name]
    page = browsers.page(played_on(server, game, moment_of(game, word, nth)), locale="fr-FR", **more)
    page.locator("main.board [data-fact]").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    return page


def at_rest(page: Page, size: tuple[int, int], look: Callable[[], list[str]]) -> list[str]:
    """What is found on a screen once all has taken its size there."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(PATIENCE):
        page.wait_for_timeout(200)
        found = look()
        if not found:
            break
    return found


@pytest.mark.parametrize("name", CASES)
def test_no_text_is_smaller_than_can_be_read(browsers: Browsers, server: Server, name: str) -> None:
    page = at_a_moment(browsers, server, name)
    found = {
        screen: at_rest(page, size, lambda: list(page.evaluate(SMALL_TEXT, LEAST)))
        for screen, size in SCREENS.items()
    }
    assert not any(found.values()), found


@pytest.mark.parametrize("name", CASES)
def test_a_finger_finds_everything_on_a_tablet(browsers: Browsers, server: Server, name: str) -> None:
    page = at_a_moment(browsers, server, name, has_touch=True, is_mobile=True)
    found = {
        screen: at_rest(page, size, lambda: too_small(page, finger=TARGET)[1])
        for screen, size in TABLETS.items()
    }
    assert too_small(page, finger=TARGET)[0] > 20
    assert not any(found.values()), found
