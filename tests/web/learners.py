"""Somebody who learns a game in a browser, and always does what the lesson wants."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from archipel.engine.action import Action
from archipel.lessons import Course, read_lesson
from archipel.words import Words
from tests.table.server import Server
from tests.web.keys import Keys
from tests.web.players import POLLING, Press, click

LOOKS = 600  # more than any lesson takes
KNOWN = "() => JSON.parse(localStorage.getItem('archipel.tables')).sort((a, b) => b.at - a.at)[0]"
# The lesson stands still, and waits for somebody to act or to go on.
WAITS = """() => {
  const board = document.querySelector('.board > [aria-busy]');
  if (board?.getAttribute('aria-busy') !== 'false') return '';
  if (document.querySelector('dialog[open] .known')) return 'end';
  const moment = document.querySelector('.teaching')?.dataset.moment;
  if (document.querySelector('.teaching .ways .go-on')) return `${moment}: go on`;
  const choice = document.querySelector('.choice:not([aria-disabled=true])');  // none while one is sent
  const asks = document.querySelector('.teaching .task') && choice;
  return asks ? `${moment}: act` : '';
}"""
# Where a board is pressed for an act, by its kind; in braces what the act names.
PLACES = {
    **dict.fromkeys(("move", "shore_up", "swim", "land", "dig"), "[data-tile={place}]"),
    **dict.fromkeys(("place", "place_boat", "remove", "move_from"), "[data-place={place}]"),
    **dict.fromkeys(("put", "cover"), "[data-spot=slot-{seat}-{slot}] button"),
    "advance": "[data-spot=track-{animal}]",
    "take": "[data-spot=supply-{resource}]",
    **{f"draw_{pile}": f"[data-spot={pile}-pile]" for pile in ("treasure", "flood", "storm")},
}
Look = Callable[[str], None]
Json = dict[str, Any]


class Learner:
    """A person with a mouse or a finger."""

    def __init__(self, page: Page, server: Server, game: str, press: Press = click) -> None:
        self.page = page
        self.server = server
        self.game = game
        self.press = press
        self.course = Course(read_lesson(game))
        self.seen: list[str] = []

    def begin(self) -> None:
        """From the start page to the lesson."""
        self.press(self.page.locator(f"[data-game={self.game}] .button.learn"))
        self.page.wait_for_url("**/t/**")
        self.page.locator(".teaching h2").wait_for()

    def news(self) -> Json:
        known = self.page.evaluate(KNOWN)
        status, news = self.server.call("GET", f"/api/tables/{known['table']}", key=known["keys"][0])
        assert status == 200, news
        return dict(news)

    def learn(self, look: Look = lambda moment: None, until: str = "") -> None:
        """To the end of the lesson, or to a moment; ``look`` is told the name of each, once it stands."""
        for _ in range(LOOKS):
            waits = self.page.wait_for_function(WAITS, polling=POLLING, timeout=30_000).json_value()
            if waits == "end":
                return
            now = self.news()["lesson"]
            if now["key"] == until:
                return
            moment = now["key"] + (" passed" if now["passed"] else "")
            if waits != f"{moment}: {'go on' if now['go_on'] else 'act'}":
                self.page.wait_for_timeout(POLLING)  # the page has yet to hear of it
                continue
            if now["key"] not in self.seen:
                self.seen.append(now["key"])
                self.course.at, self.course.acts = now["moment"] - 1, []
                look(now["key"])
            self.heard(self.go_on if now["go_on"] else self.act)
        raise AssertionError("this lesson does not end")

    def heard(self, press: Callable[[], None]) -> None:
        """Press, and wait until the table has heard of it."""
        before = self.news()
        press()
        for _ in range(200):
            if self.news()["n"] != before["n"]:
                return
            self.page.wait_for_timeout(POLLING)
        raise AssertionError(f"nothing came of a press in {before['lesson']['key']}")

    def go_on(self) -> None:
        self.press(self.page.locator(".teaching .ways .go-on"))

    def act(self) -> None:
        """Do the first thing that is wanted."""
        for decision in self.news()["decisions"]:
            for choice in decision["actions"]:
                action = action_of(choice)
                if self.course.wanted(action.text):
                    self.do(action)
                    self.course.acts.append(action.text)
                    return
        raise AssertionError(f"nothing is wanted in {self.course.moment.name}")

    def do(self, action: Action) -> None:
        """Press the board, or the list for what has no place there."""
        if action.kind == "assign":
            self.lay(action)
            return
        named = {"seat": action.seat, **action.args}
        for name in {"tile", "cell", "space"} & named.keys():
            named["place"] = named[name]
        try:
            place = PLACES[action.kind].format_map(named)
        except KeyError:
            self.choose(action)
            return
        self.press(self.page.locator(f"main {place}").first)
        menu = self.page.locator(".menu:not(.quiet) button.item")
        if menu.count():
            names = [seat["name"] for seat in self.news()["seats"]]
            language = str(self.page.evaluate("() => document.documentElement.lang"))
            label = Words(language[:2], self.game, names).action(action)
            self.press(menu.filter(has_text=label).first)

    def lay(self, action: Action) -> None:
        """Take up cards one by one, press their letters, and lay them down."""
        for letter in ("a", "b", "d"):
            self.press(self.page.locator(f"main [data-card={action.args[letter]}]"))
            self.press(self.page.locator(f"main button[data-letter={letter.upper()}]"))
        self.press(self.page.locator("main [data-lit=send]"))

    def choose(self, action: Action) -> None:
        """By a button of the lesson, or out of the list of all choices, which a phone has to unfold."""
        button = self.page.locator(f".teaching [data-choice='{action.seat}:{action.number}']")
        if button.is_visible():
            self.press(button)
            return
        unfold = self.page.locator(".teaching .list[aria-expanded=false]")
        if unfold.is_visible():
            self.press(unfold)
        self.press(self.page.locator(f"[data-key='{action.seat}:{action.number}']"))


class KeyLearner(Learner):
    """A person with a keyboard."""

    def begin(self) -> None:
        self.keys = Keys(self.page)
        self.keys.tab_to(f"[data-game={self.game}] .button.learn")
        self.keys.press("Enter")
        self.page.locator(".teaching h2").wait_for()

    def go_on(self) -> None:
        self.keys.tab_to(".teaching .ways .go-on")
        self.keys.press("Enter")

    def do(self, action: Action) -> None:
        wanted = f"[data-key='{action.seat}:{action.number}']"
        self.keys.press("c")
        for _ in range(80):
            if self.keys.at(wanted):
                break
            self.keys.press("ArrowDown")
        self.keys.press("Enter")


def action_of(choice: Json) -> Action:
    """A choice of the news as an action; what it tells besides is not part of its text."""
    besides = ("seat", "kind", "number", "from", "which", "karas", "rockfalls", "then")
    given = {name: value for name, value in choice.items() if name not in besides}
    return Action(choice["seat"], choice["number"], choice["kind"], given)
