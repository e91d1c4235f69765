"""What there is to know before playing: the games there are, and the rulebook of one."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from archipel.bots import bot_names
from archipel.engine.errors import ArchipelError
from archipel.engine.game import Game
from archipel.engine.options import Option
from archipel.games import GAMES
from archipel.terminal.prose import Prose
from archipel.terminal.rulebook import show_chapters
from archipel.terminal.screen import Screen
from archipel.words import Rule, Words
from archipel.words.rulebook import find_chapters, rulebook_of


def show_games(screen: Screen, language: str) -> None:
    """Each game with its seats, bots and options."""
    for game in GAMES.values():
        words = Words(language, game.id)
        screen.show(Text.assemble((words.title, "bold rgb(200,160,90)"), f"  ({game.id})"))
        screen.show(Padding(Prose(words.tagline), (0, 0, 0, 2)))
        if words.has("game-kind"):
            screen.show(Padding(Prose(_facts(game, words)), (0, 0, 0, 2)))
        table = Table.grid(padding=(0, 2), pad_edge=True)
        table.add_column(style="bold", no_wrap=True)
        table.add_column()
        table.add_row(
            words.text("games-seats"), words.text("games-from_to", least=game.min_seats, most=game.max_seats)
        )
        table.add_row(words.text("games-bots"), ", ".join(bot_names(game)))
        for option in game.options:
            table.add_row(option.name, _option(option, words))
        screen.show(table)
        screen.note(words.text("games-default"))


def _facts(game: Game, words: Words) -> str:
    """What kind of game it is, how long it takes and with how many it is best, as far as the game says so."""
    (shortest, longest), (fewest, most) = game.minutes, game.best_seats
    told = [words.text("game-kind")]
    if longest:
        told.append(words.text("games-minutes", shortest=shortest, longest=longest))
    if most:
        told.append(words.text("games-best", least=fewest, most=most, span="no" if fewest == most else "yes"))
    return " · ".join(told)


def _option(option: Option, words: Words) -> Prose:
    values = [f"[{value}]" if value == option.default else value for value in option.values]
    label = words.option(option.name)
    return Prose(
        words.text("games-option", label=label, values=", ".join(values + ["…"] * option.open_ended))
    )


def show_rules(game: Game, wanted: str, screen: Screen, words: Words, exact: bool = False) -> None:
    """The rulebook, a chapter of it or one rule; ``exact``: the rules by number instead of the chapters.

    A word finds the chapters and the exact rules that speak of it.
    """
    chapters = [] if exact else rulebook_of(game.id).chapters
    if not wanted:
        screen.show(Prose(words.title, style="bold"), words.said("game-summary", ""))
        if chapters:
            show_chapters(game, chapters, screen, words)
            screen.note(words.text("rules-exact_too", name=game.id, rule=words.rules()[0].id))
            return
        screen.show("", words.said("turn-summary", ""))
        _show(words.rules(), screen)
        return
    one = words.rule(wanted)
    told = [] if one or exact else find_chapters(words, game.id, wanted)
    named = len(told) == 1 and wanted.lower() in (told[0].id, str(chapters.index(told[0]) + 1))
    found = [one] if one else [] if named else words.find_rules(wanted)
    show_chapters(game, told, screen, words)
    if not found and not told:
        if not words.rules():
            raise ArchipelError("no_rules", name=game.id)
        first, last = words.rules()[0].id, words.rules()[-1].id
        raise ArchipelError("rule", wanted=wanted, name=game.id, first=first, last=last)
    _show(found, screen)


def _show(rules: list[Rule], screen: Screen) -> None:
    heading = ""
    for rule in rules:
        if rule.heading != heading:
            heading = rule.heading
            screen.show("", Text(heading, style="bold underline"))
        screen.show(Text.assemble((rule.id, "bold rgb(200,160,90)"), "  ", (rule.title, "bold")))
        screen.show(Padding(Prose(rule.text), (0, 0, 0, 2)))
