"""TK-E, TK-V: how a game ends, and who has won."""

import pytest

from archipel.games.takara_island.game import GAME
from archipel.games.takara_island.rules.scoring import experience
from tests.games.takara_island.positions import end_turn, ending, keys, play, player, seen, takara, tile
from tests.rules import rule

FOUR = {f"site_{n}": "empty" for n in (1, 2, 3, 4)}
THREE = {f"site_{n}": "empty" for n in (1, 2, 3)}


@rule("TK-E4", "TK-E5", "TK-G1", "TK-X44", "TK-D9")
def test_both_stones_in_one_hand_win_at_once_whatever_the_points() -> None:
    sites = {"site_1": "empty", "site_2": "7: d_stone"}
    state = takara(sites, won=[["d_stone"], ["d_xp_4", "i_xp_2"]], karas=[0, 300, 5], seats=3)
    play(state, "0 dig site_2")
    assert ending(state) == "both_stones"
    assert state.outcome is not None
    assert state.outcome.won == [True, False, False]
    assert state.outcome.ranks == [1, 2, 2]


@rule("TK-E4", "TK-E6", "TK-V1", "TK-V2")
def test_stones_in_two_hands_count_ten_each_and_the_most_points_win() -> None:
    sites = {"site_1": "empty", "site_2": "7: d_stone"}
    state = takara(sites, won=[["d_xp_4"], ["d_stone"]], karas=[9, 14, 60], seats=3)
    events = play(state, "0 dig site_2")
    assert ending(state) == "stones_apart"
    assert state.outcome is not None
    assert state.outcome.scores == [4 + 10 + 1, 10 + 2, 12]
    assert state.outcome.won == [True, False, False]
    assert state.outcome.ranks == [1, 2, 2]
    assert keys(events)[-4:] == ["game_over", "scored", "scored", "scored"]


@rule("TK-E2", "TK-X36", "TK-X44")
def test_four_empty_sites_without_a_stone_make_everybody_lose() -> None:
    state = takara({**THREE, "site_4": "9: d_kara_6"}, won=[["d_xp_4"]])
    events = play(state, "0 dig site_4")
    assert ending(state) == "banished"
    assert state.outcome is not None
    assert state.outcome.won == [False, False]
    assert len(set(state.outcome.ranks)) == 1
    assert "scored" not in keys(events)


@rule("TK-E3", "TK-EX6", "TK-V1")
def test_five_empty_sites_make_a_single_stone_worthless() -> None:
    state = takara({**FOUR, "site_5": "9: d_xp_4"}, won=[[], ["d_stone"]], karas=[0, 4])
    events = play(state, "0 dig site_5")
    assert ending(state) == "five_sites"
    assert "stone_useless" in keys(events)
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.won) == ([4, 0], [True, False])


@rule("TK-E2", "TK-E3")
def test_four_empty_sites_with_a_stone_found_are_no_end() -> None:
    state = takara({**THREE, "site_4": "9: d_kara_6"}, won=[["d_stone"]])
    play(state, "0 dig site_4")
    assert not state.over


@rule("TK-X25")
def test_a_stone_at_the_bottom_is_taken_before_empty_sites_are_counted() -> None:
    state = takara({**THREE, "site_4": "9: d_stone"})
    play(state, "0 dig site_4")
    assert not state.over
    assert seen(state)["empty_sites"] == 4
    state = takara({**FOUR, "site_5": "9: d_stone"}, won=[[], ["d_stone"]])
    play(state, "0 dig site_5")
    assert ending(state) == "stones_apart"


@rule("TK-X24", "TK-D8")
def test_the_last_tile_is_resolved_first() -> None:
    state = takara({**FOUR, "site_5": "9: d_xp_4_wound"}, won=[["d_stone"]])
    play(state, "0 dig site_5")
    assert ending(state) == "five_sites"
    assert (player(state)["xp"], seen(state)["village"]["hospital"]) == (4, 1)


@rule("TK-X27", "TK-E2")
def test_a_beaten_monster_can_empty_the_last_site() -> None:
    state = takara({**THREE, "site_4": "9: ^d_skeleton_a"}, sword=True)
    play(state, "0 fight site_4", chance="sword sword sword")
    assert ending(state) == "banished"


