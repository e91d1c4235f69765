"""What the lesson of La Isla says, counted anew from the pieces by another hand than its data."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from archipel.games.la_isla.rules.components import (
    ANIMALS,
    KINDS,
    LANDSCAPES,
    LIMITS,
    RESOURCES,
    SET_POINTS,
    SPACES,
)
from archipel.games.la_isla.rules.state import LaIslaState
from archipel.lessons import read_lesson
from tests.lessons.paths import Play, every_path

LESSON = read_lesson("la_isla")
Figures = dict[str, Any]


class Pieces:
    """A position, asked in the names of the game and answered from its bare pieces."""

    def __init__(self, play: Play) -> None:
        assert isinstance(play.state, LaIslaState)
        self.state = play.state
        self.pieces = play.state.pieces

    def of_space(self, name: str) -> Figures:
        colour = self.state.colour[SPACES.index(name)]
        return {"space": name, "landscape": LANDSCAPES[colour], "resource": RESOURCES[colour]}

    def animal_on(self, region: str) -> str:
        return ANIMALS[self.state.tiles[self.pieces.regions.index(region)]]

    def around(self, region: str) -> list[str]:
        spaces = self.pieces.around[self.pieces.regions.index(region)]
        return [name for number, name in enumerate(SPACES) if spaces >> number & 1]

    def stands(self, seat: int) -> list[str]:
        return [name for number, name in enumerate(SPACES) if self.state.explorers[seat] >> number & 1]

    def cubes(self, seat: int, colour: str) -> int:
        return self.state.resources[KINDS * seat + RESOURCES.index(colour)]

    def owned(self, seat: int, animal: str) -> int:
        return self.state.animals[KINDS * seat + ANIMALS.index(animal)]

    def worth(self, position: int) -> int:
        """The track by hand: four spaces for 0, then two for each number."""
        return 0 if position < 4 else (position - 2) // 2

    def number(self, animal: str) -> int:
        return self.worth(self.state.markers[ANIMALS.index(animal)])

    def slot(self, number: int) -> str:
        return self.pieces.function[self.state.slots[0][number - 1]]

    def added(self, seat: int) -> tuple[int, int, int]:
        """LI-E4 to E6."""
        counts = [self.owned(seat, animal) for animal in ANIMALS]
        values = [self.number(animal) for animal in ANIMALS]
        cubes = sum(self.cubes(seat, colour) for colour in RESOURCES)
        return SET_POINTS * min(counts), sum(map(int.__mul__, counts, values)), cubes // 2

    def total(self, seat: int) -> int:
        return self.state.points[seat] + sum(self.added(seat))


def dodo(at: Pieces) -> Figures:
    return {"animal": "dodo", "count": at.owned(0, "dodo")}


def scoring(at: Pieces) -> Figures:
    sets, worth, cubes = at.added(0)
    return {"sets": sets, "worth": worth, "cubes": cubes, "kinds": len(ANIMALS)}


FIGURES: dict[str, Callable[[Pieces], Figures]] = {
    "aim": lambda at: {"count": sum(tile >= 0 for tile in at.state.tiles), "kinds": len(ANIMALS)},
    "place": lambda at: {**at.of_space("i1"), "animal": at.animal_on("rc0")},
    "cards": lambda at: {"cards": len(at.state.hands[0])},
    "resource": lambda at: {
        "resource": at.of_space("i0")["resource"],
        "space": "i0",
        "have": at.cubes(0, "yellow"),
        "animal": at.animal_on("rc0"),
    },
    "function": lambda at: {
        "function": at.pieces.function[at.state.shown[0]],
        "covered": at.slot(1),
        "resource": RESOURCES[at.pieces.resource[at.state.assigned[1]]],
    },
    "capture": lambda at: {
        "animal": at.animal_on("rc0"),
        "value": len(at.around("rc0")),
        "space": "i0",
        "function": at.slot(1),
    },
    "push": dodo,
    "take": lambda at: {
        **dodo(at),
        "resource": at.of_space("m0")["resource"],
        "space": "m0",
        "have": at.cubes(0, "green"),
    },
    "value": lambda at: {
        **dodo(at),
        "value": at.number("dodo"),
        "next": at.worth(at.state.markers[ANIMALS.index("dodo")] + 1),
        "theirs": at.owned(1, "owlet_moth"),
    },
    "cover": lambda at: {
        "slots": len(at.state.slots[0]),
        "function": at.pieces.function[at.state.shown[0]],
        "covered": at.slot(2),
    },
    "free": lambda at: {"animal": at.animal_on("ri1"), "function": at.slot(1), "covered": at.slot(3)},
    "move": lambda at: {
        "animal": at.animal_on("rm1"),
        "space": "o1",
        "value": len(at.around("rm1")),
        "count": len(at.stands(0)),
    },
    "scoring": scoring,
    "end": lambda at: {
        "animal": "dodo",
        "sum": sum(at.number(animal) for animal in ANIMALS),
        "limit": LIMITS[2],
        "mine": at.total(0),
        "theirs": at.total(1),
    },
    "beyond": lambda at: {"function": at.slot(1), "count": len(at.stands(0))},
}


@cache
def starts() -> list[Play]:
    """Every position in which a moment can begin."""
    paths = every_path(LESSON)
    return [play.twin() for play in paths if not play.course.passed and not play.course.acts]


def at_the_start(name: str) -> list[Play]:
    """Those of one moment."""
    return [play.twin() for play in starts() if play.course.moment.name == name]


@pytest.mark.parametrize("name", [moment.name for moment in LESSON.moments])
def test_figures_are_counted_anew_from_the_pieces(name: str) -> None:
    plays = at_the_start(name)
    assert plays
    for play in plays:
        assert play.course.figures == FIGURES[name](Pieces(play))


# -- what the words say without a figure ---------------------------------------------------------------------


def after(name: str, *acts: str) -> tuple[Pieces, Pieces]:
    """The pieces before and after these acts, with what the script adds to them."""
    play = at_the_start(name)[0]
    before = Pieces(play.twin())
    for act in acts:
        action = next(each for each in play.choices() if each.text.startswith(act))
        line = play.course.wanted(action.text)
        assert line is not None, action.text
        play.do(line, action.text)
    play.settle()
    return before, Pieces(play)


def gained(before: Pieces, now: Pieces) -> int:
    return now.state.points[0] - before.state.points[0]


def test_two_resources_pay_for_the_first_explorer_and_a_new_round_begins() -> None:
    before, now = after("place", "0 place i1")
    assert before.cubes(0, "grey") - now.cubes(0, "grey") == 2
    assert (now.stands(0), now.stands(1)) == (["i1"], ["i9"])
    assert (before.state.turn, now.state.turn) == (1, 2)


def test_the_first_animal_brings_its_number_and_what_the_function_pays() -> None:
    before, now = after("capture", "0 place i0")
    pushed = sum(now.state.markers) - sum(before.state.markers)
    assert (pushed, now.owned(0, "dodo") - before.owned(0, "dodo")) == (2, 1)
    mine = [now.state.markers[i] - before.state.markers[i] for i in range(KINDS)][ANIMALS.index("dodo")]
    assert gained(before, now) == 2 + 3 + mine * now.owned(0, "dodo")  # the region, the tent, the push


def test_only_the_dodo_pays_when_it_is_to_be_pushed_and_no_space_can_be_paid_next() -> None:
    for play in at_the_start("push"):
        assert [Pieces(play).owned(0, animal) > 0 for animal in ANIMALS] == [True, False, False, False, False]
    for play in at_the_start("take"):
        assert all(action.kind == "take" for action in play.choices())
        assert set(Pieces(play).around("ri0")) - set(Pieces(play).stands(0)) == {"m0"}
    before, now = after("take", "0 take green")
    assert gained(before, now) == before.owned(0, "dodo")
    assert now.cubes(0, "green") == 2


def test_one_push_is_worth_points_at_once_and_more_at_the_end() -> None:
    before, now = after("value", "0 advance dodo")
    assert gained(before, now) == before.owned(0, "dodo")
    assert now.number("dodo") == before.number("dodo") + 1
    assert before.owned(0, "owlet_moth") == 0
    assert before.owned(0, "giant_fossa") < before.owned(0, "dodo")


def test_the_explorer_that_a_covered_function_brought_stays() -> None:
    before, now = after("cover", "0 cover 2")
    assert before.slot(2) == "extra_explorer"
    for at in (before, now):
        assert at.state.supply[0] + len(at.stands(0)) == 6


def test_what_is_praised_in_the_free_moment_has_happened() -> None:
    for act, points in {
        "0 place i2": 3,
        "0 place o2": 3,
        "0 place m9": 3,
        "0 place m2": 3,
        "0 place o3": 0,
    }.items():
        before, now = after("free", act)
        assert gained(before, now) == points, act
        assert now.owned(0, "golden_toad") == (1 if act == "0 place i2" else 0)


@pytest.mark.parametrize("origin", ["i0", "i2", "o6"])
def test_an_explorer_that_is_not_needed_takes_the_dearest_region(origin: str) -> None:
    before, now = after("move", "0 place o1", f"0 move_from {origin}")
    assert before.state.supply[0] == 0
    assert gained(before, now) == max(map(int.bit_count, now.pieces.around))
    assert now.owned(0, "sardinian_pika") == 1


def test_the_last_push_ends_the_game_and_whoever_leads_wins() -> None:
    before, now = after("end", "0 advance dodo")
    assert before.total(0) > before.total(1)
    assert now.state.outcome is not None
    assert now.state.outcome.won == [True, False]
    assert sum(now.number(animal) for animal in ANIMALS) == LIMITS[2]


def test_the_riddle_takes_three_animals_with_two_colours() -> None:
    before, now = after("beyond", "0 place i1", "0 move_from o5")
    taken = sum(now.state.animals[:KINDS]) - sum(before.state.animals[:KINDS])
    assert (taken, gained(before, now)) == (3, 2 + 3 + 3)
    assert [before.cubes(0, colour) - now.cubes(0, colour) for colour in ("grey", "beige")] == [1, 1]
