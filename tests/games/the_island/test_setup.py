"""TI-S, TI-H: what is laid out, who places what and when, and who may look."""

from collections import Counter

import pytest

from archipel.engine.errors import BadOption, IllegalAction
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.components import LAND_SPACES, VALUES
from archipel.games.the_island.rules.state import TheIslandState
from tests.games.the_island.positions import (
    HOME,
    boats,
    creatures,
    keys,
    legal,
    pending,
    play,
    seen,
    spaces_to,
)
from tests.rules import rule


def fresh(seats: int = 4, seed: int = 1, **options: str) -> TheIslandState:
    state = GAME.new(seats, {"first_player": "1", **options}, seed)
    assert isinstance(state, TheIslandState)
    return state


def set_up_by_first_choices(state: TheIslandState) -> None:
    while not state.begun:
        state.apply(state.legal()[0])
        assert state.check() == []


@rule("TI-S1")
def test_the_five_serpents_are_on_their_spaces() -> None:
    assert creatures(fresh(), "sea_serpent") == HOME


@rule("TI-S2")
def test_the_terrain_is_visible_and_no_back_is_decided() -> None:
    view = seen(fresh())
    assert Counter(tile["terrain"] for tile in view["tiles"]) == {"beach": 16, "forest": 16, "mountain": 8}
    assert [tile["space"] for tile in view["tiles"]] == LAND_SPACES
    assert sum(sum(backs.values()) for backs in view["unseen"].values()) == 40


@rule("TI-S2")
def test_the_layout_is_random() -> None:
    layouts = {tuple(tile["terrain"] for tile in seen(fresh(seed=seed))["tiles"]) for seed in range(20)}
    assert len(layouts) == 20


