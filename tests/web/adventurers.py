"""People who play the cooperative games in a browser."""

from collections.abc import Mapping
from typing import ClassVar

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.players import BAR, LIST, MENU, Player, ending, lay_table, outcome_of, play_together, tap

# A hard game, which ends soon; I begin, since it can end before the second has had a turn.
HARD = {"difficulty": "legendary", "first_player": "1"}


class Adventurer(Player):
    """Somebody at the board of a cooperative game."""

    PLACES: ClassVar = [
        MENU,
        ("fan", ".fan .cards button:enabled"),
        ("lens", ".lens .answer"),
        ("draw", ".pile.draw"),
        ("discard", ".hand.large .card.throwing.glow"),
        ("tile", "[data-lit]"),
        BAR,
        *LIST,
    ]


def play_by_mouse(browsers: Browsers, server: Server, game: str, player_seed: int, hurry: float) -> None:
    """A whole game beside a bot, with all that moves as far as the first draw."""
    page = browsers.page(still=False)
    lay_table(page, game, "random", options=HARD)
    player = Adventurer(page, seed=player_seed, hurry=hurry)
    while "draw" not in player.used:
        assert not player.step(), "it was over before anything was drawn"
    page.emulate_media(reduced_motion="reduce")
    player.play()
    assert outcome_of(server, page.url)["name"]
    assert "tile" in player.used, f"the board was hardly used: {player.used}"
    assert "0" not in ending(page)[-2:], "turns were played and choices made"


def play_on_a_dark_phone(
    browsers: Browsers, server: Server, game: str, bots: list[str], hurry: float
) -> None:
    """A whole game with a finger, in French and in the dark."""
    page = browsers.page(locale="fr-FR", color_scheme="dark", **PHONE)
    lay_table(page, game, *bots, press=tap, options=HARD)
    player = Adventurer(page, press=tap, seed=4, hurry=hurry)
    player.play()
    assert outcome_of(server, page.url)["name"]
    assert "tile" in player.used, f"the board was hardly used: {player.used}"
    width = page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, "nothing hangs over the edge"


def play_online(
    browsers: Browsers, server: Server, game: str, options: Mapping[str, str], hurry: float
) -> None:
    """Two browsers and a bot, from the invitation to an end that both see alike."""
    for _ in range(3):  # a game may be over before everybody has had a turn; never three times
        host = browsers.page()
        lay_table(host, game, "open", "random", options=options)
        guest = browsers.guest(host)
        assert "#" not in guest.url, "the invitation is not left in the address"
        players = [Adventurer(host, seed=1, hurry=hurry), Adventurer(guest, seed=2, hurry=hurry)]
        play_together(*players)
        assert ending(host) == ending(guest)
        assert outcome_of(server, host.url)["name"]
        if all(player.used for player in players):
            return
    raise AssertionError("the guest never played")
