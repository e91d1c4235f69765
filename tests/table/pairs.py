"""Pairs of tables that differ only in what one viewer cannot know, and all that this viewer is sent there.

The truth and a world that the viewer takes it for lie at two tables of the same name and the same past. The
viewer and a spectator are told everything (first words, then changes), ask for the past, for the record and
for what they may not do; then somebody acts, in both. Whatever is sent has to be the same, byte for byte,
heads and lengths of answers included. What is not compared is when it is sent.
"""

import random
from collections import Counter
from typing import Final

from starlette.datastructures import Headers

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError
from archipel.engine.match import learned
from archipel.engine.secret_chance import SecretChance
from archipel.engine.state import State
from archipel.table import messages as wire
from archipel.table.api import _record
from archipel.table.client import Client
from archipel.table.commands import Who, entries_for
from archipel.table.entries import Acted, Header
from archipel.table.moments import moment
from archipel.table.news import Around, news
from archipel.table.openapi import json_response, refusal_response
from archipel.table.table import Table
from tests.conformance.matches import match_at
from tests.conformance.tables import Table as Setting
from tests.conformance.tables import bytes_of, without_chance
from tests.table.support import encode, header

NOW: Final = 5.0
NO_HEADERS: Final = Headers({})
# Actions whose arguments nobody else may see: in the other world somebody else's may be any of their kind.
HIDDEN: Final = {"la_isla": {"assign"}, "the_island": {"take"}}


class Leak(AssertionError):
    """A viewer was sent something else because of what they cannot know."""


class Ear:
    """A client of one table that keeps every byte it is sent."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.who = Who([] if seat is None else [seat], False)
        self.sent: list[bytes] = []
        self._client = Client([], seat, -1, lambda message: self.sent.append(encode(message)))

    def listen(self) -> None:
        """Be told what is new."""
        self._client.tell(news(self.table, self.who, self._client.after, Around(self.table)), self.table)

    def ask(self, do: wire.Do, version: int) -> None:
        """Send a command that is refused; or that only this client's own knowledge decides."""
        try:
            entries = entries_for(self.table, wire.Command("id", do, version), self.who, NOW, lambda _: 0.0)
        except ArchipelError as error:
            self._refused(error)
        else:
            self.sent.append(b"granted " + encode([type(each).__name__ for each in entries]))

    def look_back(self, number: int) -> None:
        """Ask for a moment of the past, and for the record."""
        try:
            answer = json_response(moment(self.table, self.who.watch, number))
            self.sent.append(bytes_of(dict(answer.headers)) + bytes(answer.body))
        except ArchipelError as error:
            self._refused(error)
        try:
            _record(self.table)
        except ArchipelError as error:
            self._refused(error)

    def think(self, seed: int) -> None:
        """What a hint, or a bot on this seat, is given to think about."""
        assert self.who.watch is not None
        world = self.table.match.state.imagine(self.who.watch, Chance.from_seed(seed))
        self.sent.append(b"thought " + bytes_of(world.to_json()))

    def _refused(self, error: ArchipelError) -> None:
        answer = refusal_response(error, NO_HEADERS)
        self.sent.append(bytes_of([answer.status_code, dict(answer.headers)]) + bytes(answer.body))


class Side:
    """One of the two tables, and those who listen there."""

    def __init__(self, setting: Setting, head: Header, state: State, viewer: int | None, seed: str) -> None:
        self.table = Table("t", setting.game, head)
        beginning = state.copy()
        beginning.chance = SecretChance.from_seed(seed)
        commitment = self.table.match.record.commitment
        self.table.match = match_at(beginning)
        self.table.match.record.commitment = commitment
        self.ears = [Ear(self.table, each) for each in dict.fromkeys([viewer, None])]

    @property
    def state(self) -> State:
        """Where it stands."""
        return self.table.match.state


