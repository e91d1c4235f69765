"""Whoever is refused is told what stands against it: truly, with its numbers, and no secret."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.refusal import NOTHING_MEANT
from archipel.engine.state import State
from archipel.games.takara_island.game import GAME
from archipel.games.takara_island.rules.components import CHESTS
from tests.conformance.tables import last_of
from tests.games.takara_island.positions import takara
from tests.games.takara_island.refusal_readings import HOLDS, Reading
from tests.games.takara_island.test_decisions import WAYS, choose
from tests.refused import (
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


def games_of_all_ways(one_in: int) -> Iterator[State]:
    """Positions of games in which everybody digs, or fights, or hires …; random games do all of it seldom."""
    for way, liked in WAYS.items():
        dice = random.Random(way)
        state: Any = GAME.new(3, {}, f"refused {way}")
        for number in range(1500):
            if state.over:
                break
            if number % one_in == 0:
                yield state.copy()
            state.apply(choose(state, dice, liked))


def rare_positions() -> list[State]:
    """Where games seldom come: no token left, the Imitator away, looks that a face-up tile stops."""
    blocked = {
        "site_1": "^s_rockfall",
        "site_2": "!s_bat_a !s_bat_b",
        "site_3": "empty",
        "site_4": "9: !d_drake",
    }
    divining = takara({"site_1": "3: s_kara_2"}, karas=[9, 9])
    divining.apply("0 hire diviner")
    mapping = takara({"site_1": "4: i_chest"})
    mapping.chance.script = [CHESTS.index("c_map")]
    mapping.apply("0 dig site_1")
    return [
        divining,
        mapping,
        takara(blocked, karas=[1, 9], tokens=[3, 3]),
        takara(blocked, karas=[9, 1], held={1: "imitator"}, sword=True),
        takara(blocked, karas=[1, 1], held={1: "miner"}),
        takara(blocked, karas=[9, 9], held={0: "diviner"}),
        takara(blocked, karas=[1, 1], team=[3, 2], at="heal", hospital=2),
        takara(blocked, karas=[7, 1], at="heal", hospital=2),
        takara(blocked, karas=[7, 1], at="recruit", hospital=1),
        takara(blocked, karas=[7, 1], at="sword"),
    ]


def test_what_stands_against_an_action_is_true_in_random_games() -> None:
    told = [*refused(random_positions(GAME.id, "truth")), *refused(games_of_all_ways(5))]
    assert len(told) > 50_000
    assert untrue(told, Reading) == []


def test_every_reason_is_met_and_true() -> None:
    ends = [end for table in tables_of(GAME.id)[:2] for end in last_of(table, "refused")]
    told = [*all_refused(rare_positions()), *all_refused(games_of_all_ways(23)), *refused(ends)]
    assert untrue(told, Reading) == []
    assert {each.refusal.reason for each in told} == reasons_of(GAME.id) == {*HOLDS, "over"}
    assert {each.action.kind for each in told} == kinds_of(GAME.id)


def test_every_refusal_has_words_with_all_its_numbers() -> None:
    voices = Voices(GAME.id)
    for each in [*all_refused(rare_positions()), *refused(games_of_all_ways(40))]:
        voices.say(each.refusal)


def test_no_refusal_tells_what_its_seat_cannot_know() -> None:
    dice = Chance.from_seed("secrets")
    told = [*refused(random_positions(GAME.id, "secrets", games=1, most=8)), *refused(games_of_all_ways(60))]
    assert [each for each in told if not keeps_secrets(each, dice)] == []


# -- what a press means ----------------------------------------

SITES = {"site_1": "^s_rockfall", "site_2": "^s_bat_a", "site_3": "empty"}
PRESSES = [
    (takara(SITES, karas=[1, 0]), 0, "place:forge", "It costs 3 Karas: you lack 2 Karas."),
    (takara(SITES, karas=[9, 0]), 0, "place:forge", "The sword is rented only at the start of your turn."),
    (takara(SITES, karas=[3, 0]), 0, "specialist:miner", "It costs 5 Karas: you lack 2 Karas."),
    (
        takara(SITES, karas=[9, 0], held={1: "miner"}),
        0,
        "specialist:miner",
        "Not at the Port: Ben has the Miner.",
    ),
    (takara(SITES, karas=[4, 0]), 0, "place:counter", "It costs 5 Karas: you lack 1 Kara."),
    (takara(SITES), 0, "place:hospital", "None of yours is in hospital."),
    (takara(SITES), 0, "place:beach", "A recruit joins at the end of your turn, after your adventurers."),
    (
        takara(SITES, resting=[1, 0]),
        0,
        "site:site_1 depth:1",
        "A rockfall takes 2 adventurers, and one is ready.",
    ),
    (
        takara(SITES),
        0,
        "site:site_2 depth:1",
        "You have not rented the sword this turn: nobody fights without it.",
    ),
    (takara(SITES), 0, "site:site_3 depth:4", "Site 3 is empty: no tile is left there."),
    (takara(SITES), 1, "site:site_4 depth:1", "It is not your turn: Ana is playing."),
    (
        takara(SITES),
        0,
        "specialist:imitator",
        "The Imitator copies a specialist of another player, and nobody has one.",
    ),
]


@pytest.mark.parametrize(("state", "seat", "thing", "sentence"), PRESSES, ids=[each[2] for each in PRESSES])
def test_a_press_on_what_is_not_lit_is_answered(state: State, seat: int, thing: str, sentence: str) -> None:
    assert told_on_press(state, seat, thing) == sentence


def test_whatever_is_pressed_means_an_action_of_that_seat_or_nothing() -> None:
    tiles = [f"site:site_{site} depth:{depth}" for site in range(1, 7) for depth in range(1, 10)]
    places = [f"place:{name}" for name in ("forge", "hospital", "beach", "tripot", "counter", "port")]
    specialists = [f"specialist:{name}" for name in ("miner", "archaeologist", "diviner", "imitator")]
    for state in [*games_of_all_ways(30), *rare_positions()]:
        for seat in range(state.seats):
            for thing in tiles + places + specialists:
                check_press(state, seat, thing)
            assert state.pressed(seat, "place:axolotl") == NOTHING_MEANT