@rule("TI-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_colour_and_its_ten_explorers(seats: int) -> None:
    view = seen(fresh(seats))
    assert [each["colours"] for each in view["seats"]] == [["red"], ["blue"], ["yellow"], ["green"]][:seats]
    assert Counter(each["seat"] for each in view["explorers"]) == dict.fromkeys(range(seats), 10)


@rule("TI-S4", "TI-S5")
@pytest.mark.parametrize(("seats", "aside"), [(2, 8), (3, 6), (4, 4)])
def test_two_boats_each_and_the_rest_set_aside_with_sharks_and_whales(seats: int, aside: int) -> None:
    view = seen(fresh(seats))
    assert [each["boats"] for each in view["seats"]] == [2] * seats
    assert view["supply"] == {"boat": aside, "shark": 6, "whale": 5}


@rule("TI-S6")
def test_the_first_player_is_given_or_drawn() -> None:
    assert [fresh(3, first_player=str(n)).active for n in (1, 2, 3)] == [0, 1, 2]
    assert {fresh(3, seed, first_player="random").active for seed in range(30)} == {0, 1, 2}
    with pytest.raises(BadOption):
        fresh(3, first_player="4")


@rule("TI-S6", "TI-T1")
def test_the_first_player_starts_explorers_boats_and_turns() -> None:
    state = fresh(3, first_player="2")
    order = []
    while not state.begun:
        if pending(state) != "place_explorer":
            order.append(state.active)
        state.apply(state.legal()[0])
    assert order == [1, 2, 0] * 12
    assert (state.turn, state.active) == (1, 1)


@rule("TI-S7", "TI-H2")
def test_owners_see_their_values_until_play_begins_and_nobody_else_does() -> None:
    state = fresh(2)
    play(state, "0 take red 6", "0 place D4", "1 take blue 5", "1 place D5")
    values = {
        viewer: {
            each["explorer"]: each["value"] for each in seen(state, viewer)["explorers"] if each["value"]
        }
        for viewer in (0, 1, None)
    }
    assert values == {0: {"red_01": 6}, 1: {"blue_01": 5}, None: {}}
    assert seen(state, 0)["seats"][0]["to_place"] == {"red": [1, 1, 1, 2, 2, 3, 3, 4, 5]}
    assert seen(state, 1)["seats"][0]["to_place"] == {"red": None}


@rule("TI-S8")
def test_a_player_takes_one_of_the_explorers_left_and_places_it_on_a_tile_without_one() -> None:
    state = fresh(2)
    assert legal(state) == {f"0 take red {value}" for value in range(1, 7)}
    play(state, "0 take red 6")
    assert spaces_to(state, "place") == set(LAND_SPACES)
    play(state, "0 place F3")
    assert state.active == 1
    play(state, "1 take blue 6")
    assert spaces_to(state, "place") == set(LAND_SPACES) - {"F3"}
    play(state, "1 place F4")
    assert legal(state) == {f"0 take red {value}" for value in range(1, 6)}


@rule("TI-S8", "TI-N3")
@pytest.mark.parametrize(("seats", "empty"), [(2, 20), (3, 10), (4, 0)])
def test_with_fewer_than_four_players_some_tiles_stay_empty(seats: int, empty: int) -> None:
    state = fresh(seats)
    set_up_by_first_choices(state)
    taken = [each["at"] for each in seen(state)["explorers"]]
    assert len(set(taken)) == len(taken) == 40 - empty


@rule("TI-S8")
def test_names_follow_the_order_of_placement_and_all_values_are_used() -> None:
    state = fresh(2, memory_aid="yes")
    play(state, "0 take red 6", "0 place D4", "1 take blue 1", "1 place D5", "0 take red 1", "0 place D6")
    mine = [each for each in seen(state, 0)["explorers"] if each["seat"] == 0][:2]
    assert [(each["explorer"], each["value"]) for each in mine] == [("red_01", 6), ("red_02", 1)]
    set_up_by_first_choices(state)
    assert sorted(each["value"] for each in seen(state, 0)["explorers"] if each["seat"] == 0) == VALUES


@rule("TI-S9")
def test_boats_are_placed_in_turn_on_sea_beside_the_island_without_boat_or_serpent() -> None:
    state = fresh(2)
    while pending(state) != "place_boat":
        state.apply(state.legal()[0])
    free = spaces_to(state, "place_boat")
    assert len(free) == 28
    assert "G6" not in free
    play(state, "0 place_boat E2")
    assert state.active == 1
    assert spaces_to(state, "place_boat") == free - {"E2"}
    play(state, "1 place_boat E3")
    assert [each["boats"] for each in seen(state)["seats"]] == [1, 1]
    play(state, "0 place_boat C4", "1 place_boat C5")
    assert state.begun
    assert set(boats(state)) == {"E2", "E3", "C4", "C5"}


@rule("TI-S9", "TI-S4")
def test_a_boat_is_counted_off_from_whoever_placed_it() -> None:
    state = fresh(3, first_player="2")
    while pending(state) != "place_boat":
        state.apply(state.legal()[0])
    left = []
    for _ in range(5):
        state.apply(state.legal()[0])
        left.append([each["boats"] for each in seen(state)["seats"]])
    assert left == [[2, 1, 2], [2, 1, 1], [1, 1, 1], [1, 0, 1], [1, 0, 0]]


@rule("TI-S10", "TI-B4")
def test_a_boat_once_placed_belongs_to_nobody() -> None:
    state = fresh(2)
    set_up_by_first_choices(state)
    assert all(each["control"] == [] for each in seen(state)["boats"])
    assert {text.split()[2] for text in legal(state, "sail")} == set(boats(state))


@rule("TI-H1", "TI-H2")
def test_once_the_last_boat_is_placed_nobody_sees_any_value() -> None:
    state = fresh(2)
    while not (pending(state) == "place_boat" and len(boats(state)) == 3):
        state.apply(state.legal()[0])
    assert any(each["value"] for each in seen(state, 0)["explorers"])
    play(state, f"1 place_boat {min(spaces_to(state, 'place_boat'))}")
    for viewer in (None, 0, 1):
        assert all(each["value"] is None for each in seen(state, viewer)["explorers"])
        assert all(set(each["to_place"].values()) == {None} for each in seen(state, viewer)["seats"])


@rule("TI-H1")
def test_the_memory_aid_lets_owners_and_nobody_else_look_again() -> None:
    state = fresh(2, memory_aid="yes")
    set_up_by_first_choices(state)
    for viewer in (0, 1):
        looked = {each["seat"] for each in seen(state, viewer)["explorers"] if each["value"]}
        assert looked == {viewer}
    assert all(each["value"] is None for each in seen(state)["explorers"])


@rule("TI-H1")
def test_no_event_of_the_set_up_tells_a_value() -> None:
    state = fresh(2)
    while not state.begun:
        for event in state.apply(state.legal()[0]):
            for viewer in (0, 1, None):
                told = event.seen_by(viewer)
                assert told is not None
                assert "value" not in told.args


@rule("TI-S7", "TI-S8", "TI-S9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_quick_set_up_places_everything_and_gives_everybody_one_look(seats: int) -> None:
    state = fresh(seats, set_up="quick")
    assert state.check() == []
    assert len(boats(state)) == 2 * seats
    assert legal(state) == {f"{seat} ready" for seat in range(seats)}
    mine = [each["value"] for each in seen(state, 1)["explorers"] if each["seat"] == 1]
    assert sorted(mine) == VALUES
    events = [event for seat in reversed(range(seats)) for event in play(state, f"{seat} ready")]
    assert "play_began" in keys(events)
    assert (state.turn, state.active, pending(state)) == (1, 0, "move_pieces")
    assert all(each["value"] is None for each in seen(state, 1)["explorers"])


@rule("TI-S7")
def test_nobody_is_ready_twice() -> None:
    state = fresh(3, set_up="quick")
    play(state, "1 ready")
    with pytest.raises(IllegalAction):
        play(state, "1 ready")


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOption, match="2 players"):
        fresh(3, colours="two")
    with pytest.raises(BadOption):
        fresh(2, end="both")
