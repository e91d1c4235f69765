"""Whole games of Forbidden Island, from the start page to the end screen, in a real browser."""

from typing import Any

from playwright.sync_api import expect

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.keys import Keys
from tests.web.players import Board, ending, lay_table, tap


def outcome_of(server: Server, address: str) -> dict[str, Any]:
    """How the server says that the game of an address ended."""
    status, news = server.call("GET", f"/api/tables/{address.rsplit('/', 1)[1]}")
    assert (status, news["status"]) == (200, "over")
    outcome = news["view"]["outcome"]
    assert isinstance(outcome, dict)
    return outcome


def test_a_whole_game_by_mouse(browsers: Browsers, server: Server) -> None:
    page = browsers.page(still=False)
    lay_table(page, "random")
    player = Board(page)
    player.play(moving=12)
    assert outcome_of(server, page.url)["name"]
    assert {"tile", "draw"} <= player.used.keys(), f"the board was hardly used: {player.used}"
    assert "0" not in ending(page)[-2:], "turns were played and choices made"


def test_a_whole_game_by_keyboard_only_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR")
    player = Keys(page)
    player.lay_table()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    player.play()
    assert outcome_of(server, page.url)["name"]
    assert player.at("dialog[open] *"), "the focus is on the end screen"
    player.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_two_browsers_online_with_a_bot_end_alike(browsers: Browsers, server: Server) -> None:
    host = browsers.page()
    # An easy island: a legendary one can sink before everybody has had a turn.
    lay_table(host, "random", friend=True, level="novice")
    host.get_by_role("button", name="Invite").first.click()
    invitation = host.locator("dialog[open] input").first.input_value()
    host.keyboard.press("Escape")
    guest = browsers.page(invitation)
    guest.get_by_role("button", name="Sit down").click()
    guest.locator("[data-tile]").first.wait_for()
    assert "#" not in guest.url, "the invitation is not left in the address"
    players = [Board(host, seed=1), Board(guest, seed=2)]
    for _ in range(3000):
        if all(player.over() for player in players):
            break
        for player in players:
            if player.ready():
                player.step()
    assert ending(host) == ending(guest)
    assert outcome_of(server, host.url)["name"]
    assert all(player.used for player in players), "both have played"


def test_a_whole_game_on_a_dark_phone_in_french(browsers: Browsers, server: Server) -> None:
    page = browsers.page(locale="fr-FR", color_scheme="dark", **PHONE)
    lay_table(page, "greedy", "random", press=tap)
    player = Board(page, press=tap, seed=4)
    player.play()
    assert outcome_of(server, page.url)["name"]
    assert "tile" in player.used, f"the board was hardly used: {player.used}"
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing hangs over the edge"
