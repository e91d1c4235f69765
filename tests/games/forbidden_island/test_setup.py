"""FI-G, FI-S, FI-V: the object of the game, the set-up, and what lies open."""

import json

import pytest

from archipel.engine.chance import Chance
from archipel.engine.errors import BadOption
from archipel.engine.event import Event
from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.components import ADVENTURERS, CARDS, TILES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.positions import (
    EARTH,
    LIFT,
    RISE,
    conditions,
    draw_flood,
    draw_treasure,
    finish_turn,
    flood_discards,
    flood_layers,
    hand,
    island,
    legal,
    options_of,
    phase,
    seen,
    spot,
    treasure_discards,
    where,
)
from tests.rules import rule

EVERY_TABLE = [(seats, seed) for seats in (2, 3, 4) for seed in range(25)]


def fresh(seats: int = 4, seed: int = 0, **options: str) -> IslandState:
    state = GAME.new(seats, options, seed)
    assert isinstance(state, IslandState)
    return state


def scripted(seats: int, script: list[int], **options: str) -> tuple[IslandState, list[Event]]:
    chance = Chance.from_seed(0)
    chance.script = script
    events: list[Event] = []
    state = GAME.begin(seats, GAME.settle(options), chance, events)
    assert isinstance(state, IslandState)
    return state, events


@rule("FI-G1")
@pytest.mark.parametrize("ending", ["win", "loss"])
def test_all_players_win_or_lose_together(ending: str) -> None:
    if ending == "win":
        everything = ["earth_stone", "statue_of_the_wind", "crystal_of_fire", "oceans_chalice"]
        state = island("diver", "pilot", at=["fools_landing"] * 2, hands=[[], [LIFT]], captured=everything)
        state.apply("1 take_off")
    else:
        state = island("diver", "pilot", flooded=["fools_landing"], phase=("flood", 2))
        draw_flood(state, "fools_landing")
    assert state.outcome
    assert state.outcome.won == [ending == "win"] * 2
    assert len(set(state.outcome.ranks)) == len(set(state.outcome.scores)) == 1
    assert GAME.cooperative


@rule("FI-G2")
def test_only_leaving_by_helicopter_wins() -> None:
    assert [ending.name for ending in GAME.endings if ending.win] == ["escaped"]


@rule("FI-G3")
def test_two_three_or_four_players_each_have_exactly_one_adventurer() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (2, 4)
    for seats in (2, 3, 4):
        assert len(seen(fresh(seats))["seats"]) == seats
    for seats in (-1, 0, 1, 5, 100):
        with pytest.raises(BadOption):
            GAME.new(seats)


@rule("FI-S1")
@pytest.mark.parametrize(("seats", "seed"), EVERY_TABLE)
def test_each_tile_is_laid_once_and_nothing_has_sunk(seats: int, seed: int) -> None:
    state = fresh(seats, seed)
    assert sorted(conditions(state)) == sorted(TILES)
    assert set(conditions(state).values()) == {"dry", "flooded"}
    assert state.check() == []


@rule("FI-S1")
def test_every_tile_can_lie_anywhere() -> None:
    state, _ = scripted(2, list(range(23, -1, -1)))
    assert [each["tile"] for each in seen(state)["island"]["tiles"]] == TILES[::-1]


@rule("FI-S2")
def test_no_treasure_is_captured_at_the_start() -> None:
    assert set(seen(fresh())["treasures"].values()) == {None}
    assert len(seen(fresh())["treasures"]) == 4


@rule("FI-S3")
def test_the_three_kinds_of_cards_make_three_piles_of_24_and_28_and_6() -> None:
    view = seen(fresh(3))
    assert view["flood_pile"]["size"] + len(view["flood_pile"]["discards"]) == 24
    assert view["treasure_pile"]["size"] + sum(each["hand_size"] for each in view["seats"]) == 28
    assert len(ADVENTURERS) == 6
    assert set(CARDS).isdisjoint(TILES)


@rule("FI-S4")
@pytest.mark.parametrize(("seats", "seed"), EVERY_TABLE)
def test_six_flood_cards_flood_their_tiles_and_form_the_discard_pile(seats: int, seed: int) -> None:
    state = fresh(seats, seed)
    flooded = {tile for tile, condition in conditions(state).items() if condition == "flooded"}
    assert len(flooded) == 6
    assert flood_discards(state) == flooded
    assert flood_layers(state) == [set(TILES) - flooded]


@rule("FI-S4", "TV3")
def test_the_flood_card_observatory_in_the_setup_floods_the_observatory() -> None:
    first_floods = [TILES.index("observatory"), 0, 1, 2, 3, 4]
    state, events = scripted(2, [*range(24), *first_floods])
    told = [event.args["tile"] for event in events if event.key == "flooded"]
    assert told == ["observatory", *TILES[:5]]
    assert conditions(state)["observatory"] == "flooded"


@rule("FI-S5")
@pytest.mark.parametrize(("seats", "seed"), EVERY_TABLE)
def test_adventurers_are_public_and_all_different(seats: int, seed: int) -> None:
    for viewer in [None, *range(seats)]:
        view = fresh(seats, seed).view(viewer)
        assert isinstance(view["seats"], list)
        roles = [json.dumps(each) for each in view["seats"]]
        assert len({role for role in ADVENTURERS for each in roles if role in each}) == seats


