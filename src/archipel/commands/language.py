"""The option that every command has: in which language it speaks."""

import click

from archipel.words import LANGUAGES, Words


def lang(words: Words) -> click.Option:
    """``--lang``, read by ``archipel`` itself wherever it stands."""
    told = words.text("help-lang", languages=words.either(LANGUAGES))
    return click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False, help=told)
