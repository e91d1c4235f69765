"""Takara Island in characters: complete, no wider than the screen, and silent about what others saw."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.games import find
from archipel.terminal.board import board_of
from archipel.words import LANGUAGES, Words

GAME = "takara_island"
BOARD = board_of(GAME)
NAMES = ["Ana", "Ben", "Cléo", "Maximilienne"]


def played(seats: int, acts: int) -> Any:
    state = find(GAME).new(seats, {}, seed=4)
    dice = Chance.from_seed(4)
    for _ in range(acts):
        if not state.over:
            state.push(dice.choice(state.legal()))
    return state


def printed(thing: Any, width: int = 80) -> list[str]:
    page = StringIO()
    Console(file=page, width=width, color_system=None, force_terminal=False).print(thing)
    return page.getvalue().splitlines()


def words(language: str = "en") -> Words:
    return Words(language, GAME, NAMES, strict=True)


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "acts"), [(2, 0), (4, 90), (3, 2000)])
def test_every_table_fits_every_screen(seats: int, acts: int, language: str, width: int) -> None:
    view = played(seats, acts).view(0)
    lines = printed(BOARD.draw(view, words(language), width, set()), width)
    lines += printed(BOARD.piles(view, words(language)), width)
    lines += printed(BOARD.legend(words(language)), width)
    assert max(len(line) for line in lines) <= width


def test_nine_places_of_six_sites_are_drawn() -> None:
    lines = printed(BOARD.draw(played(2, 0).view(0), words(), 80, set()))
    assert [line.count("░░░░░") for line in lines[1:10]] == [6] * 9
    assert lines[0].split()[::2] == ["S1", "S2", "S3", "S4", "S5", "S6"]


def test_a_tile_seen_in_secret_stands_in_brackets_for_its_seat_alone() -> None:
    state = find(GAME).new(2, {"first_player": "1"}, seed=1)
    state.chance.script = [0]
    state.apply("0 observe site_1")
    own = "\n".join(printed(BOARD.draw(state.view(0), words(), 80, set())))
    other = "\n".join(printed(BOARD.draw(state.view(1), words(), 80, set())))
    assert "(2 K)" in own
    assert "(2 K)" not in other


def test_a_fight_shows_its_dice_and_the_end_everybodys_level() -> None:
    state = played(3, 2000)
    assert state.over
    page = "\n".join(printed(BOARD.draw(state.view(None), words(), 80, set())))
    assert "Die ·" in page
    summary = BOARD.summary(state.view(None), words())
    assert [name for name, _ in summary] == NAMES[:3]
    assert all("·" in told for _, told in summary)


def test_places_are_named_by_site_and_depth() -> None:
    state = find(GAME).new(2, {}, seed=1)
    view = state.view(0)
    assert BOARD.spot(view, Action(0, 8, "dig", {"site": "site_1"})) == "S1"
    assert BOARD.spot(view, Action(0, 52, "divine", {"site": "site_2", "depth": 4})) == "S2.4"
    assert BOARD.spot(view, Action(0, 26, "gamble", {})) == ""
    dug = Event("dug", {"seat": 0, "site": "site_2", "depth": 1, "tile": "s_kara_2"})
    assert BOARD.fresh([dug]) == {"site_2 1"}
    assert BOARD.heading(view, words()).startswith("Turn 1")
