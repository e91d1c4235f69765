"""Actions, events, questions and bit sets: the small values that everything else is made of."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT, Action
from archipel.engine.bits import mask_of, members, nth
from archipel.engine.decision import Decision, Question
from archipel.engine.errors import IllegalAction
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.options import FirstPlayer, OneASeat, Option
from archipel.engine.refusal import Refusal
from archipel.games import GAMES

# -- bit sets --------------------------------------------------------------------


@given(st.sets(st.integers(0, 200)))
def test_a_set_of_numbers_comes_back_in_rising_order(numbers: set[int]) -> None:
    mask = mask_of(sorted(numbers))
    assert members(mask) == sorted(numbers)
    assert [nth(mask, place) for place in range(len(numbers))] == sorted(numbers)


def test_the_empty_set_has_no_members() -> None:
    assert members(0) == []
    assert mask_of([]) == 0


# -- actions ---------------------------------------------------------------------


def test_an_action_reads_as_seat_kind_and_arguments() -> None:
    action = Action(2, 17, "give", {"card": "earth_stone", "receiver": 1})
    assert action.text == str(action) == "2 give earth_stone 1"
    assert action.to_json() == {"seat": 2, "kind": "give", "card": "earth_stone", "receiver": 1}
    assert (action.code >> SEAT_SHIFT, action.code & NUMBER_MASK) == (2, 17)


def test_actions_are_equal_by_seat_and_number() -> None:
    one, same, other = Action(0, 1, "a", {}), Action(0, 1, "b", {}), Action(1, 1, "a", {})
    assert one == same
    assert len({one, same, other}) == 2
    assert one != "0 a"


def test_every_number_fits_its_place_in_the_code() -> None:
    assert all(game.action_space <= NUMBER_MASK + 1 for game in GAMES.values())


# -- events ----------------------------------------------------------------------


def seen(event: Event, viewer: int | None) -> object:
    found = event.seen_by(viewer)
    return found.to_json() if found else None


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_public_event_is_seen_by_all(viewer: int | None) -> None:
    event = Event("drew", {"seat": 1})
    assert seen(event, viewer) == {"key": "drew", "seat": 1}


def test_secret_arguments_are_for_those_who_know() -> None:
    event = Event("drew", {"seat": 1}, secret={"card": "gold"}, knowers=0b010)
    assert seen(event, 1) == {"key": "drew", "seat": 1, "card": "gold"}
    for viewer in (None, 0, 2):
        assert seen(event, viewer) == {"key": "drew", "seat": 1}


def test_a_hidden_event_does_not_exist_for_others() -> None:
    event = Event("peeked", {"seat": 1}, secret={"tile": "cave"}, knowers=0b110, hidden=True)
    assert seen(event, 1) == seen(event, 2) == {"key": "peeked", "seat": 1, "tile": "cave"}
    assert seen(event, 0) is None
    assert seen(event, None) is None


def test_a_hidden_event_without_secrets_is_hidden_all_the_same() -> None:
    event = Event("waited", {}, knowers=0b001, hidden=True)
    assert seen(event, 0) == {"key": "waited"}
    assert seen(event, 1) is None


def test_what_is_seen_keeps_no_secret_behind() -> None:
    event = Event("drew", {"seat": 1}, secret={"card": "gold"}, knowers=0b010)
    for viewer in (None, 0, 1):
        found = event.seen_by(viewer)
        assert found is not None
        assert found.secret is None
        assert not found.hidden


# -- questions -------------------------------------------------------------------


def test_a_decision_carries_its_question_and_all_answers() -> None:
    answers = [Action(1, 4, "swim", {"tile": "watchtower"})]
    decision = Decision(1, Question("swim", "FI-P2", {"tile": "observatory"}), answers)
    assert decision.to_json() == {
        "seat": 1,
        "kind": "swim",
        "rule": "FI-P2",
        "prompt": "ask-swim",
        "args": {"tile": "observatory"},
        "optional": False,
        "actions": [{"seat": 1, "kind": "swim", "tile": "watchtower", "number": 4}],
    }


def test_everybody_may_know_who_is_asked_unless_the_question_is_secret() -> None:
    for game in GAMES.values():
        state = game.new(seed="asked")
        asked = [decision.seat for decision in state.decisions() if not decision.secret]
        assert state.asked(None) == asked


# -- options and refusals ----------------------------------------------------------


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("difficulty", ["novice", "elite"], "FI-O1").default == "novice"
    assert OneASeat("adventurers", ["diver", "pilot"], "FI-O2").default == "random"
    assert FirstPlayer(4, "FI-S13").default == "random"


@pytest.mark.parametrize(
    ("value", "allowed", "misfits"),
    [
        ("random", True, []),
        ("diver,pilot", True, [3]),
        ("random,pilot,random", True, [2]),
        ("diver,diver", False, []),
        ("diver,cook", False, []),
        ("", False, []),
    ],
)
def test_something_a_seat_is_random_or_chosen_for_all_without_doubles(
    value: str, allowed: bool, misfits: list[int]
) -> None:
    option = OneASeat("adventurers", ["diver", "pilot"], "FI-O2")
    assert option.allows(value) == allowed
    assert [seats for seats in (2, 3) if allowed and option.validate(value, seats)] == misfits


def test_whoever_begins_must_have_a_seat() -> None:
    option = FirstPlayer(4, "FI-S13")
    assert option.validate("3", 3) is None
    assert option.validate("4", 3) is not None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_defaults_settle_to_themselves(game: Game) -> None:
    settled = game.settle({})
    assert settled == {option.name: option.default for option in game.options}
    assert game.settle(settled) == settled


def test_a_refusal_names_action_and_rule() -> None:
    refusal = IllegalAction("forbidden_island", "0 fly watchtower", Refusal("FI-R2", "not_pilot"))
    assert (refusal.action, refusal.rule) == ("0 fly watchtower", "FI-R2")
    assert str(refusal) == "“0 fly watchtower” is not legal now (rule FI-R2). Only the Pilot flies; you walk."
