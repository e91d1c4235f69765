"""``archipel serve``: start the server, say where it is, open the browser."""

import logging
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

import click

from archipel.engine.errors import ArchipelError
from archipel.folders import data_folder
from archipel.table.app import STATIC
from archipel.table.host.logs import Form
from archipel.table.server import CannotListen, listen, serve
from archipel.words import Words

PORT = 8765
LOOPBACK = ("127.0.0.1", "::1", "localhost")


def page_is_built() -> bool:
    """Whether there is a page to serve."""
    return (STATIC / "index.html").is_file()


def serve_people(
    host: str,
    port: int | None,
    db: str | None,
    bots: int,
    origins: list[str],
    browser: bool,
    words: Words,
    *,
    open_metrics: bool = False,
    log_form: Form = "text",
    log_level: str = "warning",
) -> None:
    """Serve until Ctrl-C; everything that was acknowledged is kept."""
    listener = _listen(host, port)
    shown = "127.0.0.1" if host in ("0.0.0.0", "127.0.0.1") else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    store = Path(db) if db else data_folder() / "tables.db"

    def tell(key: str, **about: Any) -> None:
        say(notice(words, key, **about), log_form)

    def ready() -> None:
        tell("serve-at", address=address)
        tell("serve-kept", file=str(store))
        if host not in LOOPBACK:
            tell("serve-open", host=host)
        tell("serve-stop")
        if browser:
            _open_browser(address)

    serve(
        listener,
        store,
        bots,
        origins=origins,
        ready=ready,
        tell=tell,
        open_metrics=open_metrics,
        log_form=log_form,
        log_level=log_level,
    )


def say(sentence: str, form: Form) -> None:
    """A sentence for the host: on the screen, or as a record of the log where programs read it."""
    if form == "json":
        log = logging.getLogger("archipel.host")
        log.setLevel(logging.INFO)
        log.info("%s", sentence)
    else:
        click.echo(sentence)
        sys.stdout.flush()


def notice(words: Words, key: str, **about: Any) -> str:
    """What the host is told, with the game's name and the reason in words."""
    if "game" in about:
        about["game"] = Words(words.language, about["game"]).title if about["game"] else "?"
    if "reason" in about:
        about["reason"] = words.mistake(ArchipelError(about["reason"]))
    return words.text(key, **about)


def _listen(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the usual one, or any that is free when the usual one is taken."""
    if port is not None:
        return listen(host, port)
    try:
        return listen(host, PORT)
    except CannotListen:
        return listen(host, 0)


def _open_browser(address: str) -> None:
    """Open the page where there is a browser; where there is none, the address has been printed."""
    try:
        known = webbrowser.get()
    except webbrowser.Error:
        return
    if isinstance(known, webbrowser.GenericBrowser) and not isinstance(known, webbrowser.BackgroundBrowser):
        return  # a browser inside the terminal would take the screen
    threading.Thread(target=known.open, args=[address], daemon=True).start()  # some wait for the browser
