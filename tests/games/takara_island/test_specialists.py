"""TK-H, TK-Q: hiring, and what the specialists do."""

import pytest

from archipel.engine.errors import IllegalAction
from tests.games.takara_island.positions import (
    end_turn,
    ending,
    keys,
    legal,
    pending,
    play,
    player,
    seen,
    takara,
    tile,
)
from tests.rules import rule


@rule("TK-H1", "TK-H2", "TK-G5")
@pytest.mark.parametrize(("name", "price"), [("miner", 5), ("archaeologist", 2), ("diviner", 3)])
def test_a_specialist_is_paid_comes_awake_and_must_work_at_once(name: str, price: int) -> None:
    state = takara(karas=[price])
    play(state, f"0 hire {name}")
    assert (player(state)["karas"], player(state)["specialist"], player(state)["awake"]) == (0, name, True)
    assert seen(state)["village"]["port"] == 1
    assert pending(state) == "use_specialist"
    assert legal(state, "end_actions") == set()
    poor = takara(karas=[price - 1])
    with pytest.raises(IllegalAction, match="TK-G5"):
        poor.apply(f"0 hire {name}")


@rule("TK-H3")
def test_only_a_specialist_at_the_port_can_be_hired() -> None:
    state = takara(karas=[20], held={1: "miner"})
    with pytest.raises(IllegalAction, match="TK-H3"):
        state.apply("0 hire miner")


@rule("TK-H4", "TK-T5")
def test_nobody_has_two_specialists() -> None:
    state = takara(karas=[20], held={0: "diviner"})
    assert legal(state, "hire") == set()
    with pytest.raises(IllegalAction, match="TK-H4"):
        state.apply("0 hire miner")


@rule("TK-H5", "TK-N9", "TK-N10")
def test_a_specialist_stays_one_turn_awake_and_one_asleep() -> None:
    state = takara({"site_1": "s_kara_2 s_kara_2"}, karas=[5, 9], seats=2)
    play(state, "0 hire miner", "0 mine site_1", "0 gamble")
    assert (player(state)["specialist"], player(state)["awake"]) == ("miner", False)
    end_turn(state)
    assert (state.active, player(state)["specialist"]) == (0, "miner")
    end_turn(state)
    assert player(state)["specialist"] is None
    assert seen(state)["specialists"][0]["seat"] is None
    play(state, "1 leave_sword")
    assert "hire miner" in legal(state)


# -- the Miner ---------------------------------------------------------------------------------------------


@rule("TK-Q1", "TK-Q2", "TK-Q3", "TK-X39")
def test_the_miner_digs_two_tiles_and_nobody_is_hurt() -> None:
    state = takara({"site_1": "4: i_xp_2_wound i_xp_2 i_kara_4"}, karas=[5])
    play(state, "0 hire miner", "0 mine site_1")
    assert player(state)["tiles"] == {"i_xp_2": 1, "i_xp_2_wound": 1}
    assert seen(state)["village"]["hospital"] == 0
    assert pending(state) == "use_adventurers"


@rule("TK-Q4", "TK-Q5")
@pytest.mark.parametrize("tiles", ["s_rockfall s_kara_2", "^s_rockfall s_kara_2", "s_kara_2 ^s_rockfall"])
def test_rockfalls_do_not_block_him_and_karas_are_lost(tiles: str) -> None:
    state = takara({"site_1": tiles}, karas=[5])
    play(state, "0 hire miner", "0 mine site_1")
    assert seen(state)["discards"] == {"s_kara_2": 1, "s_rockfall": 1}
    assert player(state)["karas"] == 0


@rule("TK-Q6")
def test_a_monster_stops_him_and_stays_face_up() -> None:
    state = takara({"site_1": "s_bat_a s_kara_2"}, karas=[5])
    events = play(state, "0 hire miner", "0 mine site_1")
    assert "miner_stopped" in keys(events)
    assert tile(state, "site_1", 1) == "up s_bat_a"
    assert tile(state, "site_1", 2) == "down ?"
    assert seen(state)["village"]["hospital"] == 0


