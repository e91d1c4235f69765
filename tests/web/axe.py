"""What axe says about a page."""

from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.table.server import Server
from tests.web.browser import PHONE, Browsers
from tests.web.positions import look_behind_the_end, moment_of, played_on, replay_of

Place = Callable[[Page, Server], None]  # leads a page to something worth looking at

SHORT: dict[str, Any] = {"resultTypes": ["violations"]}
# Light and dark are colours and nothing else: what else there is to find was found in the other light.
COLOURS: dict[str, Any] = {**SHORT, "runOnly": ["color-contrast"]}


def serious(page: Page, options: dict[str, Any] = SHORT, apart: str = "") -> list[str]:
    """What axe finds that keeps somebody out: the rule and where; not in what is looked at apart."""
    context = {"exclude": [[apart]]} if apart else None
    found = Axe().run(page, context=context, options=options).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def serious_in_either_light(page: Page, apart: str = "") -> list[str]:
    """The same in light and in dark."""
    page.emulate_media(color_scheme="light")
    found = serious(page, apart=apart)
    page.emulate_media(color_scheme="dark")
    return found + serious(page, COLOURS, apart)


def serious_at(place: Place, browsers: Browsers, server: Server) -> list[str]:
    """What axe finds at a place on a desk, in either light."""
    page = browsers.page("about:blank")
    place(page, server)
    return serious_in_either_light(page)


def serious_at_moment(game: str, word: str, nth: int, browsers: Browsers, server: Server) -> list[str]:
    """What axe finds in either light before an act of a stored game, or at its end."""
    over = word == "end"
    page = browsers.page(
        replay_of(server, game) if over else played_on(server, game, moment_of(game, word, nth))
    )
    page.locator("[data-place]").first.wait_for()
    if over:
        look_behind_the_end(page)
    return serious_in_either_light(page)


def serious_on_a_phone(place: Place, browsers: Browsers, server: Server) -> list[str]:
    """What axe finds at a place on a phone, in French."""
    page = browsers.page("about:blank", locale="fr-FR", **PHONE)
    place(page, server)
    return serious(page)
