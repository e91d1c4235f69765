"""A game being played: the position, its record, and undo that cannot peek."""

from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.errors import ArchipelError, BadRecord, CannotUndo
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.record import SECRET, STUDY, Entry, Record, commitment
from archipel.engine.secret_chance import SecretChance
from archipel.engine.state import State


class Played:
    """One action that still stands: the position before it, and what came of it."""

    def __init__(
        self,
        action: Action,
        before: State,
        chance: list[int],
        events: list[Event],
        learned: bool,
        one_way: str,
    ) -> None:
        self.action = action
        self.before = before
        self.chance = chance  # what chance answered
        self.events = events
        self.learned = learned  # whether anybody knows more than before
        self.one_way = one_way  # the rule by which it stands all the same, or ""

    @property
    def free(self) -> bool:
        """Whether it can be taken back without asking anybody."""
        return not self.learned and not self.one_way

    def pictures(self) -> list[State]:
        """The position after each of the events; played again, because keeping them would fill the memory."""
        found: list[State] = []
        again = self.before.copy()
        again.chance.script = list(self.chance)
        again.apply(self.action, found)
        return found


class Match:
    """A position together with its record.

    >>> from archipel.games import find
    >>> match = Match.start(find("forbidden_island"), seats=2, options={}, seed="an example")
    >>> events = match.play(match.state.decisions()[0].actions[0])
    >>> match.undo().text == match.record.entries[0].act
    True
    """

    def __init__(self, state: State, record: Record, seed: str, opening: list[Event]) -> None:
        self.state = state
        self.record = record
        self.opening = opening  # what happened in the set-up
        self.history: list[Played] = []
        self._seed = seed

    @staticmethod
    def start(game: Game, seats: int, options: dict[str, str], seed: str) -> "Match":
        """Set a game up for people; the seed stays secret until the end, its fingerprint is in the record."""
        return Match._start(game, seats, options, seed, SecretChance.from_seed(seed), SECRET)

    @staticmethod
    def study(game: Game, seats: int, options: dict[str, str], seed: str) -> "Match":
        """The very game that ``game.new`` gives for this seed, with a record; no table takes it."""
        return Match._start(game, seats, options, seed, Chance.from_seed(seed), STUDY)

    @staticmethod
    def _start(
        game: Game, seats: int, options: dict[str, str], seed: str, chance: Chance, stream: str
    ) -> "Match":
        settled = game.settle(options)
        chance.tape = []
        opening: list[Event] = []
        state = game.begin(seats, settled, chance, opening)
        record = Record(game.id, game.rules_version, seats, settled, commitment(seed), chance.tape, stream)
        return Match(state, record, seed, opening)

    @property
    def for_people(self) -> bool:
        """Whether nobody can compute what will be drawn here."""
        return isinstance(self.state.chance, SecretChance)

    @property
    def seed(self) -> str | None:
        """The secret seed: for whoever holds the game, never for a player; nothing where only a file is."""
        return self._seed or None

    def play(self, action: Action | int | str, pictures: list[State] | None = None) -> list[Event]:
        """Carry out an action, keep it in the record, and tell what happened.

        ``pictures`` is given a copy of the position after each of the events.
        """
        drawn_by, written = self.record.stream_now, len(self.record.entries)
        events = self._play(action, [], pictures)
        if self.for_people and drawn_by != SECRET and self.record.entries[written].chance:
            # Begun before streams had names: the first draw by the new one is marked.
            self.record.entries.insert(written, Entry(stream=SECRET))
        return events

    def play_taped(
        self, action: Action | int | str, chance: list[int], pictures: list[State] | None = None
    ) -> list[Event]:
        """Carry out an action with what chance answered when it was first played, or is to answer."""
        events = self._play(action, list(chance), pictures)
        if self.record.entries[-1].chance != chance:
            raise BadRecord("chance_missing")
        return events

    def _play(
        self, action: Action | int | str, script: list[int], pictures: list[State] | None = None
    ) -> list[Event]:
        if isinstance(action, str):
            action = self.state.parse(action)
        elif isinstance(action, int):
            action = self.state.action(action)
        before = self.state
        after = before.copy()
        tape: list[int] = []
        after.chance.tape = tape
        after.chance.script = script
        events = after.apply(action, pictures)
        if script:
            raise BadRecord("chance_left_over")
        after.chance.tape = None
        after.chance.script = None
        # The end shows the seed, and with it what every draw would have been.
        news = bool(tape) or after.over or learned(before, after)
        self.history.append(Played(action, before, tape, events, news, one_way(before, action, after)))
        self.state = after
        self.record.entries.append(Entry(act=action.text, chance=tape))
        self._note_the_end()
        return events

    def _note_the_end(self) -> None:
        outcome = self.state.outcome
        self.record.outcome = outcome.to_json() if outcome else None
        self.record.seed = self._seed if outcome and self._seed else None

    def stage(self, state: State) -> None:
        """Stand at another position, as a lesson does between two scenes; no record can tell of it."""
        self.state = state

    # -- undo ----------------------------------------

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last action can be undone freely: by its maker, if nobody learned anything by it.

        Some acts stand by their rules even then, as a reveal does in Forbidden Desert (FD-A5).
        """
        if not self.history:
            return False
        last = self.history[-1]
        return last.free and seat in (None, last.action.seat)

    def undo(self, seat: int | None = None) -> Action:
        """Take the last action back, if that is free."""
        if not self.history:
            raise CannotUndo("nothing_to_undo")
        if not self.can_undo(seat):
            last = self.history[-1]
            if last.one_way and not last.learned:
                raise CannotUndo("undo_one_way", action=last.action.text, rule=last.one_way)
            raise CannotUndo("undo_learned" if last.learned else "undo_others", action=last.action.text)
        return self.take_back(1)[0]

    def take_back(self, acts: int) -> list[Action]:
        """Take actions back whatever was learned: for tables that agree to it. The record keeps them."""
        if not 1 <= acts <= len(self.history):
            raise CannotUndo("take_back", acts=acts, count=len(self.history))
        taken = self.history[-acts:]
        del self.history[-acts:]
        self.state = taken[0].before
        self.record.entries.append(Entry(undo=acts, learned=any(each.learned for each in taken)))
        self._note_the_end()
        return [each.action for each in taken]

    # -- records ----------------------------------------

    @staticmethod
    def replay(game: Game, record: Record, seed: str = "") -> "Match":
        """Play a record again from its taped chance, and stand where it stopped.

        An unfinished game can be played on. With the seed it was begun with, it goes on as if it had never
        stopped; with any other, the record notes the change. What is still to be drawn then is secret, but
        in a game for study with its own seed. Without a seed a record is there to be looked at.
        """
        if record.game != game.id:
            raise BadRecord("record_game", asked=game.id, found=record.game)
        if record.rules != game.rules_version:
            raise BadRecord("record_rules", made=str(record.rules), played=str(game.rules_version))
        match = Match._replay_set_up(game, record, seed)
        for line, entry in enumerate(record.entries, start=1):
            match._replay_entry(entry, line)
        if record.outcome != match.record.outcome:
            raise BadRecord("record_outcome")
        if match.state.over:
            if record.seed is not None and commitment(record.seed) != record.commitment:
                raise BadRecord("record_seed")
            match.record.seed = record.seed
        elif seed and match._seed != seed:
            match.record.entries.append(Entry(reseed=commitment(seed)))
        return match

    @staticmethod
    def _replay_set_up(game: Game, record: Record, seed: str) -> "Match":
        chance = _stream_of(record, seed)
        chance.script = list(record.setup)
        chance.tape = []
        opening: list[Event] = []
        try:
            state = game.begin(record.seats, game.settle(record.options), chance, opening)
        except ArchipelError as error:
            raise BadRecord("record_setup", reason=error) from None
        if chance.tape != record.setup:
            raise BadRecord("record_setup_chance")
        fresh = Record(
            game.id, record.rules, record.seats, state.options, record.commitment, chance.tape, record.stream
        )
        fresh.table = record.table
        chance.script = None
        chance.tape = None
        known = seed if commitment(seed) == record.commitment else ""
        return Match(state, fresh, known, opening)

    def _replay_entry(self, entry: Entry, line: int) -> None:
        try:
            if entry.undo:
                self.take_back(entry.undo)
            elif entry.reseed:
                self.record.entries.append(entry)
                self._seed = ""
            elif entry.stream:
                self.record.entries.append(entry)
            else:
                self.play_taped(entry.act, entry.chance)
        except ArchipelError as error:
            raise BadRecord("record_entry", line=line, reason=error) from None

    def states(self) -> list[State]:
        """The positions of the game, set-up first, that the standing actions led through."""
        return [*(each.before for each in self.history), self.state]


def _stream_of(record: Record, seed: str) -> Chance:
    """What a record goes on with: every scripted outcome moves it on, so it will stand where it should."""
    studied = record.stream == STUDY and commitment(seed) == record.commitment
    if not seed or (studied and not any(entry.reseed or entry.stream for entry in record.entries)):
        return Chance.from_seed(seed)
    return SecretChance.from_seed(seed)


def learned(before: State, after: State) -> bool:
    """Whether any seat knows a fact that it did not know before (chance aside)."""
    known = after.secrets()
    everybody = (1 << before.seats) - 1
    for fact, knowers in before.secrets().items():
        if known.get(fact, everybody) & ~knowers:
            return True
    return False


def one_way(before: State, action: Action, after: State) -> str:
    """The rule by which an action stands though nobody learned anything by it, or nothing."""
    says = before.game.rules.one_way
    return "" if says is None else str(says(before, action.code, after))
