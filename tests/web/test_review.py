"""The review of a finished game in a browser: walked along, stopped and gone on with, and played on from."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.table.server import Server
from tests.web.axe import serious_in_either_light
from tests.web.browser import PHONE, Browsers
from tests.web.positions import replay_of

SHORT = "treasure_lost_3"
PATIENCE = 240_000  # plain Python on a busy machine


def opened(page: Page, name: str = "Review") -> Page:
    """The review, once every moment had a glance."""
    page.locator("dialog[open] .end").wait_for()
    page.get_by_role("button", name=name, exact=True).click()
    page.locator("dialog [role=slider]").wait_for(timeout=PATIENCE)
    return page


def test_the_curve_is_walked_along_and_every_point_opens_the_board(
    browsers: Browsers, server: Server
) -> None:
    page = opened(browsers.page(replay_of(server, SHORT)))
    curve = page.get_by_role("slider", name="Chance of winning")
    expect(curve).to_be_focused()
    expect(curve).to_have_attribute("aria-valuetext", re.compile("At the start"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "2")
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 2, box["y"] + 20)
    expect(curve).to_have_attribute("aria-valuenow", str(curve.get_attribute("aria-valuemax")))
    assert serious_in_either_light(page) == []
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Show the board").click()
    expect(page).to_have_url(re.compile(r"moment=[1-9]"))
    expect(page.locator("section.replay .curves path")).to_have_count(1)  # it lies behind the slider
    page.get_by_role("button", name="Review").click()
    page.locator("dialog").get_by_role("button", name="Play on from here").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("Play on from here")


def asked_for_more(page: Page) -> list[Request]:
    """The review's questions that have no answer yet; it changes by itself."""
    waiting: list[Request] = []
    page.on("request", lambda each: waiting.append(each) if each.url.endswith("/review") else None)
    for end in ("requestfinished", "requestfailed"):
        page.on(end, lambda each: waiting.remove(each) if each in waiting else None)
    return waiting


@pytest.mark.long
def test_a_review_is_stopped_and_gone_on_with_in_french_on_a_phone(
    browsers: Browsers, server: Server
) -> None:
    page = browsers.page(replay_of(server, SHORT), locale="fr-FR", **PHONE)
    waiting = asked_for_more(page)
    opened(page, "Analyse").get_by_role("button", name="Arrêter").click()
    go_on = page.get_by_role("button", name="Continuer")
    expect(go_on).to_be_visible(timeout=PATIENCE)
    for _ in range(PATIENCE // 100):  # what was being looked at meanwhile still counts
        if waiting:
            page.wait_for_timeout(100)
    page.wait_for_timeout(200)
    reached = page.locator("progress").get_attribute("value")
    page.wait_for_timeout(2000)
    assert page.locator("progress").get_attribute("value") == reached
    go_on.click()
    expect(page.get_by_role("button", name="Arrêter")).to_be_visible()
    body = page.locator("dialog .body")
    assert body.evaluate("each => each.scrollWidth <= each.clientWidth")
    tables = page.locator("dialog .wide")
    assert tables.evaluate_all(
        "all => all.length > 1 && all.every(each => each.scrollWidth <= each.clientWidth)"
    )
    assert serious_in_either_light(page) == []
