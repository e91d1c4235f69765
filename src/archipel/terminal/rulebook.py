"""The rulebook on a terminal: the chapters that the page shows, with the numbers of the rules behind them."""

from rich.padding import Padding
from rich.text import Text

from archipel.engine.game import Game
from archipel.terminal.prose import Prose
from archipel.terminal.screen import Screen
from archipel.words import Words
from archipel.words.rulebook import Block, Chapter, Part, blocks, fine_points, rulebook_of


def show_chapters(game: Game, chapters: list[Chapter], screen: Screen, words: Words) -> None:
    """Some chapters of a game's rulebook, each under its number and name."""
    whole = rulebook_of(game.id).chapters
    for chapter in chapters:
        title = words.text(f"rulebook-{chapter.id}", "title")
        screen.show("", Text(f"{whole.index(chapter) + 1}. {title}", style="bold rgb(200,160,90)"))
        for block in blocks(words.text(f"rulebook-{chapter.id}")):
            screen.show("", *(Padding(_line(block, parts), (0, 0, 0, 2)) for parts in block.lines))
        more = fine_points(words, chapter)
        if more:
            told = words.text("rules-fine_points", rules=", ".join(rule.id for rule in more))
            screen.show("", Padding(Prose(told, style="dim"), (0, 0, 0, 2)))


def _line(block: Block, parts: list[Part]) -> Prose:
    told = "".join(part.text + (f" [{', '.join(part.rules)}]" if part.rules else "") for part in parts)
    return Prose(f"• {told}" if block.listed else told)
