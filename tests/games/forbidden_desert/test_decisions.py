"""Section 4: who is asked what, in every position of random games, beside a second reading of the rules."""

from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.games.forbidden_desert.game import GAME
from archipel.games.forbidden_desert.rules.state import DesertState
from tests.games.forbidden_desert.oracle import Table, name_of
from tests.games.forbidden_desert.positions import (
    BLASTER,
    JET,
    RESERVE,
    SCOPE,
    SHIELD,
    THROTTLE,
    desert,
    draw,
    finish_turn,
    kinds,
    legal,
    phase,
    play,
    refusal,
    seen,
)
from tests.rules import rule


def told(events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    """What happened, for the second reading."""
    return [(event.key, dict(event.args)) for event in events]


def agrees(state: DesertState, table: Table) -> None:
    """Both readings show the same table and ask the same questions."""
    view = seen(state)
    assert state.outcome is None if table.ending is None else state.outcome is not None
    assert (view["outcome"] or {"name": None})["name"] == table.ending
    assert view["desert"]["hole"] == name_of(table.hole)
    assert {
        each["cell"]: [each["back"], each["face"], each["revealed"], each["sand"]]
        for each in view["desert"]["tiles"]
    } == {name_of(cell): list(tile.values()) for cell, tile in table.tiles.items()}
    assert view["sand"]["supply"] == table.supply
    assert [each["cell"] for each in view["seats"]] == [name_of(cell) for cell in table.pawns]
    assert [each["water"] for each in view["seats"]] == table.water
    assert [each["buried"] for each in view["seats"]] == [
        table.is_buried(seat) for seat in range(len(table.pawns))
    ]
    assert [sorted(_spread(each["hand"])) for each in view["seats"]] == [sorted(h) for h in table.hands]
    assert {seat for seat, each in enumerate(view["seats"]) if each["shield"]} == table.shields
    for name, place in table.parts.items():
        shown = view["parts"][name]
        there = name_of(place) if isinstance(place, tuple) else None
        assert (shown["cell"], shown["seat"]) == (there, place if isinstance(place, int) else None)
    assert (view["storm"]["mark"], view["storm"]["level"]) == (table.mark, table.level)
    pile = view["storm_pile"]
    assert (pile["top"], pile["bottom"]) == (table.top, table.bottom)
    assert sorted(_spread(pile["unknown"])) == sorted(table.unknown)
    assert sorted(_spread(pile["discards"])) == sorted(table.discards)
    if table.ending is None:
        assert (view["active"], view["turn"], view["step"]) == (table.active, table.turn, table.pending[-1])
        assert view["transfers"] == table.transfers
    assert legal(state) == table.legal()


def _spread(cards: dict[str, int]) -> list[str]:
    return [card for card, number in cards.items() for _ in range(number)]


def walk_together(state: DesertState, seed: str, acts: int = 400) -> None:
    """Play at random, both readings side by side."""
    dice = Chance.from_seed(seed)
    table = Table(seen(state))
    agrees(state, table)
    for _ in range(acts):
        if state.over:
            return
        # Transfers are so many that they would hide all else.
        codes = state.legal()
        others = [code for code in codes if state.action(code).kind not in {"give", "hand_over"}]
        action = state.action(dice.choice(codes if not dice.below(4) else others))
        table.play(action.text, told(state.apply(action)))
        agrees(state, table)


@rule("FD-T1", "FD-T3", "FD-T5", "FD-T6", "FD-T11", "FD-Z58", "FD-Z65")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_both_readings_of_the_rules_see_the_same_game(seats: int, seed: int) -> None:
    state = GAME.new(seats, {}, f"both {seed}")
    assert isinstance(state, DesertState)
    walk_together(state, f"both {seats} {seed}")


@rule("FD-T6", "FD-T11", "FD-G3", "FD-R4", "FD-R13", "FD-D5")
@pytest.mark.parametrize("seed", range(16))
def test_both_readings_agree_in_crowded_positions(seed: int) -> None:
    walk_together(crowded(seed), f"crowded {seed}", acts=120)


def crowded(seed: int) -> DesertState:
    """Sand, tunnels, parts and equipment everywhere, and everybody close together."""
    dice = Chance.from_seed(f"a crowd {seed}")
    roles = ["climber", "navigator", "meteorologist", "explorer", "water_carrier", "archaeologist"]
    while len(roles) > 5:
        roles.pop(2 + dice.below(4))
    cells = ["b2", "c2", "d2", "b3", "d3", "b4", "c4"]
    hands: list[list[str]] = [[] for _ in roles]
    for card in (BLASTER, BLASTER, JET, JET, SHIELD, SCOPE, RESERVE, THROTTLE):
        hands[dice.below(5)].append(card)
    return desert(
        *roles,
        at=[dice.choice(cells) for _ in roles],
        faces={"b2": "tunnel", "d2": "tunnel", "c4": "tunnel", "e1": "well", "c2": "launch_pad"},
        sand={cell: dice.below(4) for cell in (*cells, "a2", "a3", "e2")},
        water=[dice.below(4) for _ in roles],
        hands=hands,
        parts={"crystal": "c2", "gearbox": "b3", "navigation": 0, "propeller": 1},
        mark=dice.below(14),
        active=dice.below(5),
    )


# -- who is asked ------------------------------------------------------------------------------------------


@rule("FD-T5", "FD-T6")
def test_a_player_with_nothing_to_do_is_not_asked_and_one_with_something_may_stay_silent() -> None:
    state = desert("archaeologist", "meteorologist", "explorer", at=["a1", "b1", "e1"], hands=[[], [SHIELD]])
    asked = {each.seat: each for each in state.decisions()}
    assert set(asked) == {0, 1}
    assert not asked[0].optional
    assert (asked[1].optional, asked[1].kind, asked[1].rule) == (True, "free_act", "FD-T5")


@rule("FD-T6")
def test_windows_are_open_before_each_storm_card_and_after_the_last_one() -> None:
    state = desert(at=["b2", "b2"], hands=[[], [BLASTER]], sand={"b2": 1}, phase=("storm", 2))
    assert legal(state, 1) == {"1 dune_blaster b2", "1 hand_over dune_blaster 0"}
    draw(state, "wind_n1")
    assert phase(state) == ["draw_storm", 1]
    assert "1 dune_blaster b2" in legal(state, 1)
    draw(state, "wind_n1")
    assert phase(state) == ["draw_storm", 0]
    assert legal(state, 0) == {"0 end_turn"}
    assert "1 dune_blaster b2" in legal(state, 1)
    play(state, "1 dune_blaster b2")
    assert phase(state) == ["take_actions", 4], "nobody has anything left to do: the turn ends"


@rule("FD-T6")
def test_after_the_last_card_the_turn_ends_by_itself_when_nobody_has_a_free_act() -> None:
    state = desert(at=["a1", "b2"], phase=("storm", 1))
    draw(state, "wind_n1")
    assert (phase(state), seen(state)["active"]) == (["take_actions", 4], 1)


@rule("FD-T6", "FD-Z73")
def test_no_free_act_inside_a_look_a_flight_or_before_the_first_navigated_step() -> None:
    state = desert(
        "meteorologist", "navigator", at=["b2", "b2"], hands=[[JET], [SHIELD]], active=0, water=[1, 1]
    )
    play(state, "0 look")
    assert kinds(state, 1) == set()
    assert refusal(state, "1 solar_shield") == "FD-Z73"
    play(state, "0 under_none")
    assert kinds(state, 1) == set()
    state = desert("meteorologist", "navigator", at=["b2", "b2"], hands=[[JET], [SHIELD]])
    play(state, "0 jet_pack")
    assert kinds(state, 1) == set()
    assert refusal(state, "1 solar_shield") == "FD-T6"
    state = desert("meteorologist", "navigator", at=["b2", "b2"], hands=[[SHIELD], [SHIELD]], active=1)
    play(state, "1 navigate 0")
    assert kinds(state, 0) == set()
    assert kinds(state, 1) == {"step"}
    play(state, "1 step b1")
    assert kinds(state, 0) == {"solar_shield"}
    assert kinds(state, 1) == {"step", "stop", "solar_shield"}


@rule("FD-T10")
def test_twenty_transfers_a_window_and_the_count_restarts_after_anything_else() -> None:
    state = desert(at=["b2", "b2"], hands=[[SHIELD, SCOPE]], water=[1, 0])
    for turn in range(20):
        giver = turn % 2
        play(state, f"{giver} give {1 - giver} 1")
    assert seen(state)["transfers"] == 20
    assert not any("give" in text or "hand_over" in text for text in legal(state))
    assert refusal(state, "0 give 1 1") == "FD-T10"
    assert refusal(state, "0 hand_over solar_shield 1") == "FD-T10"
    play(state, "0 solar_shield")
    assert "0 give 1 1" in legal(state)
    play(state, "0 give 1 1")
    assert seen(state)["transfers"] == 1
    play(state, "0 move b1")
    assert seen(state)["transfers"] == 0


@rule("FD-T10")
def test_passes_of_cards_and_gifts_of_water_are_counted_together_and_a_new_turn_is_a_new_window() -> None:
    state = desert(at=["b2", "b2"], hands=[[SHIELD]], water=[1, 0])
    play(state, "0 give 1 1", "0 hand_over solar_shield 1", "1 hand_over solar_shield 0")
    assert seen(state)["transfers"] == 3
    finish_turn(state)
    assert seen(state)["transfers"] == 0


@rule("FD-T9")
def test_nobody_is_asked_whether_he_wants_water_a_card_or_a_ride() -> None:
    state = desert("climber", "explorer", at=["b2", "b2"], hands=[[SHIELD]], water=[3, 0])
    play(state, "0 give 1 1", "0 hand_over solar_shield 1", "0 move_with b1 1")
    assert phase(state) == ["take_actions", 3]
    assert [each["cell"] for each in seen(state)["seats"]] == ["b1", "b1"]


@rule("FD-T3", "FD-T4")
def test_only_the_active_player_acts() -> None:
    state = desert("archaeologist", "explorer", at=["b2", "b2"], sand={"b2": 1}, active=1)
    assert kinds(state, 0) == set()
    for text in ("0 move b1", "0 dig b2", "0 reveal", "0 end_step", "0 draw_storm"):
        assert refusal(state, text) == "FD-T3"


@rule("FD-T11")
@pytest.mark.parametrize(
    "text",
    [
        "0 dig b1",
        "0 dune_blaster b1",
        "0 give 1 1",
        "0 take_water",
        "0 terrascope a1",
        "0 terrascope d4",
        "0 solar_shield",
        "0 water_reserve",
    ],
)
def test_an_act_that_would_change_nothing_is_not_offered(text: str) -> None:
    state = desert(
        "water_carrier",
        "explorer",
        at=["e1", "e1"],
        faces={"e1": "well"},
        peeked={"d4": "tunnel"},
        hands=[[BLASTER, SCOPE, SHIELD, RESERVE]],
        shields=[0],
        free=["b1"],
    )
    assert text not in legal(state)
    assert refusal(state, text) == "FD-T11"


@rule("FD-Z58")
def test_there_is_always_something_to_say_and_doing_nothing_is_legal() -> None:
    state = desert(at=["b2", "d4"])
    play(state, "0 end_step")
    assert legal(state) == {"0 draw_storm"}


@rule("FD-R10", "FD-G6")
def test_no_question_lists_more_than_the_specification_says() -> None:
    most: dict[str, int] = {}
    for seed in range(12):
        state = crowded(seed)
        dice = Chance.from_seed(seed)
        for _ in range(80):
            for decision in state.decisions():
                most[decision.kind] = max(most.get(decision.kind, 0), len(decision.actions))
            if state.over:
                break
            state.push(dice.choice(state.legal()))
    assert most["choose_landing"] <= 23
    assert most["choose_passenger"] <= 5
    assert most.get("look_under", 0) <= 7
    assert most.get("look_order", 0) <= 6
    assert max(most.values()) < 200
