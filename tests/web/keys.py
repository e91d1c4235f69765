"""Somebody who plays with keys only: nothing here moves a mouse or touches the glass."""

import random
from collections.abc import Mapping

from playwright.sync_api import Page, expect

from tests.web.players import POLLING, READY, STEPS, TOLD, wait_for_news


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

    def lay_table(self, game: str, bots: int = 1, options: Mapping[str, str] | None = None) -> None:
        """Set a table with bots that play at random."""
        self.tab_to(f"[data-game={game}] .set-up")
        self.press("Enter")
        self.page.locator("dialog[open] fieldset").first.wait_for()
        usual = self.page.locator("dialog[open] ol > li").count()
        for seat in range(usual + 1, bots + 2):
            self.tab_to("dialog[open] button.add", "Shift+Tab")
            self.press("Enter")
            self.page.locator(f"dialog[open] ol > li:nth-child({seat})").wait_for()
        for seat in range(2, bots + 2):
            self.tab_to(f"dialog[open] li:nth-child({seat}) select:nth-of-type(2)")
            self.press("Home")
        for name, value in (options or {}).items():
            self.choose(name, value)
        self.tab_to("dialog[open] .foot .button.main")
        self.press("Enter")
        self.page.wait_for_url("**/t/**")
        self.page.locator(".board > [aria-busy]").wait_for()

    def play_in_french(self, game: str, bots: int = 1, options: Mapping[str, str] | None = None) -> None:
        """From the start page of somebody whose browser speaks French to the end screen."""
        self.lay_table(game, bots, options)
        expect(self.page.locator("html")).to_have_attribute("lang", "fr")
        self.play()
        assert self.at("dialog[open] *"), "the focus is on the end screen"

    def choose(self, name: str, value: str) -> None:
        """Settle an option: its buttons and its list are both walked with arrows."""
        option = f"dialog[open] [data-option={name}]"
        if self.page.locator(f"{option} select").count():
            if not self.page.locator(option).is_visible():
                self.tab_to("dialog[open] details summary")
                self.press("Enter")
            self.tab_to(f"{option} select")
        else:
            self.tab_to(f"{option} input")
        chosen = f"{option} select:has([value='{value}']:checked), {option} input[value='{value}']:checked"
        for _ in range(9):
            if self.at(chosen):
                return
            self.press("ArrowDown")
        raise AssertionError(f"no arrow leads to {value}")

    def play(self) -> None:
        """Play until the end screen."""
        for step in range(STEPS):
            if self.page.wait_for_function(READY, polling=POLLING, timeout=20_000).json_value() == "end":
                return
            told = self.page.evaluate(TOLD)
            self.walk(step)
            if not self.at(".choice"):
                continue  # somebody else was quicker, and the list is another one now
            self.press("Enter")
            wait_for_news(self.page, told, 20_000)
        raise AssertionError("this game does not end")

    def walk(self, step: int) -> None:
        """Go to any of the choices, by its number and by arrows in turn."""
        choices = self.page.locator(".choice").count()
        if step % 2:
            self.press(*str(self.chance.randint(1, choices)))
        else:
            self.press("c", *["ArrowDown"] * self.chance.randrange(min(choices, 8)))
