"""What a net is shown of the team, held against positions that a reader of the rulebook can count out."""

import math
from collections.abc import Iterator

import pytest

from archipel.engine.chance import Chance
from archipel.engine.net import Net
from archipel.games.forbidden_island.mind import advice as mind
from archipel.games.forbidden_island.mind.features import FEATURES, Features
from archipel.games.forbidden_island.rules.state import IslandState
from tests.conformance.tables import Table, all_tables, everything, walk
from tests.games.forbidden_island.positions import (
    BAGS,
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    RISE,
    WATER,
    WIND,
    island,
)

TABLES = [each for each in all_tables() if each.game.id == "forbidden_island"]
MOST, LEAST = "most complete treasure", "least complete treasure"


def shown(state: IslandState) -> dict[str, float]:
    """What is shown of the team, by name."""
    [row] = Features().rows(state)
    return dict(zip(FEATURES, row, strict=True))


def running(each: Table, seed: str) -> Iterator[IslandState]:
    """A random game but for its end, which nobody has to judge."""
    for state in walk(each.new(seed), seed):
        assert isinstance(state, IslandState)
        if not state.over:
            yield state


def test_no_two_numbers_have_the_same_name() -> None:
    assert len(set(FEATURES)) == len(FEATURES)


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_a_team_has_a_finite_number_for_every_name_and_nothing_changes(each: Table) -> None:
    features = Features()
    for state in running(each, "features"):
        before = everything(state)
        rows = features.rows(state)
        assert [len(row) for row in rows] == [len(FEATURES)]
        assert all(math.isfinite(number) and abs(number) < 10.0 for number in rows[0])
        assert everything(state) == before


@pytest.mark.parametrize("each", TABLES, ids=str)
def test_no_seat_imagines_a_world_in_which_it_would_be_shown_something_else(each: Table) -> None:
    """Everything is open but what nobody has drawn (FI-V3)."""
    features = Features()
    chance = Chance.from_seed("worlds")
    for state in running(each, "worlds"):
        for seat in range(state.seats):
            assert list(features.rows(state.imagine(seat, chance))[0]) == list(features.rows(state)[0])


def test_asked_twice_it_shows_the_same_whatever_it_was_asked_in_between() -> None:
    features = Features()
    one, other = island(), island("pilot", "diver", "explorer", level=5, flooded=[LANDING])
    first = list(features.rows(one)[0])
    features.rows(other)
    assert list(features.rows(one)[0]) == first


def test_pawns_come_in_the_order_in_which_they_play() -> None:
    hands = [[LIFT], [EARTH, EARTH, BAGS], []]
    here = shown(island("pilot", "diver", "explorer", hands=hands, active=1))
    assert [here[f"cards in the hand, plays in {wait}"] * 5 for wait in range(4)] == pytest.approx(
        [3, 0, 1, 0]
    )
    assert [here[f"Helicopter Lifts, plays in {wait}"] * 2 for wait in range(4)] == [0, 0, 1, 0]
    assert [here[f"Sandbags, plays in {wait}"] * 2 for wait in range(4)] == [1, 0, 0, 0]
    assert [here[f"diver, plays in {wait}"] for wait in range(4)] == [1.0, 0.0, 0.0, 0.0]
    assert [here[f"pilot, plays in {wait}"] for wait in range(4)] == [0.0, 0.0, 1.0, 0.0]


def test_the_most_complete_treasure_comes_last_of_those_needed() -> None:
    hands = [[EARTH, EARTH, WIND], [EARTH, FIRE, FIRE, FIRE]]
    here = shown(island(at=["temple_of_the_sun", "observatory"], hands=hands))
    assert here[f"cards in the best hand, {MOST}"] * 4 == 3
    assert here[f"turns until the collector plays, {MOST}"] * 3 == pytest.approx(1)
    assert here[f"cards in the best hand, second {LEAST}"] * 4 == 1
    assert here[f"cards in the best hand, {LEAST}"] == 0.0
    places = (LEAST, f"second {LEAST}", f"second {MOST}", MOST)
    assert [here[f"cards of the {place}, plays in 0"] * 4 for place in places] == [0, 1, 2, 0]
    assert [here[f"cards of the {place}, plays in 1"] * 4 for place in places] == [0, 0, 1, 3]


def test_of_a_captured_treasure_nothing_else_is_shown() -> None:
    here = shown(island(captured=[EARTH, WIND, FIRE], flooded=["temple_of_the_sun"], hands=[[WATER], []]))
    assert here[f"captured, {LEAST}"] == 0.0
    assert here[f"cards in all hands, {LEAST}"] * 5 == 1
    assert [here[f"captured, {place}"] for place in (f"second {LEAST}", f"second {MOST}", MOST)] == [
        1.0,
        1.0,
        1.0,
    ]
    assert here[f"sites left, {MOST}"] == 0.0
    assert here[f"worse site: flooded, {MOST}"] == 0.0


