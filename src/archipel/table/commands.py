"""From a command to entries: who may do what at a table, and what it will be stored as."""

from collections.abc import Callable
from math import ceil
from typing import Final

from archipel.bots import bot_names
from archipel.engine.action import SEAT_SHIFT, Action
from archipel.engine.game import Game
from archipel.lessons import Course
from archipel.table import messages as wire
from archipel.table import takeback
from archipel.table.entries import (
    Acted,
    Entry,
    KnockAnswered,
    LessonWentOn,
    Paused,
    Pinned,
    Resigned,
    Said,
    SeatChange,
    SeatChanged,
    SeatFreed,
    TakenBack,
    UndoAnswered,
    UndoAsked,
    Unsaid,
)
from archipel.table.knocking import waiting_for
from archipel.table.lesson_play import wanted
from archipel.table.plain_text import plain_text
from archipel.table.refusals import RequestRefused
from archipel.table.seats import fingerprint
from archipel.table.simultaneous import still_stands
from archipel.table.table import Table

MAX_NAME: Final = 40
MAX_SAYING: Final = 500
FREE_AFTER: Final = 600.0  # seconds of absence after which the host may free a seat
SIGNALS: Final = ("well_played", "help", "think", "hurry", "thanks", "oops")


class Who:
    """The people behind one client: the seats they hold, and whether they opened the table."""

    def __init__(self, seats: list[int], host: bool, watch: int | None = None) -> None:
        self.seats = seats
        self.host = host
        self.watch = watch if watch in seats else (seats[0] if seats else None)


def entries_for(
    table: Table, command: wire.Command, who: Who, now: float, away: Callable[[int], float]
) -> list[Entry]:
    """What is to be stored for this command; refuses what this client may not do, or not now.

    ``away`` tells for how many seconds a seat's person has not been here.
    """
    do = command.do
    if isinstance(do, wire.Act):
        return [_act(table, do, who, command.version)]
    if table.course is not None:
        return [_go_on(table.course, do, who)]
    if isinstance(do, wire.Undo):
        return [_undo(table, do, who, now)]
    if isinstance(do, wire.AnswerUndo):
        return _answer(table, do, who)
    if isinstance(do, wire.Sit):
        return [_sit(table, do, who)]
    if isinstance(do, wire.Invite):
        return [_invite(table, do, who)]
    if isinstance(do, wire.Free):
        return [_free(table, do, who, away)]
    if isinstance(do, wire.Admit):
        return _admit(table, do, who)
    if isinstance(do, wire.Rename):
        _holds(do.seat, who)
        return [SeatChanged(do.seat, SeatChange(name=clean_name(do.name), colour=do.colour[:20]))]
    if isinstance(do, wire.Say):
        return [_say(do, who)]
    if isinstance(do, wire.Unsay):
        return [_unsay(table, do, who)]
    if isinstance(do, wire.Pause):
        return [_pause(do, who)]
    if isinstance(do, wire.Pin):
        _is_host(who)
        return [Pinned(do.on, who.watch)]
    if isinstance(do, wire.Resign):
        _holds(do.seat, who)
        _still_running(table)
        if table.game.cooperative:
            return [Resigned(do.seat)]
        strongest = bot_names(table.game)[-1]
        return [SeatChanged(do.seat, SeatChange(kind="bot", bot=strongest, key=""))]
    raise RequestRefused("unknown", 400)


def _holds(seat: int, who: Who) -> None:
    if seat not in who.seats:
        raise RequestRefused("not_your_seat", 403, seat=seat)


def _exists(seat: int, table: Table) -> None:
    if not 0 <= seat < len(table.seats):
        raise RequestRefused("no_such_seat", 400, asked=seat, last=len(table.seats) - 1)


def known_bot(bot: str, game: Game) -> None:
    """Refuse a bot that this game does not have."""
    if bot not in bot_names(game):
        raise RequestRefused("unknown_bot", 400, asked=bot, bots=", ".join(bot_names(game)))


def _is_host(who: Who) -> None:
    if not who.host:
        raise RequestRefused("not_host", 403)


def _still_running(table: Table) -> None:
    if table.over:
        raise RequestRefused("over")


def _being_played(table: Table) -> None:
    _still_running(table)
    if table.paused and table.paused_by is not None:
        raise RequestRefused("paused_by", seat=table.paused_by)
    if table.paused:
        raise RequestRefused("paused")


def may_act(table: Table, seat: int, who: Who) -> None:
    """Refuse whoever does not play on this seat now."""
    _holds(seat, who)
    _being_played(table)
    if not table.seats[seat].has_person:
        raise RequestRefused("kept", seat=seat)


def _act(table: Table, do: wire.Act, who: Who, version: int) -> Entry:
    action = _chosen(table, do, who, version)
    return Acted(action.text) if table.course is None else wanted(table.course, table.match, action)


def _go_on(course: Course, do: wire.Do, who: Who) -> Entry:
    """In a lesson there is nobody to talk to, and nothing to take back: besides acting, one goes on."""
    if not who.seats:
        raise RequestRefused("not_seated", 403)
    if not isinstance(do, wire.GoOn):
        raise RequestRefused("lesson_only")
    if not course.waits:
        raise RequestRefused("lesson_waits")
    return LessonWentOn()


