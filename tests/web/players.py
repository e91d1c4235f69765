"""People who play in a browser, each with what they have: a mouse, a finger, or keys."""

import random
from collections.abc import Callable

from playwright.sync_api import Error, Locator, Page

Press = Callable[[Locator], None]

STEPS = 1500  # more than any game takes
# Something can be done here now, or all is over.
READY = """() => {
  if (document.querySelector('dialog[open] .end')) return 'end';
  const board = document.querySelector('.board > [aria-busy]');
  const choices = document.querySelectorAll('.choice:not([aria-disabled=true])').length;
  const mine = document.querySelector('.bar.mine') && choices > 0;
  return mine && board?.getAttribute('aria-busy') === 'false' ? 'mine' : '';
}"""
# What is said and offered here: whatever anybody does changes it.
TOLD = """() => [
  document.querySelectorAll('.story li').length,
  document.querySelector('.choices')?.textContent,
  document.querySelector('.bar')?.textContent,
  document.querySelectorAll('.menu:not(.quiet) button.item, [data-lit], dialog[open]').length,
].join()"""


def click(target: Locator) -> None:
    """One press of a mouse, within a moment."""
    target.click(timeout=6000)


def tap(target: Locator) -> None:
    """One touch of a finger, within a moment."""
    target.tap(timeout=6000)


def lay_table(
    page: Page,
    *bots: str,
    game: str = "forbidden_island",
    friend: bool = False,
    level: str = "legendary",
    press: Press = click,
) -> None:
    """Set a table, a hard one unless told otherwise: me, a friend if wanted, and bots; then play."""
    press(page.locator(f"[data-game={game}] .button.glass"))
    page.locator("dialog[open] fieldset").first.wait_for()
    seats = ["open"] * friend + list(bots)
    for _ in seats[1:]:
        press(page.locator("button.add"))
    for seat, kind in enumerate(seats, 1):
        row = page.locator("dialog[open] ol > li").nth(seat)
        row.locator("select").first.select_option("open" if kind == "open" else "bot")
        if kind != "open":
            row.locator("select").nth(1).select_option(kind)
    grade = page.locator(".level", has=page.locator(f"input[value={level}]"))
    if grade.count():
        press(grade)
    # I begin: an island can sink before the second has had a turn.
    first = page.locator(".level", has=page.locator("input[value='1']"))
    if first.count():
        press(first)
    else:
        press(page.locator("dialog[open] details summary"))
        page.locator("dialog[open] details select", has=page.locator("option[value='1']")).select_option("1")
    press(page.locator("dialog[open] .foot .button.main"))
    page.wait_for_url("**/t/**")
    page.locator("[data-tile]").first.wait_for()


class Board:
    """Somebody who presses whatever the board offers; the bar and the list are for the rest.

    Who hurries looks at the bar first more often, where a turn can be ended early.
    """

    def __init__(self, page: Page, press: Press = click, seed: int = 0, hurry: float = 0.15) -> None:
        self.page = page
        self.hurry = hurry
        self.press = press
        self.chance = random.Random(seed)
        self.used: dict[str, int] = {}

    def over(self) -> bool:
        return self.page.locator("dialog[open] .end").count() > 0

    def ready(self) -> bool:
        """Whether something can be done here now."""
        return bool(self.page.evaluate(READY) == "mine")

    def play(self, moving: int = STEPS) -> None:
        """Play until the end screen; after some presses without movement, if there was any before."""
        for step in range(STEPS):
            if step == moving:
                self.page.emulate_media(reduced_motion="reduce")
            if self.step():
                return
        raise AssertionError("this game does not end")

    def step(self, patience: float = 20_000) -> bool:
        """Wait until something can be done and do it; say whether all is over."""
        if self.page.wait_for_function(READY, timeout=patience).json_value() == "end":
            return True
        told = self.page.evaluate(TOLD)
        try:
            self.act()
            self.page.wait_for_function(f"told => ({TOLD})() !== told", arg=told, timeout=1200)
        except Error as error:
            # A press that only opened a menu, or came when the table had moved on.
            if "Timeout" not in error.message and "detached" not in error.message:
                raise
        return False

    def act(self) -> None:
        """One press, at the first place that offers something."""
        places = [
            ("menu", ".menu:not(.quiet) button.item"),
            ("fan", ".fan .cards button:enabled"),
            ("lens", ".lens .answer"),
            ("draw", ".pile.draw"),
            ("discard", ".hand.large .card.throwing.glow"),
            ("tile", "[data-lit]"),
            ("bar", ".bar .answers .button:not(.list):enabled"),
        ]
        if self.chance.random() < self.hurry:
            places.sort(key=lambda place: place[0] != "bar")
        for name, where in places:
            found = self.page.locator(where)
            count = found.count()
            if count:
                self.used[name] = self.used.get(name, 0) + 1
                self.press(found.nth(self.chance.randrange(count)))
                return
        self.used["list"] = self.used.get("list", 0) + 1
        unfold = self.page.locator(".bar .answers .list")
        if unfold.count() and unfold.get_attribute("aria-expanded") == "false":
            self.press(unfold)
        self.press(self.page.locator(".choice").first)


def ending(page: Page) -> list[str]:
    """What the end screen says: how it ended, and every figure."""
    end = page.locator("dialog[open]")
    return [end.locator("h2").inner_text(), *end.locator(".figures dd").all_inner_texts()]
