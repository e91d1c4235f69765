"""FD-D: wind, respite, heat, the rising storm and the pile that runs out."""

import pytest

from archipel.games.forbidden_desert.rules.components import CELLS
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.games.forbidden_desert.positions import (
    RISE,
    SUN,
    canteens,
    desert,
    draw,
    ending,
    keys,
    legal,
    phase,
    play,
    sand_at,
    sand_on,
    seen,
    tile,
    where,
)
from tests.rules import rule


def hole(state: DesertState) -> str:
    return str(seen(state)["desert"]["hole"])


# -- wind ----------------------------------------------------------------------------------------------------


@rule("FD-D4", "FD-D7")
def test_the_rulebooks_example_of_two_tiles_to_the_left() -> None:
    """TV4."""
    state = desert(
        at=["d3", "a1"],
        peeked={"d3": "launch_pad", "b4": "tunnel"},
        water_backs=["e3", "a5", "b5"],
        phase=("storm", 1),
    )
    draw(state, "wind_w2")
    assert tile(state, "c3")["face"] == "launch_pad"
    assert tile(state, "d3")["back"] == "water"
    assert hole(state) == "e3"
    assert sand_on(state) == {"c3": 1, "d3": 1}
    assert where(state, 0) == "c3"


@rule("FD-D6", "FD-B1")
def test_the_rulebooks_example_of_three_tiles_to_the_north_of_which_two_exist() -> None:
    """TV5."""
    sand = dict.fromkeys(["c3", "d3", "d4", "e4", "e5"], 1)
    state = desert(hole="e3", sand=sand, water_backs=["a2", "a3", "a4"], phase=("storm", 1))
    events = draw(state, "wind_n3")
    assert keys(events)[:6] == ["drew_storm", "shifted", "shifted", "respite", "sand_fell", "sand_fell"]
    assert hole(state) == "e5"
    assert sand_on(state) == {"c3": 1, "d3": 1, "d4": 1, "e3": 2, "e4": 2}
    assert tile(state, "e3")["blocked"]
    assert tile(state, "e4")["blocked"]


@rule("FD-D4")
@pytest.mark.parametrize(
    ("letter", "comes_from"), [("n", (1, 0)), ("s", (-1, 0)), ("w", (0, 1)), ("e", (0, -1))]
)
@pytest.mark.parametrize("squares", [1, 2, 3])
@pytest.mark.parametrize("start", CELLS)
def test_wind_from_every_cell_in_every_direction(
    letter: str, comes_from: tuple[int, int], squares: int, start: str
) -> None:
    crash = "a1" if start != "a1" else "b1"
    backs = [cell for cell in ("e1", "e3", "e5", "d5") if cell != start][:3]
    state = desert(hole=start, crash=crash, water_backs=backs, phase=("storm", 1))
    row, column = CELLS.index(start) // 5, CELLS.index(start) % 5
    moved = []
    for _ in range(squares):
        r, c = row + comes_from[0], column + comes_from[1]
        if not (0 <= r < 5 and 0 <= c < 5):
            break
        moved.append(CELLS[5 * row + column])
        row, column = r, c
    events = draw(state, f"wind_{letter}{squares}")
    assert hole(state) == CELLS[5 * row + column]
    assert sand_on(state) == dict.fromkeys(moved, 1)
    assert ("respite" in keys(events)) == (len(moved) < squares)


@rule("FD-D5", "FD-D7")
def test_everything_on_a_tile_moves_with_it_and_its_sand_grows() -> None:
    state = desert(
        "explorer",
        "climber",
        at=["c2", "c2"],
        faces={"c2": "tunnel"},
        sand={"c2": 2},
        parts={"gearbox": "c2"},
        phase=("storm", 1),
    )
    draw(state, "wind_s1")
    assert [where(state, seat) for seat in (0, 1)] == ["c3", "c3"]
    assert (tile(state, "c3")["face"], tile(state, "c3")["revealed"], sand_at(state, "c3")) == (
        "tunnel",
        True,
        3,
    )