def test_a_treasure_can_be_captured_by_whoever_holds_four_cards_and_has_an_action_left_at_the_site() -> None:
    """FI-A10. Two steps lie between the misty marsh and Tidal Palace."""
    hands = [[WATER] * 4, []]
    near = island(at=["misty_marsh", "iron_gate"], hands=hands)
    assert shown(near)[f"way of the collector to a site, {MOST}"] * 8 == 2
    assert shown(near)[f"can be captured this turn, {MOST}"] == 1.0
    assert shown(near)["treasures that can be captured this turn"] * 2 == 1
    late = shown(island(at=["misty_marsh", "iron_gate"], hands=hands, phase=("actions", 2)))
    assert late[f"can be captured this turn, {MOST}"] == 0.0
    assert late[f"can be captured within a round, {MOST}"] == 1.0
    far = ["silver_gate", "iron_gate"]
    assert shown(island(at=far, hands=hands))[f"can be captured this turn, {MOST}"] == 0.0
    lifted = island(at=far, hands=[[WATER] * 4, [LIFT]])
    assert shown(lifted)[f"can be captured this turn, {MOST}"] == 1.0


def test_the_worse_site_of_two_comes_first() -> None:
    sites = {EARTH: "temple_of_the_sun", WIND: "howling_garden"}
    state = island(hands=[[EARTH] * 3, []], flooded=[sites[EARTH]], sunk=[sites[WIND]])
    here = shown(state)
    assert here[f"worse site: flooded, {MOST}"] == 1.0
    assert here[f"better site: flooded, {MOST}"] == 0.0
    assert here[f"worse site: sunk, {LEAST}"] == 1.0
    assert here[f"sites left, {LEAST}"] * 2 == 1


def test_a_tile_on_top_of_the_flood_pile_is_sure_to_sink() -> None:
    """FI-F3: at the first levels two cards are drawn; nothing rises where the pile holds no Waters Rise."""
    top = [LANDING, "temple_of_the_sun"]
    state = island(
        layers=[top, ["observatory"]],
        flooded=top,
        sunk=["temple_of_the_moon"],
        pile=[LIFT, LIFT],
        discards=[RISE] * 3,
    )
    here = shown(state)
    assert here["Fools' Landing: odds that it sinks this turn"] == 1.0
    lost = [here[f"odds that the last site sinks this turn, {place}"] for place in (LEAST, MOST)]
    assert lost == [1.0, 0.0]
    assert here["odds of a rise this turn"] == 0.0
    assert here["rises in the discards"] * 3 == 3


def test_a_dry_tile_does_not_sink_but_its_card_may_come() -> None:
    here = shown(island(layers=[[LANDING, "observatory"]], pile=[LIFT, LIFT], discards=[RISE] * 3))
    assert here["Fools' Landing: odds of its Flood card this turn"] == 1.0
    assert here["Fools' Landing: odds that it sinks this turn"] == 0.0


@pytest.mark.parametrize(
    ("adventurer", "actions"),
    [("engineer", 8), ("explorer", 3), ("diver", 1), ("pilot", 1)],
)
def test_ways_are_those_of_the_adventurer(adventurer: str, actions: int) -> None:
    """FI-R1, R2, R8. Water lies all around Tidal Palace but for a corner, and on to Fools' Landing."""
    sunk = ["temple_of_the_sun", "lost_lagoon", "breakers_bridge", "coral_palace"]
    sunk += ["gold_gate", "whispering_garden", "bronze_gate", "iron_gate"]
    at = ["tidal_palace", LANDING]
    here = shown(island(adventurer, "navigator", at=at, sunk=sunk))
    assert here["way to Fools' Landing, plays in 0"] * 8 == pytest.approx(actions)


def test_a_pilot_who_has_flown_walks() -> None:
    """FI-R2: once a turn."""
    state = island("pilot", "engineer", at=["lost_lagoon", LANDING], flown=True)
    assert shown(state)["way to Fools' Landing, plays in 0"] * 8 == pytest.approx(5)


def test_who_is_asked_for_the_net_judges_by_what_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mind, "net_of", lambda game: Net(len(FEATURES), 1, 1, [0.0] * (len(FEATURES) + 5)))
    plain, by_net = mind.advice(), mind.advice()
    by_net.consult_net()
    state = island()
    state.chance = Chance.from_seed("a future")
    assert by_net.playout(state.copy(), 0, [], 1) == 0.5
    assert plain.playout(state.copy(), 0, [], 1) != 0.5
