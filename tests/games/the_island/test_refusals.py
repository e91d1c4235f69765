"""Whoever is refused is told what stands against it: truly, with its numbers, and no secret."""

from typing import Any

import pytest

from archipel.engine.chance import Chance
from archipel.engine.refusal import NOTHING_MEANT
from archipel.engine.state import State
from archipel.games.the_island.game import GAME
from archipel.games.the_island.rules.state import TheIslandState
from archipel.words import Words
from tests.conformance.tables import last_of, walk
from tests.games.the_island.positions import BEACHES, FORESTS, island, play, remove
from tests.games.the_island.refusal_readings import HOLDS, Reading
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

CANAL = ["E5", "E6", "E7"]  # three inland spaces in a row, with land all around
COAST = ["D4", "E4", "F3", "F4"]  # beaches that are gone, so that hands can hold their backs
OWN_TURN = ["beach dolphin", "beach favourable_wind", "beach move_shark", "beach move_whale"]


def in_the_set_up(crowded: str) -> list[State]:
    """The set-up by the players, explorer by explorer and boat by boat."""
    state = GAME.new(3, {"overcrowded": crowded}, f"set-up {crowded}")
    found: list[State] = []
    for each in walk(state, "set-up"):
        if each.turn:
            break
        found.append(each.copy())
    return found[11::17]


def after(state: TheIslandState, *texts: str) -> TheIslandState:
    play(state, *texts)
    return state


def choosing(tile: str, *texts: str) -> TheIslandState:
    """A tile was played among free, shut-in, foreign, saved and lost pieces."""
    explorers = {"red_01": "E6", "red_02": "C4", "red_03": "boat C6", "red_04": "D6", "red_05": "isle_nw"}
    crews = {
        "red_06": "boat G6",
        "blue_01": "boat K4",
        "blue_02": "boat K4",
        "red_07": "boat K4",
        "blue_03": "J5",
    }
    state = island(
        explorers | crews,
        boats=["C6", "E2", "G6", "K4"],
        serpents=["B1"],
        sharks=["A1"],
        whales=["A7"],
        sunk=["E6", "H10", *COAST],
        hands=[[*OWN_TURN, "forest move_serpent"]],
        at="tile",
    )
    return after(state, f"0 play_tile {tile}", *texts)


def canal(at: str, *texts: str, **pieces: list[str]) -> TheIslandState:
    """Something waits at one end of a canal to get to the other, and something lies between."""
    explorers = {"blue_01": "J4", "red_09": "J5"} | dict(zip(pieces["who"], pieces["where"], strict=True))
    state = island(
        explorers,
        boats=pieces.get("boats", []),
        sharks=pieces.get("sharks", []),
        whales=pieces.get("whales", []),
        sunk=CANAL,
        hands=[["beach dolphin", "beach favourable_wind"]],
        at=at,
    )
    return after(state, *texts)


def attacked(creature: str, *texts: str) -> TheIslandState:
    """A creature comes for blue and yellow, of whom yellow alone has tiles; green is not concerned."""
    at = {"shark": "D3", "whale": "boat D3"}[creature]
    state = island(
        {"red_09": "J4", "blue_01": at, "yellow_01": at, "green_09": "J4"},
        boats=["D3"],
        sharks=["B3"],
        whales=["B4"],
        sunk=["D4", "H9", "H10"],
        hands=[["beach shark_defence"], [], ["forest shark_defence", "forest whale_defence"]],
        seats=4,
        at=f"creature {creature}",
    )
    start = {"shark": "B3", "whale": "B4"}[creature]
    return after(state, f"0 pick_creature {creature} {start}", "0 move_to D3", *texts)


def overfull() -> TheIslandState:
    """A boat appears under five swimmers, and one has climbed aboard."""
    crowd = dict.fromkeys(["red_01", "red_02", "red_03", "blue_01", "blue_02"], "D4")
    state = island({**crowd, "blue_09": "J4"}, at="remove")
    remove(state, "D4", "boat")
    return after(state, "0 take_aboard red_02")


def rare_positions() -> list[State]:
    """Where random games seldom come: pieces shut in, ways blocked, tiles that help nobody, all defences."""
    calm = {"red_01": "J4", "blue_01": "J4"}
    full = {"red_01": "boat D3", "red_02": "boat D3", "blue_01": "boat D3", "red_03": "D4", "red_04": "D2"}
    swimmer, boat = {"who": ["red_01"], "where": ["E5"]}, {"who": ["red_01"], "where": ["boat E5"]}
    return [
        island(calm, sunk=COAST, hands=[OWN_TURN], at="tile"),
        island({**calm, "red_01": "E6"}, sunk=["E6", *COAST], hands=[OWN_TURN], at="tile"),
        island({**calm, "red_01": "boat E6"}, boats=["E6"], sunk=["E6", *COAST], hands=[OWN_TURN], at="tile"),
        after(island(full, boats=["D3", "E3"]), "0 swim red_04 D1"),
        island(calm, at="creature sea_serpent"),
        island(calm, sunk=[*BEACHES, *FORESTS[:6]], at="remove"),
        island({"blue_01": "J4"}, at="remove"),
        choosing("dolphin beach"),
        choosing("dolphin beach", "0 pick_swimmer red_02"),
        choosing("favourable_wind beach"),
        choosing("favourable_wind beach", "0 pick_boat C6"),
        choosing("move_whale beach"),
        choosing("move_serpent forest", "0 pick_creature sea_serpent B1"),
        canal("tile", "0 play_tile dolphin beach", "0 pick_swimmer red_01", sharks=["E6"], **swimmer),
        canal(
            "tile", "0 play_tile favourable_wind beach", "0 pick_boat E5", whales=["E6"], boats=["E5"], **boat
        ),
        canal("creature shark", "0 pick_creature shark E7", "0 move_to E5", sharks=["E7"], who=[], where=[]),
        canal("creature shark", "0 pick_creature shark E7", sharks=["E7"], who=["red_01"], where=["E6"]),
        canal(
            "creature whale",
            "0 pick_creature whale E7",
            whales=["E7"],
            boats=["E6"],
            who=["red_01"],
            where=["boat E6"],
        ),
        attacked("shark"),
        attacked("whale"),
        attacked("whale", "1 decline"),
        overfull(),
        *in_the_set_up("no"),
        *in_the_set_up("yes"),
    ]


