"""Take pictures of the page: ``python -m tests.web.pictures FOLDER [NAME …]``."""

import contextlib
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.table.server import Server, running
from tests.web.browser import DESK, PHONE, Browsers, launched
from tests.web.positions import moment_of, played_on, replay_of

LATE = ("heliport_sunk_4", 100)
DESERT = "forbidden_desert/escaped_3"
THE_ISLAND = "the_island/volcano_4"
LA_ISLA = "la_isla/markers_high_4_full"
TAKARA = "takara_island/five_sites_3"
VIEWS: dict[str, dict[str, Any]] = {"desk": DESK, "phone": PHONE}


def states(server: Server) -> dict[str, tuple[str, str]]:
    """Each state by its name: where it is, and what must be seen before the picture."""
    late, moment = LATE
    return {
        "start": ("/", ".covers h2"),
        "table": (played_on(server, "escaped_4", moment_of("escaped_4", "move", -6)), "[data-lit]"),
        "late": (played_on(server, late, moment_of(late, "move", -2)), "[data-lit]"),
        "discard": (played_on(server, "escaped_4", moment_of("escaped_4", "discard", -1)), ".card.throwing"),
        "desert": (played_on(server, DESERT, moment_of(DESERT, "dig", 12)), "[data-lit]"),
        "storm": (played_on(server, DESERT, moment_of(DESERT, "draw_storm", -12)), ".pile.draw"),
        "ship": (replay_of(server, DESERT), "dialog[open] .end"),
        "volcano": (played_on(server, THE_ISLAND, moment_of(THE_ISLAND, "sail", 14)), "[data-lit]"),
        "placing": (played_on(server, THE_ISLAND, moment_of(THE_ISLAND, "take", 24)), "[data-lit]"),
        "attack": (played_on(server, THE_ISLAND, moment_of(THE_ISLAND, "decline")), ".bar .answers .button"),
        "isles": (replay_of(server, THE_ISLAND), "dialog[open] .end"),
        "jungle": (played_on(server, LA_ISLA, moment_of(LA_ISLA, "place", 14)), "[data-lit]"),
        "cards": (played_on(server, LA_ISLA, moment_of(LA_ISLA, "assign", 18)), "[data-lit=card]"),
        "count": (replay_of(server, LA_ISLA), "dialog[open] .end"),
        "shafts": (played_on(server, TAKARA, moment_of(TAKARA, "dig", 18)), "[data-lit]"),
        "lantern": (played_on(server, TAKARA, moment_of(TAKARA, "turn_up", 1)), ".lens .answer"),
        "monsters": (played_on(server, TAKARA, moment_of(TAKARA, "fight", 9)), "[data-lit]"),
        "stones": (replay_of(server, "takara_island/stones_apart_4"), "dialog[open] .end"),
        "replay": (replay_of(server, late, moment), "[data-tile]"),
        "win": (replay_of(server, "escaped_4"), "dialog[open] .end"),
        "loss": (replay_of(server, late), "dialog[open] .end"),
    }


def picture(page: Page, seen: str, file: Path) -> None:
    """One picture, when everything stands still."""
    page.locator(seen).first.wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(700)
    page.screenshot(path=file)
    with contextlib.suppress(ImportError):
        from PIL import Image  # where Pillow is, a third of the size

        taken = Image.open(file).convert("RGB")
        few = taken.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=6, dither=Image.Dither.NONE)
        few.save(file, optimize=True)


def main(folder: Path, wanted: list[str]) -> None:
    """Every state on desk and phone, light and dark: ``state-view-light.png``."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, running(Path(place)) as server, launched() as browser:
        for view, size in VIEWS.items():
            for light in ("light", "dark"):
                for name, (path, seen) in states(server).items():
                    file = folder / f"{name}-{view}-{light}.png"
                    if wanted and file.stem not in wanted and name not in wanted:
                        continue
                    browsers = Browsers(browser, f"http://127.0.0.1:{server.port}")
                    picture(browsers.page(path, color_scheme=light, **size), seen, file)
                    browsers.close()
                    print(file.name, file.stat().st_size // 1000, "kB", *browsers.complaints)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
