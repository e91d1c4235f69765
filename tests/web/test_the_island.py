"""The Island in a real browser: whole games, secrets at one screen, and nothing serious for axe."""

from typing import ClassVar

import pytest
from playwright.sync_api import Page, expect

from tests.table.server import Server
from tests.web.axe import serious_at_moment
from tests.web.browser import PHONE, Browsers
from tests.web.keys import Keys
from tests.web.players import (
    BAR,
    FIRST,
    MENU,
    Player,
    click,
    ending,
    lay_table,
    outcome_of,
    play_together,
    tap,
)
from tests.web.positions import moment_of, played_on, shared

NAME = "the_island"
GAME = f"{NAME}/volcano_4"
BOTS = ("random", "random", "random")


class Survivor(Player):
    """Somebody at the board: menus and ribbon first, then the chart, then the bar."""

    PLACES: ClassVar = [
        MENU,
        ("ribbon", ".banner [data-lit]"),
        ("target", "[data-place][data-lit=target]"),
        ("piece", "[data-place][data-lit=piece]"),
        BAR,
    ]


@pytest.mark.long
def test_a_whole_game_by_mouse_set_up_by_the_players(browsers: Browsers, server: Server) -> None:
    page = browsers.page()
    lay_table(page, NAME, *BOTS, options=FIRST)
    player = Survivor(page, seed=1, hurry=0.8)
    player.play()
    assert outcome_of(server, page.url)["name"] == "volcano"
    assert {"ribbon", "target", "piece", "bar"} <= player.used.keys(), player.used
    ranks = page.locator(".ending .rank").all_inner_texts()
    assert len(ranks) == 4
    assert ranks[0] == "1"


@pytest.mark.long
def test_a_whole_game_by_keyboard_only_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR")
    player = Keys(page)
    player.play_in_french(NAME, bots=3, options={"set_up": "quick"})
    assert outcome_of(server, page.url)["name"] == "volcano"


def test_the_chart_is_walked_with_arrows(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "sail", 6)))
    page.locator("[data-lit]").first.wait_for()
    keys = Keys(page)
    page.locator("[data-place][tabindex='0']").focus()
    start = page.evaluate("() => document.activeElement.dataset.place")
    keys.press("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
    assert page.evaluate("() => document.activeElement.dataset.place") != ""
    keys.press("ArrowRight")
    assert page.evaluate("() => document.activeElement.dataset.place") != start
    page.locator("[data-lit=piece]").first.focus()
    keys.press("Enter")
    page.locator(".menu:not(.quiet), [data-lit=target]").first.wait_for()
    if page.locator(".menu:not(.quiet)").count():  # several pieces: the first one
        expect(page.locator(".menu:not(.quiet) button.item").first).to_be_focused()
        keys.press("Enter")
    expect(page.locator("[data-lit=target]").first).to_be_attached()
    keys.press("Escape")
    expect(page.locator("[data-lit=target]")).to_have_count(0)


def test_two_browsers_online_with_bots_end_alike(browsers: Browsers, server: Server) -> None:
    """From the first mountains on: the whole of it is played above."""
    for _ in range(3):  # the volcano may erupt before everybody has had a turn; never three times
        addresses = shared(server, GAME, moment_of(GAME, "remove", -1))
        players = [
            Survivor(browsers.page(address), seed=seed, hurry=0.5) for seed, address in enumerate(addresses)
        ]
        play_together(*players)
        host, guest = (player.page for player in players)
        assert ending(host) == ending(guest)
        assert outcome_of(server, host.url)["name"] == "volcano"
        if all(player.used for player in players):
            return
    raise AssertionError("the guest never played")


def own_values(page: Page) -> list[str]:
    """The numbers in sight on the chart."""
    return page.locator(".pieces text.value").all_text_contents()


def test_two_at_one_screen_hand_it_over_and_show_nothing_of_the_other(browsers: Browsers) -> None:
    page = browsers.page()
    lay_table(page, NAME, "person", options=FIRST)
    taken: list[str] = []
    for turn in range(4):
        cover = page.locator("[role=alertdialog]")
        cover.wait_for()
        expect(page.locator("[data-place]")).to_have_count(0)
        cover.get_by_role("button").click()
        page.locator(".banner [data-lit=take]").first.wait_for()
        colour = page.locator("section.seat.mine").get_attribute("class") or ""
        assert ("red" in colour) == (turn % 2 == 0)
        assert len(own_values(page)) == turn // 2, "only the own numbers, never those of the other"
        pick = page.locator(".banner [data-lit=take]").nth(turn)
        taken.append(pick.locator("text.value").text_content() or "")
        click(pick)
        page.locator("[data-place][data-lit=target]").nth(3 * turn).click()
    assert len(taken) == 4
    page.locator("[role=alertdialog]").wait_for()
    assert "Take a" not in page.content(), "no choice of anybody lies under the cover"


def test_a_dark_phone_in_french_sets_up_by_touch(browsers: Browsers) -> None:
    page = browsers.page(locale="fr-FR", color_scheme="dark", **PHONE)
    lay_table(page, NAME, *BOTS, press=tap, options=FIRST)
    player = Survivor(page, press=tap, seed=4, hurry=0.5)
    for _ in range(6):
        player.step()
    assert {"ribbon", "target"} <= player.used.keys(), player.used
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing hangs over the edge"


def test_a_phone_plays_to_the_end(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "remove", -1)), **PHONE)
    player = Survivor(page, press=tap, seed=4, hurry=0.5)
    player.play()
    assert outcome_of(server, page.url)["name"] == "volcano"
    assert "target" in player.used, f"the board was hardly used: {player.used}"


def test_on_a_phone_every_space_is_as_wide_as_a_finger(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, GAME, moment_of(GAME, "sail", 6)), **PHONE)
    place = page.locator("[data-place=G6]")
    place.wait_for()
    box = place.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 40


@pytest.mark.parametrize(
    ("word", "nth"), [("take", 12), ("sail", 6), ("decline", 0), ("play_tile", 2), ("end", 0)]
)
def test_axe_finds_nothing_serious_in_either_light(
    browsers: Browsers, server: Server, word: str, nth: int
) -> None:
    assert serious_at_moment(GAME, word, nth, browsers, server) == []
