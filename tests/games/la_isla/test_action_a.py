"""LI-A: a card goes into the holder."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.la_isla.positions import (
    assign_all,
    finish_round,
    functions,
    legal,
    open_slots,
    pending,
    play,
    seen,
    spaces,
    table,
    until,
    with_function,
)
from tests.rules import rule

FULL = ["joker_yellow", "joker_green", "joker_grey"]
A = with_function("land_vp_yellow")


@rule("LI-A1", "LI-A3", "LI-A8")
def test_the_first_card_goes_into_an_empty_slot_without_a_question() -> None:
    state = table(hands={0: [A, "c002", "c003"]})
    assign_all(state, {0: f"{A} c002 c003"})
    assert functions(state, 0) == ["land_vp_yellow", None, None]


@rule("LI-A2")
def test_a_function_works_in_the_round_in_which_it_is_played() -> None:
    state = table(hands={0: [with_function("sym_cost_tent"), "c002", "c003"]}, resources={0: {"yellow": 1}})
    assign_all(state, {0: f"{with_function('sym_cost_tent')} c002 c003"})
    # B brought one grey; a tent costs one yellow: i0 and o5 are yellow with a tent.
    assert spaces(state) == {"i0", "o5", "m9"}


@rule("LI-A3", "LI-P3", "LI-X4")
def test_with_a_free_slot_one_may_fill_it_or_cover_another() -> None:
    state = table(functions={0: ["joker_green"]}, hands={0: [A, "c002", "c003"]})
    assign_all(state, {0: f"{A} c002 c003"})
    assert open_slots(state) == ["cover 1 joker_green", "put 2"]
    play(state, "0 put 1")
    assert functions(state, 0) == ["land_vp_yellow", None, None]


@rule("LI-A3", "LI-A5")
def test_without_a_free_slot_a_card_must_be_covered_and_stays_below() -> None:
    state = table(functions={0: FULL}, hands={0: [A, "c002", "c003"]})
    assign_all(state, {0: f"{A} c002 c003"})
    assert open_slots(state) == ["cover 1 joker_yellow", "cover 2 joker_green", "cover 3 joker_grey"]
    play(state, "0 put 2")
    assert functions(state, 0) == ["joker_yellow", "land_vp_yellow", "joker_grey"]
    assert [card["function"] for card in seen(state)["seats"][0]["covered"]] == ["joker_green"]
    assert "joker_green" not in [card["function"] for card in seen(state)["discard"]]


@rule("LI-A5", "LI-X9", "LI-F1")
def test_a_covered_function_is_lost_at_once() -> None:
    state = table(
        functions={0: ["sym_cost_tent", "joker_green", "joker_grey"]},
        hands={0: [A, "c012", "c003"]},
        resources={0: {"yellow": 1}},
    )
    assign_all(state, {0: f"{A} c012 c003"})
    play(state, "0 put 1")
    assert spaces(state) == set()


@rule("LI-A4")
def test_one_slot_may_be_covered_again_and_again() -> None:
    state = table(functions={0: FULL})
    for number in (1, 2, 3):
        assign_all(state)
        until(state, 0, "put_card")
        play(state, "0 put 1")
        finish_round(state)
        assert len(seen(state)["seats"][0]["covered"]) == number
    assert functions(state, 0)[1:] == ["joker_green", "joker_grey"]


@rule("LI-A6", "LI-X3", "LI-X5")
def test_an_identical_function_must_cover_its_twin_even_with_a_slot_free() -> None:
    twin = with_function("land_vp_yellow", 1)
    state = table(functions={0: ["joker_green", "land_vp_yellow"]}, hands={0: [twin, "c002", "c003"]})
    assign_all(state, {0: f"{twin} c002 c003"})
    assert functions(state, 0) == ["joker_green", "land_vp_yellow", None]
    assert [card["function"] for card in seen(state)["seats"][0]["covered"]] == ["land_vp_yellow"]


@rule("LI-A6")
def test_similar_functions_may_stand_side_by_side() -> None:
    other = with_function("land_vp_green")
    state = table(functions={0: ["land_vp_yellow", "land_res_green"]}, hands={0: [other, "c002", "c003"]})
    assign_all(state, {0: f"{other} c002 c003"})
    play(state, "0 put 3")
    assert functions(state, 0) == ["land_vp_yellow", "land_res_green", "land_vp_green"]


@rule("LI-A6")
def test_a_slot_that_would_make_twins_is_refused() -> None:
    twin = with_function("land_vp_yellow", 1)
    other = with_function("sym_vp_hat")
    state = table(
        functions={0: ["joker_green", "land_vp_yellow"], 1: FULL},
        hands={0: [twin, "c002", "c003"], 1: [other, "c005", "c006"]},
        first=1,
    )
    assign_all(state, {0: f"{twin} c002 c003", 1: f"{other} c005 c006"})
    with pytest.raises(IllegalAction) as refused:
        state.apply("1 put 4")
    assert refused.value.rule == "LI-F11"
    with pytest.raises(IllegalAction) as refused:
        state.apply("0 cover 1 joker_green")
    assert refused.value.rule == "LI-T2"


@rule("LI-P3", "LI-X38")
def test_slots_are_chosen_in_turn_order_when_all_a_cards_are_known() -> None:
    one, two = with_function("sym_vp_hat"), with_function("sym_vp_tent")
    state = table(
        functions={0: FULL, 1: ["b_vp_yellow"]},
        hands={0: [one, "c002", "c003"], 1: [two, "c005", "c006"]},
        first=1,
    )
    assign_all(state, {0: f"{one} c002 c003", 1: f"{two} c005 c006"})
    shown = [each["shown"]["function"] for each in seen(state, None)["seats"]]
    assert shown == ["sym_vp_hat", "sym_vp_tent"]
    assert legal(state) == {"1 cover 1 b_vp_yellow", "1 put 2"}
    play(state, "1 put 2")
    assert legal(state) == {f"0 cover {n} {name}" for n, name in enumerate(FULL, 1)}


# -- extra slot and extra explorer -------------------------------------------------------------------------


@rule("LI-F11", "LI-A7", "LI-X7")
def test_an_extra_slot_card_takes_a_slot_and_brings_one_for_good() -> None:
    state = table(functions={0: FULL}, hands={0: [with_function("extra_slot"), "c002", "c003"]})
    assign_all(state, {0: f"{with_function('extra_slot')} c002 c003"})
    play(state, "0 put 3")
    assert functions(state, 0) == ["joker_yellow", "joker_green", "extra_slot", None]
    finish_round(state)
    assign_all(state)
    until(state, 0, "put_card")
    assert len(open_slots(state)) == 4
    play(state, "0 put 3")
    assert len(functions(state, 0)) == 4
    assert functions(state, 0)[3] is None


@rule("LI-X6")
def test_a_second_extra_slot_covers_the_first_and_gives_one_more() -> None:
    second = with_function("extra_slot", 1)
    state = table(functions={0: ["extra_slot"]}, hands={0: [second, "c002", "c003"]})
    assign_all(state, {0: f"{second} c002 c003"})
    assert functions(state, 0) == ["extra_slot", None, None, None, None]


@rule("LI-F10", "LI-A7", "LI-S6")
def test_an_extra_explorer_joins_the_supply_and_stays_when_its_card_is_covered() -> None:
    state = table(hands={0: [with_function("extra_explorer"), "c002", "c003"]})
    assign_all(state, {0: f"{with_function('extra_explorer')} c002 c003"})
    assert (seen(state)["seats"][0]["supply"], seen(state)["seats"][0]["aside"]) == (6, 1)
    finish_round(state)
    assign_all(state)
    until(state, 0, "put_card")
    play(state, "0 put 1")
    assert functions(state, 0)[0] != "extra_explorer"
    assert seen(state)["seats"][0]["supply"] == 6


@rule("LI-X8")
def test_with_no_explorer_aside_the_card_only_takes_its_slot() -> None:
    standing = ["o0", "o2", "o4", "o6", "o8", "m1"]
    state = table(
        explorers={0: standing}, supply={0: 1}, hands={0: [with_function("extra_explorer"), "c002", "c003"]}
    )
    assign_all(state, {0: f"{with_function('extra_explorer')} c002 c003"})
    assert (seen(state)["seats"][0]["supply"], seen(state)["seats"][0]["aside"]) == (1, 0)
    assert functions(state, 0)[0] == "extra_explorer"


@rule("LI-X43")
def test_a_fresh_explorer_is_placed_before_any_standing_one_may_move() -> None:
    state = table(
        explorers={0: ["o0", "o2", "o4", "o6", "o8"]},
        hands={0: [with_function("extra_explorer"), "c002", "c003"]},
        resources={0: {"yellow": 2}},
    )
    assign_all(state, {0: f"{with_function('extra_explorer')} c002 c003"})
    play(state, "0 place i0")
    assert pending(state) != "choose_explorer"
    assert len(seen(state)["seats"][0]["on_island"]) == 6
