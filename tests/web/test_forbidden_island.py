"""Whole games of Forbidden Island, from the start page to the end screen, in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.adventurers import play_by_mouse, play_on_a_dark_phone, play_online
from tests.web.browser import Browsers
from tests.web.keys import Keys
from tests.web.players import outcome_of

GAME = "forbidden_island"


def test_a_whole_game_by_mouse(browsers: Browsers, server: Server) -> None:
    play_by_mouse(browsers, server, GAME, player_seed=0, hurry=0.15)


@pytest.mark.long
def test_a_whole_game_by_keyboard_only_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR")
    player = Keys(page)
    player.play_in_french(GAME, options={"difficulty": "legendary"})
    assert outcome_of(server, page.url)["name"]
    player.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.long
def test_two_browsers_online_with_a_bot_end_alike(browsers: Browsers, server: Server) -> None:
    # An easy island: a legendary one can sink before everybody has had a turn.
    play_online(browsers, server, GAME, {"difficulty": "novice", "first_player": "1"}, hurry=0.4)


@pytest.mark.long
def test_a_whole_game_on_a_dark_phone_in_french(browsers: Browsers, server: Server) -> None:
    play_on_a_dark_phone(browsers, server, GAME, ["greedy", "random"], hurry=0.15)
