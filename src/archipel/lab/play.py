"""Numbered games between bots, each decided by its number alone, and what they add up to."""

import time
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from archipel.bots import Bot, Reason
from archipel.bots.driver import next_action
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.game import Game
from archipel.engine.manifest import Manifest
from archipel.engine.match import Match
from archipel.engine.perspective import Perspective
from archipel.engine.state import State
from archipel.games import find
from archipel.lab.notes import Listener, Note
from archipel.lab.players import make_player
from archipel.lab.rows import UNFINISHED, Row, row
from archipel.lab.tally import Clock, Spread, Standing

LONGEST_GAME = 10_000  # actions; a game may set its own bound


def game_seed(seed: int | str, number: int) -> str:
    """The seed of one game of many: game 12 of seed 7 is dealt like ``game.new(seed="7/12")``."""
    return f"{seed}/{number}"


def longest(game: Manifest) -> int:
    """How many actions a game of this kind can have at most before it counts as endless."""
    return int(getattr(game, "longest", LONGEST_GAME))


class Part:
    """What some games added up to; parts are merged in any order to the same whole."""

    def __init__(self, seats: int, first: int = 0) -> None:
        self.first = first
        self.games = 0
        self.wins = 0  # of the team, in a cooperative game
        self.endings: Counter[str] = Counter()
        self.turns = Spread()
        self.actions = Spread()
        self.by_seat = [Standing() for _ in range(seats)]
        self.by_bot: dict[str, Standing] = {}
        self.by_setting: Counter[tuple[int, bool]] = (
            Counter()
        )  # the place of a setting, and whether it was won
        self.clocks: dict[str, Clock] = {}
        self.rows: list[Row] = []  # only when they are asked for, and gone once written
        self.notes: list[Note] = []  # likewise
        self.kept: dict[str, str] = {}  # records by their file's name, likewise
        self.failure = ""

    @property
    def failed(self) -> bool:
        """Whether a bot or the rules broke down."""
        return bool(self.failure)

    def add(self, state: State, names: Sequence[str], actions: int) -> None:
        """One more game, as it stands at its end."""
        self.games += 1
        self.actions.add(actions)
        if isinstance(turn := getattr(state, "turn", None), int):
            self.turns.add(turn)
        outcome = state.outcome
        self.endings[outcome.name if outcome else UNFINISHED] += 1
        if outcome is None:
            return
        self.wins += any(outcome.won)
        winners = 1 if state.game.cooperative else sum(outcome.won)
        for seat, name in enumerate(names):
            result = (outcome.won[seat], winners, outcome.ranks[seat], outcome.scores[seat])
            self.by_seat[seat].add(*result)
            # A team wins or loses once, however many of its seats the same bot holds.
            if not state.game.cooperative or name not in names[:seat]:
                self.by_bot.setdefault(name, Standing()).add(*result)

    def merge(self, other: "Part") -> None:
        """The games of another part, too."""
        self.games += other.games
        self.wins += other.wins
        self.endings.update(other.endings)
        self.turns.merge(other.turns)
        self.actions.merge(other.actions)
        for mine, theirs in zip(self.by_seat, other.by_seat, strict=True):
            mine.merge(theirs)
        for name, standing in other.by_bot.items():
            self.by_bot.setdefault(name, Standing()).merge(standing)
        self.by_setting.update(other.by_setting)
        for name, clock in other.clocks.items():
            self.clocks.setdefault(name, Clock()).merge(clock)
        self.failure = self.failure or other.failure


class Clocked(Bot):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot, name: str, clock: Clock) -> None:
        self.name = name
        self._bot = bot
        self._clock = clock

    def choose(self, perspective: Perspective) -> int | None:
        """The bot's choice."""
        started = time.thread_time()
        code = self._bot.choose(perspective)
        self._clock.add(time.thread_time() - started)
        return code

    def why(self) -> list[Reason]:
        """The bot's reasons."""
        return self._bot.why()


@dataclass(frozen=True)
class Setting:
    """One of several ways in which the same deals are played."""

    seats: int
    options: dict[str, str]


