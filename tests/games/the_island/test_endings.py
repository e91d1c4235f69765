"""TI-A, TI-E, TI-V, TI-N: scores, ways to end, challenges, and two colours each."""

from collections import Counter

import pytest

from archipel.engine.errors import BadOption
from archipel.engine.rows import row
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.components import LAND_SPACES
from archipel.games.the_island.rules.state import TheIslandState
from tests.games.the_island.positions import (
    BEACHES,
    FORESTS,
    boats,
    creatures,
    ending,
    hand,
    island,
    keys,
    legal,
    pending,
    play,
    remove,
    seen,
    spaces_to,
    where,
)
from tests.rules import rule


def erupting(
    saved: dict[str, int],
    seats: int = 2,
    options: dict[str, str] | None = None,
    hands: list[list[str]] | None = None,
) -> TheIslandState:
    """These explorers are saved; then the volcano erupts."""
    return island(
        {**dict.fromkeys(saved, "isle_ne"), "red_10": "J4"},
        values=saved,
        sunk=[*BEACHES, *FORESTS],
        seats=seats,
        options=options,
        hands=hands or [],
        at="remove",
    )


@rule("TI-A1", "TI-E2")
def test_the_highest_total_wins_however_few_were_saved() -> None:
    few = {"red_01": 6, "red_02": 5}
    many = {"blue_01": 1, "blue_02": 1, "blue_03": 1, "blue_04": 2, "blue_05": 2, "blue_06": 3}
    state = erupting({**few, **many})
    remove(state, "J4", "volcano")
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks, outcome.won) == ([11, 10], [1, 2], [True, False])


@rule("TI-E1", "TI-E2", "TI-H1")
def test_the_end_turns_over_the_saved_explorers_and_no_others() -> None:
    state = erupting({"red_01": 6, "blue_04": 2})
    events = remove(state, "J4", "volcano")
    assert [e.args for e in events if e.key == "revealed"] == [
        {"seat": 0, "explorer": "red_01", "value": 6},
        {"seat": 1, "explorer": "blue_04", "value": 2},
    ]
    for viewer in (None, 0, 1):
        shown = {e["explorer"]: e["value"] for e in seen(state, viewer)["explorers"] if e["value"]}
        assert shown == {"red_01": 6, "blue_04": 2}


@rule("TI-E3")
def test_tiles_in_hand_are_worth_nothing() -> None:
    state = erupting({"red_01": 1}, hands=[[], ["beach dolphin", "beach dolphin", "forest dolphin"]])
    remove(state, "J4", "volcano")
    assert state.outcome is not None
    assert state.outcome.scores == [1, 0]
    assert len(hand(state, 1)) == 3


@rule("TI-X26")
def test_a_tie_is_a_shared_victory_even_at_nothing() -> None:
    state = erupting({"red_01": 5, "blue_01": 4, "blue_02": 1, "yellow_01": 3}, seats=3)
    remove(state, "J4", "volcano")
    assert state.outcome is not None
    assert (state.outcome.ranks, state.outcome.won) == ([1, 1, 3], [True, True, False])
    state = erupting({})
    remove(state, "J4", "volcano")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ([0, 0], [1, 1])


@rule("TI-X27")
def test_without_explorers_the_game_goes_on_to_the_volcano() -> None:
    state = island({"red_01": "isle_nw"}, sunk=[*BEACHES, *FORESTS], at="remove")
    remove(state, "J4", "whirlpool")
    assert not state.over
    assert (state.active, pending(state)) == (1, "remove_tile")
    remove(state, "J5", "volcano")
    assert ending(state) == "volcano"


@rule("TI-E1")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_lasts_33_to_40_turns(seed: int) -> None:
    state = GAME.new(2 + seed % 3, {"set_up": "quick"}, seed)
    while not state.over:
        state.push(state.chance.choice(state.legal()))
    assert isinstance(state, TheIslandState)
    assert 33 <= state.turn <= 40
    assert ending(state) == "volcano"


# -- two colours each --------------------------------------------------------------------------------------


@rule("TI-N1", "TI-N2")
def test_the_points_of_both_colours_are_added_and_control_counts_both() -> None:
    two = {"colours": "two"}
    state = erupting({"red_01": 3, "yellow_01": 4, "blue_01": 6}, options=two)
    remove(state, "J4", "volcano")
    assert state.outcome is not None
    assert state.outcome.scores == [7, 6]
    crew = {"red_01": "boat E3", "yellow_01": "boat E3", "blue_01": "boat E3"}
    shared = island(crew, boats=["E3"], options=two)
    assert seen(shared)["boats"][0]["control"] == [0]
    play(shared, "0 jump red_01")
    assert seen(shared)["boats"][0]["control"] == [0, 1]


