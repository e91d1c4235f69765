"""What chance brings is found by its names, also where a whole round of cards is dealt at once."""

from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import ChanceMismatch
from archipel.engine.state import State
from archipel.lessons import read_lesson
from archipel.lessons.scene import scene
from archipel.lessons.script import Line, fits, outcomes

DEALS = "1 place i9 meadow rope"
NAMES = "c023 c039 c066 c012 c013 c045".split()


def last_to_act(seed: int) -> State:
    """A round of La Isla in which only the other's explorer is missing before cards are dealt again."""
    state = scene(read_lesson("la_isla"), 0, Chance.from_seed(seed))
    state.apply("0 place i1 mountain bottle")
    return state


def hand_of(state: State, seat: int) -> list[str]:
    """The cards that a seat sees in its own hand."""
    view: Any = state.view(seat)
    return [card["card"] for card in view["seats"][seat]["hand"]]


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_is_dealt_as_it_is_named_whatever_the_generator_would_draw(seed: int) -> None:
    state = last_to_act(seed)
    state.chance.script = outcomes(state, DEALS, NAMES)
    state.apply(DEALS)
    assert hand_of(state, 1) == NAMES[:3]  # the other is first now
    assert hand_of(state, 0) == NAMES[3:]


def test_the_order_of_the_names_is_the_order_of_drawing() -> None:
    state = last_to_act(1)
    assert outcomes(state, DEALS, NAMES) != outcomes(state, DEALS, NAMES[3:] + NAMES[:3])


@pytest.mark.parametrize("names", [NAMES[:5], [*NAMES, "c001"], [*NAMES[:5], "c011"]])
def test_too_few_cards_too_many_or_one_that_lies_elsewhere_are_refused(names: list[str]) -> None:
    with pytest.raises(ChanceMismatch):
        outcomes(last_to_act(1), DEALS, names)


def test_a_pattern_can_name_one_card_of_a_secret_choice() -> None:
    act = "0 assign c012 c013 c045 sym_vp_hat yellow golden_toad"
    assert fits("0 assign * c013 *", act)
    assert not fits("0 assign * * c013 *", act)
    assert Line("1 place i9 meadow rope: c001 c002").brings == ["c001", "c002"]
