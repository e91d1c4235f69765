"""Whoever is refused is told what stands against it: truly, with its numbers, and no secret."""

from collections.abc import Iterator
from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.refusal import NOTHING_MEANT
from archipel.engine.state import State
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules.state import LaIslaState
from archipel.words import Words
from tests.conformance.tables import last_of
from tests.games.la_isla.positions import play, table
from tests.games.la_isla.refusal_readings import HOLDS, OTHER_PHASE, Reading
from tests.games.la_isla.test_decisions import WISHES
from tests.refused import (
    NAMES,
    Voices,
    all_refused,
    check_press,
    keeps_secrets,
    kinds_of,
    random_positions,
    reasons_of,
    refused,
    tables_of,
    told_on_press,
    untrue,
)

COLOURS = ["yellow", "green", "grey", "beige", "brown"]


def rich_games(one_in: int) -> Iterator[State]:
    """Positions of games in which everybody gathers functions of one kind and places as often as possible."""
    dice = Chance.from_seed("rich refusals")
    for number, wish in enumerate([*WISHES, "extra", "sym_cost", "any_marker"]):
        state = GAME.new(3, {"deck": "full"}, f"refused {wish}")
        step = 0
        while not state.over:
            if step % one_in == number % one_in:
                yield state.copy()
            step += 1
            actions = [state.action(code) for code in state.legal()]
            wished = [
                action
                for action in actions
                if action.kind == "place"
                or (action.kind == "assign" and str(action.args["function"]).startswith(wish))
            ]
            state.apply(dice.choice(wished or actions))


def paying(functions: list[str], **owned: int) -> LaIslaState:
    """The first player has chosen a yellow space and has to pay."""
    state = table(at="C", functions={0: functions}, resources={0: owned})
    play(state, "0 place o0")
    return state


def rare_positions() -> list[State]:
    """Where games seldom come: jokers of all sorts, an exchange, an empty supply and an empty purse."""
    ring = ["o0", "o1", "o2", "o3", "o4"]
    return [
        paying(["joker_green", "joker_brown"], yellow=2, green=2, brown=1, grey=2),
        paying(["joker_green", "sym_cost_tent", "shared_cost"], yellow=2, green=2),
        table(at="C", functions={0: ["exchange"]}, resources={0: {"yellow": 1}}),
        table(at="C", explorers={0: ring}, supply={0: 0}, resources={0: {"yellow": 1}}),
        table(at="C", functions={0: ["exchange"]}, resources={0: {}}),
        table(),
    ]


def test_what_stands_against_an_action_is_true_in_random_games() -> None:
    told = [*refused(random_positions(GAME.id, "truth"), 6), *refused(rich_games(4), 6)]
    assert len(told) > 50_000
    assert untrue(told, Reading) == []


def test_every_reason_is_met_and_true() -> None:
    ends = [end for table in tables_of(GAME.id)[:2] for end in last_of(table, "refused")]
    told = [*all_refused(rare_positions()), *all_refused(rich_games(9)), *refused(ends)]
    assert untrue(told, Reading) == []
    assert {each.refusal.reason for each in told} == reasons_of(GAME.id) == {*HOLDS, *OTHER_PHASE, "over"}
    assert {each.action.kind for each in told} == kinds_of(GAME.id)


def test_every_refusal_has_words_with_all_its_numbers() -> None:
    voices = Voices(GAME.id)
    for each in [*all_refused(rare_positions()), *refused(rich_games(25))]:
        voices.say(each.refusal)


def test_no_refusal_tells_what_its_seat_cannot_know() -> None:
    dice = Chance.from_seed("secrets")
    told = [*refused(random_positions(GAME.id, "secrets", games=1, most=8)), *refused(rich_games(30))]
    assert [each for each in told if not keeps_secrets(each, dice)] == []


# -- what a press means ----------------------------------------

POOR = table(at="C", resources={0: {"yellow": 1, "grey": 2}}, explorers={0: ["i1"]}, supply={0: 4})
PRESSES = [
    (POOR, 0, "space:o0", "This space costs two yellow resources: 1 is missing."),
    (POOR, 0, "space:i1", "4 explorers are still in your supply: they go first."),
    (POOR, 0, "slot:1", "A card goes into the holder in action A: this is action C."),
    (POOR, 0, "animal:dodo", "First choose a space for an explorer, or take a resource."),
    (POOR, 1, "space:o0", "It is not your turn: Ana is doing action C."),
    (table(), 0, "space:o0", "Explorers are placed in action C: the cards are being assigned now."),
    (table(), 0, "resource:brown", "First your 3 cards: one each to A, B and D."),
    (
        table(at="C", functions={0: ["sym_cost_tent"]}, resources={0: {}}),
        0,
        "space:o0",
        "This space costs two yellow resources: 2 are missing.",
    ),
    (
        paying(["joker_green"], yellow=2, green=1, grey=1),
        0,
        "resource:grey",
        "Grey does not pay here without its joker function: the space wants Yellow.",
    ),
]


@pytest.mark.parametrize(("state", "seat", "thing", "sentence"), PRESSES, ids=[each[2] for each in PRESSES])
def test_a_press_on_what_is_not_lit_is_answered(state: State, seat: int, thing: str, sentence: str) -> None:
    assert told_on_press(state, seat, thing) == sentence


def test_whatever_is_pressed_means_an_action_of_that_seat_or_nothing() -> None:
    for state in [*rich_games(30), *rare_positions()]:
        view: Any = state.view(0)
        spaces = [f"space:{each['space']}" for each in view["spaces"]]
        slots = [f"slot:{number + 1}" for number in range(len(view["seats"][0]["slots"]))]
        cubes = [f"resource:{colour}" for colour in COLOURS]
        for seat in range(state.seats):
            for thing in spaces + slots + cubes + ["animal:dodo"]:
                check_press(state, seat, thing)
            assert state.pressed(seat, "region:rc1") == NOTHING_MEANT


@pytest.mark.parametrize(
    ("supply", "owned", "sentence", "rule"),
    [
        (
            0,
            {"yellow": 1},
            "Your supply is empty, and you cannot pay to move an explorer (at least 2 of a space’s colour): "
            "which resource do you take?",
            "LI-C9",
        ),
        (
            0,
            {"grey": 2},
            "Your supply is empty: where do you move an explorer, or which resource do you take?",
            "LI-C2",
        ),
        (
            5,
            {},
            "You cannot pay for any space (at least 2 of its colour): which resource do you take?",
            "LI-C9",
        ),
        (5, {"grey": 2}, "Where do you place an explorer, or which resource do you take?", "LI-C1"),
    ],
)
def test_the_question_says_that_the_supply_or_the_purse_is_empty(
    supply: int, owned: dict[str, int], sentence: str, rule: str
) -> None:
    standing = [] if supply else ["o0", "o1", "o2", "o3", "o4"]
    state = table(at="C", supply={0: supply}, explorers={0: standing}, resources={0: owned})
    decision = state.decisions()[0]
    assert (Words("en", GAME.id, NAMES, strict=True).ask(decision), decision.rule) == (sentence, rule)
