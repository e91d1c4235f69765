"""A game at one screen: people choose by number, bots for themselves, every action is stored at once."""

from rich.rule import Rule as Line
from rich.text import Text

from archipel.bots import make_bot
from archipel.bots.bot import Plan
from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.decision import Decision
from archipel.engine.errors import ArchipelError
from archipel.engine.event import Event, Json
from archipel.engine.match import Match, Played
from archipel.engine.perspective import Perspective
from archipel.patience import answer_soon
from archipel.terminal.board import board_of
from archipel.terminal.commands import Leave
from archipel.terminal.ending import show_ending
from archipel.terminal.log import tell
from archipel.terminal.prompt import Prompt
from archipel.terminal.saved_games import SavedGame
from archipel.terminal.screen import Screen
from archipel.terminal.seating import Seat
from archipel.words import Words

_PACE = 0.7  # seconds between two things that happen by themselves
_RECENT = 14  # lines of story above a question


class Play:
    """One game being played here."""

    def __init__(
        self, match: Match, seats: list[Seat], saved: SavedGame, screen: Screen, words: Words
    ) -> None:
        self.match = match
        self.seats = seats
        self.saved = saved
        self.screen = screen
        self.words = words
        self.board = board_of(match.state.game.id)
        # Of the bots' own thoughts: a game begun with a known seed is the same game again.
        self.chance = Chance.from_seed(f"bots {saved.seed()}")
        self.plans: dict[int, list[Plan]] = {}  # what hints have begun, by seat
        self.asking = next(iter(self.board.moments), "always")  # when people are asked while a bot plays
        self.standing = True  # whether a line tells how the game stands
        self.recent: list[Event] = []  # since a person last chose
        self.notice = ""  # to be shown once, with the next board
        self._bots = [make_bot(seat.bot, match.state.game) if seat.bot else None for seat in seats]
        people = sum(1 << number for number, bot in enumerate(self._bots) if bot is None)
        for bot in self._bots:
            if bot is not None:
                bot.keep_to(people)
        self._new = not match.history  # whether the table has yet to be introduced
        self._flowing = False  # whether forced draws follow each other without a question

    def run(self) -> None:
        """Play until the game is over or somebody leaves; nothing is lost either way."""
        self.saved.write(self.match)
        try:
            while not self.match.state.over:
                self._go_on()
            self.draw_table()
            show_ending(self)
        except Leave:
            self._say_where()
        except KeyboardInterrupt:
            self.screen.show("")
            self._say_where()
            raise
        finally:
            self.saved.release()

    def _say_where(self) -> None:
        if not self.store():
            self.screen.say(self.notice)
            return
        self.screen.say(self.words.text("play-left", file=str(self.saved.path), name=self.saved.path.stem))

    # -- who goes on -----------------------------------------------------------------------------------------

    def is_person(self, seat: int) -> bool:
        """Whether somebody with hands sits there."""
        return self._bots[seat] is None

    @property
    def viewer(self) -> int | None:
        """Whose knowledge the screen shows: the one person's, or only what is public."""
        people = [seat for seat in range(len(self.seats)) if self.is_person(seat)]
        return people[0] if len(people) == 1 else None

    def _go_on(self) -> None:
        """Bots with an open window first, then people, then the bot that owes an answer."""
        decisions = self.match.state.decisions()
        for decision in decisions:
            if decision.optional and not self.is_person(decision.seat) and self._bot_acts(decision.seat):
                return
        people = [decision for decision in decisions if self.is_person(decision.seat)]
        owing = [decision for decision in decisions if not decision.optional]
        waiting = [decision for decision in owing if self.is_person(decision.seat)]
        # Of several who choose in secret at once, one after the other is asked at this screen.
        people = [each for each in people if each.optional or each is waiting[0]]
        if waiting:
            if self._flows(people):
                self._happens(people[0].actions[0])
                return
            bot = next((each for each in owing if not self.is_person(each.seat)), None)
            if not self._asked(people, bot) and bot is not None:
                self._bot_answers(bot.seat)
        elif not (people and self._calls(owing[0]) and self._asked(people, owing[0])):
            self._bot_answers(owing[0].seat)

    def _flows(self, people: list[Decision]) -> bool:
        """Whether the next draw needs no question: it is forced, and nobody here could do anything else."""
        forced = len(people) == 1 and len(people[0].actions) == 1
        self._flowing = forced and (self._flowing or self.screen.fast)
        return self._flowing

    def _calls(self, owed: Decision) -> bool:
        """Whether people want to be asked before a bot does this."""
        return self.asking == "always" or owed.kind in self.board.moments.get(self.asking, ())

    def _bot_acts(self, seat: int) -> bool:
        bot = self._bots[seat]
        assert bot is not None
        answer_soon(bot)
        thinking = Text(self.words.text("play-thinking", seat=seat))
        with self.screen.console.status(thinking) if self.screen.live else _Quiet():
            code = bot.choose(Perspective(self.match.state, seat, self.chance))
        if code is None:
            return False
        self._happens(self.match.state.action(code))
        return True

    def _bot_answers(self, seat: int) -> None:
        if not self._bot_acts(seat):
            raise ValueError(f"The bot {self.seats[seat].bot} owes an answer and stayed silent.")

    def _happens(self, action: Action) -> None:
        """Something goes on by itself: tell it, and leave time to read."""
        if self._new:
            self.draw_table()
            self.screen.pause(3 * _PACE)
        events = self.play(action)
        if self.screen.live and any(event.key == "turn_began" for event in events):
            self.draw_table()
        else:
            self.screen.show(*tell(events, self.viewer, self.board, self.words))
        if events:
            self.screen.pause(_PACE)

    def play(self, action: Action) -> list[Event]:
        """Carry out an action and store it."""
        events = self.match.play(action)
        self.store()
        self.recent += events
        return events

    def undoable(self) -> list[Played]:
        """What an undo would take back: the last choice of a person, and what bots did since."""
        history = self.match.history
        for place in range(len(history) - 1, -1, -1):
            if self.is_person(history[place].action.seat):
                return history[place:]
        return []

    def store(self) -> bool:
        """Write the game to its file; if that fails, say so and play on."""
        try:
            self.saved.write(self.match)
        except OSError as error:
            failed = ArchipelError("write", file=str(self.saved.path), reason=error)
            self.notice = self.words.mistake(failed)
            return False
        return True

    # -- asking ----------------------------------------------------------------------------------------------

    def _asked(self, people: list[Decision], otherwise: Decision | None) -> bool:
        """Ask people at the screen; ``False`` if they leave it to the bot that is to answer otherwise."""
        version = len(self.match.record.entries)
        action = Prompt(self, people, otherwise).answer()
        if len(self.match.record.entries) != version:  # a command has changed the game
            return True
        if action is None:
            return False
        self._flowing = len(people) == 1 and len(people[0].actions) == 1 and not people[0].optional
        self.recent = []
        events = self.play(action)
        if not self.screen.live or self._flowing:
            self.screen.show(*tell(events, self.viewer, self.board, self.words))
        self.screen.pause(_PACE if events and self._flowing else 0)
        return True

    # -- the screen ------------------------------------------------------------------------------------------

    def draw_table(self, seat: int | None = None) -> None:
        """The board, with what has just changed standing out."""
        view = self.match.state.view(self.viewer if seat is None else seat)
        self.screen.clear()
        parts = [self.words.title, self.board.heading(view, self.words)]
        heading = " · ".join(part for part in parts if part)
        self.screen.show(Line(Text(heading, style="bold"), style="rgb(168,134,74)"))
        self.screen.show(self.board.draw(view, self.words, self.screen.width, self.board.fresh(self.recent)))
        self._tell_standing(view)
        if self._new:
            self.screen.show("", *self.board.introduction(view, self.words))
            self._new = False
        if self.screen.live and self.recent:
            self.screen.show("", *tell(self.recent, self.viewer, self.board, self.words)[-_RECENT:])
        if self.notice:
            self.screen.show("", self.notice)
            self.notice = ""

    def _tell_standing(self, view: dict[str, Json]) -> None:
        """The aim and the dangers in figures, by what this view shows."""
        standing = self.match.state.standing(view) if self.standing else None
        line = self.words.standing(standing) if standing else ""
        if line:
            self.screen.note(line[:1].upper() + line[1:] + ".")


class _Quiet:
    """A status line where there is no screen to show it."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None
