"""Walk through the stored games and tell which facts are cut or covered: ``python -m tests.web.sights``."""

import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

from tests.table.server import ROOT, Server, running
from tests.web.browser import Browsers, launched
from tests.web.positions import acts, played_on, replay_of
from tests.web.sight import SIZES, hidden_facts

MOMENTS = 8  # of each game, for somebody at a seat and for somebody who watches


def games() -> list[str]:
    """Every stored game: all numbers of seats, and many options."""
    files = sorted((ROOT / "tests" / "games").glob("*/games/*.json"))
    return [
        file.stem if file.parts[-3] == "forbidden_island" else f"{file.parts[-3]}/{file.stem}"
        for file in files
    ]


def hidden_at(
    browsers: Browsers,
    server: Server,
    game: str,
    moment: int,
    *,
    mine: bool,
    sizes: Mapping[str, tuple[int, int]] = SIZES,
) -> list[str]:
    """What nobody could read at one moment of a game, on each screen."""
    page = browsers.page(
        played_on(server, game, moment) if mine else replay_of(server, game, moment), locale="fr-FR"
    )
    page.locator("main.board [data-fact]").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(200)
    page.keyboard.press("Escape")  # a menu that opens by itself, or the end
    found = []
    for name, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        if page.locator("dialog[open], .menu").count():
            page.keyboard.press("Escape")
        found += [f"{name}: {fact}" for fact in hidden_facts(page)]
    page.context.close()
    return found


def main(wanted: list[str]) -> int:
    """Walk; the exit status says whether everything was in sight."""
    count = 0
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, launched() as browser:
        for game in wanted or games():
            total = len(acts(game))
            browsers = Browsers(browser, f"http://127.0.0.1:{server.port}")
            found: list[str] = []
            for number in range(MOMENTS):
                for mine in (True, False):
                    moment = int((number + 0.5) * total / MOMENTS)
                    hidden = hidden_at(browsers, server, game, moment, mine=mine)
                    found += [
                        f"moment {moment}, {'at a seat' if mine else 'watching'}, {each}" for each in hidden
                    ]
            print(f"{game}: {len(found) or 'nothing'} out of sight", *found[:12], sep="\n  ", flush=True)
            count += len(found)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
