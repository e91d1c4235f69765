"""A table without the network: a game, the people around it, and everything that happened.

A table is its header and its entries. :meth:`Table.follow` is the only thing that changes it: live, with
an entry just made, and again, with the same entry, whenever the table is opened from the store.
"""

from typing import Any

from archipel.engine.action import SEAT_SHIFT, Action
from archipel.engine.decision import Decision
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import Record
from archipel.engine.state import State
from archipel.table import takeback
from archipel.table.log import Happening, Stream
from archipel.table.pictures import Pictures
from archipel.table.seats import Chair
from archipel.table.takeback import Refused, Request

Entry = dict[str, Any]


class Table:
    """One table, in memory."""

    def __init__(self, id: str, game: Game, header: dict[str, Any]) -> None:
        self.id = id
        self.game = game
        self.header = header
        self.chairs = [Chair.from_json(stored) for stored in header["chairs"]]
        self.match = self._begin()
        self.commands: set[str] = set()  # ids of commands already carried out
        self.length = 0  # entries followed
        self.paused = False
        self.resigned: int | None = None
        self.request: Request | None = None
        self.refused: dict[int, Refused] = {}  # take-backs that a seat asked for in vain
        self.next_table: str | None = None
        self.streams = {viewer: Stream(viewer) for viewer in [None, *range(len(self.chairs))]}
        self._glanced: State | None = None  # the position that the next two belong to
        self._decisions: list[Decision] = []
        self._views: dict[int | None, dict[str, Any]] = {}
        self._pictures: Pictures | None = None
        self._tell_the_past()

    def _tell_the_past(self) -> None:
        """The set-up, and at a table opened from a record what was played before."""
        at = self.header["created"]
        self._tell(Happening("start", at, {}, self.match.opening), 0)
        for acts, played in enumerate(self.match.history, start=1):
            self._tell(Happening("act", at, {"seat": played.action.seat}, played.events), acts)

    def _begin(self) -> Match:
        seed = str(self.header["seed"])
        if "record" in self.header:
            return Match.replay(self.game, Record.from_json(self.header["record"]), seed)
        return Match.start(self.game, len(self.chairs), self.header["options"], seed)

    # -- reading ----------------------------------------

    def _glance(self) -> None:
        """Positions are never changed, only replaced: what was read of one stays true."""
        if self._glanced is not self.match.state:
            self._glanced = self.match.state
            self._decisions = self.match.state.decisions()
            self._views = {}

    def decisions(self) -> list[Decision]:
        """Who is asked what now, worked out once a position."""
        self._glance()
        return self._decisions

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What a viewer sees now, worked out once a position."""
        self._glance()
        if viewer not in self._views:
            if not self.game.secrets and viewer is not None:  # all see what a spectator sees
                self._views[viewer] = {**self.view(None), "seat": viewer}
            else:
                self._views[viewer] = dict(self.match.state.view(viewer))
        return self._views[viewer]

    def known_decisions(self, mine: list[int]) -> list[Decision]:
        """The questions that whoever holds these seats may know to have been asked.

        Those of all their seats, not only of the one that is shown: a screen is handed over to be answered.
        """
        if self.over:
            return []
        return [each for each in self.decisions() if not each.secret or each.seat in mine]

    @property
    def over(self) -> bool:
        """Whether nothing more can be played here."""
        return self.match.state.over or self.resigned is not None

    @property
    def seed(self) -> str | None:
        """The seed, once nothing depends on it any more: how the game ended does not matter."""
        given_up = self.match.seed if self.resigned is not None else None
        return self.match.record.seed or given_up

    @property
    def status(self) -> str:
        """``over``, ``paused``, ``waiting`` (for somebody to take an open seat), or ``playing``."""
        if self.over:
            return "over"
        if self.paused:
            return "paused"
        owing = [each.seat for each in self.decisions() if not each.optional]
        return "waiting" if owing and all(self.chairs[seat].kind == "open" for seat in owing) else "playing"

    def seats_of(self, fingerprints: list[str]) -> list[int]:
        """The seats that these keys open."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.key and chair.key in fingerprints]

    def is_host(self, fingerprints: list[str]) -> bool:
        """Whether these keys belong to whoever opened the table."""
        return any(key in self.header["hosts"] for key in fingerprints)

    def open_seat(self, invitation: str) -> int | None:
        """The seat that an invitation (its fingerprint) is for; none fits any open seat of a listed table.

        An invitation is good until it is used, also when a bot was put there for somebody who is late.
        """
        for seat, chair in enumerate(self.chairs):
            if invitation and chair.invitation == invitation:
                return seat
            if not invitation and self.header["listed"] and chair.kind == "open":
                return seat
        return None

    def decisions_for(self, seats: list[int], watch: int | None) -> list[Decision]:
        """What the people at one screen may choose now: with secrets in play, only the seat that is shown."""
        if self.over or self.paused:
            return []
        shown = [seat for seat in seats if seat == watch] if self.game.secrets else seats
        return [each for each in self.decisions() if each.seat in shown and self.chairs[each.seat].has_person]

    # -- changing ----------------------------------------

    def follow(self, entry: Entry, at: float, command: str | None = None) -> None:
        """Carry out an entry. A live act gets what chance answered written into it."""
        kind = entry["kind"]
        if kind == "act":
            self._act(entry, at)
        elif kind == "undo":
            self.match.take_back(entry["acts"])
            self.request = None
            self._happened(Happening("undo", at, {"seat": entry["seat"]}, []))
        elif kind == "seat":
            self._seat(entry, at)
        else:
            self._between_people(kind, entry, at)
        self.length += 1
        if command is not None:
            self.commands.add(command)

    def _act(self, entry: Entry, at: float) -> None:
        self.forget_pictures()
        if "chance" in entry:
            events = self.match.play_taped(self._numbered(entry), entry["chance"])
        else:
            states: list[State] = []
            events = self.match.play(self._listed(entry["act"]), states)
            self._pictures = Pictures(self.game.secrets, events, states)
            entry["chance"] = self.match.record.entries[-1].chance
            entry["number"] = self.match.history[-1].action.number
        self.request = None
        happening = Happening("act", at, {"seat": int(entry["act"].split()[0])}, events)
        noticed = self._tell(happening, len(self.match.history), entry.get("noticed"))
        if noticed is not None:
            entry["noticed"] = noticed  # to look at two whole positions for each viewer once is enough

    def _numbered(self, entry: Entry) -> Action | str:
        """The action by its number, if it still has it: half the time of looking for what reads so."""
        if "number" not in entry:
            return str(entry["act"])
        code = int(entry["act"].split()[0]) << SEAT_SHIFT | entry["number"]
        action = self.match.state.action(code)
        return action if action.text == entry["act"] else str(entry["act"])

    def _listed(self, text: str) -> Action | str:
        """The action of the list that reads so; quicker than to look for it among all actions."""
        listed = (action for each in self.decisions() for action in each.actions)
        return next((action for action in listed if action.text == text), text)

    def _seat(self, entry: Entry, at: float) -> None:
        chair = self.chairs[entry["seat"]]
        for name, value in entry["chair"].items():
            setattr(chair, name, value)
        shown = {"seat": entry["seat"], "chair": chair.kind, "name": chair.name, "bot": chair.bot}
        self._happened(Happening("seat", at, shown, []))

    def _between_people(self, kind: str, entry: Entry, at: float) -> None:
        # How many acts a request would take back is not everybody's to know.
        args = {name: value for name, value in entry.items() if name not in ("kind", "acts")}
        if kind == "pause":
            self.paused = entry["on"]
        elif kind == "resign":
            self.resigned = entry["seat"]
        elif kind == "next":
            self.next_table = entry["table"]
        elif kind == "request":
            self.request = Request(entry["seat"], entry["acts"], list(entry["waiting"]))
        elif kind == "answer":
            self._answer(entry, at)
        self._happened(Happening(kind, at, args, []))

    def _answer(self, entry: Entry, at: float) -> None:
        if self.request is None:
            return
        if entry["agree"]:
            self.request.waiting = [seat for seat in self.request.waiting if seat not in entry["seats"]]
        else:
            self.refused.setdefault(self.request.seat, Refused()).again(at)
            self.request = None

    def _happened(self, happening: Happening) -> None:
        self._tell(happening, len(self.match.history))

    def _tell(
        self, happening: Happening, acts: int, known: list[int | None] | None = None
    ) -> list[int | None] | None:
        """Tell every viewer; gives those who noticed something that no event told them, if it was looked for.

        ``known`` is what this gave when it happened.
        """
        looked: dict[int | None, bool] = {}

        def noticed(viewer: int | None) -> bool:
            if not self.game.secrets or not acts:  # everybody notices everything
                return True
            if known is not None:
                return viewer in known
            looked[viewer] = glimpse(self.after(acts - 1), viewer) != glimpse(self.after(acts), viewer)
            return looked[viewer]

        for stream in self.streams.values():
            stream.add(happening, acts, noticed)
        return [viewer for viewer, seen in looked.items() if seen] if looked else known

    # -- pictures ----------------------------------------

    def pictures(self, viewer: int | None, number: int) -> list[dict[str, Any]] | None:
        """A viewer's view after each event that they were told under a number; only of the last act."""
        newest = self.streams[viewer].last_act == number
        return self._pictures.views(viewer) if self._pictures is not None and newest else None

    def forget_pictures(self) -> None:
        """Everybody who is here has seen them."""
        self._pictures = None

    # -- the past ----------------------------------------

    def after(self, acts: int) -> State:
        """The position after so many of the acts that stand."""
        history = self.match.history
        return history[acts].before if acts < len(history) else self.match.state

    def undo_now(self, mine: list[int], viewer: int | None) -> dict[str, Any]:
        """What the people at one screen can take back, and the request that is decided."""
        if self.paused or self.over:
            return {}
        return {
            "free": mine if takeback.is_free(self, mine) else [],
            "possible": mine if takeback.acts_back(self, mine) else [],
            "request": self.request and self._request_for(viewer, self.request),
        }

    def _request_for(self, viewer: int | None, request: Request) -> dict[str, Any]:
        """A request, with as many acts as this viewer knows of."""
        stands = len(self.match.history) - request.acts
        known = sum(1 for acts in self.streams[viewer].moments if acts > stands)
        return {"seat": request.seat, "acts": known, "waiting": request.waiting}


def glimpse(state: State, viewer: int | None) -> Any:
    """Everything that a viewer could notice of a position."""
    decisions = state.decisions()
    asked = [each.seat for each in decisions if not each.secret or each.seat == viewer]
    mine = [each.to_json() for each in decisions if each.seat == viewer]
    return state.view(viewer), asked, mine
