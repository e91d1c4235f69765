"""Sitting down: at once, or after those have agreed whom it concerns.

At a listed table that is the host, unless they let anybody in. In a game with secrets it is everybody, where
a hand has been played by a bot or given up by somebody: else one could look at one hand and go on with
another. Nobody can know whether a new key is a new person, so that every claim is treated alike.
"""

from typing import TYPE_CHECKING

from archipel.table.entries import Entry, Knocked, SeatChange, SeatChanged
from archipel.table.refusals import RequestRefused

if TYPE_CHECKING:
    from archipel.table.table import Table


class Knock:
    """Somebody who would sit down, and the seats that were asked."""

    def __init__(self, seat: int, sits: SeatChange, asked: list[int]) -> None:
        self.seat = seat
        self.sits = sits
        self.asked = asked


def knock_of(table: "Table", key: str) -> Knock | None:
    """What this key (its fingerprint) waits for."""
    return next((each for each in table.knocks.values() if each.sits.key == key), None)


def waiting_for(table: "Table", knock: Knock) -> list[int]:
    """Whose word is still missing; whoever has left the table is not waited for."""
    return [seat for seat in knock.asked if table.seats[seat].is_held]


def is_known(table: "Table", key: str) -> bool:
    """Whether this key (its fingerprint) has claimed a seat before."""
    return bool(table.seats_of([key])) or key in table.declined or knock_of(table, key) is not None


def claim(table: "Table", invitation: str, sits: SeatChange) -> list[Entry]:
    """What is to be stored when somebody claims a seat; nothing if they have it, or wait for it."""
    key = sits.key or ""
    if table.seats_of([key]):
        return []
    if key in table.declined:
        raise RequestRefused("declined", 403)
    knock = knock_of(table, key)
    if knock is not None:
        return [] if waiting_for(table, knock) else [SeatChanged(knock.seat, knock.sits)]
    seat = table.open_seat(invitation)
    if seat is None:
        raise RequestRefused("no_open_seat", 403)
    asked = must_agree(table, seat, bool(invitation))
    if not asked:
        return [SeatChanged(seat, sits)]
    if seat in table.knocks:
        raise RequestRefused("no_open_seat", 403)
    return [Knocked(seat, sits, asked)]


def must_agree(table: "Table", seat: int, invited: bool) -> list[int]:
    """The seats whose people must agree that somebody sits down here."""
    people = [number for number, each in enumerate(table.seats) if each.is_held and number != seat]
    hand_was_seen = table.seats[seat].kind == "bot" or table.hand_given_up
    if table.game.secrets and not table.over and hand_was_seen:
        return people
    if not invited and table.header.nod:
        return [number for number in people if table.seats[number].key in table.header.hosts]
    return []
