"""What players are told: how much of a storm is left, and what the table shows in the middle of an action."""

import pytest

from tests.games.forbidden_desert.positions import RISE, desert, draw, play, seen
from tests.rules import rule


@rule("FD-D9")
@pytest.mark.parametrize(("mark", "cards", "left"), [(0, 3, 12), (3, 4, 9), (11, 6, 1)])
def test_a_rising_storm_tells_its_new_cards_and_the_marks_left_to_the_skull(
    mark: int, cards: int, left: int
) -> None:
    state = desert("explorer", "archaeologist", at=["b2", "d4"], mark=mark, phase=("storm", 1))
    told = draw(state, RISE)[1]
    assert (told.key, told.args) == ("storm_rose", {"cards": cards, "left": left})


@rule("FD-D6")
@pytest.mark.parametrize(("hole", "missing"), [("c3", 1), ("c4", 2), ("c5", 3)])
def test_a_respite_tells_how_many_tiles_were_missing(hole: str, missing: int) -> None:
    state = desert(hole=hole, phase=("storm", 1))
    told = [event.args for event in draw(state, "wind_n3") if event.key == "respite"]
    assert told == [{"count": missing}]


@rule("FD-D7")
def test_sand_falls_on_the_tiles_in_the_order_in_which_they_moved() -> None:
    state = desert(hole="c1", phase=("storm", 1))
    told = [event.args["cell"] for event in draw(state, "wind_n3") if event.key == "sand_fell"]
    assert told == ["c1", "c2", "c3"]


@rule("FD-T2", "FD-R11")
def test_a_navigators_move_costs_one_action_however_many_steps_are_made() -> None:
    state = desert("navigator", "explorer", "archaeologist", at=["a1", "d4", "b2"])
    play(state, "0 navigate 2")
    assert seen(state)["actions_left"] == 3
    play(state, "0 step b3", "0 step b4")
    assert seen(state)["actions_left"] == 3
