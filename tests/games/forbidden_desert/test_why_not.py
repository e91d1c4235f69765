"""Whatever is refused, the reason given is true, whatever the position and whoever asks for whatever."""

from collections.abc import Iterator
from typing import Any

import pytest

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.refusal import NOTHING_MEANT
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_desert.rules.components import CELLS
from tests.games.forbidden_desert.positions import JET, RESERVE, SCOPE, SHIELD, THROTTLE, desert, play
from tests.games.forbidden_desert.reasons import TRUE, Read
from tests.refused import reasons_met, truly

GAME = find("forbidden_desert")
# Reasons of moments that hardly come by chance; random games are short and dry.
RARE = {"nowhere_to_land", "pawn_stuck", "transfers_spent", "part_in_eye", "part_unrevealed", "part_blocked"}
RARE |= {"own_canteen_full", "canteens_full", "part_held", "shield_up", "known_already", "pawn_buried"}
RARE |= {"throttle_too_late"}


def games(count: int) -> Iterator[State]:
    """Positions of whole random games, with every number of seats; people act rather than end their step."""
    for seed in range(count):
        state = GAME.new(seats=2 + seed % 4, seed=f"why {seed}")
        chance = Chance.from_seed(seed)
        while True:
            yield state
            if state.over:
                break
            kinds: dict[str, list[int]] = {}
            for code in state.legal():
                kinds.setdefault(state.action(code).kind, []).append(code)
            often = [kind for kind in kinds if kind not in {"end_step", "give"}] or list(kinds)
            state.push(chance.choice(kinds[chance.choice(often)]))


check = truly(Read, TRUE)


@pytest.mark.long
def test_every_reason_is_true() -> None:
    seen, asked = reasons_met(games(70), check)
    assert asked > 20_000
    assert set(TRUE) - seen <= RARE


@pytest.mark.long
def test_every_press_means_something_and_what_is_refused_is_refused_truly() -> None:
    for state in games(6):
        view: Any = state.view(0)
        things = [f"cell:{each['cell']}" for each in view["desert"]["tiles"]]
        things += [
            f"seat:{seat} equipment:{card}"
            for seat in range(state.seats)
            for card in view["seats"][seat]["hand"]
        ]
        things += [f"canteen:{seat}" for seat in range(state.seats)]
        things += [f"part:{part}" for part in view["parts"]]
        things += ["pile:storm", f"cell:{view['desert']['hole']}", "equipment:terrascope cell:a1"]
        legal = state.legal()
        for thing in things:
            for seat in range(state.seats):
                code = state.pressed(seat, thing)
                assert code >> SEAT_SHIFT == seat
                if code not in legal:
                    check(state, code)


@pytest.mark.parametrize("thing", ["", "cell", "cell:z9", "seat:9", "seat:-1", "equipment:moon", "moon:1"])
def test_what_is_no_thing_of_the_table_means_nothing(thing: str) -> None:
    assert GAME.new(seats=2).pressed(0, thing) == NOTHING_MEANT


# -- what hardly comes by chance ----------------------------------------


def reasons(state: State, *texts: str) -> list[str]:
    return [check(state, state.parse(text).code) for text in texts]


def test_equipment_that_would_change_nothing() -> None:
    state = desert("climber", "navigator", hands=[[SHIELD, SHIELD, SCOPE, RESERVE, THROTTLE]], water=[3, 4])
    play(state, "0 solar_shield")
    assert reasons(state, "0 solar_shield", "0 terrascope a1", "0 water_reserve") == [
        "shield_up",
        "known_already",
        "canteens_full",
    ]
    play(state, "0 end_step")
    assert reasons(state, "0 time_throttle") == ["throttle_too_late"]


def test_where_all_is_sand() -> None:
    dunes = dict.fromkeys(("b1", "a2"), 2)
    state = desert("navigator", "archaeologist", at=["e5", "a1"], sand=dunes)
    assert reasons(state, "0 navigate 1") == ["pawn_stuck"]
    buried = desert("navigator", "archaeologist", at=["e5", "a1"], sand={"a1": 3})
    assert reasons(buried, "0 navigate 1") == ["pawn_buried"]
    everywhere = {cell: 2 for cell in CELLS if cell not in {"c3", "a1"}}
    nowhere = desert("navigator", "archaeologist", sand=everywhere, hands=[[JET]])
    assert reasons(nowhere, "0 jet_pack") == ["nowhere_to_land"]


def test_parts_out_of_reach() -> None:
    state = desert(
        "climber",
        "navigator",
        at=["b2", "e5"],
        parts={"crystal": "b2", "gearbox": "c3", "propeller": 1},
        faces={"d1": "tunnel"},
    )
    assert reasons(state, "0 pick_up crystal", "0 pick_up gearbox", "0 pick_up propeller") == [
        "part_unrevealed",
        "part_in_eye",
        "part_held",
    ]
    deep = desert(
        "climber",
        "navigator",
        at=["d1", "e5"],
        parts={"crystal": "d1"},
        faces={"d1": "tunnel"},
        sand={"d1": 2},
    )
    assert reasons(deep, "0 pick_up crystal") == ["part_blocked"]


def test_water_that_goes_back_and_forth() -> None:
    state = desert("water_carrier", "navigator", at=["e1", "e1"], faces={"e1": "well"}, water=[5, 3])
    assert reasons(state, "0 take_water") == ["own_canteen_full"]
    for _ in range(10):
        play(state, "0 give 1 1", "1 give 0 1")
    assert reasons(state, "0 give 1 1") == ["transfers_spent"]
