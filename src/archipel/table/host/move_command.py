"""The command ``archipel move-store``."""

import click

from archipel.table.host import account
from archipel.table.host.moving import move
from archipel.table.host.show import Shown, progress_bar
from archipel.table.stores.opening import shown_name
from archipel.words import Words


def move_store(source: str, target: str, as_json: bool, language: str) -> None:
    """Move every table, and say what was moved."""
    with progress_bar() as progress:
        moved = move(source, target, progress)
    if as_json:
        click.echo(account.as_json(moved._asdict()))
        return
    shown = Shown(Words(language, part="host"))
    shown.say("moved", count=moved.tables, entries=moved.entries, store=shown_name(target))
    if moved.before:
        shown.say("moved-before", count=moved.before)
    shown.say("moved-digest", digest=moved.digest[:16])
