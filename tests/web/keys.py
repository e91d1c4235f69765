"""Somebody who plays with keys only: nothing here moves a mouse or touches the glass."""

import random

from playwright.sync_api import Page

from tests.web.players import READY, STEPS, TOLD


class Keys:
    """A person with a keyboard."""

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def at(self, where: str) -> bool:
        """Whether the focus is at a place."""
        return bool(self.page.evaluate("where => document.activeElement?.matches(where) ?? false", where))

    def tab_to(self, where: str, key: str = "Tab") -> None:
        """Walk to a place, as the order of the page has it."""
        for _ in range(80):
            if self.at(where):
                return
            self.press(key)
        raise AssertionError(f"no key leads to {where}")

    def lay_table(self, game: str = "forbidden_island") -> None:
        """Set a legendary table with a bot that plays at random."""
        self.tab_to(f"[data-game={game}] .button.glass")
        self.press("Enter")
        self.page.locator("dialog[open] fieldset").first.wait_for()
        self.tab_to("dialog[open] li:nth-child(2) select:nth-of-type(2)")
        self.press("Home")
        if self.page.locator("input[value=legendary]").count():
            self.tab_to("input[type=radio]")
            for _ in range(4):
                if self.at("input[value=legendary]"):
                    break
                self.press("ArrowRight")
            assert self.at("input[value=legendary]:checked")
        self.tab_to("dialog[open] .foot .button.main")
        self.press("Enter")
        self.page.wait_for_url("**/t/**")
        self.page.locator("[data-tile]").first.wait_for()

    def play(self) -> None:
        """Play until the end screen, by numbers and by arrows in turn."""
        for step in range(STEPS):
            if self.page.wait_for_function(READY, timeout=20_000).json_value() == "end":
                return
            told = self.page.evaluate(TOLD)
            choices = self.page.locator(".choice").count()
            if step % 2:
                self.press(*str(self.chance.randint(1, choices)))
            else:
                self.press("c", *["ArrowDown"] * self.chance.randrange(min(choices, 8)))
            if not self.at(".choice"):
                continue  # somebody else was quicker, and the list is another one now
            self.press("Enter")
            self.page.wait_for_function(f"told => ({TOLD})() !== told", arg=told, timeout=20_000)
        raise AssertionError("this game does not end")
