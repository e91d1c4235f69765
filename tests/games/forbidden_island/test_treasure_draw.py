"""FI-D: drawing Treasure-deck cards and refilling their pile."""

from tests.games.forbidden_island.positions import (
    EARTH,
    FIRE,
    RISE,
    WATER,
    WIND,
    draw_treasure,
    hand,
    island,
    keys,
    phase,
    seen,
    treasure_discards,
)
from tests.rules import rule


@rule("FI-D1")
def test_two_cards_are_drawn_one_at_a_time_and_lie_face_up() -> None:
    state = island(phase=("treasure", 2))
    events = draw_treasure(state, FIRE)
    assert [event.to_json() for event in events] == [{"key": "drew_treasure", "seat": 0, "card": FIRE}]
    assert hand(state, 0) == {FIRE: 1}
    assert phase(state) == ["draw_treasure", 1]
    draw_treasure(state, WATER)
    assert hand(state, 0) == {FIRE: 1, WATER: 1}
    assert seen(state)["treasure_pile"]["size"] == 26
    assert phase(state) == ["draw_flood", 2]


@rule("FI-D2")
def test_a_waters_rise_is_not_kept_and_not_replaced() -> None:
    state = island(phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert hand(state, 0) == {}
    assert treasure_discards(state) == {RISE: 1}
    assert phase(state) == ["draw_treasure", 1]
    draw_treasure(state, RISE)
    assert hand(state, 0) == {}
    assert phase(state)[0] == "draw_flood"  # type: ignore[index]


@rule("FI-D3")
def test_the_last_card_drawn_refills_the_pile_at_once() -> None:
    state = island(phase=("treasure", 1), pile=[FIRE])
    events = draw_treasure(state, FIRE)
    assert keys(events)[:2] == ["drew_treasure", "treasure_refilled"]
    assert seen(state)["treasure_pile"] == {"size": 27, "discards": {}}


@rule("FI-D3", "FI-X2")
def test_a_last_card_that_is_a_waters_rise_is_part_of_the_new_pile() -> None:
    state = island(phase=("treasure", 1), pile=[RISE])
    draw_treasure(state, RISE)
    assert seen(state)["water"]["level"] == 2
    assert seen(state)["treasure_pile"] == {"size": 28, "discards": {}}
    assert state.pile >> 24 & 15 == 3


@rule("FI-D3", "FI-X3")
def test_a_last_card_that_makes_six_refills_first_and_the_discard_starts_the_new_pile() -> None:
    full = [EARTH, EARTH, WIND, WIND, FIRE]
    state = island(phase=("treasure", 2), pile=[WATER], hands=[full])
    draw_treasure(state, WATER)
    assert phase(state) == ["discard", 0]
    assert seen(state)["treasure_pile"] == {"size": 22, "discards": {}}
    state.apply(f"0 discard {WATER}")
    assert seen(state)["treasure_pile"] == {"size": 22, "discards": {WATER: 1}}
    assert phase(state) == ["draw_treasure", 1]


@rule("FI-D4")
def test_after_a_refill_between_the_draws_the_second_card_comes_from_the_new_pile() -> None:
    state = island(phase=("treasure", 2), pile=[FIRE])
    draw_treasure(state, FIRE, RISE)
    assert hand(state, 0) == {FIRE: 1}
    assert seen(state)["water"]["level"] == 2
    assert seen(state)["treasure_pile"] == {"size": 26, "discards": {RISE: 1}}
