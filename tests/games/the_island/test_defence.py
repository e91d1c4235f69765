"""TI-D: defence tiles, played in somebody else's turn, asked for in secret."""

from collections.abc import Sequence

import pytest

from archipel.engine.errors import IllegalAction
from archipel.games.the_island.rules.state import TheIslandState
from tests.games.the_island.positions import (
    BEACHES,
    FORESTS,
    boats,
    creatures,
    hand,
    island,
    keys,
    legal,
    pending,
    play,
    remove,
    seen,
    where,
)
from tests.rules import rule


def shark_attack(hands: Sequence[Sequence[str]], seats: int = 3, **more: str) -> TheIslandState:
    """Red moves a shark from B3 to D3, where everybody named swims."""
    swimmers = more or {"blue_01": "D3", "yellow_01": "D3"}
    state = island(
        {"red_09": "J4", "blue_09": "J4", **swimmers},
        sharks=["B3"],
        sunk=[*BEACHES, "F10"],
        hands=hands,
        seats=seats,
        at="creature shark",
    )
    play(state, "0 pick_creature shark B3", "0 move_to D3")
    return state


def whale_attack(hands: Sequence[Sequence[str]], crew: Sequence[str], **more: str) -> TheIslandState:
    """Red moves a whale from B3 into the boat of D3."""
    state = island(
        {"red_09": "J4", "blue_09": "J4", **dict.fromkeys(crew, "boat D3"), **more},
        boats=["D3"],
        whales=["B3"],
        sharks=["D3"] if more else [],
        sunk=[*BEACHES, *FORESTS, "J7"],
        hands=hands,
        seats=3,
        at="creature whale",
    )
    play(state, "0 pick_creature whale B3", "0 move_to D3")
    return state


@rule("TI-D1", "TI-D2", "TI-X20")
def test_a_shark_defence_removes_the_shark_and_all_swimmers_stay() -> None:
    state = shark_attack([[], ["beach shark_defence"]])
    assert legal(state) == {"1 defend shark_defence beach", "1 decline"}
    events = play(state, "1 defend shark_defence beach")
    assert keys(events)[0] == "defended"
    assert creatures(state, "shark") == []
    assert seen(state)["supply"]["shark"] == 5
    assert where(state, "blue_01") == where(state, "yellow_01") == "sea D3"
    assert hand(state, 1, viewer=1) == []
    assert (state.active, pending(state)) == (1, "move_pieces")


@rule("TI-D1", "TI-D2")
def test_a_defence_may_be_declined() -> None:
    state = shark_attack([[], ["beach shark_defence"]])
    play(state, "1 decline", "2 decline")
    assert creatures(state, "shark") == ["D3"]
    assert where(state, "blue_01") == where(state, "yellow_01") == "lost"
    assert hand(state, 1, viewer=1) == ["beach shark_defence"]


@rule("TI-D3", "TI-X20")
def test_a_whale_defence_removes_the_whale_and_the_boat_stays() -> None:
    state = whale_attack([[], ["forest whale_defence"]], ["blue_01", "blue_02", "yellow_01"])
    play(state, "1 defend whale_defence forest")
    assert creatures(state, "whale") == []
    assert boats(state) == {"D3": ["blue_01", "blue_02", "yellow_01"]}


@rule("TI-D3", "TI-X19")
def test_tied_players_may_all_answer_and_a_minority_may_not() -> None:
    state = whale_attack([], ["blue_01", "yellow_01"])
    assert legal(state) == {"1 decline"}
    play(state, "1 decline")
    assert legal(state) == {"2 decline"}
    state = whale_attack([[], [], ["forest whale_defence"]], ["blue_01", "blue_02", "yellow_01"])
    play(state, "1 decline")
    assert where(state, "yellow_01") == "sea D3"


@rule("TI-D4")
def test_there_is_no_defence_against_a_serpent() -> None:
    state = island(
        {"red_09": "J4", "blue_01": "C2"},
        sunk=[*BEACHES, "F10"],
        hands=[[], ["beach shark_defence"]],
        at="creature sea_serpent",
    )
    play(state, "0 pick_creature sea_serpent B1", "0 move_to C2")
    assert where(state, "blue_01") == "lost"


