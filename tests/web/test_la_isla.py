"""La Isla in a real browser: whole games, cards chosen in secret, and nothing serious for axe."""

from typing import Any, ClassVar

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.axe import serious_at_moment
from tests.web.browser import PHONE, Browsers
from tests.web.keys import Keys
from tests.web.players import MENU, Place, Player, ending, lay_table, outcome_of, play_together, tap
from tests.web.positions import moment_of, played_on, shared

NAME = "la_isla"
GAME = f"{NAME}/markers_high_4_full"
ENDINGS = {"markers_high", "cards_short"}


class Explorer(Player):
    """Somebody at the board: cards and their places, slots, cubes, spaces, tracks."""

    TAKE: ClassVar = ("take", "[data-lit=take]")
    PLACES: ClassVar = [
        ("send", "[data-lit=send]"),
        ("place", "[data-lit=place]:not(:has(.face))"),
        ("card", "[data-lit=card]"),
        ("pay", "[data-lit=pay]"),
        ("slot", "[data-lit=slot]"),
        ("space", "[data-place][data-lit]"),
        TAKE,
        ("cube", "[data-lit=cube]"),
        ("track", "[data-lit=track]"),
    ]

    def places(self) -> list[Place]:
        """A cube is taken at the first chance, and later only where nothing else can be done."""
        first = [] if "take" in self.used else [self.TAKE]
        return [MENU, *first, *self.PLACES]


@pytest.mark.long
def test_a_whole_game_by_mouse(browsers: Browsers, server: Server) -> None:
    page = browsers.page(still=False)
    lay_table(page, NAME, "random", "random", "random")
    player = Explorer(page, seed=1)
    player.play(moving=8)
    assert outcome_of(server, page.url)["name"] in ENDINGS
    assert {"card", "place", "send", "slot", "space", "take"} <= player.used.keys(), player.used
    ranks = page.locator(".ending .rank").all_inner_texts()
    assert len(ranks) == 4
    assert ranks[0] == "1"


@pytest.mark.long
def test_a_whole_game_by_keyboard_only_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR")
    player = Keys(page)
    player.play_in_french(NAME)
    assert outcome_of(server, page.url)["name"] in ENDINGS


def test_cards_and_island_are_reached_by_keys(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "assign", 9)))
    keys = Keys(page)
    page.locator("[data-lit=card]").first.focus()
    for letter in "ABD":
        keys.tab_to("[data-lit=card]")
        keys.press("Enter")
        keys.tab_to(f"[data-letter={letter}]")
        keys.press("Enter")
        page.locator(f"[data-letter={letter}]:has(.face)").wait_for()
        keys.tab_to("[data-lit=card], [data-lit=send]", "Shift+Tab")
    assert keys.at("[data-lit=send]")
    page.locator("[data-place][tabindex='0']").focus()
    start = page.evaluate("() => document.activeElement.dataset.place")
    keys.press("ArrowDown", "ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.place") != start


def test_two_browsers_choose_at_once_and_see_nothing_of_each_other(
    browsers: Browsers, server: Server
) -> None:
    """From the last rounds on: the whole of it is played above."""
    addresses = shared(server, GAME, moment_of(GAME, "assign", -8))
    players = [Explorer(browsers.page(address), seed=seed) for seed, address in enumerate(addresses)]
    host, guest = (player.page for player in players)
    for page in (host, guest):
        page.locator("[data-lit=card]").first.wait_for()
    names = [page.locator(".hand .card").first.get_attribute("data-card") or "" for page in (host, guest)]
    assert all(names)
    assert names[0] != names[1]
    for _ in range(7):
        players[0].step()
    expect(host.locator(".wait")).to_be_visible()
    laid = guest.locator("section.seat:not(.mine) .backs").first
    expect(laid).to_be_visible()
    assert names[0] not in guest.locator("main").inner_html(), "only backs of what the other has laid down"
    play_together(*players)
    assert ending(host) == ending(guest)
    assert outcome_of(server, host.url)["name"] in ENDINGS
    assert all(player.used for player in players), "both have played"


