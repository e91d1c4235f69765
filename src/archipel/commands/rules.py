"""``archipel rules``: the rulebook of a game, or one rule by its id."""

import click

from archipel.commands.language import lang
from archipel.terminal.reference import show_rules
from archipel.terminal.screen import Screen
from archipel.terminal.spoken import SpokenCommand
from archipel.terminal.start import find_game
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def rules(game: str, wanted: tuple[str, ...], exact: bool) -> None:
        chosen = find_game(game)
        show_rules(chosen, " ".join(wanted), Screen(), Words(words.language, chosen.id), exact)

    params: list[click.Parameter] = [
        click.Argument(["game"], metavar="GAME"),
        click.Argument(["wanted"], nargs=-1, metavar="[ID]"),
        click.Option(["--exact"], is_flag=True, help=words.text("help-rules_exact")),
        lang(words),
    ]
    return SpokenCommand("rules", callback=rules, params=params, help=words.text("help-rules"))