def _chosen(table: Table, do: wire.Act, who: Who, version: int) -> Action:
    may_act(table, do.seat, who)
    if not 0 <= do.number < table.game.action_space:
        raise RequestRefused("unknown_action", 400, number=do.number)
    current = table.streams[who.watch].version
    if version != current and not still_stands(table, who.watch, do.seat, version):
        raise RequestRefused("stale")
    for decision in table.decisions():
        for action in decision.actions:
            if (action.seat, action.number) == (do.seat, do.number):
                return action
    raise table.match.state.illegal(do.seat << SEAT_SHIFT | do.number)


def _undo(table: Table, do: wire.Undo, who: Who, now: float) -> Entry:
    _holds(do.seat, who)
    _being_played(table)  # once a game is over its seed is known: to try again, branch from a moment
    acts = takeback.acts_back(table, who.seats)
    if not acts:
        raise RequestRefused("nothing_to_undo")
    if takeback.is_free(table, who.seats):
        return TakenBack(do.seat, acts)
    if table.request is not None:
        raise RequestRefused("already_asked", seat=table.request.seat)
    no = takeback.last_no(table, who.seats)
    if no is not None and no.until > now:
        raise RequestRefused("too_soon", 429, seat=no.by, seconds=int(no.until - now) + 1)
    return UndoAsked(do.seat, acts, takeback.must_agree(table, who.seats))


def _answer(table: Table, do: wire.AnswerUndo, who: Who) -> list[Entry]:
    _holds(do.seat, who)
    _being_played(table)
    request = table.request
    if request is None or do.seat not in request.waiting:
        raise RequestRefused("nobody_asked")
    answer = UndoAnswered(do.seat, who.seats, do.agree)
    if do.agree and all(seat in who.seats for seat in request.waiting):
        return [answer, TakenBack(request.seat, request.acts)]
    return [answer]


def _pause(do: wire.Pause, who: Who) -> Entry:
    if not (who.seats or who.host):
        raise RequestRefused("not_seated", 403)
    return Paused(do.on, who.watch)


def _sit(table: Table, do: wire.Sit, who: Who) -> Entry:
    _exists(do.seat, table)
    seat = table.seats[do.seat]
    mine = do.seat in who.seats
    if do.bot:
        known_bot(do.bot, table.game)
        # A host may seat a bot for somebody who never came, or change a bot; never take a person's seat.
        if not mine and not (who.host and seat.kind in ("open", "bot")):
            raise RequestRefused("not_your_seat", 403, seat=do.seat)
        return SeatChanged(do.seat, SeatChange(kind="kept" if seat.key else "bot", bot=do.bot))
    if mine:
        return SeatChanged(do.seat, SeatChange(kind="person", bot=""))
    raise RequestRefused("not_your_seat", 403, seat=do.seat)


def _invite(table: Table, do: wire.Invite, who: Who) -> Entry:
    _exists(do.seat, table)
    if not who.host:
        raise RequestRefused("not_host", 403)
    if table.seats[do.seat].kind not in ("open", "bot"):
        raise RequestRefused("seat_taken", 403, seat=do.seat)
    return SeatChanged(do.seat, SeatChange(invitation=fingerprint(do.invitation)))


def _free(table: Table, do: wire.Free, who: Who, away: Callable[[int], float]) -> Entry:
    _exists(do.seat, table)
    _still_running(table)
    if not who.host:
        raise RequestRefused("not_host", 403)
    if do.seat in who.seats:
        raise RequestRefused("own_seat")
    if not table.seats[do.seat].is_held:
        raise RequestRefused("nobody_there")
    if table.header.listed:  # whoever came is a stranger, and another may come
        return SeatFreed(do.seat, who.watch, "")
    left = FREE_AFTER - away(do.seat)
    if left > 0:
        raise RequestRefused("not_long_away", 403, seat=do.seat, seconds=ceil(left))
    return SeatFreed(do.seat, who.watch, bot_names(table.game)[-1])


def _admit(table: Table, do: wire.Admit, who: Who) -> list[Entry]:
    _holds(do.seat, who)
    knock = table.knocks.get(do.knock)
    waiting = waiting_for(table, knock) if knock is not None else []
    if knock is None or do.seat not in waiting:
        raise RequestRefused("nobody_knocks")
    answer = KnockAnswered(do.seat, who.seats, do.knock, do.agree)
    if do.agree and all(seat in who.seats for seat in waiting):
        return [answer, SeatChanged(knock.seat, knock.sits)]
    return [answer]


def _say(do: wire.Say, who: Who) -> Entry:
    text = plain_text(do.text, MAX_SAYING)
    if do.signal and do.signal not in SIGNALS:
        raise RequestRefused("unknown_signal", 400, asked=do.signal, signals=", ".join(SIGNALS))
    if not text and not do.signal:
        raise RequestRefused("nothing_said", 400)
    if not who.seats:
        raise RequestRefused("not_seated", 403)
    return Said(who.watch, text, do.signal)


def _unsay(table: Table, do: wire.Unsay, who: Who) -> Entry:
    _is_host(who)
    if do.saying >= len(table.said):
        raise RequestRefused("no_such_saying", 404)
    return Unsaid(do.saying, who.watch)


def clean_name(name: str) -> str:
    """A name that fits on the page: one line, nothing unseen in it, not too long."""
    return plain_text(name, MAX_NAME, joiners=False)
