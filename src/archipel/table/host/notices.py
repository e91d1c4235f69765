"""What the host is told when a server starts: sentences on the screen, or records of the log."""

import logging
import sys
from typing import Any

import click

from archipel.table.host.logs import Form
from archipel.words import Words


class Notices:
    """Tells the host, in their language and in the form of their log."""

    def __init__(self, words: Words, form: Form) -> None:
        self.words = words
        self.form = form

    def tell(self, key: str, **about: Any) -> None:
        """One sentence, with the game's name and the reason in words."""
        if "game" in about:
            about["game"] = Words(self.words.language, about["game"]).title if about["game"] else "?"
        if "reason" in about:
            about["reason"] = self.words.mistake(about["reason"])
        self._say(self.words.text(key, **about))

    def _say(self, sentence: str) -> None:
        if self.form == "json":
            log = logging.getLogger("archipel.host")
            log.setLevel(logging.INFO)
            log.info("%s", sentence)
        else:
            click.echo(sentence)
            sys.stdout.flush()