@rule("FD-D6", "FD-Z44")
def test_a_wind_that_finds_no_tile_does_nothing_at_all() -> None:
    state = desert(hole="c1", phase=("storm", 1))
    before = seen(state)["desert"]
    events = draw(state, "wind_s2")
    assert keys(events)[:2] == ["drew_storm", "respite"]
    assert seen(state)["desert"] == before
    assert seen(state)["storm_pile"]["discards"] == {"wind_s2": 1}


@rule("FD-B4", "FD-D7")
def test_sand_that_falls_can_bury_a_player_at_once() -> None:
    state = desert(at=["c4", "a1"], sand={"c4": 1}, phase=("storm", 2))
    draw(state, "wind_n1")
    assert seen(state)["seats"][0]["buried"]


# -- drawing -------------------------------------------------------------------------------------------------


@rule("FD-D2", "FD-D3")
def test_cards_are_drawn_one_by_one_and_lie_face_up_in_the_discard_pile() -> None:
    state = desert(phase=("storm", 3))
    draw(state, "wind_n1")
    assert seen(state)["storm_pile"]["discards"] == {"wind_n1": 1}
    draw(state, RISE)
    assert seen(state)["storm_pile"]["discards"] == {"wind_n1": 1, RISE: 1}
    assert seen(state)["storm_pile"]["size"] == 29
    for seat in (0, 1, None):
        assert state.view(seat)["storm_pile"] == seen(state)["storm_pile"]


@rule("FD-D13", "FD-Z79")
def test_an_empty_pile_is_made_anew_at_once_without_the_card_being_resolved() -> None:
    state = desert(pile=["wind_n1"], phase=("storm", 2))
    events = draw(state, "wind_n1")
    assert "storm_shuffled" in keys(events)
    pile = seen(state)["storm_pile"]
    assert (pile["size"], pile["discards"]) == (30, {"wind_n1": 1})
    assert phase(state) == ["draw_storm", 1], "the turn goes on drawing from the new pile"
    draw(state, SUN)
    assert seen(state)["storm_pile"]["size"] == 29


@rule("FD-Z43", "FD-Z79")
def test_the_pile_runs_out_on_the_last_card_of_a_step() -> None:
    state = desert(pile=["wind_n1", "wind_s1"], phase=("storm", 2))
    draw(state, "wind_n1", "wind_s1")
    pile = seen(state)["storm_pile"]
    assert (pile["size"], pile["discards"], pile["unknown"]["wind_n1"]) == (30, {"wind_s1": 1}, 3)


# -- the rising storm ----------------------------------------------------------------------------------------


@rule("FD-D9")
def test_storm_picks_up_moves_the_marker_and_counts_from_the_next_turn() -> None:
    state = desert(phase=("storm", 1))
    draw(state, RISE)
    assert (seen(state)["storm"]["mark"], seen(state)["storm"]["level"]) == (1, 3)


@rule("FD-D9", "FD-E4", "FD-E5", "FD-Z42")
def test_the_skull_of_the_meter_ends_the_game_at_once() -> None:
    state = desert(mark=12, phase=("storm", 6))
    draw(state, RISE)
    assert ending(state) == "storm"
    assert (legal(state), phase(state)) == (set(), None)
    assert seen(state)["storm"]["mark"] == seen(state)["storm"]["skull"]


# -- heat ----------------------------------------------------------------------------------------------------


@rule("FD-D10")
def test_the_sun_makes_everybody_drink_one() -> None:
    """TV10: the Explorer's 4 become 3."""
    state = desert("explorer", "water_carrier", at=["b2", "d4"], water=[4, 5], phase=("storm", 1))
    draw(state, SUN)
    assert canteens(state) == [3, 4]


