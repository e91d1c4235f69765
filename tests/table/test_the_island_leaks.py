"""The Island at a table: no number, no hidden tile and no secret answer of one seat reaches anybody else."""

import json
import random
from typing import Any

import pytest

from archipel.games import find
from archipel.games.the_island.rules.components import BACK_COUNT, FIRST_RED
from archipel.games.the_island.rules.state import TheIslandState
from archipel.table.commands import Who
from archipel.table.entries import Acted
from archipel.table.moments import moment
from archipel.table.news import Around, news
from archipel.table.table import Table
from tests.table.support import encode, header, told
from tests.table.test_leaks import Wire, line, plain, twin

__all__ = ["line"]  # a fixture

GAME = "the_island"


def table_of(seats: int, seed: str, **options: str) -> Table:
    return Table("t", find(GAME), header(["person"] * seats, seed, options=options))


def act(table: Table, text: str) -> None:
    table.follow(Acted(text), 5.0)


def world(table: Table) -> TheIslandState:
    """The whole truth."""
    state = table.match.state
    assert isinstance(state, TheIslandState)
    return state


def choice(table: Table, rng: random.Random) -> Any:
    """Any answer to the first question; seldom to move on, so that moves are made."""
    return rng.choice(table.match.state.decisions()[0].actions)


@pytest.mark.parametrize("seed", range(3))
def test_over_whole_games_the_generator_shows_nowhere(seed: int) -> None:
    rng = random.Random(seed)
    table = table_of(2 + seed, f"seed {seed}")
    checked = 0
    while not table.over:
        if rng.random() < 0.04:
            other = twin(table, f"another {seed}")
            for viewer in [None, *range(2 + seed)]:
                assert plain(told(other, viewer)) == plain(told(table, viewer))
            checked += 1
        act(table, choice(table, rng).text)
    assert checked


def test_whoever_took_which_number_nobody_else_can_tell_and_later_not_even_the_owner() -> None:
    """Two tables alike but for the order in which seat 0 takes its numbers: TI-S7, H1."""
    rng = random.Random(1)
    tables = [table_of(3, "numbers"), table_of(3, "numbers")]
    orders = [rng.sample([1, 1, 1, 2, 2, 3, 3, 4, 5, 6], 10) for _ in tables]
    checked = 0
    for _ in range(400):
        action = choice(tables[0], rng)
        if action.kind == "take" and action.seat == 0:
            for table, order in zip(tables, orders, strict=True):
                act(table, f"0 take red {order.pop()}")
        else:
            for table in tables:
                act(table, action.text)
        if tables[0].over:
            break
        begun = world(tables[0]).begun
        if rng.random() < 0.15 or not begun:
            for viewer in [None, 1, 2, *([0] if begun else [])]:
                one, two = (plain(told(table, viewer)) for table in tables)
                assert one == two
                checked += 1
    assert world(tables[0]).begun
    assert world(tables[0]).values != world(tables[1]).values
    assert checked > 100


def test_two_seats_at_one_screen_are_shown_one_at_a_time() -> None:
    """Whoever holds two seats sees the secrets of the one that the screen is turned to, and no more."""
    table = table_of(2, "one screen", first_player="1")
    for text in ("0 take red 6", "0 place D4", "1 take blue 5", "1 place D5", "0 take red 5"):
        act(table, text)
    for watch in (0, 1):
        shown = news(table, Who([0, 1], False, watch), 0, Around(table))
        _only_own(json.loads(encode(shown)), watch)


def test_which_tile_lies_in_a_hand_only_its_owner_can_tell() -> None:
    """TI-R6: a hidden tile is exchanged for another red one of its terrain, and nobody else sees it."""
    rng = random.Random(4)
    table = table_of(3, "hands", set_up="quick")
    exchanged = 0
    while not table.over and exchanged < 40:
        act(table, choice(table, rng).text)
        state = world(table)
        for seat, hand in enumerate(state.hands):
            for tile in set(hand) if rng.random() < 0.2 and not table.over else ():
                terrain = tile // BACK_COUNT
                first = BACK_COUNT * terrain
                for other in range(first + FIRST_RED, first + BACK_COUNT):
                    if other == tile or not state.bag[other]:
                        continue
                    exchanged += _nobody_sees(table, seat, tile, other)
    assert exchanged >= 10


