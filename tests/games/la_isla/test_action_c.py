"""LI-C: explorers are placed and regions surrounded. Teeth lie in order: o0 is yellow, m0 green, i1 grey."""

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games.la_isla.rules.state import LaIslaState
from tests.games.la_isla.positions import (
    animals,
    asked,
    keys,
    legal,
    pending,
    play,
    points,
    resources,
    seen,
    spaces,
    table,
)
from tests.rules import rule

FIVE = ["o0", "o2", "o4", "o6", "o8"]


def refusal(state: LaIslaState, text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        state.apply(text)
    return refused.value.rule


@rule("LI-C1", "LI-T2")
def test_players_act_clockwise_from_the_first_player() -> None:
    state = table(3, at="C", active=1, first=1)
    for seat in (1, 2, 0):
        assert asked(state) == [seat]
        play(state, f"{seat} take grey")
    assert seen(state)["phase"] != "C"


@rule("LI-C4", "LI-V2", "LI-C2")
def test_anna_pays_two_yellow_for_a_desert() -> None:
    state = table(at="C", resources={0: {"yellow": 2, "grey": 1}})
    play(state, "0 place o0 desert backpack")
    assert resources(state, 0) == {"grey": 1}
    view = seen(state)["seats"][0]
    assert (view["supply"], view["on_island"]) == (4, ["o0"])


@rule("LI-C3", "LI-C4", "LI-P6")
def test_every_space_of_a_colour_that_can_be_paid_is_open_wherever_it_is() -> None:
    state = table(at="C", resources={0: {"yellow": 2, "green": 1}}, explorers={0: ["o5"]})
    yellow = {each["space"] for each in seen(state)["spaces"] if each["colour"] == "yellow"}
    assert spaces(state) == yellow - {"o5"}
    assert len(yellow) == 6


@rule("LI-C9", "LI-X32", "LI-X33")
def test_who_can_pay_for_nothing_takes_a_resource() -> None:
    state = table(at="C", resources={0: {"yellow": 1, "green": 1}})
    assert legal(state) == {f"0 take {c}" for c in ("yellow", "green", "grey", "beige", "brown")}
    play(state, "0 take beige")
    assert resources(state, 0) == {"yellow": 1, "green": 1, "beige": 1}


@rule("LI-C9", "LI-X11")
def test_who_could_place_may_take_instead_and_keeps_the_explorer() -> None:
    state = table(at="C", resources={0: {"yellow": 2}})
    play(state, "0 take yellow")
    assert seen(state)["seats"][0]["supply"] == 5


@rule("LI-C5")
def test_two_explorers_of_one_colour_never_share_a_space_but_different_colours_do() -> None:
    state = table(at="C", resources={0: {"yellow": 2}}, explorers={0: ["o0"], 1: ["o5"]})
    assert refusal(state, "0 place o0 desert backpack") == "LI-C5"
    play(state, "0 place o5")
    space = next(each for each in seen(state)["spaces"] if each["space"] == "o5")
    assert space["explorers"] == [0, 1]


@rule("LI-C4")
def test_a_space_that_cannot_be_paid_is_refused() -> None:
    state = table(at="C", resources={0: {"yellow": 1}})
    assert refusal(state, "0 place o0 desert backpack") == "LI-C4"


# -- moving an explorer ------------------------------------------------------------------------------------


@rule("LI-C2", "LI-P12", "LI-F5")
def test_with_an_empty_supply_one_of_the_own_explorers_moves_for_the_same_price() -> None:
    state = table(at="C", resources={0: {"yellow": 2}}, explorers={0: FIVE})
    play(state, "0 place i0")
    assert {text.split()[2] for text in legal(state)} == set(FIVE)
    events = play(state, "0 move_from o4")
    assert keys(events)[:2] == ["paid_two", "moved"]
    assert seen(state)["seats"][0]["on_island"] == ["o0", "o2", "o6", "o8", "i0"]
    assert resources(state, 0) == {}


@rule("LI-C2", "LI-X10")
def test_with_explorers_in_the_supply_none_may_move() -> None:
    state = table(at="C", resources={0: {"yellow": 2}}, explorers={0: FIVE[:4]})
    assert refusal(state, "0 move_from o0 desert backpack") == "LI-C2"
    play(state, "0 place i0")
    assert seen(state)["seats"][0]["on_island"] == [*FIVE[:4], "i0"]


@rule("LI-X12")
def test_an_explorer_moves_elsewhere_only() -> None:
    state = table(at="C", resources={0: {"yellow": 2}}, explorers={0: ["o0", "o5", "i0", "i7", "m4"]})
    assert spaces(state) == {"m7"}


@rule("LI-X13")
def test_a_moved_explorer_does_not_count_where_it_stood() -> None:
    # rc0 lies between i0 and i1: who leaves i0 for i1 surrounds nothing.
    state = table(at="C", resources={0: {"grey": 2}}, explorers={0: ["i0", "o2", "o4", "o6", "o8"]})
    play(state, "0 place i1", "0 move_from i0")
    assert points(state, 0) == 0
    again = table(at="C", resources={0: {"grey": 2}}, explorers={0: ["i0", "o2", "o4", "o6", "o8"]})
    play(again, "0 place i1", "0 move_from o2")
    assert points(again, 0) == 2


# -- surrounding -------------------------------------------------------------------------------------------


@rule("LI-C6", "LI-C7", "LI-V3", "LI-G2")
def test_paul_completes_a_region_of_two_and_one_of_three() -> None:
    state = table(
        at="C",
        seats=3,
        resources={0: {"grey": 2}},
        explorers={0: ["i0", "i2", "m1"]},
        tiles={"rc0": "owlet_moth", "ri1": "sardinian_pika"},
    )
    events = play(state, "0 place i1")
    assert points(state, 0) == 5
    assert animals(state, 0) == {"dodo": 2, "owlet_moth": 1, "sardinian_pika": 1}
    assert [e.args["region"] for e in events if e.key == "surrounded"] == ["ri1", "rc0"]
    gone = {each["region"] for each in seen(state)["regions"] if each["animal"] is None}
    assert gone == {"rc0", "ri1"}


@rule("LI-C6")
@pytest.mark.parametrize(
    ("standing", "space", "colour", "value"),
    [(["i2"], "i3", "beige", 2), (["o0", "o1"], "m0", "green", 3), (["m9", "m0", "o0"], "i0", "yellow", 4)],
)
def test_a_region_scores_its_number(standing: list[str], space: str, colour: str, value: int) -> None:
    state = table(at="C", resources={0: {colour: 2}}, explorers={0: standing})
    play(state, f"0 place {space}")
    assert points(state, 0) == value


@rule("LI-C6", "LI-C8")
def test_other_players_neither_help_nor_hinder() -> None:
    state = table(at="C", resources={0: {"grey": 2}}, explorers={0: ["i0"], 1: ["i1", "i2", "m1"]})
    tiles = sum(each["animal"] is not None for each in seen(state)["regions"])
    play(state, "0 place i1")
    assert points(state, 0) == 2
    assert sum(each["animal"] is not None for each in seen(state)["regions"]) == tiles - 1


@rule("LI-C8")
def test_a_region_without_its_animal_gives_nothing() -> None:
    state = table(at="C", resources={1: {"grey": 2}}, explorers={0: ["i0", "i1"], 1: ["i0"]}, active=1)
    play(state, "1 place i1")
    assert points(state, 1) == 0


@rule("LI-X14")
def test_only_regions_that_touch_the_new_space_are_completed() -> None:
    state = table(at="C", resources={0: {"yellow": 2}}, explorers={0: ["i2", "i3"]})
    before = [each["animal"] for each in seen(state)["regions"]]
    play(state, "0 place o0")
    assert [each["animal"] for each in seen(state)["regions"]] == before


# -- paying ------------------------------------------------------------------------------------------------


@rule("LI-F9", "LI-P7")
def test_a_joker_replaces_one_resource() -> None:
    state = table(at="C", functions={0: ["joker_brown"]}, resources={0: {"yellow": 2, "brown": 2}})
    play(state, "0 place o0")
    assert legal(state) == {"0 pay_two yellow yellow", "0 pay_two yellow brown"}
    play(state, "0 pay_two yellow brown")
    assert resources(state, 0) == {"yellow": 1, "brown": 1}


@rule("LI-X16")
def test_one_joker_function_never_replaces_both_resources() -> None:
    state = table(at="C", functions={0: ["joker_brown"]}, resources={0: {"brown": 3}})
    assert {text.split()[3] for text in legal(state, "place")} == {"swamp"}


@rule("LI-X16", "LI-F2")
def test_two_different_jokers_may_pay_for_all() -> None:
    state = table(
        at="C", functions={0: ["joker_brown", "joker_grey"]}, resources={0: {"brown": 1, "grey": 1}}
    )
    play(state, "0 place o0")
    assert resources(state, 0) == {}


@rule("LI-X41")
@pytest.mark.parametrize("joker", ["yellow", "green", "grey", "beige", "brown"])
def test_a_joker_helps_on_every_landscape(joker: str) -> None:
    owned = dict.fromkeys(["yellow", "green", "grey", "beige", "brown"], 1)
    state = table(at="C", functions={0: [f"joker_{joker}"]}, resources={0: owned})
    of_other_colours = {each["space"] for each in seen(state)["spaces"] if each["colour"] != joker}
    assert spaces(state) == of_other_colours


@rule("LI-P7", "LI-X16")
def test_three_jokers_and_the_own_colour_pay_in_seven_ways() -> None:
    owned = dict.fromkeys(["yellow", "green", "grey", "beige", "brown"], 2)
    jokers = ["joker_green", "joker_grey", "joker_beige"]
    state = table(at="C", functions={0: jokers}, resources={0: owned})
    play(state, "0 place o0")
    # Two yellow, yellow and one of three, or two of the three.
    assert len(legal(state)) == 1 + 3 + 3
    assert "0 pay_two green green" not in legal(state)


@rule("LI-P7")
def test_a_payment_that_is_not_owned_or_of_no_joker_is_refused() -> None:
    state = table(at="C", functions={0: ["joker_brown"]}, resources={0: {"yellow": 2, "brown": 1, "grey": 2}})
    play(state, "0 place o0")
    assert refusal(state, "0 pay_two brown brown") == "LI-C4"
    assert refusal(state, "0 pay_two grey grey") == "LI-F9"
    assert refusal(state, "0 pay_one yellow") == "LI-F9"


@rule("LI-X17", "LI-F2")
def test_with_a_discount_one_joker_resource_alone_may_pay() -> None:
    state = table(at="C", functions={0: ["joker_brown", "sym_cost_backpack"]}, resources={0: {"brown": 1}})
    play(state, "0 place o0")
    assert resources(state, 0) == {}


@rule("LI-X15", "LI-X40")
def test_two_discounts_still_cost_one() -> None:
    state = table(
        at="C",
        functions={0: ["sym_cost_backpack", "shared_cost"]},
        resources={0: {"yellow": 2}},
        explorers={1: ["o0"]},
    )
    play(state, "0 place o0")
    assert resources(state, 0) == {"yellow": 1}


@rule("LI-X18")
def test_a_bonus_cannot_pay_for_the_placement_that_brings_it() -> None:
    state = table(at="C", functions={0: ["sym_res_backpack"]}, resources={0: {"yellow": 1}})
    assert spaces(state) == set()


# -- exchange ----------------------------------------------------------------------------------------------


@rule("LI-P5", "LI-X22")
def test_an_exchange_comes_before_placing_and_only_once() -> None:
    state = table(at="C", functions={0: ["exchange"]}, resources={0: {"yellow": 1, "grey": 1}})
    assert pending(state) == "exchange"
    assert len(legal(state)) == 9
    play(state, "0 exchange grey yellow")
    assert resources(state, 0) == {"yellow": 2}
    assert pending(state) == "choose_space"
    assert refusal(state, "0 exchange yellow grey") == "LI-X22"
    play(state, "0 place o0")


@rule("LI-P5", "LI-F3")
def test_an_exchange_may_be_declined_and_nobody_without_resources_is_asked() -> None:
    state = table(at="C", functions={0: ["exchange"]}, resources={0: {"yellow": 1}})
    play(state, "0 no_exchange")
    assert resources(state, 0) == {"yellow": 1}
    poor = table(at="C", functions={0: ["exchange"]}, resources={0: {}})
    assert pending(poor) == "choose_space"


@rule("LI-P5")
def test_a_resource_is_not_exchanged_for_one_of_its_own_colour() -> None:
    state = table(at="C", functions={0: ["exchange"]}, resources={0: {"yellow": 1}})
    assert refusal(state, "0 exchange yellow yellow") == "LI-P5"
    assert refusal(state, "0 exchange green yellow") == "LI-P5"
