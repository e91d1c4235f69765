"""People who play The Island in a browser: at the board, by keys, or two at one screen."""

from playwright.sync_api import Page

from tests.web.keys import Keys
from tests.web.players import Board, Press, click


def lay_table(page: Page, *seats: str, quick: bool = True, press: Press = click) -> None:
    """Set a table: me first, then ``person`` at this screen, ``open`` for a friend, or a bot by its name."""
    press(page.locator("[data-game=the_island] .button.glass"))
    page.locator("dialog[open] fieldset").first.wait_for()
    rows = page.locator("dialog[open] ol > li")
    while rows.count() < len(seats) + 1:
        press(page.locator("button.add"))
    for seat, kind in enumerate(seats, 1):
        row = rows.nth(seat)
        row.locator("select").first.select_option(kind if kind in ("person", "open") else "bot")
        if kind not in ("person", "open"):
            row.locator("select").nth(1).select_option(kind)
    press(page.locator(".level", has=page.locator("input[value='1']")))
    if quick:
        press(page.locator("dialog[open] details summary"))
        page.locator("dialog[open] details select", has=page.locator("option[value=quick]")).select_option(
            "quick"
        )
    press(page.locator("dialog[open] .foot .button.main"))
    page.wait_for_url("**/t/**")


class Survivor(Board):
    """Somebody who presses what the board offers: menus and ribbon first, then the chart, then the bar."""

    def act(self) -> None:
        """One press, at the first place that offers something."""
        places = [
            ("menu", ".menu:not(.quiet) button.item"),
            ("ribbon", ".banner [data-lit]"),
            ("target", "[data-place][data-lit=target]"),
            ("piece", "[data-place][data-lit=piece]"),
            ("bar", ".bar .answers .button:not(.list):enabled"),
        ]
        if self.chance.random() < 0.5 and not self.page.locator(".menu:not(.quiet)").count():
            places.sort(key=lambda place: place[0] != "bar")
        for name, where in places:
            found = self.page.locator(where)
            count = found.count()
            if count:
                self.used[name] = self.used.get(name, 0) + 1
                self.press(found.nth(self.chance.randrange(count)))
                return
        raise AssertionError("the board offers nothing")


class SurvivorKeys(Keys):
    """Somebody who plays The Island with keys only."""

    def lay_table(self, game: str = "the_island") -> None:
        """Set a quick table with three bots that play at random."""
        self.tab_to(f"[data-game={game}] .button.glass")
        self.press("Enter")
        self.page.locator("dialog[open] fieldset").first.wait_for()
        for seat in (3, 4):
            self.tab_to("dialog[open] button.add", "Shift+Tab")
            self.press("Enter")
            self.page.locator(f"dialog[open] ol > li:nth-child({seat})").wait_for()
        for seat in (4, 3, 2):
            self.tab_to(f"dialog[open] li:nth-child({seat}) select:nth-of-type(2)", "Shift+Tab")
            self.press("Home")
        self.tab_to("dialog[open] details summary")
        self.press("Enter")
        self.tab_to("dialog[open] details select:has(option[value=quick])")
        self.press("End")
        self.tab_to("dialog[open] .foot .button.main")
        self.press("Enter")
        self.page.wait_for_url("**/t/**")
        self.page.locator("[data-place]").first.wait_for()