@rule("TI-N2", "TI-T6")
def test_one_turn_with_three_moves_for_both_colours() -> None:
    state = island({"red_01": "E4", "yellow_01": "J4", "blue_01": "J5"}, options={"colours": "two"})
    play(state, "0 walk red_01 E5", "0 walk yellow_01 J5", "0 walk red_01 E6")
    assert pending(state) == "remove_tile"
    only = island({"yellow_01": "J4", "blue_01": "J5"}, options={"colours": "two"})
    assert spaces_to(only, "walk", "yellow_01")


@rule("TI-N2", "TI-N4", "TI-D2")
def test_both_colours_are_yours_for_the_defence() -> None:
    state = island(
        {"red_09": "J4", "green_01": "D3"}, sharks=["B3"], options={"colours": "two"}, at="creature shark"
    )
    play(state, "0 pick_creature shark B3", "0 move_to D3")
    assert legal(state) == {"1 decline"}


@rule("TI-N4", "TI-S4")
def test_two_colours_each_fill_the_island_and_have_two_boats_a_player() -> None:
    state = GAME.new(2, {"colours": "two", "first_player": "1"}, 3)
    assert isinstance(state, TheIslandState)
    assert legal(state) == {
        f"0 take {colour} {value}" for colour in ("red", "yellow") for value in range(1, 7)
    }
    order = []
    while pending(state) != "place_boat":
        if pending(state) == "take_explorer":
            order.append(state.active)
        state.apply(state.legal()[-1])
    assert order == [0, 1] * 20
    assert {each["at"] for each in seen(state)["explorers"]} == set(LAND_SPACES)
    while not state.begun:
        state.apply(state.legal()[0])
    assert len(boats(state)) == 4
    assert seen(state)["supply"]["boat"] == 8


# -- challenges --------------------------------------------------------------------------------------------


@rule("TI-V1", "TI-X28")
def test_overcrowded_two_may_share_an_inland_tile_and_one_alone_the_coast() -> None:
    state = GAME.new(2, {"overcrowded": "yes", "first_player": "1"}, 3)
    assert isinstance(state, TheIslandState)
    play(state, "0 take red 1", "0 place E5", "1 take blue 1", "1 place D4", "0 take red 1", "0 place F6")
    play(state, "1 take blue 1")
    free = spaces_to(state, "place")
    assert "E5" in free
    assert free == set(LAND_SPACES) - {"D4", "F6"}
    play(state, "1 place E5", "0 take red 2")
    assert "E5" not in spaces_to(state, "place")
    with pytest.raises(Exception, match="TI-V1"):
        play(state, "0 place D4")


@rule("TI-V2", "TI-X43", "TI-G4")
def test_to_the_last_the_volcano_is_a_whirlpool() -> None:
    options = {"end": "to_the_last"}
    crew = {"red_01": "J4", "blue_01": "J5", "blue_02": "K4"}
    state = island(crew, sunk=[*BEACHES, *FORESTS], serpents=["K5"], options=options, at="remove")
    remove(state, "J4", "volcano", roll="shark")
    assert not state.over
    assert (where(state, "red_01"), where(state, "blue_01"), where(state, "blue_02")) == (
        "lost",
        "land J5",
        "lost",
    )
    assert creatures(state, "sea_serpent") == []


@rule("TI-V2", "TI-X29")
@pytest.mark.parametrize(
    ("explorers", "at", "texts"),
    [
        ({"red_01": "C1"}, "move 3", ["0 land red_01"]),
        ({"red_01": "C2"}, "move 3", ["0 swim red_01 B1"]),
        ({"blue_01": "C2"}, "creature sea_serpent", ["0 pick_creature sea_serpent B1", "0 move_to C2"]),
    ],
)
def test_to_the_last_the_game_ends_when_the_last_explorer_leaves_the_board(
    explorers: dict[str, str], at: str, texts: list[str]
) -> None:
    state = island(explorers, options={"end": "to_the_last"}, at=at)
    events = play(state, *texts)
    assert ending(state) == "last_explorer"
    assert "game_over" in keys(events)