@rule("FI-S6", "TV11")
@pytest.mark.parametrize(
    ("adventurer", "gate"),
    [
        ("diver", "iron_gate"),
        ("engineer", "bronze_gate"),
        ("explorer", "copper_gate"),
        ("messenger", "silver_gate"),
        ("navigator", "gold_gate"),
        ("pilot", "fools_landing"),
    ],
)
def test_each_pawn_starts_on_its_own_tile(adventurer: str, gate: str) -> None:
    for seed in range(5):
        state = fresh(2, seed, adventurers=f"{adventurer},random")
        assert where(state, 0) == gate
        assert seen(state)["seats"][0]["adventurer"] == adventurer


@rule("FI-S7")
def test_a_pawn_may_start_on_a_flooded_tile() -> None:
    state, _ = scripted(2, [*range(24), TILES.index("iron_gate"), 6, 7, 8, 9, 10], adventurers="diver,pilot")
    assert where(state, 0) == "iron_gate"
    assert conditions(state)["iron_gate"] == "flooded"
    assert state.check() == []


@rule("FI-S8")
def test_start_tiles_of_unused_adventurers_are_ordinary_tiles() -> None:
    state = fresh(2, 3, adventurers="diver,pilot")
    assert set(conditions(state)) >= {"bronze_gate", "copper_gate", "silver_gate", "gold_gate"}
    assert len(seen(state)["seats"]) == 2
    assert "explorer" not in json.dumps({**seen(state), "options": None})


@rule("FI-S9", "FI-S10")
@pytest.mark.parametrize(("seats", "seed"), EVERY_TABLE)
def test_two_cards_each_and_never_a_waters_rise(seats: int, seed: int) -> None:
    state = fresh(seats, seed)
    for seat in range(seats):
        assert sum(hand(state, seat).values()) == 2
        assert RISE not in hand(state, seat)
    assert seen(state)["treasure_pile"] == {"size": 28 - 2 * seats, "discards": {}}


@rule("FI-S10")
def test_all_three_waters_rise_are_in_the_pile_after_the_setup_and_had_no_effect() -> None:
    state = fresh(4, 1)
    assert state.pile >> 4 * CARDS.index(RISE) & 15 == 3
    assert seen(state)["water"]["level"] == 1
    assert len(flood_layers(state)) == 1


@rule("FI-S11")
def test_special_cards_may_be_part_of_a_starting_hand() -> None:
    script = [*range(24), *range(6), 4, 4, 5, 5]
    state, _ = scripted(2, script, adventurers="diver,pilot", first_player="1")
    assert hand(state, 0) == {"helicopter_lift": 2}
    assert hand(state, 1) == {"sandbags": 2}


@rule("FI-S12", "FI-O1", "TV2")
@pytest.mark.parametrize(
    ("difficulty", "level", "cards"),
    [("novice", 1, 2), ("normal", 2, 2), ("elite", 3, 3), ("legendary", 4, 3)],
)
def test_the_marker_starts_on_the_mark_of_the_difficulty(difficulty: str, level: int, cards: int) -> None:
    water = seen(fresh(2, 0, difficulty=difficulty))["water"]
    assert (water["level"], water["flood_cards"]) == (level, cards)


@rule("FI-S12")
def test_novice_is_the_default() -> None:
    assert seen(fresh(2))["options"]["difficulty"] == "novice"


@rule("FI-S13", "FI-T1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_chosen_player_starts_and_the_turn_goes_clockwise(first: int) -> None:
    state = island("diver", "pilot", "explorer", active=first - 1)
    assert fresh(3, 0, first_player=str(first)).active == first - 1
    order = []
    for _ in range(4):
        order.append(state.active)
        finish_turn(state)
        if state.over:
            break
    assert order == [(first - 1 + i) % 3 for i in range(len(order))]
    assert len(order) >= 2


@rule("FI-S13")
def test_a_random_first_player_can_be_anyone() -> None:
    assert {fresh(3, seed).active for seed in range(40)} == {0, 1, 2}


@rule("FI-V1", "FI-V2")
def test_all_hands_and_both_discard_piles_lie_open_to_everybody() -> None:
    state = island(
        "diver", "pilot", hands=[[EARTH, LIFT], [EARTH]], discards=["sandbags"], layers=[["observatory"]]
    )
    for viewer in (None, 0, 1):
        text = json.dumps({**state.view(viewer), "seat": None})
        assert text == json.dumps({**seen(state), "seat": None})
    assert hand(state, 0) == {EARTH: 1, LIFT: 1}
    assert treasure_discards(state) == {"sandbags": 1}
    assert flood_discards(state) == set(TILES) - {"observatory"}


@rule("FI-V3")
def test_pile_sizes_are_visible_and_no_order_exists_to_be_seen() -> None:
    state = fresh(2, 5)
    view = seen(state)
    assert view["treasure_pile"]["size"] == 24
    assert view["flood_pile"]["size"] == 18
    assert [layer == sorted(layer) for layer in view["flood_pile"]["layers"]] == [True]
    # Every card of the top layer can be next, whatever the generator holds.
    for tile in flood_layers(state)[0]:
        twin = island(phase=("flood", 2), layers=[sorted(flood_layers(state)[0])])
        twin.chance.script = [spot(twin, tile)]
        twin.apply("0 draw_flood")
    assert phase(twin) == ["draw_flood", 1]


@rule("FI-V4")
def test_the_active_player_decides_their_own_actions() -> None:
    state = island("diver", "pilot", "engineer", active=1, flooded=TILES)
    assert {text.split()[0] for text in legal(state)} == {"1"}
    assert options_of(state, 0, "end_actions") == []


@rule("FI-S10", "FI-D2")
def test_a_waters_rise_drawn_later_does_have_an_effect() -> None:
    state = fresh(2, 1, first_player="1")
    state.apply("0 end_actions")
    draw_treasure(state, RISE)
    assert seen(state)["water"]["level"] == 2
    assert len(flood_layers(state)) == 2
