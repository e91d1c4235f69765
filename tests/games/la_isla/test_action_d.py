"""LI-D: a card moves a marker, and its player scores."""

import pytest

from archipel.games.la_isla.rules.components import ANIMALS
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import (
    PIECES,
    asked,
    keys,
    legal,
    play,
    points,
    position_of,
    resources,
    seen,
    table,
)
from tests.rules import rule

every_animal = pytest.mark.parametrize("animal", ANIMALS)


def showing(animal: str, nth: int = 0) -> str:
    """A card with this animal that no test puts into a holder."""
    names = [
        name
        for number, name in enumerate(PIECES.cards)
        if ANIMALS[PIECES.animal[number]] == animal and PIECES.function[number].startswith("sym_")
    ]
    return names[nth]


def before_d(animal: str, *functions: str, other: str = "owlet_moth", **more: object) -> LaIslaState:
    """Seat 0 has this animal at D; everybody takes a resource in C, so that D comes next."""
    arguments = {
        "functions": {0: list(functions)},
        "d_cards": {0: showing(animal), 1: showing(other, 1)},
        "resources": {0: {}, 1: {}},
        **more,
    }
    return table(at="C", **arguments)  # type: ignore[arg-type]


def to_d(state: LaIslaState) -> None:
    play(state, "0 take grey", "1 take grey")


@rule("LI-D1", "LI-D2", "LI-V4")
def test_lena_moves_the_dodo_and_scores_three_and_nobody_else_does() -> None:
    state = before_d("dodo", animals={0: {"dodo": 1}, 1: {"dodo": 2}})
    to_d(state)
    assert position_of(state, "dodo") == 1
    # Seat 0 has the large tile and a small one; seat 1 has two Dodos and moves the moth.
    assert (points(state, 0), points(state, 1)) == (3, 0)
    assert showing("dodo") in [card["card"] for card in seen(state)["discard"]]


@rule("LI-D1", "LI-X29")
def test_without_that_animal_the_marker_moves_and_nothing_is_scored() -> None:
    state = before_d("golden_toad")
    to_d(state)
    assert (position_of(state, "golden_toad"), points(state, 0)) == (1, 0)


@rule("LI-D3")
def test_the_value_of_the_marker_plays_no_part() -> None:
    state = before_d("dodo", markers={"dodo": 9}, seats=2)
    to_d(state)
    assert points(state, 0) == 2


@rule("LI-D4", "LI-X26")
def test_a_marker_at_the_top_stays_and_scores_but_brings_no_function() -> None:
    state = before_d("dodo", "d_vp_dodo", "d_res_dodo", markers={"dodo": 12})
    to_d(state)
    assert position_of(state, "dodo") == 12
    assert points(state, 0) == 2
    assert resources(state, 0) == {"grey": 1}


@every_animal
@rule("LI-F8")
def test_d_vp_scores_two(animal: str) -> None:
    state = before_d(animal, f"d_vp_{animal}")
    to_d(state)
    assert points(state, 0) == 2 + (2 if animal == "dodo" else 0)


@every_animal
@rule("LI-F8", "LI-P11")
def test_d_res_gives_a_resource_of_ones_choice(animal: str) -> None:
    state = before_d(animal, f"d_res_{animal}")
    to_d(state)
    assert legal(state) == {f"0 take {c}" for c in ("yellow", "green", "grey", "beige", "brown")}
    play(state, "0 take brown")
    assert resources(state, 0) == {"grey": 1, "brown": 1}


@every_animal
@rule("LI-P10", "LI-X42")
def test_any_marker_lets_its_owner_choose_and_one_must_be_chosen(animal: str) -> None:
    state = before_d(animal, f"any_marker_{animal}")
    to_d(state)
    assert legal(state) == {f"0 advance {other}" for other in ANIMALS}
    chosen = next(other for other in ANIMALS if other not in (animal, "dodo", "owlet_moth"))
    play(state, f"0 advance {chosen}")
    assert position_of(state, chosen) == 1
    assert position_of(state, animal) == (1 if animal == "owlet_moth" else 0)


@rule("LI-P10")
def test_any_marker_needs_the_card_of_its_animal() -> None:
    state = before_d("dodo", "any_marker_giant_fossa")
    to_d(state)
    assert position_of(state, "dodo") == 1


@rule("LI-X25", "LI-F8")
def test_the_marker_that_really_moves_counts() -> None:
    state = before_d(
        "dodo", "any_marker_dodo", "d_vp_dodo", "d_vp_giant_fossa", animals={0: {"giant_fossa": 1}}
    )
    to_d(state)
    play(state, "0 advance giant_fossa")
    assert points(state, 0) == 1 + 2


@rule("LI-X42")
def test_any_marker_may_choose_one_at_the_top_or_leave_it() -> None:
    state = before_d("dodo", "any_marker_dodo", "d_vp_dodo", markers={"dodo": 12})
    to_d(state)
    play(state, "0 advance dodo")
    assert points(state, 0) == 2
    again = before_d("dodo", "any_marker_dodo", markers={"dodo": 12})
    to_d(again)
    play(again, "0 advance golden_toad")
    assert position_of(again, "golden_toad") == 1


@rule("LI-X28", "LI-X38")
def test_d_goes_in_turn_order_and_only_a_real_move_brings_functions() -> None:
    state = table(
        at="C",
        functions={0: ["d_vp_golden_toad"], 1: ["d_vp_golden_toad"]},
        d_cards={0: showing("golden_toad"), 1: showing("golden_toad", 1)},
        markers={"golden_toad": 11},
        first=1,
        active=1,
        resources={0: {}, 1: {}},
    )
    play(state, "1 take grey")
    events = play(state, "0 take grey")
    shown = [e.key for e in events if e.key.startswith(("showed_d", "marker"))]
    assert shown[:4] == ["showed_d", "showed_d", "marker_moved", "marker_at_top"]
    assert (points(state, 1), points(state, 0)) == (2, 0)


@rule("LI-X38", "LI-P10")
def test_all_d_cards_are_shown_before_the_first_marker_moves() -> None:
    state = before_d("dodo", "any_marker_dodo")
    to_d(state)
    assert [each["shown"]["animal"] for each in seen(state, None)["seats"]] == ["dodo", "owlet_moth"]
    assert asked(state) == [0]


@rule("LI-D5")
def test_each_move_scores_again() -> None:
    state = before_d(
        "dodo",
        "ani_marker_owlet_moth",
        explorers={0: ["i0"]},
        tiles={"rc0": "owlet_moth"},
        resources={0: {"grey": 2}, 1: {}},
    )
    play(state, "0 place i1", "0 advance dodo")
    assert points(state, 0) == 2 + 2
    events = play(state, "1 take grey")
    assert "marker_moved" in keys(events)
    assert points(state, 0) == 2 + 2 + 2
    assert position_of(state, "dodo") == 2