class Pair:
    """The truth and a world that a viewer takes it for."""

    def __init__(self, setting: Setting, truth: State, viewer: int | None, dice: random.Random) -> None:
        self.setting = setting
        self.viewer = viewer
        self.dice = dice
        world = truth.imagine(viewer, Chance.from_seed(dice.getrandbits(60)))
        self.differs = without_chance(world) != without_chance(truth)
        head = header(["person"] * setting.seats, "a seed", options=setting.options)
        self.sides = [Side(setting, head, each, viewer, str(dice.random())) for each in (truth, world)]
        self.found: Counter[str] = Counter()

    def compare(self, acts: int) -> Counter[str]:
        """Tell, ask and act; raises :class:`Leak`, and gives what was compared."""
        self._each_listens()
        self._each_asks()
        for _ in range(acts):
            if self.sides[0].table.over or not self._act():
                break
            self._each_listens()
            self._each_asks()
        else:
            self._take_back()
        return self.found

    def _each_listens(self) -> None:
        for side in self.sides:
            for ear in side.ears:
                ear.listen()
            side.table.forget_pictures()
        self._same("told")

    def _each_asks(self) -> None:
        """What is not granted to the viewer, because it is not legal or not theirs, and the past."""
        table = self.sides[0].table
        mine = {
            action.number for each in table.decisions() if each.seat == self.viewer for action in each.actions
        }
        questions: list[tuple[wire.Do, int]] = []
        for _ in range(4):
            number = self.dice.randrange(self.setting.game.action_space)
            if self.viewer is not None and number not in mine:
                questions.append((wire.Act(self.viewer, number), table.streams[self.viewer].version))
        seat, number = self.dice.randrange(self.setting.seats), self.dice.randrange(400)
        questions += [
            (wire.Act(seat, number), 10**6),
            (wire.Undo(seat), 0),
            (wire.AnswerUndo(seat, True), 0),
        ]
        asked = self.dice.getrandbits(60)
        past = self.dice.randrange(2 + len(table.streams[None].moments))
        for side in self.sides:
            for ear in side.ears:
                for do, version in questions:
                    ear.ask(do, version)
                ear.look_back(past)
                if ear.who.watch is not None:
                    ear.think(asked)
        self._same("answered")

    def _act(self) -> bool:
        """Somebody acts at both tables; whether the viewer should see the same."""
        truth, world = (side.state for side in self.sides)
        decision = self.dice.choice(truth.decisions())
        action = self.dice.choice(decision.actions)
        codes = [action.code, self._alike(world, action.code, action.kind)]
        if codes[1] < 0:
            self.found["no such act"] += 1
            return False
        tidings = any(brings_news(side.state, code) for side, code in zip(self.sides, codes, strict=True))
        for side, code in zip(self.sides, codes, strict=True):
            side.table.follow(Acted(side.state.action(code).text), NOW)
        self.found["acts with news" if tidings else "acts"] += 1
        if tidings:  # chance, or what was shown, may have given somebody another thing to see
            self._part(decision.seat)
        return bool(self.sides[0].ears)

    def _alike(self, world: State, code: int, kind: str) -> int:
        """The same action in the other world, or one that differs in what its maker alone sees; -1: none."""
        seat = code >> SEAT_SHIFT
        hidden = kind in HIDDEN.get(self.setting.game.id, set()) and seat != self.viewer
        codes = [each for each in world.legal() if each >> SEAT_SHIFT == seat]
        if hidden:
            codes = [each for each in codes if world.action(each).kind == kind]
            return self.dice.choice(codes) if codes else -1
        return code if code in codes else -1

    def _part(self, actor: int) -> None:
        """Listen no longer for those who learned: whoever acted, and who saw other things happen."""
        watchers = [ear.who.watch for ear in self.sides[0].ears]
        for at, watch in reversed(list(enumerate(watchers))):
            one, other = (happened(side.table, watch) for side in self.sides)
            if watch == actor or one != other:
                self.found["parted"] += 1
                for side in self.sides:
                    del side.ears[at]

    def _take_back(self) -> None:
        """The viewer takes back, or asks to; then all are told once more."""
        watchers = [ear.who.watch for ear in self.sides[0].ears]
        if self.viewer not in watchers or self.viewer is None or self.sides[0].table.over:
            return
        for side in self.sides:
            ear = side.ears[0]
            try:
                entries = entries_for(
                    side.table, wire.Command("id", wire.Undo(self.viewer)), ear.who, NOW, lambda _: 0.0
                )
            except ArchipelError as error:
                ear._refused(error)
            else:
                for entry in entries:
                    side.table.follow(entry, NOW)
        self._each_listens()
        self.found["take-backs"] += 1

    def _same(self, what: str) -> None:
        for one, other in zip(*(side.ears for side in self.sides), strict=True):
            self.found["messages"] += len(one.sent)
            self.found["bytes"] += sum(map(len, one.sent))
            if one.sent != other.sent:
                wrong = next(
                    (pair for pair in zip(one.sent, other.sent, strict=False) if pair[0] != pair[1]),
                    (b"%d messages" % len(one.sent), b"%d messages" % len(other.sent)),
                )
                raise Leak(f"{self._about(one)} {what}\n  {wrong[0]!r}\n  {wrong[1]!r}")
            one.sent.clear()
            other.sent.clear()

    def _about(self, ear: Ear) -> str:
        acts = [each.action.text for each in self.sides[0].table.match.history]
        return f"{self.setting}: seat {self.viewer}, to {ear.who.watch}, after {acts}:"


def brings_news(state: State, code: int) -> bool:
    """Whether anybody, spectators included, would learn anything by an action."""
    after = state.copy()
    after.chance.tape = []
    after.push(code)
    shown = state.secrets().keys() - after.secrets().keys()  # perhaps to a spectator alone
    return bool(after.chance.tape or shown) or after.over or learned(state, after)


def happened(table: Table, watch: int | None) -> list[object]:
    """What a viewer saw of the last act."""
    seen = [event.seen_by(watch) for event in table.match.history[-1].events]
    return [[event.to_json() for event in seen if event is not None], table.over]
