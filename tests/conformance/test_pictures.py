"""Any game: each event has a picture of the position that shows it, and everybody can look at it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from archipel.engine.chance import Chance
from archipel.engine.event import Event, Json
from archipel.engine.state import State
from tests.conformance.pictures import expected
from tests.conformance.tables import (
    LONGEST,
    Table,
    all_tables,
    bytes_of,
    everything,
    plain_tables,
    viewers,
)

# What is asked next is a question and no event.
UNTOLD: Final = ["step"]


class Played(NamedTuple):
    """An action: the position before it, its code, what was told with a picture each, the position after."""

    before: State
    code: int
    events: list[Event]
    pictures: list[State]
    after: State


def played(table: Table, seed: str) -> Iterator[Played]:
    """Every action of a random game."""
    dice = Chance.from_seed(f"pictures {seed}")
    state = table.new(seed)
    for _ in range(LONGEST):
        codes = state.legal()
        if not codes:
            return
        before, code = state.copy(), dice.choice(codes)
        pictures: list[State] = []
        events = state.apply(code, pictures)
        yield Played(before, code, events, pictures, state)


def differences(one: Json, other: Json, path: str = "") -> Iterator[str]:
    """The paths at which two views differ."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            yield from differences(one[key], other[key], f"{path}.{key}" if path else key)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for each, its in zip(one, other, strict=True):
            yield from differences(each, its, f"{path}.*")
    else:
        yield path


def untold(game: str, path: str) -> bool:
    """Whether a change there needs no event."""
    return any(f"{path}.".startswith(f"{each}.") for each in (*UNTOLD, *expected(game, "UNTOLD")))


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_event_has_a_picture_that_everybody_can_look_at(table: Table) -> None:
    for act in played(table, "looks"):
        assert len(act.pictures) == len(act.events)
        for picture in act.pictures:
            for viewer in viewers(picture):
                assert picture.view(viewer)["seat"] == viewer


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_picture_shows_what_its_event_tells(table: Table) -> None:
    shown = expected(table.game.id, "SHOWN")
    for act in played(table, "shown"):
        for event, picture in zip(act.events, act.pictures, strict=True):
            if event.key in shown:
                assert shown[event.key](picture.view(None), event.args), event


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_the_last_picture_shows_all_that_the_action_has_changed(table: Table) -> None:
    for act in played(table, "last"):
        last = act.pictures[-1] if act.pictures else act.before
        for viewer in viewers(last):
            changed = set(differences(last.view(viewer), act.after.view(viewer)))
            assert {path for path in changed if not untold(table.game.id, path)} == set()


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_pieces_are_conserved_in_every_picture(table: Table) -> None:
    passing = expected(table.game.id, "PASSING")
    for act in played(table, "pieces"):
        for event, picture in zip(act.events, act.pictures, strict=True):
            for fault in table.game.rules.check_pieces(picture):
                assert any(known in fault for known in passing), (event, fault)


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_a_picture_shows_nobody_more_than_they_know(table: Table) -> None:
    dice = Chance.from_seed("imagined pictures")
    for act in played(table, "knowledge"):
        for picture in act.pictures:
            viewer = dice.choice(viewers(picture))
            assert bytes_of(picture.imagine(viewer, dice).view(viewer)) == bytes_of(picture.view(viewer))


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_pictures_change_nothing_in_what_happens(table: Table) -> None:
    for act in played(table, "unseen"):
        events = act.before.apply(act.code)
        assert [event.to_json() for event in events] == [event.to_json() for event in act.events]
        assert everything(act.before) == everything(act.after)