@rule("FD-D11", "FD-Z9", "FD-Z10")
def test_a_revealed_tunnel_shelters_even_under_sand_and_a_hidden_one_does_not() -> None:
    state = desert(
        "explorer",
        "archaeologist",
        "meteorologist",
        at=["b2", "d4", "a2"],
        faces={"b2": "tunnel", "d4": "tunnel"},
        peeked={"a2": "tunnel"},
        sand={"d4": 3},
        water=[1, 1, 1],
        phase=("storm", 1),
    )
    events = draw(state, SUN)
    assert canteens(state) == [1, 1, 0]
    assert keys(events)[:4] == ["drew_storm", "sheltered", "sheltered", "drank"]
    assert seen(state)["seats"][1]["buried"]


@rule("FD-D12", "FD-E2", "FD-E5", "FD-Z1", "FD-Z4")
def test_zero_is_alive_and_the_next_sun_kills() -> None:
    state = desert("explorer", "archaeologist", at=["b2", "d4"], water=[1, 1], phase=("storm", 3))
    draw(state, SUN)
    assert (canteens(state), state.over) == ([0, 0], False)
    draw(state, SUN)
    assert ending(state) == "thirst"
    assert state.outcome is not None
    assert state.outcome.args == {"pawn": 0, "adventurer": "explorer"}
    assert state.outcome.won == [False, False]
    assert legal(state) == set()


@rule("FD-D10", "FD-D12", "FD-Z4")
def test_the_sun_is_told_clockwise_from_the_active_player_who_is_named_first_among_the_dead() -> None:
    state = desert(
        "explorer",
        "archaeologist",
        "meteorologist",
        at=["b2", "d4", "a2"],
        faces={"a2": "tunnel"},
        water=[0, 0, 0],
        active=1,
        phase=("storm", 1),
    )
    events = draw(state, SUN)
    told = [(event.key, event.args["seat"]) for event in events[1:4]]
    assert told == [("died", 1), ("sheltered", 2), ("died", 0)]
    assert state.outcome is not None
    assert state.outcome.args == {"pawn": 1, "adventurer": "archaeologist"}


@rule("FD-G4", "FD-Z3", "FD-Z7")
def test_nothing_can_be_done_between_the_draw_of_a_sun_and_the_drinking() -> None:
    state = desert(
        at=["b2", "b2"],
        water=[0, 3],
        hands=[["solar_shield", "water_reserve"]],
        phase=("storm", 1),
        top=[SUN],
    )
    play(state, "0 draw_storm")
    assert ending(state) == "thirst"


# -- losing under the sand -----------------------------------------------------------------------------------


@rule("FD-D8", "FD-E3", "FD-Z45")
def test_an_empty_supply_loses_only_when_a_marker_must_be_placed() -> None:
    state = desert(supply=1, phase=("storm", 3))
    draw(state, "wind_n1")
    assert (seen(state)["sand"]["supply"], state.over) == (0, False)
    draw(state, RISE)
    assert not state.over
    draw(state, "wind_n1")
    assert ending(state) == "burial"


@rule("FD-Z46")
def test_a_wind_of_three_with_two_markers_left_loses_at_the_third() -> None:
    state = desert(hole="c1", supply=2, phase=("storm", 1))
    draw(state, "wind_n3")
    assert ending(state) == "burial"
    assert seen(state)["sand"]["supply"] == 0


@rule("FD-D6", "FD-D8")
def test_a_respite_needs_no_sand() -> None:
    state = desert(hole="c5", supply=0, phase=("storm", 1))
    draw(state, "wind_n2")
    assert not state.over


@rule("FD-B8")
def test_the_table_tells_which_tiles_are_blocked() -> None:
    state = desert(sand={"b2": 2, "d4": 1, "a5": 5})
    blocked = {each["cell"] for each in seen(state)["desert"]["tiles"] if each["blocked"]}
    assert blocked == {"b2", "a5"}
