"""People who play La Isla in a browser: at the board, or by keys."""

from playwright.sync_api import Page

from tests.web.keys import Keys
from tests.web.players import Board, Press, click


def lay_table(page: Page, *seats: str, press: Press = click) -> None:
    """Set a table: me first, then ``person`` at this screen, ``open`` for a friend, or a bot by its name."""
    press(page.locator("[data-game=la_isla] .button.glass"))
    page.locator("dialog[open] fieldset").first.wait_for()
    rows = page.locator("dialog[open] ol > li")
    while rows.count() < len(seats) + 1:
        press(page.locator("button.add"))
    for seat, kind in enumerate(seats, 1):
        row = rows.nth(seat)
        row.locator("select").first.select_option(kind if kind in ("person", "open") else "bot")
        if kind not in ("person", "open"):
            row.locator("select").nth(1).select_option(kind)
    press(page.locator("dialog[open] .foot .button.main"))
    page.wait_for_url("**/t/**")


class Explorer(Board):
    """Somebody who presses what the board offers: cards and their places, slots, cubes, spaces, tracks."""

    def act(self) -> None:
        """One press, at the first place that offers something."""
        places = [
            ("menu", ".menu:not(.quiet) button.item"),
            ("send", "[data-lit=send]"),
            ("place", "[data-lit=place]:not(:has(.face))"),
            ("card", "[data-lit=card]"),
            ("pay", "[data-lit=pay]"),
            ("slot", "[data-lit=slot]"),
            ("space", "[data-place][data-lit]"),
            ("take", "[data-lit=take]"),
            ("cube", "[data-lit=cube]"),
            ("track", "[data-lit=track]"),
        ]
        for name, where in places:
            found = self.page.locator(where)
            count = found.count()
            if count:
                self.used[name] = self.used.get(name, 0) + 1
                self.press(found.nth(self.chance.randrange(count)))
                return
        # Others have acted meanwhile, and what they did is still being shown.
        assert not self.ready(), "the board offers nothing"


class ExplorerKeys(Keys):
    """Somebody who plays La Isla with keys only."""

    def lay_table(self, game: str = "la_isla") -> None:
        """Set a table with a bot that plays at random."""
        self.tab_to(f"[data-game={game}] .button.glass")
        self.press("Enter")
        self.page.locator("dialog[open] fieldset").first.wait_for()
        self.tab_to("dialog[open] li:nth-child(2) select:nth-of-type(2)")
        self.press("Home")
        self.tab_to("dialog[open] .foot .button.main")
        self.press("Enter")
        self.page.wait_for_url("**/t/**")
        self.page.locator("[data-place]").first.wait_for()
