"""One question at the screen: shown, and asked again until there is an answer."""

from typing import TYPE_CHECKING

from rich.text import Text

from archipel.engine.action import Action
from archipel.engine.decision import Decision
from archipel.engine.errors import UnknownAction
from archipel.terminal.commands import COMMANDS, Leave, refuse
from archipel.terminal.menu import Menu

if TYPE_CHECKING:
    from archipel.terminal.play import Play


class Prompt:
    """What people at the screen may do now; Enter leaves it to the bot that answers ``otherwise``."""

    def __init__(self, play: "Play", people: list[Decision], otherwise: Decision | None) -> None:
        self._play = play
        self._people = sorted(people, key=lambda decision: decision.optional)
        self._otherwise = otherwise
        self._whole = self._menu = self._show()

    def answer(self) -> Action | None:
        """The action chosen; nothing if they pass, or if a command has changed the game."""
        version = len(self._play.match.record.entries)
        while True:
            line = self._play.screen.ask()
            if line is None:
                raise Leave
            word, _, rest = line.partition(" ")
            if not line and (self._otherwise or self._menu.only):
                return None if self._otherwise else self._menu.only
            if not line or line == "0":
                self._whole = self._menu = self._show()
            elif word.lower() in COMMANDS:
                changed = COMMANDS[word.lower()](self._play, rest.strip())
                if len(self._play.match.record.entries) != version:
                    return None
                if changed:
                    self._whole = self._menu = self._show()
            else:
                action = self._numbered(int(line)) if line.isdecimal() else self._written(line)
                if action is not None:
                    return action

    def _show(self) -> Menu:
        play, asked = self._play, self._people[0]
        words = play.words
        play.draw_table(asked.seat if play.viewer is None else None)
        question = words.text("play-question", seat=asked.seat, question=words.ask(asked))
        play.screen.show("", Text.assemble((question, "bold"), (f"  {asked.rule}", "dim")))
        menu = Menu.of(self._people, play.board, play.match.state.view(asked.seat), words)
        play.screen.show(menu.draw(play.screen.width))
        play.screen.note(" · ".join(self._keys(menu)))
        return menu

    def _keys(self, menu: Menu) -> list[str]:
        words = self._play.words
        keys = [words.text("play-keys")]
        if self._otherwise is not None:
            keys.insert(0, words.text("play-enter_pass", seat=self._otherwise.seat))
            if len(self._otherwise.actions) == 1:
                action = words.action(self._otherwise.actions[0])
                keys[0] = words.text("play-enter_pass_to", seat=self._otherwise.seat, action=action)
        elif menu.only:
            keys.insert(0, words.text("play-enter", action=words.action(menu.only)))
        last = self._play.undoable()
        if last and all(played.free for played in last):
            keys.append(words.text("play-undo"))
        return keys

    def _numbered(self, number: int) -> Action | None:
        """The action with this number, or nothing: a group has opened, or there is no such number."""
        if not 1 <= number <= len(self._menu):
            self._play.screen.warn(self._play.words.text("play-number", most=len(self._menu)))
            return None
        picked = self._menu.pick(number)
        if isinstance(picked, Action):
            return picked
        self._open(picked)
        return None

    def _written(self, line: str) -> Action | None:
        """An action as records write it (``move watchtower``); else a search; else why it is refused."""
        state, words = self._play.match.state, self._play.words
        written: list[Action] = []
        for decision in self._people:
            try:
                written.append(state.parse(f"{decision.seat} {line}"))
            except UnknownAction:
                continue
            if written[-1] in decision.actions:
                return written[-1]
        found = self._whole.about(line)
        if found is not None:
            self._open(found)
        elif written:
            refuse(self._play, written[0])
        else:
            self._play.screen.warn(words.text("play-unclear", answer=line))
        return None

    def _open(self, menu: Menu) -> None:
        self._menu = menu
        self._play.screen.show(menu.draw(self._play.screen.width))
        self._play.screen.note(self._play.words.text("play-back"))