@rule("TI-D1", "TI-X17")
def test_the_mover_never_defends_in_the_own_turn() -> None:
    state = shark_attack([["beach shark_defence"]], red_01="D3", blue_01="D3")
    assert legal(state) == {"1 decline"}
    with pytest.raises(IllegalAction) as refused:
        play(state, "0 defend shark_defence beach")
    assert refused.value.rule == "TI-D1"
    state = shark_attack([["beach shark_defence"]], red_01="D3")
    assert where(state, "red_01") == "lost"
    assert state.active == 1


@rule("TI-X18")
def test_players_are_asked_clockwise_until_one_plays() -> None:
    hands = [[], ["beach shark_defence"], ["forest shark_defence"]]
    state = shark_attack(hands)
    assert legal(state) == {"1 defend shark_defence beach", "1 decline"}
    play(state, "1 decline")
    assert legal(state) == {"2 defend shark_defence forest", "2 decline"}
    play(state, "2 defend shark_defence forest")
    assert hand(state, 1, viewer=1) == ["beach shark_defence"]
    state = shark_attack(hands)
    play(state, "1 defend shark_defence beach")
    assert hand(state, 2, viewer=2) == ["forest shark_defence"]


@rule("TI-X18", "TI-D2")
def test_tiles_with_different_visible_sides_are_different_answers() -> None:
    state = shark_attack([[], ["beach shark_defence", "forest shark_defence"]])
    assert legal(state) == {"1 defend shark_defence beach", "1 defend shark_defence forest", "1 decline"}


@rule("TI-X16")
def test_a_whale_that_capsizes_a_boat_onto_a_shark_is_answered_by_whale_defence_only() -> None:
    state = whale_attack([[], ["beach shark_defence"]], ["blue_01"], blue_08="J5")
    assert legal(state) == {"1 decline"}
    play(state, "1 decline")
    assert where(state, "blue_01") == "lost"


@rule("TI-X41")
def test_a_shark_leaves_boat_and_passengers_alone_and_their_owners_are_not_asked() -> None:
    state = island(
        {"red_09": "J4", "blue_01": "D3", "yellow_01": "boat D3", "blue_09": "J4"},
        boats=["D3"],
        sharks=["B3"],
        seats=3,
        at="creature shark",
    )
    play(state, "0 pick_creature shark B3", "0 move_to D3")
    assert legal(state) == {"1 decline"}
    play(state, "1 decline")
    assert (where(state, "blue_01"), where(state, "yellow_01")) == ("lost", "boat D3")


@rule("TI-X42")
def test_a_defence_tile_works_from_the_very_next_turn_on() -> None:
    state = island({"red_01": "D3", "red_09": "J4", "blue_09": "J4"}, sharks=["B3"], at="remove")
    remove(state, "D5", "shark_defence", roll="whale")
    play(state, "1 end_moves")
    remove(state, "D6", "dolphin", roll="shark")
    play(state, "1 pick_creature shark B3", "1 move_to D3", "0 defend shark_defence beach")
    assert where(state, "red_01") == "sea D3"


@rule("TI-D2")
def test_everybody_hit_is_asked_in_secret_also_without_a_tile() -> None:
    state = shark_attack([])
    decision = state.decision_of(1)
    assert decision is not None
    assert decision.secret
    assert [action.text for action in decision.actions] == ["1 decline"]
    assert state.asked(1) == [1]
    assert state.asked(0) == state.asked(2) == state.asked(None) == []


@rule("TI-D2", "TI-D3")
def test_declining_changes_nothing_that_anybody_else_sees() -> None:
    state = shark_attack([[], ["beach shark_defence"]])
    before = {viewer: state.view(viewer) for viewer in (0, 2, None)}
    events = play(state, "1 decline")
    assert [[event.seen_by(viewer) for event in events] for viewer in (0, 2, None)] == [[None]] * 3
    own = events[0].seen_by(1)
    assert own is not None
    assert own.key == "declined"
    assert {viewer: state.view(viewer) for viewer in (0, 2, None)} == before


@rule("TI-D2")
def test_the_creature_stays_where_it_was_until_the_answers_are_in() -> None:
    state = shark_attack([])
    assert creatures(state, "shark") == ["B3"]
    assert state.view(None)["step"] == ["defend", 1, *[state.stack[-1].fields()[i] for i in (1, 2)]]