def test_two_at_one_screen_hand_it_over_and_show_nothing_of_the_other(browsers: Browsers) -> None:
    page = browsers.page()
    lay_table(page, NAME, "person")
    hands: list[set[str | None]] = []
    for _ in range(2):
        cover = page.locator("[role=alertdialog]")
        cover.wait_for()
        expect(page.locator("[data-place]")).to_have_count(0)
        cover.get_by_role("button").click()
        page.locator("[data-lit=card]").first.wait_for()
        cards = page.locator(".hand .card")
        hands.append({cards.nth(i).get_attribute("data-card") for i in range(cards.count())})
        assert len(page.locator(".choice").all()) == 6, "only the choices of whoever sits here"
        player = Explorer(page)
        for _ in range(7):
            player.step()
        assert player.used["send"] == 1
    assert not hands[0] & hands[1]
    page.locator("[role=alertdialog], [data-lit=slot], [data-place][data-lit]").first.wait_for()


def test_a_dark_phone_in_french_plays_to_the_end_by_touch(browsers: Browsers, server: Server) -> None:
    address = played_on(server, GAME, moment_of(GAME, "assign", -8))
    page = browsers.page(address, locale="fr-FR", color_scheme="dark", **PHONE)
    player = Explorer(page, press=tap, seed=4)
    player.play()
    assert outcome_of(server, page.url)["name"] in ENDINGS
    assert {"card", "place", "send"} <= player.used.keys(), player.used
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing hangs over the edge"


def test_a_finger_reads_of_a_space_before_it_places_there(browsers: Browsers, server: Server) -> None:
    """Not at the end of the game above: whether anybody can still pay for a space there is chance."""
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "place", 14)), locale="fr-FR", **PHONE)
    standing = page.locator("main.board [data-piece=explorer]")
    page.locator("[data-place][data-lit=target]").first.wait_for()
    before = standing.count()
    page.locator("[data-place][data-lit=target]").first.tap()
    place = page.locator(".menu:not(.quiet) button.item").first
    place.wait_for()
    expect(standing).to_have_count(before)
    place.tap()
    pay = page.locator("[data-lit=pay]").first
    pay.or_(standing.nth(before)).first.wait_for()
    if pay.is_visible():
        pay.tap()
    standing.nth(before).wait_for()  # one more, and then the others place theirs


@pytest.mark.parametrize("view", [{"viewport": {"width": 1280, "height": 720}}, {}, PHONE])
def test_what_the_others_functions_do_stands_there_in_words(
    browsers: Browsers, server: Server, view: dict[str, Any]
) -> None:
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "place", 14)), **view)
    page.locator("[data-place]").first.wait_for()
    told = page.evaluate(
        """() => [...document.querySelectorAll('.la-isla section.seat:not(.mine)')].map((seat) => ({
          said: seat.innerText.replace(/\\s+/g, ' '),
          open: [...seat.querySelectorAll('.holder button')].map((each) => each.getAttribute('aria-label')),
          cut: [...seat.querySelectorAll('.open')].some((each) => each.scrollWidth > each.clientWidth),
        }))"""
    )
    assert sum(len(seat["open"]) for seat in told) > 4
    for seat in told:
        assert not seat["cut"]
        for function in seat["open"]:
            assert function in seat["said"]


def test_on_a_small_phone_every_target_is_as_wide_as_a_finger(browsers: Browsers, server: Server) -> None:
    small = {**PHONE, "viewport": {"width": 360, "height": 740}}
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "place", 3)), **small)
    page.locator("[data-place]").first.wait_for()
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('.la-isla button')]
          .map((each) => [each.className, each.getBoundingClientRect()])
          .filter(([, box]) => box.width && Math.min(box.width, box.height) < 39.5)
          .map(([name, box]) => `${name} ${box.width} ${box.height}`)"""
    )
    assert narrow == []


@pytest.mark.parametrize(
    ("word", "nth"), [("assign", 9), ("put", 2), ("place", 6), ("advance", 0), ("end", 0)]
)
def test_axe_finds_nothing_serious_in_either_light(
    browsers: Browsers, server: Server, word: str, nth: int
) -> None:
    assert serious_at_moment(GAME, word, nth, browsers, server) == []