def _nobody_sees(table: Table, seat: int, tile: int, other: int) -> int:
    viewers = [viewer for viewer in (None, 0, 1, 2) if viewer != seat]
    state = world(table)
    before = [dict(state.view(viewer)) for viewer in viewers]
    asked = [each.to_json() for each in state.decisions() if each.seat != seat]
    hand = state.hands[seat][:]
    state.hands[seat] = sorted([*hand[: hand.index(tile)], *hand[hand.index(tile) + 1 :], other])
    state.bag[tile] += 1
    state.bag[other] -= 1
    try:
        assert [dict(state.view(viewer)) for viewer in viewers] == before
        assert [each.to_json() for each in state.decisions() if each.seat != seat] == asked
    finally:
        state.hands[seat] = hand
        state.bag[tile] -= 1
        state.bag[other] += 1
    return 1


def test_over_the_wire_each_seat_is_told_its_own_secrets_only(line: Wire) -> None:
    seats = [{"kind": "person"}, {"kind": "open"}]
    opened = line.post(
        "0", "/api/tables", {"game": GAME, "seats": seats, "options": {"set_up": "by_players"}}
    )
    path = f"/api/tables/{opened['table']}"
    claim = line.post("1", path + "/claim", {"invitation": opened["invitations"]["1"], "name": "Bo"})
    keys = [opened["keys"][0], claim["keys"][0]]
    rng = random.Random(2)
    keeps: set[int] = set()
    for turn in range(220):
        told_to = [line.get(str(seat), path, keys[seat]) for seat in (0, 1)]
        if turn % 5 == 0:
            _only_own(told_to[0], 0)
            _only_own(told_to[1], 1)
            _only_own(line.get("watcher", path), None)
        keeps |= {seat for seat in (0, 1) if told_to[seat]["view"]["seats"][seat]["hand"]}
        asked = next(each for each in told_to if each["decisions"])
        action = rng.choice(asked["decisions"][0]["actions"])
        do = {"type": "act", "seat": action["seat"], "number": action["number"]}
        command = {"id": f"t{turn}", "version": asked["version"], "do": do}
        line.post(str(action["seat"]), path + "/commands", command, keys[action["seat"]])
    assert asked["view"]["begun"]
    assert keeps == {0, 1}, "both have hidden tiles"


def _only_own(news: dict[str, Any], viewer: int | None) -> None:
    view = news["view"]
    running = news["status"] != "over"
    for each in view["explorers"]:
        assert not running or each["value"] is None or (each["seat"] == viewer and not view["begun"])
    for seat, each in enumerate(view["seats"]):
        if seat != viewer:
            assert all(tile["tile"] is None for tile in each["hand"])
            assert all(pool is None for pool in each["to_place"].values())
    assert {each["seat"] for each in news["decisions"]} <= {viewer}
    for happening in news["told"]:
        assert "act" not in happening.get("args", {})
        for event in happening.get("events", []):
            assert not running or "value" not in event
            assert event.get("tile") is None or event["key"] != "kept_tile" or event["seat"] == viewer
            assert event["key"] != "declined" or event["seat"] == viewer
    if viewer is None:
        assert '"take"' not in json.dumps(news["told"])


def test_the_replay_of_a_running_game_shows_no_number_again() -> None:
    """TI-H1: what was seen in the set-up cannot be looked up later; when the game is over, it can."""
    rng = random.Random(5)
    table = table_of(3, "replay")
    while not world(table).begun:
        act(table, choice(table, rng).text)
    moments = len(table.streams[0].moments)
    past = [moment(table, 0, number).view for number in range(moments)]
    assert past == [table.after(table.streams[0].moments[n]).view(None) for n in range(moments)]
    while not table.over:
        act(table, choice(table, rng).text)
    again = [moment(table, 0, number).view for number in range(moments)]
    assert again == [table.after(table.streams[0].moments[n]).view(0) for n in range(moments)]
    assert again != past
