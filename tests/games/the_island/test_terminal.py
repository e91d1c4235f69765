"""The Island in characters: complete, no wider than the screen, and clear without colour."""

import random
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.games import find
from archipel.games.the_island.terminal.map import explorer_label
from archipel.terminal.board import board_of
from archipel.terminal.menu import Menu
from archipel.words import LANGUAGES, Words

GAME = "the_island"
BOARD = board_of(GAME)
NAMES = ["Ana", "Ben", "Cléo", "Maximilienne"]
STORED = Path(__file__).parent / "games" / "volcano_4.json"


@pytest.fixture(scope="module")
def match() -> Match:
    return Match.replay(find(GAME), Record.loads(STORED.read_text(encoding="utf-8")))


def printed(thing: Any, width: int) -> list[str]:
    page = StringIO()
    Console(file=page, width=width, color_system=None, force_terminal=False).print(thing)
    return page.getvalue().splitlines()


def drawn(view: Any, width: int, language: str = "en", fresh: set[str] | None = None) -> list[str]:
    words = Words(language, GAME, NAMES, strict=True)
    return printed(BOARD.draw(view, words, width, fresh or set()), width)


@pytest.mark.parametrize("width", [80, 127, 128, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_every_screen(match: Match, language: str, width: int) -> None:
    for moment in range(0, len(match.history), 40):
        view = match.history[moment].before.view(moment % 4)
        assert max(len(line) for line in drawn(view, width, language)) <= width
    assert drawn(match.state.view(None), width, language)


def test_every_explorer_on_the_board_is_on_the_map_or_in_the_lists(match: Match) -> None:
    for moment in (100, 150, 200, 250, 300):
        view: Any = match.history[moment].before.view(None)
        page = "\n".join(drawn(view, 80))
        words = Words("en", GAME, NAMES, strict=True)
        for each in view["explorers"]:
            if each["where"] in ("land", "sea", "boat"):
                assert explorer_label(each["explorer"], words) in page


def test_the_ground_creatures_boats_and_isles_have_signs_of_their_own(match: Match) -> None:
    view: Any = match.history[100].before.view(None)
    rows = drawn(view, 80)[:25]
    chart = "\n".join(rows)
    assert chart.count("⌂") == 4
    assert chart.count("§") == sum(each["creature"] == "sea_serpent" for each in view["creatures"])
    assert chart.count("∪") == len(view["boats"])
    assert [row[0] for row in rows[::2]] == list("ABCDEFGHIJKLM")


def test_a_number_is_seen_by_its_owner_until_play_begins_and_by_nobody_else(match: Match) -> None:
    setting_up = match.history[60].before
    owner, other = (" ".join(drawn(setting_up.view(seat), 200)) for seat in (0, 1))
    assert "ra = " in owner
    assert "ra = " not in other
    assert " = " not in " ".join(drawn(match.history[120].before.view(0), 200))


def test_what_has_just_changed_is_marked(match: Match) -> None:
    view = match.history[120].before.view(0)
    assert "*" not in "\n".join(drawn(view, 80)[:25])
    fresh = BOARD.fresh(match.history[119].events)
    assert fresh
    assert "*" in "\n".join(drawn(view, 80, fresh=fresh)[:25])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_stands_under_a_heading(match: Match, language: str) -> None:
    words = Words(language, GAME, NAMES, strict=True)
    rng = random.Random(1)
    for moment in rng.sample(range(len(match.history)), 40):
        state = match.history[moment].before
        view = state.view(state.decisions()[0].seat)
        menu = Menu.of(state.decisions(), BOARD, view, words)
        assert max(len(line) for line in printed(menu.draw(80), 80)) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_and_the_count_are_told(match: Match, language: str) -> None:
    words = Words(language, GAME, NAMES, strict=True)
    assert len(printed(BOARD.legend(words), 80)) >= 11
    rows = dict(BOARD.summary(match.state.view(None), words))
    assert rows["Ana"].startswith("6 + 3 = 9")
