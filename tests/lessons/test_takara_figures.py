"""What the sentences of Takara Island's lesson say is counted anew, from the position, not from the data."""

import re
from typing import Any, Final

import pytest

from archipel.games.takara_island.rules import components as box
from archipel.games.takara_island.rules.scoring import points
from archipel.games.takara_island.rules.state import TakaraState
from archipel.lessons import read_lesson
from archipel.words import LANGUAGES
from tests.lessons.paths import Play, every_path
from tests.lessons.test_lessons import ROOT

LESSON: Final = read_lesson("takara_island")
TEXTS: Final = ROOT / "src" / "archipel" / "games" / "takara_island" / "texts"
# Prices and rewards of the rules that the idea of a moment states; every other number in it is a figure.
STATED: Final = {
    "pays": [box.OBSERVE_REWARD, box.OBSERVE_REWARD],
    "sword": [box.SWORD_RENT],
    "sell": [box.KARAS_FOR_XP, box.RECRUIT_PRICE],
    "rockfall": [box.ROCKFALL_REWARD],
    "wound": [box.HEALING_PRICE],
}
# What doing as a moment says brings: Karas and XP, and the numbers that its praise states.
BROUGHT: Final = {
    "pays": (4, 0, [2, 2]),
    "dig": (0, 1, [1, 4]),  # and 4 Karas for the partner
    "sword": (-3, 2, [2]),
    "sell": (0, -1, []),
    "rockfall": (4, 0, [4]),
    "wound": (-2, 1, [1]),
    "deep": (0, 8, [8]),
    "archaeologist": (-2, 0, []),
    "miner": (-5, 4, [4]),
    "diviner": (-3, 0, []),
    "danger": (0, 4, [4]),
    "imitator": (-7, 0, []),
}


def position(play: Play) -> TakaraState:
    assert isinstance(play.state, TakaraState)
    return play.state


def begun() -> list[tuple[str, Play]]:
    """Every moment, at every position in which it begins."""
    return [
        (play.course.moment.name, play.twin())  # the path goes on
        for play in every_path(LESSON)
        if not play.course.passed and not play.course.acts
    ]


def counted(state: TakaraState) -> dict[str, Any]:
    """The figures by another hand than the paths of the data: straight from the position."""
    seen = [state.tiles[cell] for cell in range(box.CELLS) if (state.shown | state.known[0]) >> cell & 1]
    left = {tile: box.COPIES[kind] - seen.count(kind) for kind, tile in enumerate(box.TILES)}
    stones = [cell % 9 + 1 for cell, kind in enumerate(state.tiles) if kind == box.STONE_TILE]
    return {
        "sites": len(state.tops),
        "stones": left["d_stone"],
        "chests": left["d_chest"],
        "karas": state.karas[0],
        "rockfalls": state.visible_rockfalls(),
        "empty": sum(top == 9 for top in state.tops),
        "last": 5 if sum(state.stones) else 4,  # TK-E2, E3
        "points": points(state, 0),
        "theirs": points(state, 1),
        "depth": stones[-1] if stones else 0,
        "first": 7,  # TK-S7
        "final": 9,
        "more": box.IMITATOR_SURCHARGE,
    }


def test_every_figure_is_what_the_position_says() -> None:
    checked: set[tuple[str, str]] = set()
    for name, play in begun():
        figures, state = play.course.figures, position(play)
        who = box.SPECIALISTS.index(figures.get("specialist", "miner"))
        adventurers = state.free if name != "archaeologist" else 9 - state.tops[3]  # there, tiles of a site
        sums = {**counted(state), "left": adventurers, "price": box.PRICE[min(who, 2)]}
        for figure in figures.keys() & sums.keys():
            assert figures[figure] == sums[figure], f"{name}: {figure}"
            checked.add((name, figure))
    assert len(checked) == 27


def test_every_tile_that_is_named_lies_where_the_words_say() -> None:
    cells = {"pays": [10], "dig": [9], "sword": [10], "free": [3], "miner": [49, 50]}
    for name, play in begun():
        for cell in cells.get(name, []):
            assert play.course.figures["tile"] == box.TILES[position(play).tiles[cell]], name


def test_every_look_shows_the_tiles_that_the_lesson_names() -> None:
    looked = {(0, 3): "i_kara_4 i_goblin_b i_xp_2 d_kara_6 d_xp_4", (2, 6): "d_stone d_xp_4 d_chest"}
    seen = set()
    for play in every_path(LESSON):
        act = play.course.acts[-1].split() if play.course.acts else [""]
        if play.course.moment.name in ("archaeologist", "diviner") and act[1:2] in (["study"], ["divine"]):
            (site, depth), names = list(looked.items())[act[1] == "divine"]
            cells = range(9 * site + depth, 9 * site + depth + len(names.split()))
            assert [box.TILES[position(play).tiles[cell]] for cell in cells] == names.split()
            seen.add(act[1])
    assert seen == {"study", "divine"}


def test_doing_as_one_is_told_brings_what_the_praise_says() -> None:
    purses: dict[str, tuple[int, int]] = {}
    for name, play in begun():
        state = position(play)
        purses[name] = (state.karas[0], state.xp[0])
        if name in BROUGHT:
            while not play.course.passed and play.course.moment.name == name:
                act = play.wanted()[0].text
                line = play.course.wanted(act)
                assert line is not None
                play.do(line, act)
            after = position(play)
            karas, xp = purses[name]
            assert (after.karas[0] - karas, after.xp[0] - xp) == BROUGHT[name][:2], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_number_is_a_price_or_a_reward(language: str) -> None:
    text = (TEXTS / language / "lesson.ftl").read_text(encoding="utf-8")
    for moment in LESSON.moments:
        told = re.search(rf"(?ms)^lesson-{moment.name} = (.*?)(?=^lesson-|\Z)", text)
        assert told is not None
        idea, *forms = re.sub(r"\{[^}]*\}", "", told[1]).split("\n    .")
        done = next((form for form in forms if form.startswith("done = ")), "")
        task = next((form for form in forms if form.startswith("task = ")), "")
        assert numbers(idea) == STATED.get(moment.name, []), moment.name
        assert numbers(task) == [], moment.name
        assert numbers(done) == (BROUGHT[moment.name][2] if moment.name in BROUGHT else []), moment.name


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]
