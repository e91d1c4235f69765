"""FD-E: flying off, and the three ways to lose."""

import pytest

from archipel.engine.match import Match
from archipel.games.forbidden_desert.game import GAME
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.games.forbidden_desert.positions import (
    BLASTER,
    JET,
    SCOPE,
    SUN,
    desert,
    draw,
    ending,
    keys,
    legal,
    play,
    refusal,
    reveal,
    seen,
)
from tests.rules import rule

ALL: dict[str, str | int] = {"propeller": 0, "gearbox": 0, "crystal": 1, "navigation": 1}


@rule("FD-E1", "FD-E5")
def test_four_parts_and_everybody_on_the_launch_pad_wins_at_once() -> None:
    state = desert(at=["b1", "b2"], faces={"b2": "launch_pad"}, parts=ALL)
    events = play(state, "0 move b2")
    assert keys(events) == ["moved", "game_won"]
    assert ending(state) == "escaped"
    assert state.outcome is not None
    assert state.outcome.won == [True, True]
    assert state.outcome.ranks == [1, 1]
    assert legal(state) == set()
    assert refusal(state, "0 end_step") == "FD-E5"


@rule("FD-E1")
@pytest.mark.parametrize("lacking", ["a part", "a pawn", "the pad", "a clear pad"])
def test_without_one_of_the_conditions_nobody_wins(lacking: str) -> None:
    state = desert(
        at=["b1", "a1" if lacking == "a pawn" else "b2"],
        faces={"b2": "tunnel" if lacking == "the pad" else "launch_pad"},
        parts={**ALL, "crystal": "e4"} if lacking == "a part" else ALL,
        sand={"b2": 2} if lacking == "a clear pad" else {},
    )
    if lacking == "a clear pad":
        assert refusal(state, "0 move b2") == "FD-B2"
    else:
        play(state, "0 move b2")
    assert not state.over


@rule("FD-E1")
def test_the_last_part_picked_up_on_the_pad_itself_wins() -> None:
    state = desert(at=["b2", "b2"], faces={"b2": "launch_pad"}, parts={**ALL, "crystal": "b2"})
    play(state, "0 pick_up crystal")
    assert ending(state) == "escaped"


@rule("FD-E1", "FD-Z53")
def test_a_pad_that_was_only_peeked_at_must_be_revealed_and_that_wins() -> None:
    state = desert(at=["b1", "b2"], peeked={"b2": "launch_pad"}, parts=ALL)
    play(state, "0 move b2")
    assert not state.over
    reveal(state, 0, "launch_pad")
    assert ending(state) == "escaped"


@rule("FD-Z54")
def test_one_marker_on_the_pad_does_not_hold_the_machine() -> None:
    state = desert(at=["b1", "b2"], faces={"b2": "launch_pad"}, sand={"b2": 1}, parts=ALL)
    play(state, "0 move b2")
    assert ending(state) == "escaped"


@rule("FD-Z15")
def test_the_climber_does_not_help_a_blocked_pad() -> None:
    state = desert(
        "climber", "explorer", at=["b1", "b1"], faces={"b2": "launch_pad"}, sand={"b2": 2}, parts=ALL
    )
    play(state, "0 move_with b2 1")
    assert not state.over
    play(state, "0 dig b2")
    assert ending(state) == "escaped"


@rule("FD-Z55")
def test_a_jet_pack_or_a_dune_blaster_between_storm_cards_can_win() -> None:
    state = desert(
        at=["b2", "d4"], faces={"b2": "launch_pad"}, hands=[[], [JET]], parts=ALL, phase=("storm", 2)
    )
    play(state, "1 jet_pack", "1 land b2")
    assert ending(state) == "escaped"
    state = desert(
        at=["b2", "b2"],
        faces={"b2": "launch_pad"},
        hands=[[], [BLASTER]],
        sand={"b2": 3},
        parts=ALL,
        phase=("storm", 2),
    )
    play(state, "1 dune_blaster b2")
    assert ending(state) == "escaped"


@rule("FD-Z56")
def test_storm_cards_never_create_a_victory() -> None:
    """Sand only grows and pawns on different tiles stay apart."""
    state = desert(at=["b2", "b2"], faces={"b2": "launch_pad"}, sand={"b2": 2}, parts=ALL, phase=("storm", 6))
    draw(state, "wind_e1", "wind_s1", SUN, "wind_n1")
    assert not state.over


@rule("FD-E2", "FD-E3", "FD-E4", "FD-E5")
def test_every_loss_is_named_and_stops_the_game_with_cards_still_to_draw() -> None:
    thirst = desert(at=["a1", "b2"], water=[3, 0], phase=("storm", 3))
    draw(thirst, SUN)
    assert thirst.outcome is not None
    assert (ending(thirst), thirst.outcome.args["pawn"]) == ("thirst", 1)
    buried = desert(supply=0, phase=("storm", 3))
    draw(buried, "wind_n1")
    assert ending(buried) == "burial"
    blown = desert(mark=12, phase=("storm", 3))
    draw(blown, "storm_picks_up")
    assert ending(blown) == "storm"
    for state in (thirst, buried, blown):
        assert legal(state) == set()
        assert state.outcome is not None
        assert state.outcome.ranks == [2, 2]
        assert refusal(state, "0 draw_storm") == "FD-E5"


@rule("FD-E5")
def test_a_score_counts_the_parts_brought_along() -> None:
    state = desert(parts={"crystal": 0, "gearbox": "e4"}, mark=12, phase=("storm", 1))
    draw(state, "storm_picks_up")
    assert state.outcome is not None
    assert state.outcome.scores == [1, 1]


@rule("FD-E1", "FD-E2", "FD-E3", "FD-E4")
def test_the_four_endings() -> None:
    assert {(each.name, each.rule, each.win) for each in GAME.endings} == {
        ("escaped", "FD-E1", True),
        ("thirst", "FD-E2", False),
        ("burial", "FD-E3", False),
        ("storm", "FD-E4", False),
    }


@rule("FD-Z63")
def test_undo_is_free_for_moves_digging_and_gifts_but_never_after_a_reveal_a_look_or_a_card() -> None:
    match = Match.start(GAME, 2, {"adventurers": "meteorologist,explorer", "first_player": "1"}, "undo")
    assert isinstance(match.state, DesertState)
    match.play(next(text for text in sorted(legal(match.state)) if text.startswith("0 move")))
    match.undo()
    match.play("0 reduce")
    match.undo()
    match.play("0 look")
    assert not match.can_undo()
    match.play("0 under_none")
    assert match.can_undo(), "the order is nobody's news"
    state = desert(at=["b2", "d4"], hands=[[SCOPE]])
    for text in ("0 reveal", "0 terrascope b1"):
        twin = state.copy()
        twin.chance.tape = []
        twin.apply(text)
        assert twin.chance.tape
    assert seen(state)["turn"] == 1
