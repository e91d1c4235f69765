"""What the lesson of La Isla answers to another act is what would come of it."""

from collections.abc import Iterator

import pytest

from archipel.engine.action import Action
from archipel.games.la_isla.rules.components import ANIMALS, KINDS, LIMITS, RESOURCES
from archipel.games.la_isla.rules.state import LaIslaState
from tests.lessons.test_la_isla import LESSON, at_the_start


def answered(name: str, form: str) -> Iterator[tuple[Action, LaIslaState, LaIslaState]]:
    """Every act of a moment that is answered in these words, and the position before and after it."""
    found = 0
    for play in at_the_start(name):
        for action in play.choices():
            if play.course.wanted(action.text) or play.course.answer(action.text) != form:
                continue
            assert isinstance(play.state, LaIslaState)
            then = play.state.copy()
            then.apply(action.text)
            found += 1
            yield action, play.state, then
    assert found, f"{name}: nothing is answered by {form}"


def animals(state: LaIslaState) -> int:
    return sum(state.animals[:KINDS])


def test_every_other_act_has_an_answer_of_its_own() -> None:
    for moment in LESSON.moments:
        for play in at_the_start(moment.name):
            for action in play.choices() if moment.ways else []:
                known = play.course.wanted(action.text) or play.course.answer(action.text)
                assert known, f"{moment.name}: {action.text}"


@pytest.mark.parametrize(
    ("name", "form", "taken"), [("capture", "elsewhere", 0), ("beyond", "nothing", 0), ("beyond", "one", 1)]
)
def test_as_many_animals_would_be_taken_as_the_answer_says(name: str, form: str, taken: int) -> None:
    for action, before, then in answered(name, form):
        if not before.supply[0]:
            idle = next(each for each in then.decisions()[0].actions if each.args["space"] == "o5")
            then.apply(idle.text)
        assert animals(then) - animals(before) == taken, action.text


def test_no_other_desert_takes_an_animal_whoever_moves_there() -> None:
    for action, before, then in answered("move", "elsewhere"):
        for moved in then.decisions()[0].actions:
            end = then.copy()
            end.apply(moved.text)
            assert animals(end) == animals(before), f"{action.text}, {moved.text}"


def test_another_card_at_b_would_bring_another_colour() -> None:
    for action, _, _ in answered("resource", "colour"):
        assert action.args["resource"] != "yellow"
    for action, before, _ in answered("take", "colour"):
        assert action.args["resource"] != RESOURCES[before.colour[10]]  # m0


def test_another_push_would_bring_nothing_or_less() -> None:
    for action, before, _ in answered("push", "none"):
        assert before.animals[ANIMALS.index(str(action.args["animal"]))] == 0
    for action, before, _ in answered("value", "none"):
        assert before.animals[ANIMALS.index(str(action.args["animal"]))] == 0
    for action, before, _ in answered("value", "few"):
        assert 0 < before.animals[ANIMALS.index(str(action.args["animal"]))] < before.animals[0]


def test_only_one_other_push_would_end_the_game_and_it_helps_the_rival() -> None:
    for _, before, then in answered("end", "short"):
        assert then.sum_of_values() == before.sum_of_values()
        assert not then.over
    for action, before, then in answered("end", "hers"):
        moth = ANIMALS.index(str(action.args["animal"]))
        assert then.over
        assert then.sum_of_values() == LIMITS[2]
        assert before.animals[KINDS + moth] > before.animals[moth]
