"""The desert in characters: complete, no wider than the screen, and clear without colour."""

import random
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from rich.console import Console

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.games import find
from archipel.terminal.board import board_of
from archipel.words import LANGUAGES, Words

GAME = "forbidden_desert"
BOARD = board_of(GAME)
NAMES = ["Ana", "Ben", "Cléo", "Maximilienne", "Évariste"]
Run = Callable[..., Result]


def new_view(seats: int = 2, seed: int = 1, acts: int = 0) -> Any:
    state = find(GAME).new(seats, {}, seed=seed)
    dice = Chance.from_seed(seed)
    for _ in range(acts):
        if not state.over:
            state.push(dice.choice(state.legal()))
    return state.view(None)


def printed(thing: Any, width: int) -> list[str]:
    page = StringIO()
    console = Console(file=page, width=width, color_system=None, force_terminal=False)
    console.print(thing)
    return page.getvalue().splitlines()


def drawn(view: Any, width: int, language: str = "en", fresh: set[str] | None = None) -> list[str]:
    words = Words(language, GAME, NAMES, strict=True)
    return printed(BOARD.draw(view, words, width, fresh or set()), width)


@pytest.mark.parametrize("width", [60, 80, 123, 124, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "acts"), [(2, 0), (5, 0), (3, 60), (5, 120)])
def test_every_desert_fits_every_screen(seats: int, acts: int, language: str, width: int) -> None:
    lines = drawn(new_view(seats, acts=acts), width, language)
    assert max(len(line) for line in lines) <= max(width, 61)


def test_wreck_water_sand_and_the_storm_have_shapes_of_their_own() -> None:
    page = "\n".join(drawn(new_view(), 80))
    assert page.count("Crash") == 1
    assert page.count("Water?") == 3
    assert page.count("@ @ @") == 1
    assert len(re.findall("▒ +│", page)) == 8
    assert page.count("①") == page.count("②") == 2, "on the map and beside the name"


def test_blocked_tiles_many_markers_parts_and_clues_are_shown() -> None:
    view = new_view()
    tile = next(each for each in view["desert"]["tiles"] if each["cell"] == "a1")
    tile.update(sand=7, blocked=True, revealed=True, face="clue_crystal_row")
    view["parts"]["gearbox"] = {"state": "on_tile", "cell": "a1", "seat": None}
    view["parts"]["propeller"] = {"state": "in_eye", "cell": "c3", "seat": None}
    page = "\n".join(drawn(view, 80))
    assert "▒×7 ✕ ■" in page
    assert "Clue ◆↔" in page
    assert "Solar crystal ↔ 1" in page
    assert "@ ✶ @" in page


def test_what_was_peeked_at_stands_in_brackets() -> None:
    view = new_view()
    tile = next(each for each in view["desert"]["tiles"] if each["back"] == "plain")
    tile["face"] = "tunnel"
    assert "(Tunnel)" in "\n".join(drawn(view, 80))


def test_water_shields_and_the_known_cards_of_the_pile_are_told() -> None:
    view = new_view()
    view["seats"][0].update(water=1, canteen=4, shield=True, buried=True)
    view["storm_pile"]["top"] = ["sun_beats_down", "wind_n2"]
    page = "\n".join(drawn(view, 80))
    assert "♦◇◇◇ ☂ buried" in page
    assert "☀ ↑2" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_piles_introduction_and_summary_have_words(language: str) -> None:
    words = Words(language, GAME, NAMES, strict=True)
    view = new_view(3, acts=50)
    for thing in (BOARD.legend(words), BOARD.piles(view, words)):
        assert len(printed(thing, 100)) > 4
    assert len(BOARD.introduction(view, words)) == 3
    assert all(label and value for label, value in BOARD.summary(view, words))
    assert BOARD.heading(view, words)


def test_actions_are_placed_and_events_mark_cells() -> None:
    view = new_view()
    assert BOARD.spot(view, Action(0, 0, "move", {"cell": "b2"})) == "B2"
    assert BOARD.spot(view, Action(0, 0, "end_step", {})) == ""
    assert BOARD.fresh([Event("moved", {"seat": 0, "from": "a1", "to": "b1"})]) == {"b1"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["ana,ben", "ana,random,cléo,random,eve"])
def test_a_whole_game_can_be_played_through_a_pipe(
    run: Run, saved_games: Path, language: str, seats: str
) -> None:
    dice = random.Random(7)
    typed = [str(dice.randint(1, 6)) if dice.random() < 0.8 else "" for _ in range(4000)]
    result = run("--lang", language, "play", GAME, "--seats", seats, "--seed", "7", typed=typed)
    assert result.exit_code == 0
    assert not re.search(r"\[(event|action|ask|play|board|group|item|word|label|legend)-", result.output)
    record = next(saved_games.glob("*.json")).read_text(encoding="utf-8")
    assert '"outcome": {' in record
