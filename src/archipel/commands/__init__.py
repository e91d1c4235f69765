"""One file a command of ``archipel``, each loaded only when it is asked for."""

from importlib import import_module
from typing import Final

import click

from archipel.commands.language import lang
from archipel.terminal.spoken import SpokenCommand
from archipel.words import Words

LAB: Final = ("simulate", "compare", "tournament", "fuzz", "bench")
NAMES: Final = (
    "serve",
    "play",
    "games",
    "rules",
    "replay",
    "review",
    "tables",
    "move-store",
    *LAB,
    "new-game",
)
"""The commands, the most wanted first."""


def find(name: str, words: Words) -> click.Command | None:
    """One command in the reader's language, or None where there is none of this name."""
    if name not in NAMES:
        return None
    if name in LAB:
        return _from_the_lab(name, words)
    made: click.Command = import_module(f"archipel.commands.{name.replace('-', '_')}").command(words)
    return made


def _from_the_lab(name: str, words: Words) -> click.Command:
    """A command of the lab, which reads the language of this moment when it is loaded."""
    from archipel.lab.commands import COMMANDS

    command = next(each for each in COMMANDS if each.name == name)
    return SpokenCommand.like(command, lang(words))
