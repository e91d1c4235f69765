"""``archipel new-game``: a small working game to begin from."""

from pathlib import Path

import click

from archipel.commands.language import lang
from archipel.new_game.skeleton import Skeleton, checkout_around
from archipel.terminal.spoken import SpokenCommand
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def new_game(name: str, into: str | None) -> None:
        folder = Path(into).expanduser() if into else None
        skeleton = Skeleton(name.lower().replace("-", "_"), checkout_around(folder))
        skeleton.write()
        places = {"folder": str(skeleton.game), "tests": str(skeleton.tests)}
        click.echo(words.text("new_game-written", title=skeleton.title, name=skeleton.name, **places))

    params: list[click.Parameter] = [
        click.Argument(["name"], metavar="NAME"),
        click.Option(["--into"], metavar="FOLDER", help=words.text("help-into")),
        lang(words),
    ]
    return SpokenCommand("new-game", callback=new_game, params=params, help=words.text("help-new_game"))
