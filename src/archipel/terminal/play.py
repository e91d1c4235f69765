"""A game at one screen: people choose by number, bots for themselves, every action is stored at once."""

from rich.rule import Rule as Line
from rich.text import Text

from archipel.bots import make_bot
from archipel.engine.action import Action
from archipel.engine.chance import Chance
from archipel.engine.decision import Decision
from archipel.engine.errors import IllegalAction, UnknownAction
from archipel.engine.event import Event
from archipel.engine.match import Match
from archipel.engine.perspective import Perspective
from archipel.terminal.boards import BOARDS
from archipel.terminal.commands import COMMANDS, Leave, show_rule
from archipel.terminal.drawer import SavedGame, new_seed
from archipel.terminal.ending import show_ending
from archipel.terminal.menu import Menu
from archipel.terminal.screen import Screen
from archipel.terminal.seating import Seat
from archipel.terminal.story import tell
from archipel.words import Words

_PACE = 0.7  # seconds between two things that happen by themselves
_RECENT = 12  # lines of story above a question


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
        self.board = BOARDS[match.state.game.id]
        self.chance = Chance.from_seed(new_seed())  # of the bots' own thoughts
        self.asking = next(iter(self.board.moments), "always")  # when people are asked while a bot plays
        self.recent: list[Event] = []  # since a person last chose
        self._bots = [make_bot(seat.bot, match.state.game) if seat.bot else None for seat in seats]
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

    def _say_where(self) -> None:
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
        if waiting:
            if self._flows(people):
                self._happens(people[0].actions[0])
            elif not self._asked(people, may_pass=len(waiting) < len(owing)):
                self._bot_acts(next(each.seat for each in owing if not self.is_person(each.seat)))
        elif not (people and self._calls(owing[0]) and self._asked(people, may_pass=True)):
            self._bot_acts(owing[0].seat)

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
        thinking = self.words.text("play-thinking", seat=seat)
        with self.screen.console.status(thinking) if self.screen.live else _Quiet():
            code = bot.choose(Perspective(self.match.state, seat, self.chance))
        if code is None:
            return False
        self._happens(self.match.state.action(code))
        return True

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
        self.saved.write(self.match)
        self.recent += events
        return events

    # -- asking ----------------------------------------------------------------------------------------------

    def _asked(self, people: list[Decision], may_pass: bool) -> bool:
        """Ask people at the screen; ``False`` if they let it pass."""
        version = len(self.match.record.entries)
        while True:
            action = self._choose(people, may_pass)
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

    def _choose(self, people: list[Decision], may_pass: bool) -> Action | None:
        """Read lines until one is a choice, a pass, or a command that changed the game."""
        version = len(self.match.record.entries)
        whole = menu = self._show_question(people, may_pass)
        while True:
            line = self.screen.ask()
            if line is None:
                raise Leave
            word, _, rest = line.partition(" ")
            if not line and (may_pass or menu.only):
                return None if may_pass else menu.only
            if not line or line == "0":
                whole = menu = self._show_question(people, may_pass)
            elif word.lower() in COMMANDS:
                if COMMANDS[word.lower()](self, rest.strip()):
                    if len(self.match.record.entries) != version:
                        return None
                    whole = menu = self._show_question(people, may_pass)
            elif line.isdecimal():
                picked = menu.pick(int(line)) if 1 <= int(line) <= len(menu) else None
                if isinstance(picked, Action):
                    return picked
                menu = self._open(picked, menu)
            else:
                found = whole.about(line)
                written = None if found else self._written(people, line)
                if written is not None:
                    return written
                menu = self._open(found, menu) if found else menu

    def _open(self, picked: Menu | None, menu: Menu) -> Menu:
        if picked is None:
            self.screen.show(Text(self.words.text("play-number", most=len(menu)), style="yellow"))
            return menu
        self.screen.show(picked.draw(self.screen.width), Text(self.words.text("play-back"), style="dim"))
        return picked

    def _written(self, people: list[Decision], line: str) -> Action | None:
        """An action written as in records (``move watchtower``); if it is refused, the rule that says so."""
        for decision in people:
            try:
                action = self.match.state.parse(f"{decision.seat} {line}")
            except UnknownAction:
                continue
            if action in decision.actions:
                return action
            refusal: IllegalAction = self.match.state.refusal(action.code)
            self.screen.show(
                Text(self.words.text("play-refused", action=self.words.action(action)), style="yellow")
            )
            show_rule(self, refusal.rule)
            return None
        self.screen.show(Text(self.words.text("play-unclear", answer=line), style="yellow"))
        return None

    # -- the screen ------------------------------------------------------------------------------------------

    def draw_table(self, seat: int | None = None) -> None:
        """The board, with what has just changed standing out."""
        view = self.match.state.view(self.viewer if seat is None else seat)
        self.screen.clear()
        heading = f"{self.words.text('game-name')} · {self.board.heading(view, self.words)}"
        self.screen.show(Line(Text(heading, style="bold"), style="rgb(168,134,74)"))
        self.screen.show(self.board.draw(view, self.words, self.screen.width, self.board.fresh(self.recent)))
        if self._new:
            self.screen.show("", *self.board.introduction(view, self.words))
            self._new = False
        if self.screen.live and self.recent:
            self.screen.show("", *tell(self.recent, self.viewer, self.board, self.words)[-_RECENT:])

    def _show_question(self, people: list[Decision], may_pass: bool) -> Menu:
        asked = sorted(people, key=lambda decision: decision.optional)[0]
        self.draw_table(asked.seat if self.viewer is None else None)
        question = self.words.text("play-question", seat=asked.seat, question=self.words.ask(asked))
        self.screen.show("", Text.assemble((question, "bold"), (f"  {asked.rule}", "dim")))
        menu = Menu.of(people, self.board, self.match.state.view(asked.seat), self.words)
        self.screen.show(menu.draw(self.screen.width))
        keys = [self.words.text("play-keys")]
        if may_pass:
            keys.insert(0, self.words.text("play-enter_pass"))
        elif menu.only:
            keys.insert(0, self.words.text("play-enter", action=self.words.action(menu.only)))
        self.screen.show(Text(" · ".join(keys), style="dim"))
        return menu


class _Quiet:
    """A status line where there is no screen to show it."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        return None