def test_what_stands_against_an_action_is_true_in_random_games() -> None:
    told = list(refused(random_positions(GAME.id, "truth")))
    assert len(told) > 50_000
    assert untrue(told, Reading) == []


def test_every_reason_is_met_and_true_where_random_games_seldom_come() -> None:
    ends = [end for table in tables_of(GAME.id)[:2] for end in last_of(table, "refused")]
    told = list(all_refused(rare_positions()))
    told += refused([*random_positions(GAME.id, "met", games=2, most=20), *ends])
    assert untrue(told, Reading) == []
    assert {each.refusal.reason for each in told} == reasons_of(GAME.id) == {*HOLDS, "over"}
    assert {each.action.kind for each in told} == kinds_of(GAME.id)


def test_every_refusal_has_words_with_all_its_numbers() -> None:
    voices = Voices(GAME.id)
    for each in all_refused(rare_positions()):
        voices.say(each.refusal)
    for each in refused(random_positions(GAME.id, "words", games=1, most=12)):
        voices.say(each.refusal)


def test_no_refusal_tells_what_its_seat_cannot_know() -> None:
    dice = Chance.from_seed("secrets")
    told = [*refused(random_positions(GAME.id, "secrets", games=1, most=8)), *refused(rare_positions())]
    leaks = [each for each in told if not keeps_secrets(each, dice)]
    assert leaks == []


# -- what a press means ----------------------------------------


ALONE = {"red_01": "D3", "blue_01": "J4"}
PRESSES = [
    (island(ALONE), 0, "space:D7", "Too far: a move goes one space, and your nearest piece is 4 from D7."),
    (island(ALONE), 0, "space:D4", "D4 is land: whoever has left the island never goes back onto a tile."),
    (
        island(ALONE),
        0,
        "explorer:red_01 space:D4",
        "D4 is land: whoever has left the island never goes back onto a tile.",
    ),
    (island(ALONE), 0, "space:J4", "This explorer belongs to Ben: you move only your own."),
    (island(ALONE), 0, "isle:isle_nw", "You land from a shore space, and the nearest is 3 spaces from D3."),
    (island(ALONE), 1, "space:D7", "It is not your turn: Ana is playing."),
    (island(ALONE, at="remove"), 0, "space:J4", "Beach tiles go first: 16 are left."),
    (island(ALONE, at="remove"), 0, "space:E6", "E6 touches no sea, and 11 Beach tiles do: they go first."),
    (
        island(ALONE, at="creature sea_serpent"),
        0,
        "space:G6",
        "Sea serpent shut in: no sea space touches G6.",
    ),
    (
        after(island(ALONE), "0 swim red_01 D2"),
        0,
        "space:D2",
        "A swimmer moves one space a turn, and the one on D2 has swum.",
    ),
    (attacked("whale"), 1, "tile:whale_defence terrain:forest", "You hold no tile against a whale."),
    (
        island(ALONE, hands=[["beach dolphin"]], sunk=["F3"]),
        0,
        "tile:dolphin terrain:beach",
        "Only at the start of your turn, before you move, is a tile played.",
    ),
]


@pytest.mark.parametrize(("state", "seat", "thing", "sentence"), PRESSES, ids=[each[2] for each in PRESSES])
def test_a_press_on_what_is_not_lit_is_answered(state: State, seat: int, thing: str, sentence: str) -> None:
    assert told_on_press(state, seat, thing) == sentence


def test_whatever_is_pressed_means_an_action_of_that_seat_or_nothing() -> None:
    for state in random_positions(GAME.id, "pressed", games=1, most=12):
        for seat in range(state.seats):
            view: Any = state.view(seat)
            things = [f"space:{name}" for name, _, _ in view["spaces"]] + ["isle:isle_nw"]
            things += [
                f"tile:{tile['tile']} terrain:{tile['terrain']}" for tile in view["seats"][seat]["hand"]
            ]
            for thing in things:
                check_press(state, seat, thing)
            assert state.pressed(seat, "nothing:at all") == NOTHING_MEANT


def test_a_question_that_leaves_no_choice_says_why() -> None:
    words = Words("en", GAME.id, ["Ana", "Ben", "Cleo", "Dan"], strict=True)
    state = attacked("whale")
    assert "You hold no tile against a whale." in words.ask(state.decisions()[0])
    play(state, "1 decline")
    assert "Do you defend yourself?" in words.ask(state.decisions()[0])
    idle = island(ALONE, hands=[["beach move_shark"]], sunk=["F3"], at="tile").decisions()[0]
    assert (words.ask(idle)[:32], idle.rule) == ("None of your tiles is of use now", "TI-X14")
