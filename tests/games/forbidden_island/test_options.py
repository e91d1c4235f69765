"""FI-O: difficulty, chosen adventurers, other islands."""

import pytest

from archipel.engine.errors import BadOption
from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.components import ADVENTURERS, SHAPES, START_LEVEL
from archipel.games.forbidden_island.rules.state import IslandState
from tests.games.forbidden_island.positions import seen
from tests.rules import rule


def roles(state: object) -> list[str]:
    assert isinstance(state, IslandState)
    return [each["adventurer"] for each in seen(state)["seats"]]


@rule("FI-O1")
def test_difficulty_is_the_start_mark_and_nothing_else() -> None:
    easy = GAME.new(3, {"difficulty": "novice"}, seed=4).to_json()
    for difficulty, level in START_LEVEL.items():
        hard = GAME.new(3, {"difficulty": difficulty}, seed=4).to_json()
        assert hard == {**easy, "level": level, "options": hard["options"]}


@rule("FI-O2")
def test_adventurers_may_be_chosen_one_a_seat() -> None:
    state = GAME.new(3, {"adventurers": "pilot,diver,explorer"})
    assert roles(state) == ["pilot", "diver", "explorer"]


@rule("FI-O2")
@pytest.mark.parametrize("value", ["pilot, diver", " Pilot ,DIVER ", "pilot,diver"])
def test_a_list_of_adventurers_may_hold_spaces_and_capitals(value: str) -> None:
    assert roles(GAME.new(2, {"adventurers": value})) == ["pilot", "diver"]


@rule("FI-O2", "FI-S5")
def test_some_may_be_chosen_and_the_others_dealt_all_different() -> None:
    met = set()
    for seed in range(80):
        dealt = roles(GAME.new(3, {"adventurers": "random,diver,random"}, seed))
        assert dealt[1] == "diver"
        assert len(set(dealt)) == 3
        met |= set(dealt)
    assert met == set(ADVENTURERS)


@rule("FI-O2")
@pytest.mark.parametrize("value", ["pilot,pilot", "pilot", "pilot,diver,explorer", "pilot,nobody", "", ","])
def test_other_lists_are_refused(value: str) -> None:
    with pytest.raises(BadOption):
        GAME.new(2, {"adventurers": value})


@rule("FI-O3")
@pytest.mark.parametrize("shape", SHAPES)
def test_every_island_can_be_played_to_the_end(shape: str) -> None:
    state = GAME.new(3, {"island": shape}, seed=shape)
    while not state.over:
        codes = state.legal()
        state.push(codes[state.chance.below(len(codes))])
        assert state.check() == []
    assert state.outcome


@rule("FI-O3")
def test_the_rulebooks_island_is_the_default() -> None:
    assert GAME.settle({})["island"] == "forbidden_island"


@rule("FI-S13")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_first_player_who_is_not_there_is_refused(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.new(seats, {"first_player": "4"})
    with pytest.raises(BadOption):
        GAME.new(seats, {"first_player": "0"})
