"""What axe says about a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

SHORT: dict[str, Any] = {"resultTypes": ["violations"]}
# Light and dark are colours and nothing else: what else there is to find was found in the other light.
COLOURS: dict[str, Any] = {**SHORT, "runOnly": ["color-contrast"]}


def serious(page: Page, options: dict[str, Any] = SHORT) -> list[str]:
    """What axe finds that keeps somebody out: the rule and where."""
    found = Axe().run(page, options=options).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def serious_in_either_light(page: Page) -> list[str]:
    """The same in light and in dark."""
    page.emulate_media(color_scheme="light")
    found = serious(page)
    page.emulate_media(color_scheme="dark")
    return found + serious(page, COLOURS)
