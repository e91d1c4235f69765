"""What players are told: an explorer that came, the final score, and who is still choosing."""

import pytest

from tests.games.la_isla.positions import (
    assign_all,
    ending,
    keys,
    play,
    seen,
    table,
    until,
    with_function,
)
from tests.games.la_isla.test_action_d import showing
from tests.rules import rule

ENDING = {"giant_fossa": 7, "golden_toad": 7, "sardinian_pika": 5, "dodo": 11}


@rule("LI-F10", "LI-X8")
@pytest.mark.parametrize(("supply", "told"), [(4, True), (6, False)])
def test_an_extra_explorer_is_told_only_if_one_was_left(supply: int, told: bool) -> None:
    extra = with_function("extra_explorer")
    state = table(
        supply={0: supply},
        explorers={0: ["o0"]},
        functions={0: ["joker_yellow", "joker_green", "joker_grey"]},
        hands={0: [extra, "c002", "c003"]},
    )
    assign_all(state, {0: f"{extra} c002 c003"})
    until(state, 0, "put_card")
    assert ("gained_explorer" in keys(play(state, "0 put 1"))) is told
    assert seen(state)["seats"][0]["supply"] == (5 if told else 6)


@rule("LI-E3", "LI-E4", "LI-E5", "LI-E6")
def test_the_final_score_is_told_by_its_sources_and_as_their_sum() -> None:
    state = table(
        at="C",
        markers=ENDING,
        points={0: 10},
        resources={0: {"grey": 5}, 1: {}},
        d_cards={0: showing("dodo"), 1: showing("dodo", 1)},
    )
    events = [*play(state, "0 take grey"), *play(state, "1 take grey")]
    told = [event.args for event in events if event.key == "final_score"]
    # Ten points and two for the large Dodo in action D; then 2 * 5 for it, and three pairs of resources.
    assert told[0] == {"seat": 0, "sets": 0, "multiplied": 10, "leftover": 3, "points": 25}


@rule("LI-T3", "LI-E1")
def test_when_the_game_is_over_the_first_player_card_stays() -> None:
    state = table(3, at="C", first=1, active=1, markers={**ENDING, "owlet_moth": 11})
    play(state, "1 take grey", "2 take grey", "0 take grey")
    assert ending(state) == "markers_high"
    assert seen(state)["first"] == 1


@rule("LI-K3", "LI-K5")
def test_who_has_assigned_is_ready_until_everybody_has() -> None:
    state = table()
    play(state, "1 assign " + " ".join(each["card"] for each in seen(state, 1)["seats"][1]["hand"]))
    assert [each["ready"] for each in seen(state)["seats"]] == [False, True]
    play(state, "0 assign " + " ".join(each["card"] for each in seen(state, 0)["seats"][0]["hand"]))
    assert [each["ready"] for each in seen(state)["seats"]] == [False, False]