@rule("TK-X20", "TK-Q6")
def test_under_a_face_up_monster_he_does_nothing_and_a_single_tile_is_all_he_digs() -> None:
    state = takara({"site_1": "^s_bat_a s_xp_1", "site_2": "9: d_xp_4"}, karas=[5])
    nothing = state.copy()
    play(nothing, "0 hire miner", "0 mine site_1")
    assert (player(nothing)["karas"], player(nothing)["tiles"]) == (0, {})
    play(state, "0 hire miner", "0 mine site_2")
    assert player(state)["tiles"] == {"d_xp_4": 1}


@rule("TK-Q2", "TK-X41", "TK-X32")
def test_his_chests_are_opened_as_usual() -> None:
    state = takara({"site_1": "7: d_chest d_xp_4"}, karas=[5])
    play(state, "0 hire miner")
    play(state, "0 mine site_1", chance="c_gold")
    assert (player(state)["karas"], player(state)["chests"]) == (10, {"c_gold": 1})
    assert seen(state)["discards"]["d_chest"] == 1
    assert player(state)["tiles"] == {"d_xp_4": 1}
    poor = takara({"site_1": "7: d_chest d_xp_4"}, karas=[4])
    with pytest.raises(IllegalAction, match="TK-G5"):
        poor.apply("0 hire miner")


@rule("TK-X16")
@pytest.mark.parametrize("luck", ["c_mimic hospital", "c_mimic sword hospital", "c_mimic sword sword c_idol"])
def test_the_mimic_hurts_nobody_who_sent_the_miner_and_he_goes_on(luck: str) -> None:
    state = takara({"site_1": "7: d_chest d_xp_4"}, karas=[5])
    play(state, "0 hire miner")
    play(state, "0 mine site_1", chance=luck)
    assert seen(state)["village"]["hospital"] == 0
    assert player(state)["tiles"] == {"d_xp_4": 1}


@rule("TK-K8", "TK-Q1")
def test_the_map_is_settled_between_his_two_tiles() -> None:
    state = takara({"site_1": "7: d_chest d_chest d_xp_4"}, karas=[5])
    play(state, "0 hire miner")
    play(state, "0 mine site_1", chance="c_map")
    assert pending(state) == "choose_map"
    play(state, "0 keep_map", chance="c_tablet")
    assert player(state)["chests"] == {"c_tablet": 1, "c_map": 1}
    assert pending(state) == "use_adventurers"


@rule("TK-X24", "TK-X39")
def test_the_end_is_looked_for_between_his_two_tiles() -> None:
    empty = {f"site_{n}": "empty" for n in (1, 2)}
    state = takara({**empty, "site_3": "8: d_stone d_kara_6"}, won=[["d_stone"]], karas=[5])
    play(state, "0 hire miner", "0 mine site_3")
    assert ending(state) == "both_stones"
    assert tile(state, "site_3", 9) == "down ?"


@rule("TK-X39", "TK-E2")
def test_his_second_tile_can_make_everybody_lose() -> None:
    empty = {f"site_{n}": "empty" for n in (1, 2, 3)}
    state = takara({**empty, "site_4": "8: d_xp_4 d_kara_6"}, karas=[5])
    play(state, "0 hire miner", "0 mine site_4")
    assert ending(state) == "banished"


# -- the Imitator ------------------------------------------------------------------------------------------


@rule("TK-Q7", "TK-Q8", "TK-Q10")
@pytest.mark.parametrize(("name", "price"), [("miner", 7), ("archaeologist", 4), ("diviner", 5)])
def test_the_imitator_does_what_anothers_specialist_does_for_two_karas_more(name: str, price: int) -> None:
    state = takara(karas=[price], held={1: name})
    play(state, f"0 imitate {name}")
    hirer = player(state)
    assert (hirer["karas"], hirer["specialist"], hirer["awake"]) == (0, "imitator", True)
    assert (player(state, 1)["specialist"], player(state, 1)["awake"]) == (name, False)
    works = {"miner": "mine", "archaeologist": "study", "diviner": "divine"}
    assert all(text.startswith(works[name]) for text in legal(state))
    poor = takara(karas=[price - 1], held={1: name})
    with pytest.raises(IllegalAction, match="TK-Q8"):
        poor.apply(f"0 imitate {name}")


