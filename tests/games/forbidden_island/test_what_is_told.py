"""What players are told: who flew whom, who has flown, and how many cards went back into a pile."""

from tests.games.forbidden_island.positions import LANDING, LIFT, draw_flood, island, play, seen
from tests.rules import rule


@rule("FI-F5")
def test_a_refilled_flood_pile_is_told_with_the_number_of_its_cards() -> None:
    state = island(layers=[["watchtower"]], phase=("flood", 2))
    told = draw_flood(state, "watchtower")[-1]
    assert (told.key, told.args) == ("flood_refilled", {"count": 24})


@rule("FI-C3", "FI-C7")
def test_a_flight_is_told_of_the_player_whose_card_it_was() -> None:
    state = island("engineer", "explorer", "diver", at=[LANDING] * 3, hands=[[], [LIFT], []])
    events = play(state, "1 helicopter fools_landing", "1 board 0", "1 board 2", "1 land watchtower")
    told = events[-1]
    assert (told.key, told.args) == (
        "lifted",
        {"seat": 1, "pawns": [0, 2], "from": LANDING, "to": "watchtower"},
    )


@rule("FI-R2")
def test_only_the_pilot_has_flown() -> None:
    state = island("pilot", "diver", "engineer")
    play(state, "0 fly watchtower")
    assert [each["flown"] for each in seen(state)["seats"]] == [True, False, False]
