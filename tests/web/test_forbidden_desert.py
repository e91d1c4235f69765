"""Forbidden Desert in a real browser: whole games by mouse, keys and finger, online, and for everybody."""

import pytest
from playwright.sync_api import Page, expect

from tests.table.server import Server
from tests.web.adventurers import HARD, play_by_mouse, play_on_a_dark_phone, play_online
from tests.web.axe import Place, serious_at, serious_on_a_phone
from tests.web.browser import Browsers
from tests.web.keys import Keys
from tests.web.players import outcome_of
from tests.web.positions import look_behind_the_end, moment_of, played_on, replay_of

GAME = "forbidden_desert"


def moment(game: str, word: str, nth: int = 0) -> tuple[str, int]:
    """A stored game of the desert, and the moment before one of its acts."""
    name = f"{GAME}/{game}"
    return name, moment_of(name, word, nth)


@pytest.mark.long
def test_a_whole_game_by_mouse(browsers: Browsers, server: Server) -> None:
    play_by_mouse(browsers, server, GAME, player_seed=3, hurry=0.35)


def test_a_whole_game_by_keyboard_only_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR")
    player = Keys(page, seed=1)
    player.play_in_french(GAME, options={"difficulty": "legendary"})
    assert outcome_of(server, page.url)["name"]


@pytest.mark.long
def test_two_browsers_online_with_a_bot_end_alike(browsers: Browsers, server: Server) -> None:
    play_online(browsers, server, GAME, HARD, hurry=0.35)


@pytest.mark.long
def test_a_whole_game_on_a_dark_phone_in_french(browsers: Browsers, server: Server) -> None:
    play_on_a_dark_phone(browsers, server, GAME, ["random", "random"], hurry=0.35)


def at_the_storm(page: Page, server: Server) -> None:
    page.goto(played_on(server, *moment("escaped_3", "draw_storm", -4)))
    page.locator(".pile.draw").wait_for()


def in_the_middle(page: Page, server: Server) -> None:
    page.goto(played_on(server, *moment("escaped_2", "pick_up", 2)))
    page.locator("[data-lit]").first.wait_for()


def looking_ahead(page: Page, server: Server) -> None:
    page.goto(played_on(server, *moment("burial_4_legendary", "under")))
    page.locator(".fan button:enabled").first.wait_for()


def with_a_menu(page: Page, server: Server) -> None:
    in_the_middle(page, server)
    page.locator("[data-spot=storm-discards]").click()
    page.locator(".menu .browse").wait_for()


def lost(page: Page, server: Server) -> None:
    page.goto(replay_of(server, f"{GAME}/thirst_5_elite"))
    look_behind_the_end(page)
    page.locator(".ending").wait_for()


@pytest.mark.parametrize("place", [at_the_storm, looking_ahead, with_a_menu, lost])
def test_axe_finds_nothing_serious_in_either_light(browsers: Browsers, server: Server, place: Place) -> None:
    assert serious_at(place, browsers, server) == []


@pytest.mark.parametrize("place", [in_the_middle, lost])
def test_axe_finds_nothing_serious_on_a_phone(browsers: Browsers, server: Server, place: Place) -> None:
    assert serious_on_a_phone(place, browsers, server) == []


def test_a_card_is_taken_up_put_back_and_played(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, *moment("escaped_3", "dune_blaster", 1)))
    page.locator(".card.dune_blaster.glow").click()
    expect(page.locator(".banner")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".banner")).to_have_count(0)
    page.locator(".card.dune_blaster.glow").click()
    page.locator("[data-lit]").first.click()
    expect(page.locator(".hand.large .card.dune_blaster")).to_have_count(0)


def test_a_rule_opens_from_the_board(browsers: Browsers, server: Server) -> None:
    page = browsers.page(played_on(server, *moment("escaped_3", "draw_storm", -4)))
    page.locator("[data-spot=ladder]").click()
    page.locator(".menu .rule").click()
    expect(page.locator("dialog.side[open] article.here")).to_contain_text("FD-D9")
