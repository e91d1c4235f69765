"""A table without the network: a game, the people around it, and everything that happened.

A table is its header and its entries. :meth:`Table.follow` is the only thing that changes it: live, with
an entry just made, and again, with the same entry, whenever the table is opened from the store.
"""

import copy

from archipel.engine.action import SEAT_SHIFT, Action
from archipel.engine.changes import changes
from archipel.engine.decision import Decision
from archipel.engine.game import Game
from archipel.engine.match import Match
from archipel.engine.record import STUDY, Record
from archipel.engine.record import Entry as Line
from archipel.engine.state import State
from archipel.lessons import Course
from archipel.table import between_people
from archipel.table import messages as wire
from archipel.table.entries import Acted, Entry, Header, Reviewed, Said
from archipel.table.glance import Glance, glimpse
from archipel.table.knocking import Knock
from archipel.table.last_acts import LastActs
from archipel.table.lesson_play import begun, course_of
from archipel.table.log import Happening, Stream
from archipel.table.pictures import Pictures, Shown
from archipel.table.takeback import Refused, Request


class Table:
    """One table, in memory."""

    def __init__(self, id: str, game: Game, header: Header) -> None:
        self.id = id
        self.game = game
        self.header = header
        self.seats = [copy.copy(seat) for seat in header.seats]
        self.course: Course | None = course_of(game, header)
        self.match = self._begin()
        if not self.match.for_people:
            raise ValueError("People sit only at a game that nobody can compute.")
        self.commands: set[str] = set()  # ids of commands already carried out
        self.length = 0  # entries followed
        self.paused = False
        self.paused_by: int | None = None  # nobody's seat, if the host only watches
        self.resigned: int | None = None
        self.request: Request | None = None
        self.refused: dict[int, Refused] = {}  # take-backs that a seat asked for in vain
        self.next_table: str | None = None
        self.knocks: dict[int, Knock] = {}  # by the seat that somebody would take
        self.declined: set[str] = set()  # keys of those who may not sit down
        self.hand_given_up = False  # somebody has seen a hand that is no longer theirs
        self.freed: list[wire.Json] = []  # seats that the host took from people, for the record
        self.pinned = False
        self.reviewed: Reviewed | None = None  # the last review of the finished game
        self.said: list[int] = []  # the number of the entry of each saying
        self.streams = self._begin_streams()
        self.last_acts = LastActs()
        self._glance: Glance | None = None
        self._pictures: Pictures | None = None
        self._tell_the_past()

    def _begin_streams(self) -> dict[int | None, Stream]:
        """Each viewer's story; where nothing is secret, it is the same for all."""
        viewers = [None, *range(len(self.seats))]
        if self.game.secrets:
            return {viewer: Stream(viewer) for viewer in viewers}
        return dict.fromkeys(viewers, Stream(None))

    def every_stream(self) -> list[Stream]:
        """Each story once, whoever reads it."""
        return list(self.streams.values()) if self.game.secrets else [self.streams[None]]

    def _tell_the_past(self) -> None:
        """The set-up, and at a table opened from a record what was played before."""
        at = self.header.created
        self._tell(Happening("start", at, {}, self.match.opening), 0)
        for acts, played in enumerate(self.match.history, start=1):
            self._tell(Happening("act", at, {"seat": played.action.seat}, played.events), acts)

    def _begin(self) -> Match:
        header = self.header
        if header.record is not None:
            return Match.replay(self.game, Record.from_json(header.record), header.seed)
        if header.stream == STUDY:
            # Dealt before tables had their secret stream: the set-up stands, all that follows is secret.
            dealt = dealt_long_ago(self.game, len(self.seats), header.options, header.seed)
            return Match.replay(self.game, dealt, header.seed)
        if self.course is not None:
            return begun(self.course, self.game, header)
        return Match.start(self.game, len(self.seats), header.options, header.seed)

    # -- reading ----------------------------------------

    @property
    def glance(self) -> Glance:
        """The position as people look at it now."""
        if self._glance is None or self._glance.state is not self.match.state:
            self._glance = Glance(self.match.state)
        return self._glance

    def decisions(self) -> list[Decision]:
        """Who is asked what now."""
        return self.glance.decisions

    def view(self, viewer: int | None) -> wire.Json:
        """What a viewer sees now."""
        return self.glance.view(viewer)

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
        if self.course is not None:
            return self.course.finished
        return self.match.state.over or self.resigned is not None

    @property
    def seed(self) -> str | None:
        """The seed, once nothing depends on it any more: how the game ended does not matter."""
        given_up = self.match.seed if self.resigned is not None else None
        return self.match.record.seed or given_up

    @property
    def tally(self) -> wire.Json | None:
        """What a finished game came to, in figures."""
        tally = self.match.state.tally
        return dict(tally.to_json()) if tally else None

    def standing(self, viewer: int | None) -> list[wire.Json]:
        """How a running game stands, by what a viewer sees."""
        return [] if self.over else self.glance.standing(viewer)

    @property
    def status(self) -> wire.Status:
        """``over``, ``paused``, ``waiting`` (for somebody to take an open seat), or ``playing``."""
        if self.over:
            return "over"
        if self.paused:
            return "paused"
        owing = [each.seat for each in self.decisions() if not each.optional]
        return "waiting" if owing and all(self.seats[seat].kind == "open" for seat in owing) else "playing"

    def seats_of(self, fingerprints: list[str]) -> list[int]:
        """The seats that these keys open."""
        return [number for number, seat in enumerate(self.seats) if seat.key and seat.key in fingerprints]

    def is_host(self, fingerprints: list[str]) -> bool:
        """Whether these keys belong to whoever opened the table."""
        return any(key in self.header.hosts for key in fingerprints)

    def open_seat(self, invitation: str) -> int | None:
        """The seat that an invitation (its fingerprint) is for; none fits any open seat of a listed table.

        An invitation is good until it is used, also when a bot was put there for somebody who is late.
        """
        for number, seat in enumerate(self.seats):
            if invitation and seat.invitation == invitation:
                return number
            if not invitation and self.header.listed and seat.kind == "open" and number not in self.knocks:
                return number
        return None

    def decisions_for(self, seats: list[int], watch: int | None) -> list[Decision]:
        """What the people at one screen may choose now: with secrets in play, only the seat that is shown."""
        if self.over or self.paused or (self.course is not None and not self.course.asks):
            return []
        shown = [seat for seat in seats if seat == watch] if self.game.secrets else seats
        return [each for each in self.decisions() if each.seat in shown and self.seats[each.seat].has_person]

    # -- changing ----------------------------------------

    def follow(self, entry: Entry, at: float, command: str | None = None) -> None:
        """Carry out an entry. A live act gets what chance answered written into it."""
        if isinstance(entry, Acted):
            self._act(entry, at)
        elif isinstance(entry, Reviewed):  # who looks at it asks for it: nobody is told
            self.reviewed = entry
        else:
            kind, args = between_people.carry_out(self, entry, at)
            self._tell(Happening(kind, at, args), len(self.match.history))
        self.length += 1
        if command is not None:
            self.commands.add(command)

    def _act(self, entry: Acted, at: float) -> None:
        self.forget_pictures()
        if entry.chance is not None:
            if entry.stream:
                self.match.record.entries.append(Line(stream=entry.stream))
            # What a lesson plays has its chance before it happens; with a number it has happened before.
            happens = self.course is not None and entry.number is None
            seen: list[State] | None = [] if happens else None
            events = self.match.play_taped(self._numbered(entry), entry.chance, seen)
            if seen is not None:
                self._pictures = Pictures(events, seen)
                entry.number = self.match.history[-1].action.number
        else:
            written = len(self.match.record.entries)
            states: list[State] = []
            events = self.match.play(self._listed(entry.act), states)
            self._pictures = Pictures(events, states)
            entry.chance = self.match.record.entries[-1].chance
            entry.stream = self.match.record.entries[written].stream
            entry.number = self.match.history[-1].action.number
        if self.course is not None:
            self.course.acted(entry.act, self.view(self.course.lesson.you))
        self.request = None
        happening = Happening("act", at, {"seat": entry.seat}, events)
        # To look at two whole positions for each viewer once is enough.
        entry.noticed = self._tell(happening, len(self.match.history), entry.noticed)

    def _numbered(self, entry: Acted) -> Action | str:
        """The action by its number, if it still has it: half the time of looking for what reads so."""
        if entry.number is None:
            return entry.act
        action = self.match.state.action(entry.seat << SEAT_SHIFT | entry.number)
        return action if action.text == entry.act else entry.act

    def _listed(self, text: str) -> Action | str:
        """The action of the list that reads so; quicker than to look for it among all actions."""
        listed = (action for each in self.decisions() for action in each.actions)
        return next((action for action in listed if action.text == text), text)

    def without_words(self, saying: int) -> tuple[int, Said]:
        """The number of a saying's entry, and what is kept of it when it is deleted: that somebody spoke."""
        told = [each for each in self.streams[None].told if each.kind == "say"][saying]
        return self.said[saying], Said(told.args["seat"], "", "")

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

        for stream in self.every_stream():
            stream.add(happening, acts, noticed)
        return [viewer for viewer, seen in looked.items() if seen] if looked else known

    # -- pictures ----------------------------------------

    def told_since(self, last: wire.News, message: wire.News, seen: Glance) -> Shown:
        """What a message tells whoever got the last one, of the position ``seen``, with all that changes."""
        if self._pictures is None:
            return message.told, changes(last.view, message.view)
        newest = self.streams[message.watch].last_act
        return self._pictures.told_since(last, message, seen, newest, alike=not self.game.secrets)

    def forget_pictures(self) -> None:
        """Everybody who is here has seen them."""
        self._pictures = None

    # -- the past ----------------------------------------

    def after(self, acts: int) -> State:
        """The position after so many of the acts that stand."""
        history = self.match.history
        return history[acts].before if acts < len(history) else self.match.state


def dealt_long_ago(game: Game, seats: int, options: dict[str, str], seed: str) -> Record:
    """The record of a set-up from when tables too were dealt as for study, and streams had no name."""
    record = Match.study(game, seats, options, seed).record
    record.stream = ""
    return record
