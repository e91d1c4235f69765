"""What a new table begins with: who sits where, who holds which key, and what has been played before."""

import secrets
import time
from typing import Final

from archipel.engine.event import Json
from archipel.engine.game import Game
from archipel.engine.record import Entry, Record, commitment
from archipel.table import messages as wire
from archipel.table.commands import clean_name, known_bot
from archipel.table.entries import Header
from archipel.table.refusals import RequestRefused
from archipel.table.seats import Seat, fingerprint, new_key
from archipel.table.table import Table

MAX_SEATS: Final = 8
KEEP_AFTER: Final = 180  # seconds of absence after which a bot keeps a seat, unless the host wants otherwise


class Seating:
    """The seats of a new table, and what their people are given: keys, and invitations for open seats."""

    def __init__(self, game: Game, requests: list[wire.SeatRequest]) -> None:
        if not game.min_seats <= len(requests) <= min(game.max_seats, MAX_SEATS):
            raise RequestRefused(
                "seat_count", 400, least=game.min_seats, most=game.max_seats, count=len(requests)
            )
        self.game = game
        self.keys: list[str] = []
        self.invitations: dict[str, str] = {}
        self.seats = [self._seat(number, request) for number, request in enumerate(requests)]
        if not self.keys:
            self.keys = [new_key()]  # somebody must be the host, though they only watch
        self.hosts = [fingerprint(self.keys[0])]
        self.keep_after = KEEP_AFTER if self.invitations else 0

    def _seat(self, number: int, request: wire.SeatRequest) -> Seat:
        seat = Seat(request.kind, clean_name(request.name), request.colour[:20])
        if request.kind == "bot":
            known_bot(request.bot, self.game)
            seat.bot = request.bot
        elif request.kind == "person":
            self.keys.append(new_key())
            seat.key = fingerprint(self.keys[-1])
        else:
            self.invitations[str(number)] = new_key()
            seat.invitation = fingerprint(self.invitations[str(number)])
        return seat


def new_header(
    options: dict[str, str],
    seats: list[Seat],
    hosts: list[str],
    *,
    keep_after: int = 0,
    record: dict[str, Json] | None = None,
) -> Header:
    """The header of a table that begins now, with a seed that nobody can guess."""
    return Header(options, False, keep_after, seats, hosts, time.time(), secrets.token_hex(16), record)


def record_until(table: Table, moment: int, viewer: int | None) -> Record:
    """The record of a game up to a moment of a viewer's story."""
    if table.game.secrets and not table.over:
        raise RequestRefused("secrets", 403)
    moments = table.streams[viewer].moments
    if not 0 <= moment < len(moments):
        raise RequestRefused("no_such_moment", 404, last=len(moments) - 1)
    return first_acts(table, moments[moment])


def first_acts(table: Table, acts: int) -> Record:
    """The record of a game's first standing acts, undone ones left out."""
    whole = table.match.record
    record = Record(whole.game, whole.rules, whole.seats, whole.options, commitment(""), list(whole.setup))
    record.stream = whole.stream
    standing: list[Entry] = []
    for entry in whole.entries:
        if entry.undo:
            del standing[-entry.undo :]
        elif entry.act:
            standing.append(entry)
    record.entries = standing[:acts]
    if acts == len(standing):  # the whole game, which may be over
        record.outcome = whole.outcome
    return record
