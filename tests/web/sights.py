"""Walk through whole stored games and tell which facts and pieces are cut or covered, and what moved.

``python -m tests.web.sights [--shard 1/2] [--most N] [--screen NAME] [--keep FILE] [GAME …]``: every moment
of a game is seen on one of the screens (of a long game as many as ``--most`` says, evenly), and every screen
sees the game from its first moment to its last; with one screen named, all moments there. What was seen is
added to the kept file, a line for each game. ``./test --long`` walks through each with few moments
(`test_whole_games_in_sight.py`).
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page

from tests.table.server import ROOT, Server, running
from tests.web.browser import Browsers, launched
from tests.web.positions import acts, played_on, replay_of
from tests.web.sight import SIZES, facts, pieces, places, shifts

MOST = 400  # moments of one game; each is seen where it has no more
SEATED = 2  # moments of each game that somebody at a seat looks at, on every screen

# The slider of the replay; answered when the board has been drawn after the moment came.
TURN = """async (moment) => {
  const slider = document.querySelector('.replay input[type=range]');
  slider.value = moment;
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


@dataclass
class Walk:
    """What was seen, and what nobody could have read or would have missed under the hand."""

    moments: int = 0
    facts: int = 0
    pieces: int = 0
    found: list[str] = field(default_factory=list)

    def look(self, page: Page, where: str) -> None:
        asked, hidden = facts(page)
        standing, covered = pieces(page)
        self.moments += 1
        self.facts += asked
        self.pieces += standing
        self.found += [f"{where}: {each}" for each in (*hidden, *covered)]


def games() -> list[str]:
    """Every stored game: all numbers of seats, and many options."""
    files = sorted((ROOT / "tests" / "games").glob("*/games/*.json"))
    return [
        file.stem if file.parts[-3] == "forbidden_island" else f"{file.parts[-3]}/{file.stem}"
        for file in files
    ]


def opened(browsers: Browsers, address: str) -> Page:
    """A table that stands still, with nothing laid over it."""
    page = browsers.page(address, locale="fr-FR")
    page.locator("main.board [data-fact]").first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(200)
    page.keyboard.press("Escape")  # a menu that opens by itself, or the end
    return page


def hidden_at(browsers: Browsers, server: Server, game: str, moment: int, *, mine: bool) -> list[str]:
    """What nobody could read at one moment of a game, on each screen."""
    page = opened(browsers, played_on(server, game, moment) if mine else replay_of(server, game, moment))
    found = []
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(80)
        found += [f"{name}: {each}" for each in hidden_on(page)]
    page.context.close()
    return found


def hidden_on(page: Page) -> list[str]:
    """What nobody could read now, with nothing laid over the table: the end may come while one looks."""
    for _ in range(3):
        if page.locator("dialog[open], .menu").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(80)
        hidden = [*facts(page)[1], *pieces(page)[1]]
        if not page.locator("dialog[open]").count():
            break
    return hidden


def turn_to(page: Page, moment: int) -> None:
    """Bring the replay to a moment, and wait until the board has drawn it."""
    with page.expect_response(lambda answer: answer.url.endswith(f"/moments/{moment}")):
        page.evaluate(TURN, moment)
    page.evaluate(DRAWN)


def watched(
    browsers: Browsers, server: Server, game: str, most: int, sizes: Mapping[str, tuple[int, int]] = SIZES
) -> Walk:
    """The whole game as its replay shows it: all screens together see every moment."""
    walk = Walk()
    page = opened(browsers, replay_of(server, game, 0))
    last = int(page.locator(".replay input[type=range]").get_attribute("max") or 0)
    every = -(-last // most)
    for number, (name, (width, height)) in enumerate(sizes.items()):
        page.set_viewport_size({"width": width, "height": height})
        turn_to(page, last - 1)  # any other than the next: each moment is fetched when it changes
        before: dict[str, list[float]] = {}
        for moment in [0, *range(1 + number * every, last, len(sizes) * every), last]:
            turn_to(page, moment)
            where = f"{name}, moment {moment}"
            walk.look(page, where)
            now = places(page)
            walk.found += [f"{where}: moved: {each}" for each in shifts(before, now)]
            before = {**now, **before}
    page.context.close()
    return walk


def played(browsers: Browsers, server: Server, game: str) -> Walk:
    """Some moments as somebody at a seat sees them who is asked, on every screen."""
    walk = Walk()
    total = len(acts(game))
    for number in range(SEATED):
        moment = int((number + 0.5) * total / SEATED)
        hidden = hidden_at(browsers, server, game, moment, mine=True)
        walk.found += [f"moment {moment}, at a seat, {each}" for each in hidden]
        walk.moments += len(SIZES)
    return walk


def keep(file: Path, game: str, walk: Walk, screens: Mapping[str, tuple[int, int]]) -> None:
    """Add what was seen of a game on these screens to a file, in place of what was seen there before."""
    kept = json.loads(file.read_text()) if file.is_file() else {}
    where = next(iter(screens)) if len(screens) == 1 else f"{len(screens)} screens"
    seen = {"moments": walk.moments, "facts": walk.facts, "pieces": walk.pieces, "found": len(walk.found)}
    kept.setdefault(where, {})[game] = seen
    lines = [
        f'  "{where}": {{\n'
        + ",\n".join(f'    "{name}": {json.dumps(seen)}' for name, seen in sorted(games.items()))
        + "\n  }"
        for where, games in sorted(kept.items())
    ]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def main() -> int:
    """Walk; the exit status says whether everything was in sight and nothing moved."""
    words = argparse.ArgumentParser(prog="python -m tests.web.sights", description=__doc__)
    words.add_argument("games", nargs="*", help="those to walk through; all when none is named")
    words.add_argument("--shard", default="1/1", help="which part of how many, as 1/2")
    words.add_argument("--most", type=int, default=MOST, help="moments of one game")
    words.add_argument("--screen", choices=list(SIZES), help="one screen alone")
    words.add_argument("--keep", type=Path, help="a file of what was seen, to which this is added")
    wish = words.parse_args()
    screens = {wish.screen: SIZES[wish.screen]} if wish.screen else SIZES
    part, parts = (int(each) for each in wish.shard.split("/"))
    # Long ones are dealt out first, so that the parts are of one size.
    wanted = sorted(wish.games or games(), key=lambda game: -len(acts(game)))[part - 1 :: parts]
    began, walks = time.monotonic(), []
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, launched() as browser:
        for game in wanted:
            browsers = Browsers(browser, f"http://127.0.0.1:{server.port}")
            since = time.monotonic()
            seen = watched(browsers, server, game, wish.most, screens)
            if wish.keep:
                keep(wish.keep, game, seen, screens)
            for walk in (seen, *([] if wish.screen else [played(browsers, server, game)])):
                walks.append(walk)
                told = f"{walk.moments} moments, {walk.facts} facts, {walk.pieces} pieces"
                told += f": {len(walk.found) or 'nothing'} hidden or moved"
                print(f"{game}: {told}", *walk.found[:12], sep="\n  ", flush=True)
            print(f"  {time.monotonic() - since:.0f} s", *browsers.complaints)
    found = sum(len(walk.found) for walk in walks)
    moments = sum(walk.moments for walk in walks)
    asked, stood = sum(walk.facts for walk in walks), sum(walk.pieces for walk in walks)
    print(f"{len(wanted)} games on {len(screens)} screens ({', '.join(screens)}):")
    print(f"{moments} moments, {asked} facts, {stood} pieces")
    print(f"{found} cut, covered or moved; {time.monotonic() - began:.0f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