@rule("TK-E1", "TK-X28")
def test_the_end_comes_in_the_middle_of_a_turn() -> None:
    sites = {"site_1": "empty", "site_2": "7: d_stone d_kara_6"}
    state = takara(sites, won=[["d_stone"]], karas=[9], team=[2])
    play(state, "0 dig site_2")
    assert state.over
    assert state.legal() == []
    assert (player(state)["home"], player(state)["recruited"], player(state)["karas"]) == (1, False, 9)
    assert tile(state, "site_2", 8) == "down ?"


@rule("TK-V6", "TK-X44")
def test_equal_points_share_the_victory() -> None:
    sites = {"site_1": "empty", "site_2": "7: d_stone"}
    state = takara(sites, won=[[], ["d_stone"]], karas=[0, 4, 54, 55], seats=4)
    play(state, "0 dig site_2")
    assert state.outcome is not None
    assert state.outcome.scores == [10, 10, 10, 11]
    assert state.outcome.ranks == [2, 2, 2, 1]
    state = takara(sites, won=[[], ["d_stone"]], karas=[0, 4, 54, 5], seats=4)
    play(state, "0 dig site_2")
    assert state.outcome is not None
    assert (state.outcome.won, state.outcome.ranks) == ([True, True, True, False], [1, 1, 1, 4])


@rule("TK-V1", "TK-V2", "TK-V3")
def test_points_are_tiles_tokens_monsters_chests_and_five_karas_a_point() -> None:
    sites = {"site_1": "empty", "site_2": "empty", "site_3": "7: d_stone"}
    state = takara(
        sites,
        won=[["s_xp_1", "i_xp_2_wound", "d_xp_4", "d_drake", "s_bat_b"], ["d_stone"]],
        tokens=[2],
        chests=[["c_tablet", "c_skull", "c_mimic", "c_gold"]],
        karas=[14],
        cashed=True,
    )
    assert player(state)["xp"] == 1 + 2 + 4 + 5 + 1 + 2 * 2 + 8 - 2 + 2
    play(state, "0 dig site_3")
    assert state.outcome is not None
    assert state.outcome.scores[0] == 25 + 10 + 2


@rule("TK-V4", "TK-V5", "TK-X37")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-2, "axolotl_food"),
        (0, "axolotl_food"),
        (9, "axolotl_food"),
        (10, "greenhorn"),
        (19, "greenhorn"),
        (20, "budding_petrophile"),
        (29, "budding_petrophile"),
        (30, "new_indiana"),
        (39, "new_indiana"),
        (40, "hero_of_legend"),
        (90, "hero_of_legend"),
    ],
)
def test_levels_of_experience(points: int, name: str) -> None:
    assert experience(points) == name


@rule("TK-V4")
def test_the_end_tells_everybodys_level() -> None:
    sites = {"site_1": "empty", "site_2": "7: d_stone"}
    state = takara(sites, won=[["d_xp_4"], ["d_stone"]], karas=[35, 100])
    assert player(state)["experience"] is None
    events = play(state, "0 dig site_2")
    assert [player(state, seat)["experience"] for seat in (0, 1)] == ["budding_petrophile", "new_indiana"]
    assert [event.args["experience"] for event in events if event.key == "scored"] == [
        "budding_petrophile",
        "new_indiana",
    ]


@rule("TK-X37", "TK-K7")
def test_a_total_can_be_negative() -> None:
    state = takara({**FOUR, "site_5": "9: d_xp_4"}, won=[[], ["d_stone"]], chests=[[], ["c_skull"]])
    play(state, "0 dig site_5")
    assert state.outcome is not None
    assert state.outcome.scores == [4, -2]
    assert player(state, 1)["experience"] == "axolotl_food"


@rule("TK-X29")
def test_after_two_hundred_rounds_a_game_is_unfinished_and_nobody_has_won() -> None:
    state = takara(turn=399, karas=[0, 50])
    end_turn(state)
    assert not state.over
    end_turn(state)
    assert ending(state) == "unfinished"
    assert state.outcome is not None
    assert (state.outcome.won, state.outcome.ranks) == ([False, False], [1, 1])


@rule("TK-X29")
def test_stalling_for_ever_comes_to_an_end() -> None:
    state = GAME.new(2, {}, 1)
    for _ in range(5000):
        if state.over:
            break
        state.push(state.legal()[0])
    assert state.outcome is not None
    assert state.outcome.name == "unfinished"
