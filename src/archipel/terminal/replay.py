"""A stored game, step by step or as one story."""

from rich.rule import Rule as Line
from rich.text import Text

from archipel.engine.match import Match
from archipel.terminal.board import board_of
from archipel.terminal.log import tell
from archipel.terminal.prose import Prose
from archipel.terminal.screen import Screen
from archipel.words import Words


class Replay:
    """A record on the screen: step 0 is the set-up, step n the position after n actions."""

    def __init__(self, match: Match, screen: Screen, words: Words) -> None:
        self.match = match
        self.screen = screen
        self.words = words
        self._board = board_of(match.state.game.id)
        self._states = match.states()

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._states) - 1

    def tell_all(self) -> None:
        """The whole story, the last position, and how it ended."""
        self.screen.show(Prose(self.words.title, style="bold"))
        self.screen.show(*tell(self.match.opening, None, self._board, self.words))
        for played in self.match.history:
            self.screen.show(*tell(played.events, None, self._board, self.words))
        self.show(self.last)
        self._tell_undone()

    def step_through(self) -> None:
        """Forward, back, to a number, to the end."""
        step = 0
        self.show(step)
        while True:
            line = self.screen.ask()
            if line is None or line.lower() == "q":
                return
            wanted = self._wanted(line.lower(), step)
            if wanted is None:
                self.screen.warn(self.words.text("replay-unclear", last=self.last))
            else:
                step = wanted
                self.show(step)

    def _wanted(self, line: str, step: int) -> int | None:
        if line in ("", "n"):
            return min(step + 1, self.last)
        if line == "p":
            return max(step - 1, 0)
        if line == "e":
            return self.last
        return int(line) if line.isdecimal() and int(line) <= self.last else None

    def show(self, step: int) -> None:
        """One position, and what led to it."""
        state = self._states[step]
        events = self.match.history[step - 1].events if step else self.match.opening
        view = state.view(None)
        self.screen.clear()
        parts = [self.words.title, self._board.heading(view, self.words)]
        parts.append(self.words.text("replay-step", step=step, last=self.last))
        heading = " · ".join(part for part in parts if part)
        self.screen.show(Line(Text(heading, style="bold"), style="rgb(168,134,74)"))
        fresh = self._board.fresh(events) if step else ()
        self.screen.show(self._board.draw(view, self.words, self.screen.width, fresh), "")
        if step:
            played = self.match.history[step - 1].action
            chosen = self.words.text("replay-chosen", seat=played.seat, action=self.words.action(played))
            self.screen.show(Prose(chosen, style="bold"))
        self.screen.show(*tell(events, None, self._board, self.words))
        if step == self.last:
            self._tell_ending()
        self.screen.note(self.words.text("replay-keys"))

    def _tell_ending(self) -> None:
        outcome = self.match.state.outcome
        if outcome is None:
            self.screen.show(Prose(self.words.text("replay-unfinished"), style="bold"))
            return
        title, meaning = self.words.ending(outcome)
        style = "bold green" if any(outcome.won) else "bold red"
        self.screen.show("", Text(title, style=style), Prose(f"{meaning} ({outcome.rule})".strip()))
        if self.match.record.seed:
            self.screen.show(f"{self.words.text('end-seed')} {self.match.record.seed}")

    def _tell_undone(self) -> None:
        undone = sum(entry.undo for entry in self.match.record.entries)
        if undone:
            self.screen.show(self.words.text("replay-undone", count=undone))
