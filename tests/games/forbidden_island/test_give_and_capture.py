"""FI-A7 to A13: giving treasure cards and capturing treasures."""

import pytest

from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LIFT,
    WATER,
    WIND,
    hand,
    island,
    legal,
    options_of,
    phase,
    play,
    seen,
    treasure_discards,
)
from tests.rules import rule


@rule("FI-A7", "TV7")
def test_red_gives_blue_one_chalice_on_the_same_tile_for_one_action() -> None:
    state = island("engineer", "pilot", at=["watchtower", "watchtower"], hands=[[WATER, WATER], [FIRE]])
    play(state, f"0 give {WATER} 1")
    assert hand(state, 0) == {WATER: 1}
    assert hand(state, 1) == {FIRE: 1, WATER: 1}
    assert phase(state) == ["take_actions", 2]


@rule("FI-A7")
def test_nothing_is_given_from_one_tile_to_another() -> None:
    state = island("engineer", "pilot", at=["watchtower", "twilight_hollow"], hands=[[WATER]])
    assert options_of(state, 0, "give") == []


@rule("FI-A7")
def test_several_cards_may_be_given_in_a_turn_to_different_players() -> None:
    at = ["watchtower"] * 3
    state = island("engineer", "pilot", "diver", at=at, hands=[[WATER, WATER, FIRE]])
    play(state, f"0 give {WATER} 1", f"0 give {WATER} 2", f"0 give {FIRE} 1")
    assert [hand(state, seat) for seat in range(3)] == [{}, {FIRE: 1, WATER: 1}, {WATER: 1}]
    assert phase(state) == ["draw_treasure", 2]


@rule("FI-A7")
def test_equal_cards_are_one_choice() -> None:
    state = island("engineer", "pilot", at=["watchtower"] * 2, hands=[[WATER] * 3 + [EARTH]])
    assert options_of(state, 0, "give") == [{"card": EARTH, "receiver": 1}, {"card": WATER, "receiver": 1}]


@rule("FI-A8")
@pytest.mark.parametrize("giver", ["engineer", "messenger"])
def test_special_cards_can_never_be_given(giver: str) -> None:
    state = island(giver, "pilot", at=["watchtower"] * 2, hands=[[LIFT, BAGS, WIND]])
    assert [args["card"] for args in options_of(state, 0, "give")] == [WIND]


@rule("FI-A9")
def test_a_player_gives_but_never_takes_and_the_receiver_is_not_asked() -> None:
    state = island("engineer", "pilot", at=["watchtower"] * 2, hands=[[], [WIND, FIRE]])
    assert options_of(state, 0, "give") == options_of(state, 1, "give") == []
    state = island("engineer", "pilot", at=["watchtower"] * 2, hands=[[WIND]])
    play(state, f"0 give {WIND} 1")
    assert hand(state, 1) == {WIND: 1}
    assert all(text.startswith("0") for text in legal(state))


@rule("FI-A9", "FI-H2")
def test_a_receiver_with_five_cards_may_be_given_a_sixth_and_discards_at_once() -> None:
    state = island(
        "engineer", "pilot", at=["watchtower"] * 2, hands=[[WIND], [WIND, FIRE, FIRE, WATER, EARTH]]
    )
    play(state, f"0 give {WIND} 1")
    assert phase(state) == ["discard", 1]
    play(state, f"1 discard {EARTH}")
    assert phase(state) == ["take_actions", 2]


SITES = [
    (EARTH, "temple_of_the_moon"),
    (EARTH, "temple_of_the_sun"),
    (WIND, "whispering_garden"),
    (WIND, "howling_garden"),
    (FIRE, "cave_of_embers"),
    (FIRE, "cave_of_shadows"),
    (WATER, "coral_palace"),
    (WATER, "tidal_palace"),
]


@rule("FI-A10", "FI-A11", "TV9")
@pytest.mark.parametrize(("treasure", "site"), SITES)
def test_four_cards_on_either_site_take_the_treasure(treasure: str, site: str) -> None:
    state = island("engineer", "pilot", at=[site, "watchtower"], hands=[[treasure] * 4 + [LIFT]])
    play(state, f"0 capture {treasure}")
    assert seen(state)["treasures"][treasure] == 0
    assert hand(state, 0) == {LIFT: 1}
    assert treasure_discards(state) == {treasure: 4}
    assert phase(state) == ["take_actions", 2]


@rule("FI-A10")
def test_three_cards_are_not_enough() -> None:
    state = island("engineer", "pilot", at=["coral_palace"] * 2, hands=[[WATER] * 3, [WATER] * 2])
    assert options_of(state, 0, "capture") == []


@rule("FI-A10")
def test_four_cards_elsewhere_capture_nothing() -> None:
    for tile in ["watchtower", "temple_of_the_sun", "cave_of_embers", "howling_garden", "fools_landing"]:
        state = island("engineer", "pilot", at=[tile, "coral_palace"], hands=[[WATER] * 4])
        assert options_of(state, 0, "capture") == []


@rule("FI-A10")
def test_only_the_active_player_captures() -> None:
    state = island("engineer", "pilot", at=["watchtower", "coral_palace"], hands=[[], [WATER] * 4])
    assert options_of(state, 1, "capture") == []


@rule("FI-A11", "FI-H1")
def test_a_figurine_does_not_count_as_a_card() -> None:
    state = island("engineer", "pilot", at=["coral_palace", "watchtower"], hands=[[WATER] * 4 + [LIFT]])
    play(state, f"0 capture {WATER}")
    assert seen(state)["seats"][0]["hand_size"] == 1


@rule("FI-A12")
@pytest.mark.parametrize(("treasure", "site"), SITES)
def test_a_treasure_may_be_captured_on_a_flooded_site(treasure: str, site: str) -> None:
    state = island("engineer", "pilot", at=[site, "watchtower"], hands=[[treasure] * 4], flooded=[site])
    assert f"0 capture {treasure}" in legal(state)


@rule("FI-A13")
def test_a_treasure_cannot_be_captured_twice() -> None:
    state = island("engineer", "pilot", at=["coral_palace"] * 2, hands=[[WATER] * 4], captured=[WATER])
    assert options_of(state, 0, "capture") == []
