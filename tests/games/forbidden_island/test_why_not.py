"""Whatever is refused, the reason given is true, whatever the position and whoever asks for whatever."""

from collections.abc import Iterator
from typing import Any

import pytest

from archipel.engine.action import SEAT_SHIFT, Action
from archipel.engine.chance import Chance
from archipel.engine.refusal import NOTHING_MEANT, Refusal
from archipel.engine.state import State
from archipel.games import find
from archipel.games.forbidden_island.rules.components import SHAPES, TILES
from tests.games.forbidden_island.positions import BAGS, FIRE, LANDING, LIFT, WATER, draw_flood, island, play
from tests.games.forbidden_island.reasons import TRUE, Read
from tests.refused import reasons_met, truly

# Reasons of moments that hardly come by chance; positions of their own show them.
RARE = {"pawns_away", "last_tile", "one_site_left", "captured", "nothing_flooded"}
RARE |= {"rescue_only", "guide_barred", "passed_over", "boards_elsewhere", "swim_far_explorer"}


def games(count: int) -> Iterator[State]:
    """Positions of whole random games: every number of seats, every shape, both ways to navigate."""
    game = find("forbidden_island")
    for seed in range(count):
        options = {"island": list(SHAPES)[seed % len(SHAPES)]}
        options["navigator_uses_pawn_powers"] = "yes" if seed % 3 else "no"
        state = game.new(seats=2 + seed % 3, seed=f"why {seed}", options=options)
        chance = Chance.from_seed(seed)
        while True:
            yield state
            if state.over:
                break
            # Flights, and going on rather than stopping: quick games see too little.
            codes = [
                code for code in state.legal() if state.action(code).kind != "end_actions"
            ] or state.legal()
            state.push(chance.choice(codes))


check = truly(Read, TRUE)


@pytest.mark.long
def test_every_reason_is_true() -> None:
    seen, asked = reasons_met(games(60), check)
    assert asked > 20_000
    assert set(TRUE) - seen <= RARE


def test_every_press_means_something_and_what_is_refused_is_refused_truly() -> None:
    for state in games(8):
        view: Any = state.view(0)
        things = [f"tile:{each['tile']}" for each in view["island"]["tiles"]]
        things += [
            f"seat:{seat} card:{card}" for seat in range(state.seats) for card in view["seats"][seat]["hand"]
        ]
        things += [f"treasure:{name}" for name in view["treasures"]]
        things += ["pile:treasure", "pile:flood", "card:sandbags tile:iron_gate", "seat:1 tile:iron_gate"]
        legal = state.legal()
        for thing in things:
            for seat in range(state.seats):
                code = state.pressed(seat, thing)
                if code == NOTHING_MEANT:  # a card in one's own hand always means something
                    assert thing.startswith("seat:")
                    continue
                assert code >> SEAT_SHIFT == seat
                if code not in legal:
                    check(state, code)


@pytest.mark.parametrize(
    "thing", ["", "tile", "tile:", "tile:atlantis", "seat:9", "seat:-1", "card:waters_rise", "moon:1"]
)
def test_what_is_no_thing_of_the_table_means_nothing(thing: str) -> None:
    assert island("pilot", "diver").pressed(0, thing) == NOTHING_MEANT


ALL = ["earth_stone", "statue_of_the_wind", FIRE, WATER]


def reasons(state: State, *texts: str) -> list[str]:
    return [check(state, state.parse(text).code) for text in texts]


def test_before_the_take_off() -> None:
    away = island("engineer", "diver", at=["observatory", LANDING], hands=[[LIFT, BAGS]], captured=ALL)
    asked = ["0 take_off", "0 capture earth_stone", "0 sandbags observatory"]
    assert reasons(away, *asked) == ["pawns_away", "captured", "nothing_flooded"]


def test_with_one_site_left() -> None:
    alone = island("engineer", "diver", at=["observatory"] * 2, hands=[[WATER] * 4], sunk=["tidal_palace"])
    assert reasons(alone, f"0 capture {WATER}") == ["one_site_left"]


def test_with_one_tile_left() -> None:
    others = [tile for tile in TILES if tile != LANDING]
    last = island("engineer", "diver", at=[LANDING] * 2, hands=[[LIFT]], sunk=others, captured=ALL)
    assert reasons(last, f"0 helicopter {LANDING}") == ["last_tile"]


def test_while_passengers_are_chosen() -> None:
    state = island(
        "engineer", "diver", "pilot", "messenger", at=[LANDING] * 3 + ["observatory"], hands=[[LIFT]]
    )
    play(state, f"0 helicopter {LANDING}")
    play(state, "0 board 1")
    assert reasons(state, "0 board 0", "0 board 3") == ["passed_over", "boards_elsewhere"]


def test_while_the_explorer_is_in_the_water() -> None:
    state = island(
        "explorer",
        "diver",
        at=["watchtower", LANDING],
        hands=[[LIFT]],
        flooded=["watchtower"],
        phase=("flood", 2),
    )
    draw_flood(state, "watchtower")
    far = max(
        TILES,
        key=lambda tile: Read(state.view(0), Action(0, 0, "", {}), Refusal("", "")).leaps("watchtower", tile),
    )
    assert reasons(state, f"0 swim {far}", f"0 helicopter {LANDING}") == ["swim_far_explorer", "rescue_only"]


def test_where_the_way_has_sunk() -> None:
    state = island("navigator", "engineer", at=[LANDING, "observatory"])
    read = Read(state.view(0), Action(0, 0, "", {}), Refusal("", ""))
    there = next(
        tile
        for tile in TILES
        if read.steps("observatory", tile) == 2 and not read.corner("observatory", tile)
    )
    between = [tile for tile in TILES if read.steps("observatory", tile) == 1 == read.steps(tile, there)]
    barred = island("navigator", "engineer", at=[LANDING, "observatory"], sunk=between)
    assert reasons(barred, f"0 navigate 1 {there}") == ["guide_barred"]
