"""FI-E: the one way to win and the four ways to lose."""

import pytest

from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.components import ADVENTURERS, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.positions import (
    EARTH,
    FIRE,
    LANDING,
    LIFT,
    RISE,
    WATER,
    WIND,
    draw_flood,
    draw_treasure,
    ending,
    island,
    keys,
    legal,
    phase,
    play,
    treasure_discards,
)
from tests.rules import rule

PAIRS = {
    EARTH: ("temple_of_the_moon", "temple_of_the_sun"),
    WIND: ("whispering_garden", "howling_garden"),
    FIRE: ("cave_of_embers", "cave_of_shadows"),
    WATER: ("coral_palace", "tidal_palace"),
}


def gathered(
    holder: int = 0,
    moment: tuple[str, int] = ("actions", 3),
    flooded: tuple[str, ...] = (),
    captured: tuple[str, ...] = tuple(TREASURES),
    last: str = LANDING,
) -> IslandState:
    """Everybody on Fools' Landing with the four treasures and one Helicopter Lift."""
    hands: list[list[str]] = [[], [], [], []]
    hands[holder] = [LIFT]
    roles = ("engineer", "explorer", "navigator", "pilot")
    at = [LANDING, LANDING, LANDING, last]
    return island(*roles, at=at, hands=hands, captured=captured, flooded=flooded, phase=moment)


@rule("FI-E1", "TV10")
def test_red_green_yellow_and_blue_take_off_together_and_win() -> None:
    state = gathered()
    events = play(state, "0 take_off")
    assert ending(state) == "escaped"
    assert keys(events) == ["took_off", "game_won"]
    assert state.outcome
    assert state.outcome.won == [True] * 4
    assert treasure_discards(state) == {LIFT: 1}
    assert legal(state) == set()


@rule("FI-E1")
@pytest.mark.parametrize("holder", [0, 1, 2, 3])
@pytest.mark.parametrize("moment", [("actions", 1), ("treasure", 2), ("treasure", 1), ("flood", 1)])
def test_any_holder_may_take_off_on_anyones_turn_in_any_window(holder: int, moment: tuple[str, int]) -> None:
    state = gathered(holder, moment)
    assert {text for text in legal(state) if "take_off" in text} == {f"{holder} take_off"}
    play(state, f"{holder} take_off")
    assert ending(state) == "escaped"


@rule("FI-E1")
def test_the_take_off_must_be_declared() -> None:
    state = gathered()
    play(state, "0 end_actions")
    assert not state.over
    draw_treasure(state, EARTH)
    assert not state.over


@rule("FI-E1")
@pytest.mark.parametrize("missing", TREASURES)
def test_three_treasures_are_not_enough(missing: str) -> None:
    state = gathered(captured=tuple(name for name in TREASURES if name != missing))
    assert "0 take_off" not in legal(state)


@rule("FI-E1")
def test_all_pawns_must_stand_on_the_heliport() -> None:
    assert "0 take_off" not in legal(gathered(last="bronze_gate"))


@rule("FI-E1")
def test_a_helicopter_card_is_needed() -> None:
    state = island("diver", "pilot", at=[LANDING] * 2, captured=TREASURES)
    assert not any("take_off" in text for text in legal(state))


@rule("FI-E2")
def test_the_heliport_may_be_flooded() -> None:
    state = gathered(flooded=(LANDING,))
    play(state, "0 take_off")
    assert ending(state) == "escaped"


@rule("FI-E3")
@pytest.mark.parametrize("treasure", TREASURES)
@pytest.mark.parametrize("last", [0, 1])
def test_both_sites_of_an_uncaptured_treasure_sunk_is_a_loss(treasure: str, last: int) -> None:
    sites = PAIRS[treasure]
    state = island(sunk=[sites[1 - last]], flooded=[sites[last]], phase=("flood", 2))
    draw_flood(state, sites[last])
    assert ending(state) == "treasure_lost"
    assert state.outcome
    assert state.outcome.args == {"treasure": treasure}


