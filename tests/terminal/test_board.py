"""The island in characters: complete, no wider than the screen, and clear without colour."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.games import find
from archipel.games.forbidden_island.rules.components import SHAPES
from archipel.terminal.board import board_of
from archipel.words import LANGUAGES, Words

BOARD = board_of("forbidden_island")
NAMES = ["Ana", "Ben", "Cléo", "Maximilienne"]


def new_view(island: str = "forbidden_island", seats: int = 2, seed: int = 1) -> Any:
    return find("forbidden_island").new(seats, {"island": island}, seed=seed).view(None)


def drawn(view: Any, width: int, language: str = "en", fresh: set[str] | None = None) -> list[str]:
    page = StringIO()
    words = Words(language, "forbidden_island", NAMES, strict=True)
    console = Console(file=page, width=width, color_system=None, force_terminal=False)
    console.print(BOARD.draw(view, words, width, fresh or set()))
    return page.getvalue().splitlines()


@pytest.mark.parametrize("width", [80, 117, 118, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("island", SHAPES)
def test_every_island_fits_every_screen(island: str, language: str, width: int) -> None:
    lines = drawn(new_view(island, seats=4), width, language)
    assert max(len(line) for line in lines) <= width


def test_every_tile_is_named_on_a_screen_of_80_columns() -> None:
    view = new_view()
    words = Words("fr", "forbidden_island")
    page = " ".join(drawn(view, 80, "fr"))
    for tile in view["island"]["tiles"]:
        label = words.text(f"label-{tile['tile']}")
        assert all(part in page for part in label.split())


def test_dry_flooded_and_sunk_tiles_have_shapes_of_their_own() -> None:
    view = new_view()
    for tile in view["island"]["tiles"]:
        tile["state"] = {"watchtower": "flooded", "observatory": "sunk"}.get(tile["tile"], "dry")
    page = "\n".join(drawn(view, 80))
    assert "≈Watchtower≈" in page
    assert "Observatory" not in page
    assert "~" in page
    assert "≈Misty" not in page


def test_pawns_sites_landing_and_news_are_marked() -> None:
    view = new_view()
    lines = drawn(view, 80, fresh={"watchtower"})
    page = "\n".join(lines[:20])
    for sign, count in (("①", 1), ("②", 1), ("◆", 2), ("✶", 2), ("▲", 2), ("●", 2), ("⌂", 1), ("*", 1)):
        assert page.count(sign) == count


def test_the_top_of_the_flood_pile_is_marked_once_it_is_known() -> None:
    view = new_view()
    assert not any("!" in line for line in drawn(view, 80))
    view["flood_pile"]["layers"].insert(0, ["watchtower", "misty_marsh"])
    page = "\n".join(drawn(view, 80))
    assert page.count("!") == 2
    assert "on top" in page


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (["choose_passengers", 0, 0, 3], "On board: nobody yet"),
        (["choose_passengers", 0, 1, 2], "On board: Ana"),
        (["choose_landing", 1, 3], "On board: Ana and Ben"),
    ],
)
def test_a_helicopter_shows_who_is_aboard(step: list[Any], told: str) -> None:
    view = new_view()
    view["step"] = step
    assert told in "\n".join(drawn(view, 80))


def test_actions_are_placed_and_events_mark_tiles() -> None:
    view = new_view()
    spots = {tile["tile"]: (tile["row"], tile["column"]) for tile in view["island"]["tiles"]}
    row, column = spots["watchtower"]
    pair = Action(0, 0, "shore_up_two", {"tile": "watchtower", "second": "observatory"})
    assert BOARD.spot(view, pair).split("+")[0] == f"{'ABCDEF'[column]}{row + 1}"
    assert BOARD.spot(view, Action(0, 0, "end_actions", {})) == ""
    moved = Event("moved", {"seat": 0, "from": "watchtower", "to": "misty_marsh"})
    assert BOARD.fresh([moved]) == {"misty_marsh"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_island_shows_what_a_seat_may_see_and_no_more(language: str) -> None:
    state = find("the_island").new(3, {"set_up": "quick"}, seed=4)
    dice = Chance.from_seed(1)
    words = Words(language, "the_island", ["Ana", "Ben", "Cléo"], strict=True)
    board = board_of("the_island")
    for number in range(90):
        state.push(dice.choice(state.legal()))
        if number % 30 == 0:
            for viewer in (None, 0, 1, 2):
                console = Console(width=100, file=StringIO())
                view = state.view(viewer)
                console.print(board.heading(view, words), board.draw(view, words, 100, ()))
                console.print(board.piles(view, words), board.legend(words))
                assert "[" not in str(board.heading(view, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_la_isla_shows_what_a_seat_may_see_and_no_more(language: str) -> None:
    state = find("la_isla").new(3, {}, seed=4)
    dice = Chance.from_seed(4)
    words = Words(language, "la_isla", ["Ana", "Ben", "Cléo"], strict=True)
    board = board_of("la_isla")
    pages = {}
    for viewer in (0, None):
        page = StringIO()
        console = Console(file=page, width=80, color_system=None)
        view: Any = state.view(viewer)
        console.print(
            board.heading(view, words), board.draw(view, words, 80, {"o3"}), board.piles(view, words)
        )
        console.print(board.legend(words))
        pages[viewer] = page.getvalue()
    hand: Any = state.view(0)["seats"]
    names = [words.name("function", card["function"]) for card in hand[0]["hand"]]
    assert all(name in pages[0] and name not in pages[None] for name in names)
    assert "o3*" in pages[None]
    while not state.over:
        events = state.apply(dice.choice(state.legal()))
        board.fresh(events)
    end: Any = state.view(None)
    assert [label for label, _ in board.summary(end, words)] == ["Ana", "Ben", "Cléo"]
