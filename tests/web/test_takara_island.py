"""Takara Island in a browser: whole games by mouse, keys and finger; two browsers; a screen handed over."""

import re
from typing import ClassVar

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.table.server import Server
from tests.web.axe import Place, serious, serious_at, serious_on_a_phone
from tests.web.browser import PHONE, Browsers
from tests.web.keys import Keys
from tests.web.players import BAR, FIRST, MENU, Player, ending, lay_table, outcome_of, play_together, tap
from tests.web.positions import acts, look_behind_the_end, moment_of, played_on, replay_of, shared

GAME = "takara_island"
LATE = f"{GAME}/five_sites_3"
WORK = re.compile("Fouiller|Combattre|Déblayer|Louer|Recruter")


def moment(game: str, word: str, nth: int = 0) -> tuple[str, int]:
    """A stored game, and the moment before one of its acts."""
    name = f"{GAME}/{game}"
    return name, moment_of(name, word, nth)


def late(before_the_end: int) -> int:
    """A moment of the long stored game, so many acts before its end."""
    return len(acts(LATE)) - before_the_end


class Digger(Player):
    """Somebody who digs wherever a tile is lit, and goes to the village when none is."""

    PLACES: ClassVar = [
        MENU,
        ("lens", ".lens .answer"),
        ("tile", "[data-tile][data-lit]"),
        ("place", "[data-lit]"),
        BAR,
    ]

    def pick(self, place: str, count: int) -> int:
        """The last line of a menu is the bold one: to dig, to rent, to recruit."""
        return count - 1 if place == "menu" else super().pick(place, count)


class Looker(Player):
    """Somebody who looks at all that can be seen, leaves it where it lies, and ends the turn."""

    PLACES: ClassVar = [
        ("lens", ".lens .answer:not(.oneway)"),
        ("finish", ".bar .answers .button:not(.list)"),
    ]


def reach(target: Locator) -> None:
    """A thumb scrolls what it wants to the middle, and touches it."""
    target.evaluate("target => target.scrollIntoView({ block: 'center' })")
    tap(target)


class KeyDigger(Keys):
    """Somebody with keys who reads the list and takes the number of some work, if there is any."""

    def walk(self, step: int) -> None:
        said = self.page.locator(".choice").all_inner_texts()
        work = [number for number, text in enumerate(said, 1) if WORK.search(text)]
        self.press(*str(self.chance.choice(work or range(1, len(said) + 1))))


@pytest.mark.long
def test_a_whole_game_by_mouse(browsers: Browsers, server: Server) -> None:
    page = browsers.page(still=False)
    lay_table(page, GAME, "greedy", "greedy", options=FIRST)
    player = Digger(page, seed=3)
    player.play(moving=6)
    assert outcome_of(server, page.url)["name"]
    assert {"tile", "menu", "place"} <= player.used.keys(), f"the board was hardly used: {player.used}"
    expect(page.locator("dialog[open] .ranking th em").first).not_to_be_empty()


@pytest.mark.long
def test_a_whole_game_by_keyboard_only_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR")
    player = KeyDigger(page, seed=1)
    player.play_in_french(GAME, bots=2)
    assert outcome_of(server, page.url)["name"]


@pytest.mark.long
def test_two_browsers_with_a_bot_end_alike_and_keep_their_secrets(browsers: Browsers, server: Server) -> None:
    moment = max(at for at in range(late(60)) if acts(LATE)[at] == "0 look_on")
    host, guest = (browsers.page(address) for address in shared(server, LATE, moment, [0, 1]))
    host.locator(".lens").wait_for()
    guest.locator("[data-tile]").first.wait_for()
    expect(guest.locator(".lens")).to_have_count(0)
    expect(host.locator(".story li", has_text="Person 0 sees").first).to_be_attached()
    expect(guest.locator(".story li", has_text="Person 0 looks").first).to_be_attached()
    expect(guest.locator(".story li", has_text="Person 0 sees")).to_have_count(0)
    players = [Digger(host, seed=1), Digger(guest, seed=2)]
    play_together(*players)
    assert ending(host) == ending(guest)
    assert all(player.used for player in players), "both have played"


