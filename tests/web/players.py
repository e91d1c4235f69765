"""People who play in a browser with a mouse or a finger; each game says where its board is pressed."""

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from playwright.sync_api import Error, Locator, Page

from tests.table.server import Server

Press = Callable[[Locator], None]
Place = tuple[str, str]  # a name, and where to press

FIRST = {"first_player": "1"}  # I begin
POLLING = 40.0  # milliseconds; every frame would cost more than it finds out sooner
STEPS = 1500  # more than any game takes
MENU: Place = ("menu", ".menu:not(.quiet) button.item")
BAR: Place = ("bar", ".bar .answers .button:not(.list):enabled")
LIST: list[Place] = [("unfold", ".bar .answers .list[aria-expanded=false]"), ("list", ".choice")]
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
  document.querySelector('.banner')?.textContent,
  document.querySelectorAll('.menu:not(.quiet) button.item, dialog[open]').length,
  ...[...document.querySelectorAll('[data-lit]')].map((lit) => Object.values(lit.dataset).join(':')),
].join()"""


def click(target: Locator) -> None:
    """One press of a mouse, within a moment."""
    target.click(timeout=6000)


def tap(target: Locator) -> None:
    """One touch of a finger, within a moment."""
    target.tap(timeout=6000)


def lay_table(
    page: Page, game: str, *seats: str, press: Press = click, options: Mapping[str, str] | None = None
) -> None:
    """Set a table: me first, then ``person`` at this screen, ``open`` for a friend, or a bot by its name."""
    press(page.locator(f"[data-game={game}] .button.set-up"))
    page.locator("dialog[open] fieldset").first.wait_for()
    rows = page.locator("dialog[open] ol > li")
    while rows.count() < len(seats) + 1:
        press(page.locator("button.add"))
    while rows.count() > len(seats) + 1:
        press(rows.last.locator("button.icon"))
    for seat, kind in enumerate(seats, 1):
        who = rows.nth(seat).locator("select")
        is_bot = kind not in ("person", "open")
        who.first.select_option("bot" if is_bot else kind)
        if is_bot:
            who.nth(1).select_option(kind)
    for name, value in (options or {}).items():
        option = page.locator(f"dialog[open] [data-option={name}]")
        if option.locator("select").count():
            if not option.is_visible():
                press(page.locator("dialog[open] details summary"))
            option.locator("select").select_option(value)
        else:
            press(option.locator(".level", has=page.locator(f"input[value='{value}']")))
    press(page.locator("dialog[open] .foot .button.main"))
    page.wait_for_url("**/t/**")
    page.locator(".board > [aria-busy], [role=alertdialog]").first.wait_for()


def wait_for_news(page: Page, told: str, patience: float) -> None:
    """Wait until something else is said or offered."""
    page.wait_for_function(f"told => ({TOLD})() !== told", arg=told, polling=POLLING, timeout=patience)


class Player:
    """Somebody who presses whatever the board offers; the bar and the list are for the rest.

    Who hurries looks at the bar first more often, where a turn can be ended early, but never to begin with.
    """

    PLACES: ClassVar[list[Place]]

    def __init__(self, page: Page, press: Press = click, seed: int = 0, hurry: float = 0.0) -> None:
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
        if self.page.wait_for_function(READY, polling=POLLING, timeout=patience).json_value() == "end":
            return True
        told = self.page.evaluate(TOLD)
        try:
            self.act()
            wait_for_news(self.page, told, 1200)
        except Error as error:
            # It came when the table had moved on.
            if "Timeout" not in error.message and "detached" not in error.message:
                raise
        return False

    def act(self) -> None:
        """One press, at the first place that offers something."""
        places = self.places()
        in_a_hurry = self.used and self.chance.random() < self.hurry
        if in_a_hurry and not self.page.locator(MENU[1]).count():
            places = sorted(places, key=lambda place: place != BAR)
        for name, where in places:
            count = self.page.locator(where).count()
            if count:
                self.used[name] = self.used.get(name, 0) + 1
                self.press(self.page.locator(where).nth(self.pick(name, count)))
                return
        # Others may have acted meanwhile, and what they did is still being shown.
        assert not self.ready(), "the board offers nothing"

    def places(self) -> list[Place]:
        """Where to look for something to press, in this order."""
        return self.PLACES

    def pick(self, place: str, count: int) -> int:
        """Which of several things at a place."""
        return self.chance.randrange(count)


def play_together(*players: Player) -> None:
    """Let people with a browser each play until all of them see the end."""
    for _ in range(STEPS * len(players)):
        if all(player.over() for player in players):
            return
        for player in players:
            if player.ready():
                player.step()
    raise AssertionError("this game does not end")


def ending(page: Page) -> list[str]:
    """What the end screen says: how it ended, and every figure."""
    end = page.locator("dialog[open]")
    return [end.locator("h2").inner_text(), *end.locator(".figures dd").all_inner_texts()]


def outcome_of(server: Server, address: str) -> dict[str, Any]:
    """How the server says that the game of an address ended."""
    status, news = server.call("GET", f"/api/tables/{address.rsplit('/', 1)[1]}")
    assert (status, news["status"]) == (200, "over")
    outcome = news["view"]["outcome"]
    assert isinstance(outcome, dict)
    return outcome
