"""TK-D, TK-R, TK-F: digging, rockfalls and fights."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.takara_island.positions import end_turn, keys, legal, play, player, seen, takara, tile
from tests.rules import rule


@rule("TK-D1", "TK-D2")
@pytest.mark.parametrize(("site", "karas"), [("s_kara_2", 2), ("4: i_kara_4", 4), ("7: d_kara_6", 6)])
def test_karas_are_received_and_the_tile_is_discarded(site: str, karas: int) -> None:
    state = takara({"site_1": site})
    before = sum(seen(state)["discards"].values())
    play(state, "0 dig site_1")
    assert player(state)["karas"] == karas
    assert sum(seen(state)["discards"].values()) == before + 1
    assert seen(state)["sites"][0]["adventurers"] == 1


@rule("TK-D3", "TK-EX7")
def test_a_rockfall_blocks_pays_nothing_and_stays_face_up() -> None:
    state = takara({"site_1": "s_rockfall"})
    play(state, "0 dig site_1")
    assert tile(state, "site_1", 1) == "up s_rockfall"
    assert player(state)["karas"] == 0
    assert (seen(state)["sites"][0]["adventurers"], seen(state)["village"]["hospital"]) == (1, 0)


@rule("TK-D4")
def test_a_monster_wounds_whoever_digs_without_the_sword() -> None:
    state = takara({"site_1": "s_bat_a"})
    play(state, "0 dig site_1")
    assert tile(state, "site_1", 1) == "up s_bat_a"
    assert (seen(state)["sites"][0]["adventurers"], seen(state)["village"]["hospital"]) == (0, 1)


@rule("TK-D5", "TK-W2", "TK-X11", "TK-T2")
def test_the_sword_protects_and_only_another_adventurer_may_fight() -> None:
    state = takara({"site_1": "s_bat_a"}, sword=True)
    events = play(state, "0 dig site_1")
    assert "protected" in keys(events)
    assert (seen(state)["village"]["hospital"], player(state)["home"]) == (0, 1)
    play(state, "0 fight site_1", chance="sword")
    assert player(state)["tiles"] == {"s_bat_a": 1}


@rule("TK-D7", "TK-G2")
def test_experience_is_kept_for_all_to_see() -> None:
    state = takara({"site_1": "7: d_xp_4"})
    play(state, "0 dig site_1")
    assert (player(state)["tiles"], player(state)["xp"]) == ({"d_xp_4": 1}, 4)
    assert seen(state)["village"]["hospital"] == 0


@rule("TK-D8", "TK-X12")
@pytest.mark.parametrize("sword", [False, True])
def test_a_wound_on_an_xp_tile_hurts_with_or_without_the_sword(sword: bool) -> None:
    state = takara({"site_1": "4: i_xp_2_wound"}, sword=sword)
    play(state, "0 dig site_1")
    assert (player(state)["xp"], seen(state)["village"]["hospital"]) == (2, 1)


@rule("TK-D9")
def test_a_stone_is_kept_and_the_game_goes_on_after_the_first() -> None:
    state = takara({"site_1": "7: d_stone"})
    play(state, "0 dig site_1")
    assert (player(state)["stones"], player(state)["tiles"]) == (1, {"d_stone": 1})
    assert not state.over


@rule("TK-X7")
@pytest.mark.parametrize("top", ["^s_rockfall", "^s_bat_a"])
def test_a_site_with_its_first_tile_face_up_cannot_be_dug(top: str) -> None:
    state = takara({"site_1": f"{top} s_kara_2"})
    with pytest.raises(IllegalAction, match="TK-X7"):
        state.apply("0 dig site_1")


# -- rockfalls ---------------------------------------------------------------------------------------------


@rule("TK-R1", "TK-R2", "TK-EX1")
def test_four_visible_rockfalls_pay_eight_karas_and_three_remain() -> None:
    state = takara({f"site_{n}": "^s_rockfall" for n in (1, 2, 3, 4)})
    play(state, "0 destroy site_2")
    assert player(state)["karas"] == 8
    assert state.visible_rockfalls() == 3
    assert seen(state)["discards"] == {"s_rockfall": 1}
    assert (player(state)["home"], player(state)["out"]) == (0, 2)


@rule("TK-R1")
def test_it_takes_two_adventurers_at_once() -> None:
    state = takara({"site_1": "^s_rockfall"}, team=[3])
    play(state, "0 gamble")
    assert "destroy site_1" in legal(state)
    play(state, "0 gamble")
    with pytest.raises(IllegalAction, match="TK-R1"):
        state.apply("0 destroy site_1")


@rule("TK-R3", "TK-X6")
def test_a_covered_rockfall_is_neither_counted_nor_cleared() -> None:
    state = takara({"site_1": "^s_rockfall", "site_2": "s_kara_2 ^s_rockfall"})
    with pytest.raises(IllegalAction, match="TK-R3"):
        state.apply("0 destroy site_2")
    play(state, "0 destroy site_1")
    assert player(state)["karas"] == 2


# -- fights ------------------------------------------------------------------------------------------------


@rule("TK-F1", "TK-W2")
@pytest.mark.parametrize(
    ("site", "sword", "possible"),
    [
        ("^s_bat_a", True, True),
        ("!s_bat_a", True, True),
        ("^s_bat_a", False, False),
        ("s_bat_a", True, False),
        ("s_kara_2 ^s_bat_a", True, False),
        ("^s_rockfall", True, False),
    ],
)
def test_a_fight_needs_the_sword_and_a_face_up_monster_on_top(site: str, sword: bool, possible: bool) -> None:
    state = takara({"site_1": site}, sword=sword)
    assert ("fight site_1" in legal(state)) == possible
    if not possible:
        with pytest.raises(IllegalAction, match="TK-F1"):
            state.apply("0 fight site_1")


@rule("TK-F2", "TK-F4", "TK-F5", "TK-F6")
def test_the_die_is_rolled_until_the_monster_is_beaten() -> None:
    state = takara({"site_1": "7: ^d_drake"}, sword=True)
    events = play(state, "0 fight site_1", chance="sword sword sword sword")
    assert keys(events).count("rolled") == 4
    assert (player(state)["karas"], player(state)["xp"]) == (20, 5)
    assert player(state)["tiles"] == {"d_drake": 1}
    assert seen(state)["sites"][0]["wounds"] == 0
    assert seen(state)["village"]["hospital"] == 0
    assert seen(state)["dice"]["faces"] == ["sword"] * 4
    assert tile(state, "site_1", 7) == "gone d_drake"


@rule("TK-F3", "TK-F7")
def test_a_failed_attack_wounds_and_the_next_one_goes_on_from_there() -> None:
    state = takara({"site_1": "7: ^d_skeleton_a"}, sword=True)
    play(state, "0 fight site_1", chance="sword sword hospital")
    assert (seen(state)["sites"][0]["wounds"], seen(state)["village"]["hospital"]) == (2, 1)
    assert player(state)["tiles"] == {}
    play(state, "0 fight site_1", chance="sword")
    assert player(state)["tiles"] == {"d_skeleton_a": 1}


@rule("TK-F7")
def test_wounds_stay_for_whoever_fights_later() -> None:
    state = takara({"site_1": "4: ^i_goblin_b"}, karas=[0, 3], sword=True)
    play(state, "0 fight site_1", chance="sword hospital")
    end_turn(state)
    assert seen(state)["sites"][0]["wounds"] == 1
    play(state, "1 rent_sword")
    play(state, "1 fight site_1", chance="sword")
    assert player(state, 1)["xp"] == 3


@rule("TK-X22")
def test_more_wounds_can_lie_on_monsters_than_the_box_has_tokens() -> None:
    sites = {"site_1": "7: ^d_drake", "site_2": "7: ^d_skeleton_a", "site_3": "7: ^d_skeleton_b"}
    state = takara(sites, wounds={"site_1": 3, "site_2": 2, "site_3": 1}, sword=True)
    play(state, "0 fight site_3", chance="sword hospital")
    assert sum(site["wounds"] for site in seen(state)["sites"]) == 7


@rule("TK-X27", "TK-F6")
def test_beating_the_monster_at_the_bottom_empties_the_site() -> None:
    state = takara({"site_1": "9: ^d_skeleton_b"}, sword=True)
    events = play(state, "0 fight site_1", chance="sword sword sword")
    assert "emptied" in keys(events)
    assert seen(state)["empty_sites"] == 1
