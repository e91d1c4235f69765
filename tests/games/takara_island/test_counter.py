"""TK-M: the Counter."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.takara_island.positions import legal, play, player, seen, takara
from tests.rules import rule

GONE = {"site_5": "empty", "site_6": "empty"}


@rule("TK-M2", "TK-EX2", "TK-V3")
def test_a_tile_of_four_points_pays_twenty_karas_and_is_discarded() -> None:
    state = takara(GONE, won=[["d_xp_4"]])
    play(state, "0 sell 4")
    assert (player(state)["karas"], player(state)["xp"], player(state)["tiles"]) == (20, 0, {})
    assert seen(state)["discards"]["d_xp_4"] >= 1
    assert seen(state)["village"]["counter"] == 1


@rule("TK-M2")
def test_one_choice_a_worth_and_the_plain_tile_goes_first() -> None:
    state = takara(GONE, won=[["d_xp_4_wound", "d_xp_4", "s_xp_1_wound", "i_xp_2"]])
    assert legal(state, "sell") == {"sell 1", "sell 2", "sell 4"}
    play(state, "0 sell 4")
    assert player(state)["tiles"] == {"s_xp_1_wound": 1, "i_xp_2": 1, "d_xp_4_wound": 1}


@rule("TK-M3")
def test_stones_tokens_monsters_and_chests_are_not_for_sale() -> None:
    state = takara(GONE, won=[["d_stone", "d_drake"]], tokens=[2], chests=[["c_idol", "c_map"]])
    assert legal(state, "sell") == set()
    with pytest.raises(IllegalAction, match="TK-M2"):
        state.apply("0 sell 4")


@rule("TK-M4")
def test_five_karas_buy_one_token_of_two_points() -> None:
    state = takara(karas=[11])
    play(state, "0 buy")
    assert (player(state)["karas"], player(state)["tokens"], player(state)["xp"]) == (6, 1, 2)
    assert seen(state)["village"]["tokens"] == 5


@rule("TK-M4", "TK-G5")
def test_four_karas_are_not_enough() -> None:
    state = takara(karas=[4])
    with pytest.raises(IllegalAction, match="TK-M4"):
        state.apply("0 buy")


@rule("TK-M1", "TK-X30", "TK-T5")
@pytest.mark.parametrize("first", ["buy", "sell 4"])
@pytest.mark.parametrize("second", ["buy", "sell 4"])
def test_one_visit_a_turn(first: str, second: str) -> None:
    state = takara(GONE, won=[["d_xp_4", "d_xp_4"]], karas=[30])
    play(state, f"0 {first}")
    with pytest.raises(IllegalAction, match="TK-M1"):
        state.apply(f"0 {second}")


@rule("TK-X23")
def test_when_the_tokens_are_gone_nothing_can_be_bought_and_sales_bring_none_back() -> None:
    state = takara(GONE, won=[["d_xp_4"]], karas=[30], tokens=[2, 4])
    with pytest.raises(IllegalAction, match="TK-X23"):
        state.apply("0 buy")
    play(state, "0 sell 4")
    assert seen(state)["village"]["tokens"] == 0
