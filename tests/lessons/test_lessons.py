"""Every lesson of every game is true of its positions, and leads to its end by every path."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.engine.chance import Chance
from archipel.lessons import BadLesson, Lesson, read_lesson
from archipel.lessons.figures import figure
from archipel.words import LANGUAGES, Words
from tests.lessons.paths import LESSONS, every_path

MOST_WORDS = 40
ROOT = Path(__file__).parents[2]
BOARDS = ROOT / "web" / "src" / "boards"

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game} {lesson.name}")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_lesson
def test_every_accepted_path_leads_to_the_end(lesson: Lesson) -> None:
    met: set[str] = set()
    ended = False
    for play in every_path(lesson):
        assert play.state.check() == [], play.course.moment.name
        met.add(play.course.moment.name)
        ended |= play.course.finished
    assert ended
    assert met == {moment.name for moment in lesson.moments}


@every_lesson
def test_a_lesson_has_ten_to_sixteen_moments_and_most_are_done_not_read(lesson: Lesson) -> None:
    assert 10 <= len(lesson.moments) <= 16
    assert sum(bool(moment.ways) for moment in lesson.moments) >= 2 * len(lesson.moments) // 3
    assert lesson.moments[-1].scene is not None, "the last moment is a problem of its own"


@every_lesson
@every_language
def test_every_moment_is_told_in_forty_words_with_figures_of_its_position(
    lesson: Lesson, language: str
) -> None:
    words = Words(language, lesson.game, strict=True)
    names = dict(zip(("partner", "partner_2", "partner_3"), filter(None, lesson.seats), strict=False))
    for play in every_path(lesson):
        course = play.course
        moment, args = course.moment, {**names, **course.figures}
        key = f"lesson-{moment.name}"
        told = words.text(key, **args) + (" " + words.text(key, "task", **args) if moment.ways else "")
        count = len(re.findall(r"[\w’'-]*\w[\w’'-]*", told))
        assert count <= MOST_WORDS, f"{moment.name}: {count} words in {language}: {told}"
        assert words.text(key, "title")
        forms = [*moment.answers.values(), *moment.praises.values()]
        if moment.ways and "0 *" not in moment.praises and len(moment.praises) == 0:
            forms.append("done")
        for form in forms:
            assert words.text(key, form, **args)
        if course.praise is not None:
            praise = course.praise
            assert words.text(f"lesson-{praise.moment}", praise.form, **{**names, **praise.figures})


@every_lesson
@every_language
def test_no_text_belongs_to_a_moment_that_is_not_there(lesson: Lesson, language: str) -> None:
    words = Words(language, lesson.game, strict=True)
    told = {key.removeprefix("lesson-") for key in words.catalog.headings if key.startswith("lesson-")}
    assert told == {moment.name for moment in lesson.moments}
    for moment in lesson.moments:
        forms = set(words.catalog.forms(f"lesson-{moment.name}")) - {"title", "task", "done", "know"}
        assert forms == {*moment.answers.values(), *moment.praises.values()} - {"done"}, moment.name


@every_lesson
def test_every_rule_of_a_moment_exists(lesson: Lesson) -> None:
    words = Words("en", lesson.game)
    for moment in lesson.moments:
        assert moment.idea
        assert moment.rules
        for rule in moment.rules:
            assert words.rule(rule) is not None, f"{moment.name}: {rule}"


@every_lesson
def test_whatever_is_lit_lies_on_the_board(lesson: Lesson) -> None:
    spots = "".join(path.read_text(encoding="utf-8") for path in board_files(lesson.game))
    for play in every_path(lesson):
        named = set(names_in(play.view))
        for thing in play.course.lights:
            for part in thing.split():
                kind, _, name = part.partition(":")
                if not name:
                    assert re.search(f'data-(spot|fact)="{kind}"', spots), (
                        f"{play.course.moment.name}: {thing}"
                    )
                elif re.fullmatch(r"\d+(-\d+)?", name):  # a seat, or a slot of a seat
                    assert int(name.partition("-")[0]) < len(lesson.seats)
                    assert f'data-spot="{kind}-{{' in spots, f"{play.course.moment.name}: {thing}"
                elif kind != "pile":
                    there = all(each in named for each in name.split(":")) or f"'{name}'" in spots
                    assert there, f"{play.course.moment.name}: {thing}"


def board_files(game: str) -> list[Path]:
    return [*(BOARDS / game).glob("*.svelte"), *(BOARDS / "shared").glob("*.svelte")]


def names_in(value: Any) -> list[str]:
    """Every name and number in a view, as text."""
    if isinstance(value, dict):
        return [*value, *(name for each in value.values() for name in names_in(each))]
    if isinstance(value, list):
        return [name for each in value for name in names_in(each)]
    return [str(value)]


# -- a lesson that does not fit the rules -------------------------------------------------------------------

BROKEN: dict[str, tuple[str, dict[str, Any]]] = {
    "an act that is not legal": ("four", {"then": ["1 capture earth_stone"]}),
    "a draw without what it brings": ("draw", {"ways": ["0 draw_treasure"]}),
    "a card that cannot come": ("flood", {"ways": ["0 draw_flood: iron_gate"]}),
    "a scene with a card too many": ("special", {"scene": {"hands": [["sandbags"] * 3, []]}}),
    "a scene with a tile that there is not": ("fly", {"scene": {"pawns": ["atlantis", "iron_gate"]}}),
    "a figure that is not there": ("shore", {"figures": {"flooded": "island.wet#"}}),
    "nothing to do": ("walk", {"ways": ["0 capture oceans_chalice"]}),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_lesson_that_does_not_fit_the_rules_fails_with_the_name_of_the_moment(fault: str) -> None:
    name, change = BROKEN[fault]
    lesson = copy_of(read_lesson("forbidden_island"))
    moment = next(each for each in lesson.moments if each.name == name)
    for field, value in change.items():
        setattr(moment, field, {**(moment.scene or {}), **value} if field == "scene" else value)
    with pytest.raises((BadLesson, AssertionError), match=name):
        list(every_path(lesson))


@every_lesson
def test_what_chance_brings_is_the_same_wherever_the_generator_stands(lesson: Lesson) -> None:
    """Outcomes are found by trying, while all that is not yet found is left to chance."""
    for play in every_path(lesson):
        for action in play.wanted() if play.course.asks else []:
            line = play.course.wanted(action.text)
            if line is None or len(line.brings) < 2:
                continue
            found = set()
            for seed in range(8):
                play.state.chance = Chance.from_seed(seed)
                found.add(tuple(play.course.chance(play.state, line, action.text)))
            assert len(found) == 1, f"{play.course.moment.name}: {action.text}"


def copy_of(lesson: Lesson) -> Lesson:
    return msgspec.json.decode(msgspec.json.encode(lesson), type=Lesson)


# -- figures ------------------------------------------------------------------------------------------------


def test_figures_are_counted_anew_from_the_board_of_forbidden_island() -> None:
    """By another hand than the paths of the data: what the words name is what lies on the board."""
    counted = 0
    for play in every_path(read_lesson("forbidden_island")):
        if play.course.passed or play.course.acts:
            continue  # told of the position before
        view: Any = play.view
        tiles = view["island"]["tiles"]
        sums = {
            "flooded": sum(tile["state"] == "flooded" for tile in tiles),
            "tiles": len(tiles),
            "treasures": len(view["treasures"]),
            "missing": list(view["treasures"].values()).count(None),
            "level": view["water"]["level"],
            "cards": view["water"]["flood_cards"],
            "top": len(view["flood_pile"]["layers"][0]),
            "count": max(view["seats"][0]["hand"].values(), default=0),
            "left": view["step"][-1],
        }
        for name, value in play.course.figures.items():
            if name in sums:
                assert value == sums[name], f"{play.course.moment.name}: {name}"
                counted += 1
    assert counted > 15


def test_a_path_that_leads_nowhere_is_a_mistake() -> None:
    view = {
        "water": {"level": 3},
        "tiles": [{"tile": "a", "state": "dry"}],
        "sites": [{"up": [4]}, {"up": [5, 4]}],
    }
    assert figure(view, "tiles[state=dry]#") == 1
    assert figure(view, "sites.*up[=4]#") == 2
    assert figure(view, "water.level@") == "level"
    for path in ("water.depth", "tiles.4", "tiles[state=wet].0.tile", "water]", "sites.*down"):
        with pytest.raises((KeyError, IndexError, ValueError)):
            figure(view, path)


# -- the table of ideas -------------------------------------------------------------------------------------


@every_lesson
def test_the_table_of_ideas_says_what_each_moment_shows(lesson: Lesson) -> None:
    root = ROOT
    page = (root / "docs" / "lessons.md").read_text(encoding="utf-8")
    for row in rows(lesson):
        assert row in page, f"docs/lessons.md lacks: {row}"


def rows(lesson: Lesson) -> list[str]:
    """The rows of a lesson in docs/lessons.md; ``python -m tests.lessons.test_lessons`` prints all."""
    return [
        f"| {number} | {moment.idea} | `{moment.name}` | {', '.join(moment.rules)} |"
        for number, moment in enumerate(lesson.moments, start=1)
    ]


if __name__ == "__main__":
    for each in LESSONS:
        print(
            f"\n## {Words('en', each.game).title}\n\n| | idea | moment | rules |\n| --- | --- | --- | --- |"
        )
        print("\n".join(rows(each)))
