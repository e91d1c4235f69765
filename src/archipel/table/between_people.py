"""What people do around the game: seats, words, pauses, take-backs. Only :meth:`Table.follow` calls this."""

from typing import TYPE_CHECKING

from archipel.table import messages as wire
from archipel.table.entries import (
    Entry,
    KnockAnswered,
    Knocked,
    LessonWentOn,
    NextOpened,
    Paused,
    Pinned,
    Resigned,
    Said,
    SeatChanged,
    SeatFreed,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Unsaid,
)
from archipel.table.knocking import Knock
from archipel.table.lesson_play import go_on
from archipel.table.takeback import Refused, Request

if TYPE_CHECKING:
    from archipel.table.table import Table


def carry_out(table: "Table", entry: Entry, at: float) -> tuple[str, wire.Json]:
    """Carry out anything but an act; gives what people are told: a kind of happening and arguments."""
    match entry:
        case TakenBack(seat, acts):
            table.match.take_back(acts)
            table.request = None
            return "undo", {"seat": seat}
        case SeatChanged(number, change):
            now = table.seats[number]
            table.hand_given_up |= change.key == "" and bool(now.key)
            change.apply(now)
            if change.key:
                table.knocks.pop(number, None)
            return "seat", {"seat": number, "chair": now.kind, "name": now.name, "bot": now.bot}
        case SeatFreed(number, by, bot):
            return "freed", _free(table, number, bot, by)
        case Knocked(number, sits, asked):
            table.knocks[number] = Knock(number, sits, list(asked))
            return "knock", {"seat": number, "name": sits.name or "", "waiting": asked}
        case KnockAnswered(seat, seats, number, agree):
            _admit(table, number, seats, agree)
            return "admit", {"seat": seat, "knock": number, "agree": agree}
        case Said(seat, text, signal):
            table.said.append(table.length)
            return "say", {"seat": seat, "text": text, "signal": signal}
        case Unsaid(saying, seat):
            _unsay(table, saying)
            return "unsay", {"saying": saying, "seat": seat}
        case Paused(on, seat):
            table.paused, table.paused_by = on, seat
            return "pause", {"on": on, "seat": seat}
        case Pinned(on, seat):
            table.pinned = on
            return "pin", {"on": on, "seat": seat}
        case Resigned(seat):
            table.resigned = seat
            return "resign", {"seat": seat}
        case NextOpened(another):
            table.next_table = another
            return "next", {"table": another}
        case UndoAsked(seat, acts, waiting):
            table.request = Request(seat, acts, list(waiting))
            # How many acts it would take back is not everybody's to know.
            return "request", {"seat": seat, "waiting": waiting}
        case UndoAnswered(seat, seats, agree):
            _answer(table, seat, seats, agree, at)
            return "answer", {"seat": seat, "seats": seats, "agree": agree}
        case LessonWentOn() if table.course is not None:
            table.forget_pictures()
            go_on(table.course, table.match)
            return "lesson", {"moment": table.course.at}
    raise TypeError(type(entry).__name__)


def _free(table: "Table", number: int, bot: str, by: int | None) -> wire.Json:
    seat = table.seats[number]
    table.hand_given_up = True
    seat.kind, seat.bot, seat.key, seat.invitation = "bot" if bot else "open", bot, "", ""
    moment = len(table.streams[None].moments) - 1
    table.freed.append({"seat": number, "name": seat.name, "moment": moment})
    return {"seat": number, "name": seat.name, "bot": bot, "by": by}


def _admit(table: "Table", number: int, seats: list[int], agree: bool) -> None:
    knock = table.knocks.get(number)
    if knock is None:
        return
    if agree:
        knock.asked = [each for each in knock.asked if each not in seats]
    else:
        table.declined.add(knock.sits.key or "")
        del table.knocks[number]


def _unsay(table: "Table", saying: int) -> None:
    for stream in table.every_stream():  # everybody was told everything that was said
        told = [each for each in stream.told if each.kind == "say"][saying]
        told.args = {**told.args, "text": "", "signal": ""}


def _answer(table: "Table", seat: int, seats: list[int], agree: bool, at: float) -> None:
    if table.request is None:
        return
    if agree:
        table.request.waiting = [each for each in table.request.waiting if each not in seats]
    else:
        table.refused.setdefault(table.request.seat, Refused()).again(at, seat)
        table.request = None
