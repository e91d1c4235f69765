"""What a page shows of a table: facts and pieces that are cut or covered, and places that must not move."""

from collections.abc import Mapping
from pathlib import Path

from playwright.sync_api import Page

# A desk from small to a projector, and a tablet both ways up: nothing that lies open may be cut there.
SIZES: dict[str, tuple[int, int]] = {
    "1280x720": (1280, 720),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "tablet upright": (820, 1180),
    "tablet": (1180, 820),
    "small tablet upright": (768, 1024),
    "small tablet": (1024, 768),
}
PHONES: dict[str, tuple[int, int]] = {"phone": (390, 844), "phone on its side": (844, 390)}
HIDDEN = 1 / 3  # of what is drawn of a piece; so much of it may lie under something else, and no more
SIGHT = (Path(__file__).parent / "sight.js").read_text()


def facts(page: Page) -> tuple[int, list[str]]:
    """How many facts lie open on this screen, and those that nobody could read now."""
    answer = page.evaluate(f"() => {SIGHT}.facts()")
    return int(answer["asked"]), list(answer["found"])


def pieces(page: Page) -> tuple[int, list[str]]:
    """How many pieces stand on the board, and those that a mark, a hint or another piece hides."""
    answer = page.evaluate(f"(most) => {SIGHT}.pieces(most)", HIDDEN)
    return int(answer["asked"]), list(answer["found"])


def places(page: Page) -> dict[str, list[float]]:
    """Where the board is, and each of its fixed places."""
    found = page.evaluate(f"() => {SIGHT}.places()")
    assert isinstance(found, dict)
    return found


def shifts(before: Mapping[str, list[float]], after: Mapping[str, list[float]]) -> list[str]:
    """The places that moved or changed their size."""
    return [
        f"{name}: {box} became {after[name]}"
        for name, box in before.items()
        if name in after and max(abs(one - other) for one, other in zip(box, after[name], strict=True)) > 0.5
    ]