@rule("TK-Q10", "TK-H5")
def test_the_imitator_sleeps_like_the_others() -> None:
    state = takara(karas=[4], held={1: "archaeologist"})
    play(state, "0 imitate archaeologist", "0 study site_1", "0 put_back", "0 end_actions")
    assert (player(state)["specialist"], player(state)["awake"]) == ("imitator", False)
    end_turn(state)
    end_turn(state)
    assert player(state)["specialist"] is None


@rule("TK-Q9", "TK-X31")
def test_nobody_at_the_port_and_no_imitator_can_be_copied() -> None:
    state = takara(karas=[20])
    assert legal(state, "imitate") == set()
    with pytest.raises(IllegalAction, match="TK-Q9"):
        state.apply("0 imitate miner")
    other = takara(karas=[20], held={1: "imitator"})
    assert legal(other, "imitate") == set()


@rule("TK-H3", "TK-Q9")
def test_the_imitator_must_be_at_the_port() -> None:
    state = takara(karas=[20], held={1: "miner", 2: "imitator"}, seats=3)
    with pytest.raises(IllegalAction, match="TK-H3"):
        state.apply("0 imitate miner")


# -- looking -----------------------------------------------------------------------------------------------


@rule("TK-Q11")
@pytest.mark.parametrize(
    ("site", "depths"),
    [("1: ?", "1234567"), ("4: ?", "4567"), ("7: ?", "7"), ("8: ?", "8"), ("9: ?", "9"), ("empty", "")],
)
def test_the_diviner_looks_at_three_tiles_in_a_row_where_there_are_three(site: str, depths: str) -> None:
    state = takara({"site_1": site}, karas=[3])
    play(state, "0 hire diviner")
    windows = {text for text in legal(state) if text.startswith("divine site_1")}
    assert windows == {f"divine site_1 {depth}" for depth in depths}


@rule("TK-Q11", "TK-Q12", "TK-Q13")
def test_nothing_stops_the_diviner_and_nothing_is_turned_up() -> None:
    state = takara({"site_1": "s_rockfall ^s_bat_a s_kara_2 i_chest"}, karas=[3], seats=3)
    play(state, "0 hire diviner", "0 divine site_1 1")
    assert [tile(state, "site_1", depth, 0) for depth in (1, 2, 3, 4)] == [
        "down s_rockfall",
        "up s_bat_a",
        "down s_kara_2",
        "down ?",
    ]
    assert legal(state) == {"put_back"}
    assert tile(state, "site_1", 1, 1) == "down ?"
    play(state, "0 put_back")
    assert player(state)["karas"] == 0
    assert tile(state, "site_1", 1, None) == "down ?"


@rule("TK-Q14", "TK-X9")
@pytest.mark.parametrize(("first", "last"), [(1, 5), (3, 7), (6, 9), (9, 9)])
def test_the_archaeologist_looks_at_the_first_five_tiles(first: int, last: int) -> None:
    state = takara({"site_1": f"{first}: ?"}, karas=[2])
    play(state, "0 hire archaeologist", "0 study site_1")
    known = [depth for depth in range(first, 10) if tile(state, "site_1", depth, 0) != "down ?"]
    assert known == list(range(first, last + 1))


@rule("TK-Q14", "TK-Q12", "TK-Q13")
def test_nothing_stops_the_archaeologist() -> None:
    state = takara({"site_1": "^s_rockfall s_bat_a s_rockfall i_chest i_rockfall"}, karas=[2], seats=3)
    play(state, "0 hire archaeologist", "0 study site_1", "0 put_back")
    assert tile(state, "site_1", 5, 0) == "down i_rockfall"
    assert tile(state, "site_1", 2, None) == "down ?"
    assert player(state)["karas"] == 0
