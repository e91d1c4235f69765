"""TK-T, TK-W, TK-P, TK-N: the order of a turn, the sword, the Tripot, recruiting and the end of the day."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.takara_island.positions import end_turn, keys, legal, pending, play, player, seen, takara
from tests.rules import rule


@rule("TK-T1", "TK-T6")
def test_a_turn_goes_from_the_sword_to_the_adventurers_to_recruiting() -> None:
    state = takara(karas=[20], at="sword")
    play(state, "0 leave_sword")
    assert pending(state) == "use_adventurers"
    play(state, "0 gamble", "0 gamble")
    assert pending(state) == "recruit"
    play(state, "0 leave_recruit")
    assert (state.active, pending(state)) == (1, "use_adventurers")


@rule("TK-G4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_clockwise(seats: int) -> None:
    state = takara(seats=seats)
    order = []
    for _ in range(2 * seats):
        order.append(state.active)
        end_turn(state)
    assert order == [*range(seats), *range(seats)]
    with pytest.raises(IllegalAction, match="TK-G4"):
        state.apply(f"{(state.active + 1) % seats} gamble")


@rule("TK-T2", "TK-T4", "TK-P1")
def test_each_adventurer_acts_once_and_stays_out_until_the_evening() -> None:
    state = takara(team=[3])
    play(state, "0 gamble", "0 gamble")
    assert (player(state)["home"], player(state)["out"]) == (1, 2)
    assert seen(state)["village"]["tripot"] == 2
    assert player(state)["karas"] == 2
    play(state, "0 gamble")
    assert state.active == 1
    assert (player(state)["home"], player(state)["karas"]) == (3, 3)
    assert seen(state)["village"]["tripot"] == 0


@rule("TK-T3", "TK-T5")
def test_adventurers_can_do_the_same_thing_on_the_same_site_one_after_the_other() -> None:
    state = takara({"site_1": "s_kara_2 s_kara_2 s_kara_2"}, team=[3])
    play(state, "0 dig site_1", "0 dig site_1", "0 observe site_1")
    assert player(state)["karas"] == 4
    with pytest.raises(IllegalAction, match="TK-T3"):
        state.apply("0 dig site_1")


@rule("TK-X1")
def test_adventurers_may_stay_at_home() -> None:
    state = takara(team=[3])
    play(state, "0 gamble", "0 end_actions")
    assert state.active == 1
    assert player(state)["home"] == 3


@rule("TK-X2", "TK-X14")
def test_with_everybody_resting_one_may_rent_the_sword_and_recruit_and_the_day_ends() -> None:
    state = takara(karas=[20], resting=[2], at="sword")
    play(state, "0 rent_sword")
    assert pending(state) == "recruit"
    play(state, "0 recruit")
    assert state.active == 1
    assert player(state)["home"] == 3


# -- the sword ---------------------------------------------------------------------------------------------


@rule("TK-W1", "TK-G5")
def test_the_sword_is_rented_for_three_karas_at_the_start_only() -> None:
    state = takara(karas=[7], at="sword")
    assert legal(state) == {"rent_sword", "leave_sword"}
    play(state, "0 rent_sword")
    assert player(state)["karas"] == 4
    assert seen(state)["village"]["sword"] == 0
    with pytest.raises(IllegalAction, match="TK-W1"):
        state.apply("0 rent_sword")


@rule("TK-W1", "TK-G5")
def test_who_cannot_pay_the_sword_is_not_asked() -> None:
    state = takara(karas=[0, 2])
    end_turn(state)
    assert pending(state) == "use_adventurers"


@rule("TK-W3", "TK-N8")
def test_the_sword_is_back_at_the_forge_at_the_end_of_the_turn() -> None:
    state = takara(karas=[3, 3], at="sword")
    play(state, "0 rent_sword", "0 end_actions")
    assert seen(state)["village"]["sword"] is None
    assert legal(state) == {"rent_sword", "leave_sword"}


# -- recruiting --------------------------------------------------------------------------------------------


@rule("TK-N1", "TK-G3")
def test_a_recruit_costs_five_karas_and_acts_from_the_next_turn_on() -> None:
    state = takara(karas=[6], at="recruit")
    play(state, "0 recruit")
    assert state.active == 1
    assert (player(state)["karas"], player(state)["team"], player(state)["recruited"]) == (1, 3, True)
    end_turn(state)
    play(state, "0 gamble", "0 gamble", "0 gamble")
    assert player(state)["karas"] == 4


@rule("TK-N1")
def test_only_one_recruit_in_the_game() -> None:
    state = takara(karas=[20], team=[3])
    play(state, "0 end_actions")
    assert state.active == 1


@rule("TK-N1", "TK-G5")
def test_who_has_less_than_five_karas_is_not_asked_to_recruit() -> None:
    state = takara(karas=[4])
    play(state, "0 end_actions")
    assert state.active == 1


# -- the end of the day ------------------------------------------------------------------------------------


@rule("TK-N2", "TK-N3", "TK-N4")
def test_a_wounded_adventurer_comes_home_for_two_karas() -> None:
    state = takara(karas=[4], hospital=1, at="heal")
    assert legal(state) == {"heal 0", "heal 1"}
    events = play(state, "0 heal 1")
    assert "healed" in keys(events)
    assert (player(state)["karas"], player(state)["home"], player(state)["resting"]) == (2, 2, 0)


@rule("TK-N5", "TK-N6", "TK-N7", "TK-X14", "TK-X15")
def test_an_unpaid_adventurer_misses_exactly_one_turn() -> None:
    state = takara(karas=[3], hospital=1, at="heal")
    play(state, "0 heal 0")
    assert (player(state)["resting"], player(state)["home"]) == (1, 1)
    end_turn(state)
    assert (state.active, player(state)["home"], player(state)["resting"]) == (0, 1, 1)
    play(state, "0 leave_sword", "0 gamble")
    assert (player(state)["karas"], player(state)["home"], player(state)["resting"]) == (4, 2, 0)
    end_turn(state)
    assert player(state)["home"] == 2


@rule("TK-N4", "TK-G5")
@pytest.mark.parametrize(
    ("karas", "choices"), [(2, {"heal 0", "heal 1"}), (5, {"heal 0", "heal 1", "heal 2"})]
)
def test_healing_is_limited_by_the_purse(karas: int, choices: set[str]) -> None:
    state = takara(karas=[karas], team=[3], hospital=3, at="heal")
    assert legal(state) == choices


@rule("TK-N5")
def test_who_cannot_pay_is_not_asked_and_the_wounded_rest() -> None:
    state = takara(karas=[1], team=[3], hospital=2)
    play(state, "0 end_actions")
    assert (state.active, player(state)["resting"]) == (1, 2)


@rule("TK-X13")
def test_hospital_and_rest_room_have_room_for_all() -> None:
    state = takara(karas=[2], team=[3], hospital=3, at="heal")
    assert seen(state)["village"]["hospital"] == 3
    play(state, "0 heal 1")
    assert player(state)["resting"] == 2


@rule("TK-X43", "TK-N6")
def test_one_resting_comes_home_while_one_wounded_goes_to_rest() -> None:
    state = takara(karas=[3], team=[3], resting=[1], hospital=1, at="heal")
    events = play(state, "0 heal 0")
    assert {"rests", "returned"} <= set(keys(events))
    assert (player(state)["resting"], player(state)["home"]) == (1, 2)


@rule("TK-X33")
def test_recruiting_comes_first_and_healing_from_what_is_left() -> None:
    state = takara(karas=[6], hospital=1, at="recruit")
    play(state, "0 recruit")
    assert (state.active, player(state)["resting"]) == (1, 1)
    state = takara(karas=[7], hospital=1, at="recruit")
    play(state, "0 recruit")
    assert legal(state) == {"heal 0", "heal 1"}


@rule("TK-X21", "TK-G5")
def test_money_is_unlimited_and_nobody_gives_any_away() -> None:
    state = takara(karas=[500], team=[3])
    play(state, "0 gamble")
    assert player(state)["karas"] == 501
    assert not any(word in text for text in legal(state) for word in ("give", "lend", "trade"))
