"""A press on what is not lit is answered: one sentence, its rule, gone by Escape, and nothing changes."""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.table.server import Server
from tests.web.browser import DESK, PHONE, Browsers
from tests.web.positions import acts, moment_of, shared, stored
from tests.web.test_phone import MOMENTS

# A turn of each game in which most kinds of things lie about unlit.
WHERE = {
    "island": ("escaped_4", "move", 4),
    "desert": ("forbidden_desert/escaped_3", "move", 4),
    **{name: MOMENTS[name] for name in ("moves at sea", "an explorer to place", "adventurers to send")},
}
EVERY_DAY = ("island", "desert", "moves at sea")
RULE = re.compile(r"\b[A-Z]{2}-[A-Z]+\d")
SIZES = {"desk": DESK, "phone": PHONE}


def keep(page: Page, name: str) -> None:
    """A picture of this moment, where somebody wants to look at it."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=str(Path(folder) / f"{name}.png"))


def things(page: Page, mine: str) -> dict[str, str]:
    """What is not lit, one of each kind."""
    named = page.locator("main [data-thing]")
    found: list[str] = named.evaluate_all("all => all.map(each => each.dataset.thing)")
    return {thing.split()[-1].split(":")[0]: thing for thing in reversed(found) if thing != mine}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize(
    "where", [each if each in EVERY_DAY else pytest.param(each, marks=pytest.mark.long) for each in WHERE]
)
def test_every_kind_of_unlit_thing_answers(
    browsers: Browsers, server: Server, where: str, locale: str, size: str
) -> None:
    game, word, nth = WHERE[where]
    moment = moment_of(game, word, nth)
    seat = acts(game)[moment].split()[0]
    mine = f"seat:{seat}"  # one's own sign is there to be read, and says nothing
    people = shared(server, game, moment, range(stored(game)["seats"]))  # no bot that would go on meanwhile
    page = browsers.page(people[int(seat)], locale=locale, **SIZES[size])
    page.locator("[data-lit]").first.wait_for()
    lit = page.locator("[data-lit]").count()
    kinds = set(things(page, mine))
    assert len(kinds) > 1
    notice = page.locator(".notice")
    for kind in sorted(kinds):
        thing = things(page, mine)[kind]
        pressed = page.locator(f"main [data-thing='{thing}']").first
        pressed.scroll_into_view_if_needed()
        # A tile at its corner, beside whoever stands on it; a space of a map in its middle.
        pressed.click(position=None if pressed.get_attribute("data-place") else {"x": 8, "y": 8})
        expect(notice).to_contain_text(RULE)
        expect(notice).not_to_contain_text("[")
        keep(page, f"{where}-{size}-{locale[:2]}-{kind}")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")  # the first closes what the press opened to be read
        expect(notice).to_have_count(0)
    assert page.locator("[data-lit]").count() == lit
