"""Any game: a view tells what its seat may know and nothing else, and imagined worlds agree with it."""

import pytest

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.match import learned
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from tests.conformance.tables import (
    Table,
    all_tables,
    bytes_of,
    plain_tables,
    positions,
    seat_of,
    viewers,
    walk,
)


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_a_viewer_cannot_know_changes_nothing_in_the_view(table: Table) -> None:
    dice = Chance.from_seed("worlds")
    for state in positions(table, "views"):
        for viewer in viewers(state):
            seen = bytes_of(state.view(viewer))
            for _ in range(3):
                world = state.imagine(viewer, dice)
                assert world.check() == []
                assert bytes_of(world.view(viewer)) == seen
                again = world.imagine(viewer, dice)
                assert again.check() == []
                assert bytes_of(again.view(viewer)) == seen


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_a_seat_is_asked_is_the_same_in_every_imagined_world(table: Table) -> None:
    dice = Chance.from_seed("questions")
    for state in positions(table, "questions"):
        for seat in range(table.seats):
            asked = state.decision_of(seat)
            world = state.imagine(seat, dice).decision_of(seat)
            assert (asked is None) == (world is None)
            if asked is not None and world is not None:
                assert bytes_of(asked.to_json()) == bytes_of(world.to_json())


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_is_foretold_of_an_action_is_the_same_in_every_imagined_world(table: Table) -> None:
    dice = Chance.from_seed("forecasts")
    for state in positions(table, "forecasts"):
        before = bytes_of(state.to_json())
        for code in state.legal():
            foretold = bytes_of(state.forecast(code))
            assert bytes_of(state.imagine(seat_of(code), dice).forecast(code)) == foretold
        assert bytes_of(state.to_json()) == before


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_what_a_seat_sees_happen_without_chance_is_the_same_in_every_imagined_world(table: Table) -> None:
    dice = Chance.from_seed("events")
    compared = 0
    for state in positions(table, "events"):
        for code in state.legal()[:40]:
            seat = seat_of(code)
            truth, world = state.copy(), state.imagine(seat, dice)
            truth.chance.tape, world.chance.tape = [], []
            pictures: list[State] = []
            dreams: list[State] = []
            events, imagined = truth.apply(code, pictures), world.apply(code, dreams)
            assert bool(truth.chance.tape) == bool(world.chance.tape) or learned(state, truth)
            if truth.chance.tape or learned(state, truth):
                continue
            told = [seen.to_json() for event in events if (seen := event.seen_by(seat))]
            dreamt = [seen.to_json() for event in imagined if (seen := event.seen_by(seat))]
            assert bytes_of(told) == bytes_of(dreamt)
            assert _shown(events, pictures, seat) == _shown(imagined, dreams, seat)
            assert bytes_of(truth.view(seat)) == bytes_of(world.view(seat))
            compared += 1
    assert compared > 10


def _shown(events: list[Event], pictures: list[State], seat: int) -> list[bytes]:
    """The view after each event that a seat saw."""
    seen = zip(events, pictures, strict=True)
    return [bytes_of(state.view(seat)) for event, state in seen if event.seen_by(seat) is not None]


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_imagining_changes_neither_the_position_nor_its_future(table: Table) -> None:
    dice = Chance.from_seed("harmless")
    state = table.new("harmless")
    before = bytes_of(state.to_json())
    for viewer in viewers(state):
        world = state.imagine(viewer, dice)
        for _ in walk(world, "harmless"):
            pass
    assert bytes_of(state.to_json()) == before


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_an_imagined_world_does_not_know_the_true_future(table: Table) -> None:
    dice = Chance.from_seed("futures")
    state = table.new("futures")
    futures = set()
    for _ in range(12):
        *_, last = walk(state.imagine(0, dice), "same choices")
        futures.add(bytes_of(last.to_json()))
    assert len(futures) > 6


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_perspective_shows_what_its_seat_may_know(table: Table) -> None:
    dice = Chance.from_seed("perspective")
    for state in positions(table, "perspective"):
        for seat in range(table.seats):
            perspective = Perspective(state, seat, dice)
            assert bytes_of(perspective.view) == bytes_of(state.view(seat))
            assert perspective.legal() == [code for code in state.legal() if seat_of(code) == seat]
            assert bytes_of(perspective.imagine().view(seat)) == bytes_of(state.view(seat))


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_no_view_holds_the_generator(table: Table) -> None:
    state = table.new("generator")
    for viewer in viewers(state):
        assert str(state.chance.word).encode() not in bytes_of(state.view(viewer))
