"""``archipel games``: the games there are."""

import click

from archipel.commands.language import lang
from archipel.terminal.reference import show_games
from archipel.terminal.screen import Screen
from archipel.terminal.spoken import SpokenCommand
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def games() -> None:
        show_games(Screen(), words.language)

    return SpokenCommand("games", callback=games, params=[lang(words)], help=words.text("help-games"))
