"""Any game: each event has a picture of the position that shows it, and everybody can look at it."""

from collections.abc import Iterator
from importlib import import_module
from typing import Final, NamedTuple

import pytest

from archipel.engine.chance import Chance
from archipel.engine.event import Event, Json
from archipel.engine.state import State
from tests.conformance.shown import SHOWN
from tests.conformance.tables import (
    LONGEST,
    Table,
    all_tables,
    bytes_of,
    everything,
    plain_tables,
    viewers,
)

# What may change in a view without any event that tells it; a star stands for every entry of a list.
UNTOLD: Final[dict[str, dict[str, str]]] = {
    "*": {"step": "what is asked next is a question, not an event"},
    "la_isla": {
        "active": "whose action comes next is told by what they do",
        "phase": "action C begins with its first player's choice",
        "seats.*.shown": "the cards of action B are put away when action C begins",
    },
    "the_island": {"explorers.*.swum": "everybody may swim again when the moves of a turn begin (TI-W9)"},
    "takara_island": {
        # Without the memory aid, what a player holds in the hand is seen while looking and not afterwards.
        "sites.*.tiles.*.tile": "a tile that was looked at is put back (TK-O2)",
        "sites.*.tiles.*.life": "the same",
        "unseen": "the same",
    },
}
# What is not yet right with the pieces of a picture, and which event of the same action puts it right.
PASSING: Final[dict[str, dict[str, str]]] = {
    "forbidden_island": {
        "Fools' Landing has sunk and the game goes on": "game_lost",
        "stands in the water and nobody is asked": "in_water, or game_lost",
        "the Treasure pile is empty": "treasure_refilled",
        "the Flood pile is empty": "flood_refilled",
        "holds 6 cards": "over_limit",
    },
    "forbidden_desert": {
        "equipment was drawn without a gear, or a gear gave none": "drew_equipment",
        "its clues revealed": "part_placed, or part_in_eye",
        "has -1 water": "game_lost",
        "the storm pile is empty": "storm_shuffled",
    },
    "la_isla": {
        "cards in hand": "drew, after a shuffle in the middle of the deal",
        "is not sorted": "drew, after a shuffle in the middle of the deal",
        "a card is assigned before everybody has answered": "showed_a, after cards that are left over",
        "is surrounded and still has its tile": "surrounded",
        "slots": "gained_slot",
    },
    "the_island": {
        "holds a swimmer beside a shark or a serpent": "lost",
        "holds a manned boat beside a whale or a serpent": "boat_lost",
        "tiles and unseen backs differ": "revealed_tile, kept_tile, or game_over",
    },
    "takara_island": {
        "a tile lies face up that should be gone": "gained, drew_chest, or found_stone",
        "chest tiles are not conserved": "kept_chest, mimic_fled, or cashed_map: it is in the player's hand",
        "wound tokens that cannot be": "beat",
    },
}


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
    return any(f"{path}.".startswith(f"{each}.") for each in (*UNTOLD["*"], *UNTOLD.get(game, {})))


@pytest.mark.parametrize("table", plain_tables(), ids=str)
def test_every_event_has_a_picture_that_everybody_can_look_at(table: Table) -> None:
    for act in played(table, "looks"):
        assert len(act.pictures) == len(act.events)
        for picture in act.pictures:
            for viewer in viewers(picture):
                assert picture.view(viewer)["seat"] == viewer


@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_picture_shows_what_its_event_tells(table: Table) -> None:
    shown = SHOWN.get(table.game.id, {})
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
    piece_faults = import_module(f"archipel.games.{table.game.id}.rules.invariants").piece_faults
    for act in played(table, "pieces"):
        for event, picture in zip(act.events, act.pictures, strict=True):
            for fault in piece_faults(picture):
                assert any(known in fault for known in PASSING.get(table.game.id, {})), (event, fault)


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