def test_two_people_at_one_screen_hand_it_over(browsers: Browsers) -> None:
    page = browsers.page()
    lay_table(page, GAME, "person", options=FIRST)
    ready = page.locator("[role=alertdialog] .button.main")
    ready.click()
    page.locator("[data-tool=observe]").click()
    page.locator("[data-tile='site_1:1']").click()
    player = Looker(page)
    while not ready.count():
        if player.ready():
            player.step()
    assert page.locator("[data-tile]").count() == 0, "nothing is shown while the screen changes hands"
    assert serious(page) == []
    ready.click()
    page.locator("[data-tile]").first.wait_for()
    told = " ".join(page.locator(".story li").all_inner_texts())
    fallen = told.count("meets a rockfall")  # seen by everybody
    looks = told.count("looks at tile") + told.count(", then at tile")  # several in a row are one sentence
    expect(page.locator(".eyes")).to_have_count(looks - fallen)
    expect(page.locator("[data-tile] .chalk")).to_have_count(0)


def test_a_game_ends_on_a_dark_phone_in_french(browsers: Browsers, server: Server) -> None:
    address = played_on(server, LATE, late(50))
    page = browsers.page(address, locale="fr-FR", color_scheme="dark", **PHONE)
    player = Digger(page, press=reach, seed=4)
    page.locator("[data-tile]").first.wait_for()
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390, "nothing hangs over the edge"
    expect(page.locator(".seats .standing").last).to_be_in_viewport(ratio=1)
    player.play()
    assert outcome_of(server, page.url)["name"]
    assert "tile" in player.used, f"the board was hardly used: {player.used}"


def observing(page: Page, server: Server) -> None:
    page.goto(played_on(server, *moment("five_sites_3", "turn_up", 1)))
    page.locator(".lens .answer").first.wait_for()


def fighting(page: Page, server: Server) -> None:
    page.goto(played_on(server, *moment("five_sites_3", "fight", 9)))
    page.locator("[data-tile][data-lit]").first.wait_for()


def with_a_menu(page: Page, server: Server) -> None:
    page.goto(played_on(server, *moment("stones_apart_4", "dig", 22)))
    page.locator("[data-tile][data-lit]").first.click()
    page.locator(".menu .item").first.wait_for()


def over(page: Page, server: Server) -> None:
    page.goto(replay_of(server, f"{GAME}/stones_apart_4"))
    look_behind_the_end(page)
    page.locator(".ending").wait_for()


@pytest.mark.parametrize("place", [observing, fighting, with_a_menu, over])
def test_axe_finds_nothing_serious_in_either_light(browsers: Browsers, server: Server, place: Place) -> None:
    assert serious_at(place, browsers, server) == []


@pytest.mark.parametrize("place", [observing, fighting, over])
def test_axe_finds_nothing_serious_on_a_phone(browsers: Browsers, server: Server, place: Place) -> None:
    assert serious_on_a_phone(place, browsers, server) == []


def test_a_tool_is_taken_up_put_back_and_used(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, *moment("both_stones_2", "dig", 3)))
    page.locator("[data-tool=dig]").wait_for()
    lit = page.locator("[data-lit]").count()
    page.locator("[data-tool=dig]").click()
    expect(page.locator("[data-lit]")).not_to_have_count(lit)
    page.keyboard.press("Escape")
    expect(page.locator("[data-lit]")).to_have_count(lit)
    page.locator("[data-tool=dig]").click()
    page.locator("[data-tile][data-lit]").first.click()
    expect(page.locator(".story li").last).not_to_be_empty()


def test_a_rule_opens_from_the_board(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, *moment("both_stones_2", "dig", 3)))
    page.locator("[data-place=forge]").click()
    page.locator(".menu .rule").click()
    expect(page.locator("dialog.side[open] article").first).to_be_visible()
