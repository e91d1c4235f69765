"""``archipel play``: a game in the terminal."""

import click

from archipel.commands.language import lang
from archipel.engine.errors import ArchipelError
from archipel.terminal import start
from archipel.terminal.screen import Screen
from archipel.terminal.seating import seats_from, usual_seats
from archipel.terminal.spoken import SpokenCommand
from archipel.terminal.welcome import Welcome, offer_unfinished
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def play(
        *,
        game: str | None,
        seats: str | None,
        option: tuple[str, ...],
        seed: str,
        resume: str | None,
        fast: bool,
    ) -> None:
        screen = Screen(fast)
        if resume is not None:
            start.go_on(start.find_file(resume), screen, words).run()
            return
        if game is None:
            if not screen.live:
                raise ArchipelError("which_game")
            welcome(words)
            return
        chosen = start.find_game(game)
        options = start.options_from(option, chosen)
        people = seats_from(seats or usual_seats(chosen), chosen, words)
        left = offer_unfinished(chosen, screen, words)
        (left or start.new_game(chosen, people, options, screen, words, seed=seed)).run()

    params: list[click.Parameter] = [
        click.Argument(["game"], required=False, metavar="GAME"),
        click.Option(["--seats"], metavar="A,B,…", help=words.text("help-seats")),
        click.Option(["--option"], multiple=True, metavar="NAME=VALUE", help=words.text("help-option")),
        click.Option(["--seed"], default="", metavar="TEXT", help=words.text("help-seed")),
        click.Option(["--resume"], metavar="FILE", help=words.text("help-resume")),
        click.Option(["--fast"], is_flag=True, help=words.text("help-fast")),
        lang(words),
    ]
    return SpokenCommand("play", callback=play, params=params, help=words.text("help-play"))


def welcome(words: Words) -> None:
    """A game in the terminal, step by step."""

    table = Welcome(Screen(), words.language).open()
    if table is not None:
        table.run()
