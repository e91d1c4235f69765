"""The social rule of undo: what may be taken back freely, and who must agree to the rest.

Free: my own last act, while nobody learned anything by it and no rule says that it stands; and anything at
all when every other seat is a bot's or mine. Otherwise the other people are asked; who was refused n times
waits 10·n² seconds. Whoever is away, so that a bot keeps the seat, is asked too about every act that is not
free: else the last one at the table could look at everything and take it back.
A game that is over stays over: its seed has been shown, so whoever went on would know every card to come.
"""

from typing import TYPE_CHECKING

from archipel.table import messages as wire

if TYPE_CHECKING:
    from archipel.table.table import Table


class Request:
    """A take-back that waits for answers."""

    def __init__(self, seat: int, acts: int, waiting: list[int]) -> None:
        self.seat = seat
        self.acts = acts
        self.waiting = waiting


class Refused:
    """How often one seat's requests were refused, and when and by whom last."""

    def __init__(self) -> None:
        self.times = 0
        self.at = 0.0
        self.by = 0

    def again(self, at: float, by: int) -> None:
        """Once more."""
        self.times += 1
        self.at = at
        self.by = by

    @property
    def until(self) -> float:
        """When the seat may ask again."""
        return self.at + 10.0 * self.times**2


def acts_back(table: "Table", mine: list[int]) -> int:
    """How many acts lie between now and the moment before my last one; 0 if I have not acted."""
    return table.last_acts.since(table.match.history, mine)


def is_free(table: "Table", mine: list[int]) -> bool:
    """Whether my last act can be taken back without asking anybody."""
    return _is_free(table, mine, acts_back(table, mine))


def _is_free(table: "Table", mine: list[int], back: int) -> bool:
    if not back:
        return False
    if not _must_agree(table, mine, back):
        return True
    # While somebody is asked in secret, nobody may try out whether that has been answered.
    secret = any(each.secret and each.seat not in mine for each in table.decisions())
    return back == 1 and table.match.history[-1].free and not secret


def must_agree(table: "Table", mine: list[int]) -> list[int]:
    """The seats of the other people, who must agree to have my last act taken back."""
    return _must_agree(table, mine, acts_back(table, mine))


def _must_agree(table: "Table", mine: list[int], back: int) -> list[int]:
    history = table.match.history
    free = all(each.free for each in history[len(history) - back :])
    kinds = ("person",) if free else ("person", "kept")
    return [number for number, seat in enumerate(table.seats) if seat.kind in kinds and number not in mine]


def last_no(table: "Table", mine: list[int]) -> Refused | None:
    """What keeps me longest from asking again; what others were refused is no concern of mine."""
    refused = [table.refused[seat] for seat in mine if seat in table.refused]
    return max(refused, key=lambda each: each.until, default=None)


def undo_now(table: "Table", mine: list[int], viewer: int | None) -> wire.UndoNow:
    """What the people at one screen can take back, and the request that is decided."""
    if table.paused or table.over or table.course is not None:
        return wire.UndoNow()
    back = acts_back(table, mine)
    return wire.UndoNow(
        free=mine if _is_free(table, mine, back) else [],
        possible=mine if back else [],
        request=_request_for(table, viewer, table.request) if table.request is not None else None,
    )


def _request_for(table: "Table", viewer: int | None, request: Request) -> wire.UndoRequest:
    """A request, with as many acts as this viewer knows of."""
    stands = len(table.match.history) - request.acts
    known = sum(1 for acts in table.streams[viewer].moments if acts > stands)
    return wire.UndoRequest(request.seat, known, request.waiting)
