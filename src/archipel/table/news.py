"""What one client is told: everything its people may know now, and what happened since."""

from archipel.table import messages as wire
from archipel.table.commands import Who
from archipel.table.simultaneous import owed
from archipel.table.table import Table


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


def news(table: Table, who: Who, after: int, around: Around) -> wire.News:
    """The whole of it, for one client."""
    viewer = who.watch
    stream = table.streams[viewer]
    told = stream.told[max(after, 0) :] if after < len(stream.told) else []
    return wire.News(
        n=len(stream.told),
        version=stream.version,
        table=table.id,
        game=table.game.id,
        status=around.status,  # type: ignore[arg-type]
        seats=around.seats,
        you=who.seats,
        watch=viewer,
        host=who.host,
        options=table.match.state.options,
        view=table.view(viewer),
        decisions=[dict(each.to_json()) for each in table.decisions_for(who.seats, viewer)],
        asked=table.asked(viewer),
        undo=wire.UndoNow(**table.undo_now(who.seats)),
        told=[wire.Told(**each) for each in told],
        moments=len(stream.moments) - 1,
        commitment=table.match.record.commitment,
        listed=table.header["listed"],
        window=around.window,
        seed=table.seed,
        owing=_owing(table, viewer),
        next_table=table.next_table,
    )


def _owing(table: Table, viewer: int | None) -> list[int]:
    if table.over:
        return []
    return [each.seat for each in owed(table.decisions()) if not each.secret or each.seat == viewer]


def seats_now(table: Table, here: set[int], thinking: set[int]) -> list[wire.SeatNow]:
    """The seats as everybody may see them."""
    return [
        wire.SeatNow(
            seat=seat,
            kind=chair.kind,  # type: ignore[arg-type]
            name=chair.name,
            colour=chair.colour,
            bot=chair.bot,
            here=seat in here,
            thinking=seat in thinking,
        )
        for seat, chair in enumerate(table.chairs)
    ]


def summary(table: Table) -> dict[str, object]:
    """What the list of tables shows."""
    return {
        "game": table.game.id,
        "options": table.match.state.options,
        "status": table.status,
        "seats": [{"kind": chair.kind, "name": chair.name, "bot": chair.bot} for chair in table.chairs],
    }
