"""Nothing moves under the hand: the board and its places stay through presses, hints, undo and dialogs."""

from typing import Any, ClassVar

import pytest
from playwright.sync_api import Page

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.hints import ask_for_a_hint
from tests.web.players import BAR, LIST, MENU, Player, click, tap
from tests.web.positions import acts, full_tables, mostly_long, played_on
from tests.web.sight import places, shifts

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "small desk": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}},
    "phone": PHONE,
}
STEPS = 14  # presses on every screen; whole games are played by the tests of each game


class Anybody(Player):
    """Somebody who presses what is lit, whatever the game."""

    PLACES: ClassVar = [
        MENU,
        ("lens", ".lens .answer"),
        ("fan", ".fan button:enabled"),
        ("ribbon", ".banner [data-lit]"),
        ("lit", "main.board [data-lit]"),
        ("draw", ".pile.draw"),
        ("card", ".card.throwing.glow"),
        BAR,
        *LIST,
    ]


def without_a_hint(page: Page) -> None:
    page.keyboard.press("Escape")
    page.locator(".slips .slip").first.wait_for(state="detached")


SHORT = ("phone",)  # where there is least room


@pytest.mark.parametrize(
    "screen", [each if each in SHORT else pytest.param(each, marks=pytest.mark.long) for each in SCREENS]
)
@pytest.mark.parametrize("game", mostly_long(full_tables()))
def test_nothing_moves_through_presses_hints_and_dialogs(
    browsers: Browsers, server: Server, game: str, screen: str
) -> None:
    page = browsers.page(played_on(server, game, len(acts(game)) // 2), locale="fr-FR", **SCREENS[screen])
    page.locator("main.board [data-fact]").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    before = places(page)
    player = Anybody(page, press=tap if screen == "phone" else click, seed=len(game))
    for step in range(STEPS):
        if step % 5 == 2 and player.ready():
            ask_for_a_hint(page)
            assert shifts(before, places(page)) == [], "with a hint"
            without_a_hint(page)
        if step == 4:
            page.get_by_role("button", name="Règles").first.click()
            page.locator("dialog[open]").wait_for()
            assert shifts(before, places(page)) == [], "with a dialog"
            page.keyboard.press("Escape")
        if player.step():
            break
        assert shifts(before, places(page)) == [], f"after step {step}"
    undo = page.locator(".bar .tools .button").first
    if undo.is_enabled():
        undo.click()
        assert shifts(before, places(page)) == [], "after an undo"