@dataclass(frozen=True)
class Plan:
    """Which games are to be played: everything about them but how many, and on how many processes."""

    game: str
    bots: tuple[str, ...]  # one a seat
    options: dict[str, str]  # settled
    seed: int | str
    rotate: bool = False  # whether the bots move on by one seat after each game
    rows: bool = False  # whether every game also gives a row for a table
    notes: bool = False  # whether every game is listened to, for plots
    keep: int = 0  # how many games, the first ones, are recorded
    settings: tuple[Setting, ...] = ()  # where several are compared: each deal is played in every one

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.bots)

    def setting(self, number: int) -> tuple[int, Setting]:
        """Which deal this game is, and how it is set."""
        if not self.settings:
            return number, Setting(self.seats, self.options)
        deal, place = divmod(number, len(self.settings))
        return deal, self.settings[place]

    def names(self, number: int) -> list[str]:
        """Which bot sits where in this game."""
        deal, setting = self.setting(number)
        shift = deal % self.seats if self.rotate else 0
        return [self.bots[(seat + shift) % self.seats] for seat in range(setting.seats)]

    def run(self, first: int, last: int, stopped: Callable[[], bool]) -> Part:
        """Play these games, fewer when asked to stop."""
        part = Part(self.seats, first)
        game = find(self.game)
        for number in range(first, last):
            if stopped():
                break
            try:
                self._play(game, number, part)
            except Exception:
                part.failure = f"{game_seed(self.seed, self.setting(number)[0])}\n{traceback.format_exc()}"
                break
        return part

    def _play(self, game: Game, number: int, part: Part) -> None:
        names = self.names(number)
        deal, setting = self.setting(number)
        seed = game_seed(self.seed, deal)
        clocks = {name: part.clocks.setdefault(name, Clock()) for name in names}
        bots = [Clocked(make_player(name, game), name, clocks[name]) for name in names]
        chance = Chance.from_seed(f"{seed}/bots")
        note = Note(number, seed, setting.options, names) if self.notes else None
        if number < self.keep:
            match = Match.study(game, setting.seats, setting.options, seed)
            state, actions = self._recorded(match, bots, chance, note)
            part.kept[f"{game.id}-{number:06}.json"] = match.record.dumps()
        else:
            state, actions = play_game(game, setting.options, bots, seed, chance, note)
        part.add(state, names, actions)
        if self.settings:
            part.by_setting[number % len(self.settings), bool(state.outcome and any(state.outcome.won))] += 1
        if note:
            part.notes.append(note)
        if self.rows:
            part.rows.append(row(state, names, number, seed, actions, self.seats))

    @staticmethod
    def _recorded(match: Match, bots: list[Clocked], chance: Chance, note: Note | None) -> tuple[State, int]:
        """The same game, with its record."""
        match.record.table["bots"] = [bot.name for bot in bots]
        listener = Listener(note) if note else None
        if listener:
            listener.hear(match.opening, match.state)
        while not match.state.over and len(match.history) < longest(match.state.game):
            events = match.play(next_action(match.state, bots, chance))
            if listener:
                listener.hear(events, match.state)
        if note:
            note.close(match.state, len(match.history))
        return match.state, len(match.history)


def play_game(
    game: Game,
    options: dict[str, str],
    bots: Sequence[Bot],
    seed: str,
    chance: Chance,
    note: Note | None = None,
) -> tuple[State, int]:
    """One game to its end, or to the bound of a game of its kind: the last position and how many actions."""
    opening: list[Event] | None = [] if note else None
    state = game.begin(len(bots), options, Chance.from_seed(seed), opening)
    actions, bound = 0, longest(game)
    if note is None:
        while not state.over and actions < bound:
            state.push(next_action(state, bots, chance))
            actions += 1
        return state, actions
    listener = Listener(note)
    listener.hear(opening or (), state)
    while not state.over and actions < bound:
        code = next_action(state, bots, chance)
        heard: list[Event] = []
        state.events = heard
        state.push(code)
        state.events = None
        listener.hear(heard, state)
        actions += 1
    note.close(state, actions)
    return state, actions