@rule("FI-E3")
@pytest.mark.parametrize("treasure", TREASURES)
def test_one_sunk_site_is_no_loss(treasure: str) -> None:
    state = island(flooded=PAIRS[treasure], phase=("flood", 2))
    draw_flood(state, PAIRS[treasure][0])
    assert not state.over


@rule("FI-E4")
def test_the_sunk_heliport_is_a_loss() -> None:
    state = island(at=["watchtower"] * 2, flooded=[LANDING], phase=("flood", 2))
    events = draw_flood(state, LANDING)
    assert ending(state) == "heliport_sunk"
    assert keys(events) == ["sank", "game_lost"]


@rule("FI-E4")
def test_a_flooded_heliport_is_no_loss() -> None:
    state = island(phase=("flood", 2))
    draw_flood(state, LANDING)
    assert not state.over


@rule("FI-E5")
def test_a_drowned_adventurer_is_a_loss_for_all() -> None:
    at = ["watchtower", LANDING]
    gone = ["observatory", "twilight_hollow"]
    state = island("engineer", "pilot", at=at, sunk=gone, flooded=["watchtower"], phase=("flood", 2))
    draw_flood(state, "watchtower")
    assert ending(state) == "adventurer_drowned"
    assert state.outcome
    assert state.outcome.won == [False, False]


@rule("FI-E6", "FI-X9")
def test_the_marker_at_the_skull_is_a_loss() -> None:
    state = island(level=9, phase=("treasure", 2))
    draw_treasure(state, RISE)
    assert ending(state) == "water_level"


@rule("FI-E7")
def test_the_game_stops_at_the_very_card() -> None:
    state = island(flooded=[LANDING], phase=("flood", 2), hands=[[LIFT], [LIFT]])
    draw_flood(state, LANDING)
    assert legal(state) == set()
    assert state.decisions() == []
    assert phase(state) is None


@rule("FI-E7", "FI-X15")
def test_a_lost_treasure_is_named_before_a_drowned_adventurer() -> None:
    state = island(
        "engineer",
        "pilot",
        at=["temple_of_the_moon", LANDING],
        sunk=["temple_of_the_sun", "coral_palace"],
        flooded=["temple_of_the_moon"],
        hands=[[LIFT]],
        phase=("flood", 2),
    )
    events = draw_flood(state, "temple_of_the_moon")
    assert ending(state) == "treasure_lost"
    assert keys(events) == ["sank", "game_lost"]


@rule("FI-E7")
def test_the_sunk_heliport_is_named_before_a_drowned_adventurer() -> None:
    state = island(
        "engineer",
        "diver",
        at=[LANDING, "watchtower"],
        sunk=["bronze_gate", "gold_gate"],
        flooded=[LANDING],
        phase=("flood", 2),
    )
    draw_flood(state, LANDING)
    assert ending(state) == "heliport_sunk"


@rule("FI-E8")
@pytest.mark.parametrize("treasure", TREASURES)
def test_sites_of_a_captured_treasure_sink_without_consequence(treasure: str) -> None:
    sites = PAIRS[treasure]
    state = island(captured=[treasure], sunk=[sites[0]], flooded=[sites[1]], phase=("flood", 2))
    draw_flood(state, sites[1])
    assert not state.over


def test_every_ending_has_its_rule_and_wins_only_once() -> None:
    assert {each.name: (each.rule, each.win) for each in GAME.endings} == {
        "escaped": ("FI-E1", True),
        "treasure_lost": ("FI-E3", False),
        "heliport_sunk": ("FI-E4", False),
        "adventurer_drowned": ("FI-E5", False),
        "water_level": ("FI-E6", False),
    }


@rule("FI-G2", "FI-E1")
@pytest.mark.parametrize("role", ADVENTURERS)
def test_no_role_escapes_alone(role: str) -> None:
    other = "pilot" if role != "pilot" else "diver"
    state = island(role, other, at=[LANDING, "watchtower"], hands=[[LIFT] * 3], captured=TREASURES)
    assert "0 take_off" not in legal(state)