@rule("TI-V2", "TI-G4")
def test_to_the_last_a_tile_may_take_the_last_explorer_and_no_die_is_rolled() -> None:
    state = island({"blue_01": "D4"}, options={"end": "to_the_last"}, at="remove")
    state.chance.script = [0]
    events = play(state, "0 remove D4")
    assert ending(state) == "last_explorer"
    assert "rolled" not in keys(events)


@rule("TI-X29", "TI-T4")
def test_to_the_last_without_tiles_step_3_is_skipped() -> None:
    options = {"end": "to_the_last"}
    state = island({"red_01": "A1", "blue_01": "A7"}, sunk=LAND_SPACES, options=options)
    state.chance.script = [1]
    play(state, "0 end_moves")
    assert (state.active, pending(state)) == (1, "move_pieces")


@rule("TI-X29")
@pytest.mark.parametrize("seats", [2, 3])
def test_to_the_last_twenty_rounds_without_news_end_the_game(seats: int) -> None:
    crew = {f"{colour}_01": "A3" for colour in ("red", "blue", "yellow")[:seats]}
    last = LAND_SPACES[-1]
    options = {"end": "to_the_last"}
    state = island(
        {**crew, "red_02": "C1"},
        serpents=[],
        sunk=LAND_SPACES[:-1],
        options=options,
        at="remove",
        seats=seats,
    )
    state.chance.script = [4, 1]
    play(state, f"0 remove {last}")  # the turn that removes the last tile is not counted

    def quiet_turn() -> None:
        state.chance.script = [1]
        play(state, f"{state.active} end_moves")

    for _ in range(seats - 1):
        quiet_turn()
    assert state.active == 0
    state.chance.script = [1]
    play(state, "0 land red_02", "0 end_moves")  # news: the count starts again
    for _ in range(20 * seats - 1):
        quiet_turn()
    assert not state.over
    quiet_turn()
    assert ending(state) == "adrift"


@rule("TI-V3", "TI-X26")
def test_all_equal_the_number_saved_counts_and_no_value_is_shown() -> None:
    saved = {"red_01": 6, "red_02": 5, "blue_01": 1, "blue_02": 1, "blue_03": 1}
    state = erupting(saved, options={"all_equal": "yes"})
    events = remove(state, "J4", "volcano")
    assert state.outcome is not None
    assert (state.outcome.scores, state.outcome.ranks) == ([2, 3], [2, 1])
    assert "revealed" not in keys(events)
    assert all(each["value"] is None for each in seen(state)["explorers"])
    state = erupting({"red_01": 6, "blue_01": 1}, options={"all_equal": "yes"})
    remove(state, "J4", "volcano")
    assert state.outcome is not None
    assert state.outcome.ranks == [1, 1]


@rule("TI-V4", "TI-X30", "TI-X43")
def test_submerged_the_game_ends_with_the_last_tile() -> None:
    options = {"end": "submerged"}
    crew = {"red_01": "J6", "blue_01": "J7", "blue_02": "isle_nw"}
    state = island(crew, sunk=LAND_SPACES[:-2], options=options, at="remove")
    state.bag = row([*list(state.bag)[:24], 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    state.chance.script = [4, 1]
    play(state, "0 remove J6")
    assert not state.over
    assert where(state, "red_01") == "lost"
    play(state, "1 end_moves")
    events = play(state, "1 remove J7")
    assert ending(state) == "submerged"
    assert "rolled" not in keys(events)
    assert "revealed_tile" not in keys(events)


@rule("TI-X30")
@pytest.mark.parametrize("seed", range(4))
def test_submerged_lasts_exactly_40_turns(seed: int) -> None:
    state = GAME.new(3, {"set_up": "quick", "end": "submerged"}, seed)
    while not state.over:
        state.push(state.chance.choice(state.legal()))
    assert isinstance(state, TheIslandState)
    assert state.turn == 40


@rule("TI-X31")
def test_challenges_two_and_four_exclude_each_other_and_the_others_combine() -> None:
    with pytest.raises(BadOption):
        GAME.new(2, {"end": "to_the_last,submerged"}, 1)
    for end in ("volcano", "to_the_last", "submerged"):
        GAME.new(2, {"end": end, "overcrowded": "yes", "all_equal": "yes"}, 1)


@rule("TI-E1", "TI-V2", "TI-V4", "TI-X29")
def test_every_ending_has_its_rule() -> None:
    assert {each.name: each.rule for each in GAME.endings} == {
        "volcano": "TI-E1",
        "last_explorer": "TI-V2",
        "adrift": "TI-X29",
        "submerged": "TI-V4",
    }
    assert len(Counter(each.rule for each in GAME.endings)) == 4
