"""``archipel serve``: start the server, say where it is, open the browser."""

import socket
import threading
import webbrowser
from typing import Any

from archipel.folders import data_folder
from archipel.table.addresses import Proxies
from archipel.table.app import STATIC
from archipel.table.host.logs import Form
from archipel.table.host.notices import Notices
from archipel.table.quotas import Quotas
from archipel.table.retention import Keep
from archipel.table.server import LOOPBACK, CannotListen, listen, serve
from archipel.table.stores import StoreFailed
from archipel.table.stores.opening import is_postgres, shown_name, store_at
from archipel.words import Words

PORT = 8765
ONLY_HERE = (LOOPBACK, "::1", "localhost")


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
    proxies: list[str],
    keep: Keep,
    quotas: Quotas,
    open_metrics: bool = False,
    log_form: Form = "text",
    log_level: str = "warning",
    processes: int = 1,
    inside: str = LOOPBACK,
) -> None:
    """Serve until Ctrl-C; everything that was acknowledged is kept."""
    trusted = Proxies(proxies)
    if processes > 1 and not is_postgres(db or ""):
        raise StoreFailed("processes_need_postgres", count=processes)
    if ":" in inside or inside == "0.0.0.0":  # the others must be able to call it
        raise CannotListen("inside_address", address=inside)
    listener = _listen(host, port)
    shown = LOOPBACK if host in ("0.0.0.0", LOOPBACK) else host
    address = f"http://{shown}:{listener.getsockname()[1]}/"
    store = db or str(data_folder() / "tables.db")

    tell = Notices(words, log_form).tell

    def ready() -> None:
        tell("serve-at", address=address)
        tell("serve-kept", file=shown_name(store))
        if host not in ONLY_HERE:
            tell("serve-open", host=host)
        tell("serve-stop")
        if browser:
            _open_browser(address)

    each: dict[str, Any] = {
        "db": store,
        "workers": bots,
        "origins": origins,
        "proxies": trusted,
        "keep": keep,
        "quotas": quotas,
        "open_metrics": open_metrics,
    }
    if not is_postgres(store):
        serve(listener, ready=ready, tell=tell, log_form=log_form, log_level=log_level, **each)
        return
    store_at(store).close()  # what stands against it is said once, and the schema is the newest
    from archipel.table.house.processes import serve_together

    serve_together(processes, listener, ready, log_form, log_level, inside=inside, **each)


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
