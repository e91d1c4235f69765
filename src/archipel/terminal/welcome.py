"""The start for somebody who typed nothing but ``archipel``: one Enter, and the game begins."""

from datetime import datetime

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from archipel.engine.options import Option
from archipel.games import GAMES
from archipel.terminal.play import Play
from archipel.terminal.saved_games import unfinished
from archipel.terminal.screen import Screen
from archipel.terminal.seating import seats_from, usual_seats
from archipel.terminal.start import find_game, go_on, new_game
from archipel.words import Words, is_answer, language_of, next_language


class Welcome:
    """What will be played, each line changed by its number."""

    def __init__(self, screen: Screen, language: str) -> None:
        self._screen = screen
        self._game: Game = next(iter(GAMES.values()))
        self._words = Words(language, self._game.id)
        self._seats = usual_seats(self._game)
        self._options: dict[str, str] = {}

    def open(self) -> Play | None:
        """A table, once somebody pressed Enter; nothing if they left."""
        left = offer_unfinished(None, self._screen, self._words)
        if left is not None:
            return left
        while True:
            self._show()
            line = self._screen.ask(self._words.text("welcome-ask"))
            if line is None or line.lower() == "q":
                return None
            try:
                if not line:
                    seats = seats_from(self._seats, self._game, self._words)
                    return new_game(self._game, seats, self._options, self._screen, self._words)
                self._change(line)
            except ArchipelError as error:
                self._screen.warn(self._words.mistake(error))

    def _show(self) -> None:
        words = self._words
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", justify="right")
        grid.add_column()
        grid.add_column(style="bold")
        players = ", ".join(seat.name for seat in seats_from(self._seats, self._game, words))
        rows = [
            (words.text("welcome-language"), language_of(words.language).name),
            (words.text("welcome-game"), words.title),
            (words.text("welcome-players"), players),
        ]
        for option in self._game.options:
            value = self._options.get(option.name, option.default)
            rows.append((words.option(option.name), words.option_value(option.name, value)))
        for number, (label, value) in enumerate(rows, start=1):
            grid.add_row(str(number), label, value)
        title = Text(words.text("welcome-title"), style="bold rgb(200,160,90)")
        subtitle = Text(words.tagline, style="italic")
        self._screen.show(
            Panel(grid, title=title, subtitle=subtitle, border_style="rgb(58,110,122)", padding=(1, 3))
        )

    def _change(self, line: str) -> None:
        number = int(line) if line.isdecimal() else 0
        if number == 1:
            self._words = self._words.speak(next_language(self._words.language))
        elif number == 2:
            self._choose_game()
        elif number == 3:
            self._choose_players()
        elif 4 <= number < 4 + len(self._game.options):
            self._choose_option(self._game.options[number - 4])
        else:
            most = 3 + len(self._game.options)
            self._screen.warn(self._words.text("play-number", most=most))

    def _choose_game(self) -> None:
        answer = self._screen.ask(self._words.text("welcome-which_game", games=", ".join(GAMES)))
        if answer:
            self._game = find_game(answer)
            self._words = Words(self._words.language, self._game.id)
            self._seats, self._options = usual_seats(self._game), {}

    def _choose_players(self) -> None:
        answer = self._screen.ask(self._words.text("welcome-who", example=usual_seats(self._game)))
        if answer:
            seats_from(answer, self._game, self._words)
            self._seats = answer

    def _choose_option(self, option: Option) -> None:
        words = self._words
        values = [
            f"{n} {words.option_value(option.name, value)}" for n, value in enumerate(option.values, start=1)
        ]
        self._screen.show(words.said(f"option-{option.name}", "", "help"), "  ".join(values))
        answer = self._screen.ask(words.text("welcome-value"))
        if answer:
            known = answer.isdecimal() and 1 <= int(answer) <= len(option.values)
            value = option.values[int(answer) - 1] if known else answer
            self._options = self._game.settle({**self._options, option.name: value})


def offer_unfinished(game: Game | None, screen: Screen, words: Words) -> Play | None:
    """Offer the game that was left last; a refusal puts it aside."""
    found = unfinished(game.id if game else None)
    if found is None or not screen.live:
        return None
    saved, record = found
    stored = record.table.get("seats")
    names = (
        [str(row.get("name")) for row in stored if isinstance(row, dict)] if isinstance(stored, list) else []
    )
    title = Words(words.language, record.game).title
    when = datetime.fromtimestamp(saved.path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    answer = screen.ask(words.text("resume-ask", title=title, names=", ".join(names), when=when))
    if answer is None or is_answer("no", answer):
        if answer is not None:
            saved.put_aside()
        return None
    try:
        return go_on(saved.path, screen, words)
    except ArchipelError as error:
        screen.warn(words.mistake(error))
        return None
