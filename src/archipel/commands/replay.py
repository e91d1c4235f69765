"""``archipel replay``: a kept game, step by step."""

import click

from archipel.commands.language import lang
from archipel.terminal.replay import Replay
from archipel.terminal.screen import Screen
from archipel.terminal.spoken import SpokenCommand
from archipel.terminal.start import find_file, replay_record
from archipel.words import Words


def command(words: Words) -> click.Command:
    """The command, told in the reader's language."""

    def replay(file: str, everything: bool) -> None:
        match, spoken = replay_record(find_file(file), words)
        story = Replay(match, Screen(), spoken)
        if everything:
            story.tell_all()
        else:
            story.step_through()

    params: list[click.Parameter] = [
        click.Argument(["file"], metavar="FILE"),
        click.Option(["--all", "everything"], is_flag=True, help=words.text("help-all")),
        lang(words),
    ]
    return SpokenCommand("replay", callback=replay, params=params, help=words.text("help-replay"))
