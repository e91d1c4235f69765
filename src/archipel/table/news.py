"""What one client is told: everything its people may know now, and what happened since."""

from typing import Any, Final

from msgspec.structs import astuple

from archipel.engine.decision import Decision
from archipel.table import messages as wire
from archipel.table.commands import Who
from archipel.table.glance import Glance
from archipel.table.knocking import waiting_for
from archipel.table.lesson_play import lesson_now
from archipel.table.simultaneous import owed
from archipel.table.table import Table
from archipel.table.takeback import undo_now


class Around:
    """What is the same for everybody who is told at one moment."""

    def __init__(
        self,
        table: Table,
        here: set[int] | None = None,
        thinking: set[int] | None = None,
        window: wire.WindowNow | None = None,
    ) -> None:
        self.status = table.status
        self.seats = seats_now(table, here or set(), thinking or set())
        self.window = window
        self.seed = table.seed
        self.tally = table.tally
        self.knocks = [
            wire.KnockNow(each.seat, each.sits.name or "", waiting_for(table, each))
            for each in table.knocks.values()
        ]
        self.lesson = None if table.course is None else lesson_now(table.course)
        self._known: list[Decision] | None = None  # where no question is secret, all may know of all
        if not any(each.secret for each in table.decisions()):
            self._known = table.known_decisions([])

    def known(self, table: Table, seats: list[int]) -> list[Decision]:
        """The questions that whoever holds these seats may know of."""
        return table.known_decisions(seats) if self._known is None else self._known


def news(table: Table, who: Who, after: int, around: Around) -> wire.News:
    """The whole of it, for one client."""
    viewer = who.watch
    stream = table.streams[viewer]
    known = around.known(table, who.seats)
    asked = [each.seat for each in known]
    told = stream.told[max(after, 0) :] if after < len(stream.told) else []
    return wire.News(
        n=len(stream.told),
        version=stream.version,
        table=table.id,
        game=table.game.id,
        status=around.status,
        seats=around.seats,
        you=who.seats,
        watch=viewer,
        host=who.host,
        options=table.match.state.options,
        view=table.view(viewer),
        decisions=[table.glance.question(each) for each in table.decisions_for(who.seats, viewer)],
        asked=asked,
        undo=undo_now(table, who.seats, viewer),
        told=told,
        moments=len(stream.moments) - 1,
        commitment=table.match.record.commitment,
        listed=table.header.listed,
        window=_window(around.window, asked),
        seed=around.seed,
        owing=[each.seat for each in owed(known)],
        next_table=table.next_table,
        knocks=around.knocks,
        pinned=table.pinned,
        tally=around.tally,
        lesson=around.lesson,
        standing=table.standing(viewer),
    )


def _window(window: wire.WindowNow | None, known: list[int]) -> wire.WindowNow | None:
    """The wait before a card, as far as this client may know for whom."""
    if window is None:
        return None
    waiting = [seat for seat in window.waiting if seat in known]
    held = [seat for seat in window.held if seat in known]
    return wire.WindowNow(window.seconds, waiting, held) if waiting or held else None


def changes_since(last: wire.News, message: wire.News, table: Table, seen: Glance) -> wire.Changes | None:
    """What a client that got the last message, of the position ``seen``, needs to know all of this one.

    Nothing if it would learn no more than that something happened: that may be a secret by itself (TK-I3).
    """
    fields = zip(_FIELDS, astuple(message), astuple(last), strict=True)
    different: dict[str, Any] = {
        name: now for name, now, before in fields if name and now is not before and now != before
    }
    if not different and not message.told and message.view == last.view:
        return None
    told, view = table.told_since(last, message, seen)
    different.update(n=message.n, version=message.version, told=told, view=view)
    return wire.Changes(**different)


# Of the fields of news those that are compared, and an empty name for each of the others.
_COMPARED: Final = {*wire.Changes.__struct_fields__} - {"told", "view"}
_FIELDS: Final = [name if name in _COMPARED else "" for name in wire.News.__struct_fields__]


def seats_now(table: Table, here: set[int], thinking: set[int]) -> list[wire.SeatNow]:
    """The seats as everybody may see them."""
    return [
        wire.SeatNow(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            here=number in here,
            thinking=number in thinking,
        )
        for number, seat in enumerate(table.seats)
    ]


def summary(table: Table) -> wire.TableSummary:
    """What the list of tables shows."""
    seats = [wire.ListedSeat(seat.kind, seat.name, seat.bot) for seat in table.seats]
    return wire.TableSummary(table.game.id, table.match.state.options, table.status, seats)
