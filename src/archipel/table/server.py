"""Run the server on a socket of this machine."""

import contextlib
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import uvicorn

from archipel.engine.errors import ArchipelError
from archipel.table import gc_policy
from archipel.table.addresses import Proxies
from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.connections import Doors, Gate
from archipel.table.host import logs
from archipel.table.host.health import here
from archipel.table.host.lock import StoreLock
from archipel.table.host.opening import Tell, open_store, patience_with, tell_log
from archipel.table.limits import MAX_MESSAGE, Rates
from archipel.table.pace import Pace
from archipel.table.quotas import Quotas
from archipel.table.retention import Keep
from archipel.table.stores import StoreFailed
from archipel.table.stores.opening import is_postgres
from archipel.table.tables import Tables

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from archipel.table.house.house import House
    from archipel.table.house.ownership import Ownership
    from archipel.table.house.shared import Shared


LOOPBACK: Final = "127.0.0.1"


class CannotListen(ArchipelError):
    """The address is taken, or not ours."""


def listen(host: str = LOOPBACK, port: int = 0) -> socket.socket:
    """A socket to listen on, on this machine only unless told otherwise; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise CannotListen("listen", host=host, port=str(port), reason=error) from None
    listener.set_inheritable(True)
    return listener


def serve(
    listener: socket.socket,
    db: Path | str,
    workers: int = 1,
    pace: Pace | None = None,
    origins: list[str] | None = None,
    rates: Rates | None = None,
    proxies: Proxies | None = None,
    keep: Keep | None = None,
    quotas: Quotas | None = None,
    ready: Callable[[], None] = lambda: None,
    tell: Tell = tell_log,
    open_metrics: bool = False,
    log_form: logs.Form = "text",
    log_level: str = "warning",
    secret: bytes = b"",
    processes: int = 1,
    parent: socket.socket | None = None,
    inside: str = LOOPBACK,
    neighbours: str = "",
) -> None:
    """Serve until interrupted; ``ready`` is called once the store is open and calls are answered.

    ``tell`` gets what the host should know of the store: a key of the texts and its arguments. One of several
    ``processes`` has a line to its ``parent``, which counts for all of them; others reach it at ``inside``,
    and those of this machine hand sockets over in the folder ``neighbours``.
    """
    rates, proxies = rates or Rates(), proxies or Proxies([])
    quotas = quotas or Quotas(ease=rates.ease)
    shared = shared_by(parent, rates, quotas) if parent is not None else None
    logs.set_up(log_form, log_level)
    with contextlib.ExitStack() as stack:
        ownership = back = lock = None
        if is_postgres(db):  # others may serve the same tables
            back = listen(inside)
            back.listen()  # whoever reads of us in the database finds somebody there
            ownership = stack.enter_context(ownership_at(str(db), back))
        else:
            lock = stack.enter_context(StoreLock(db))
        store = open_store(db, tell, patience_with(db, lock is not None and lock.orderly))
        if lock is not None:
            lock.orderly = True
        tables = Tables(
            store,
            shared.thinkers if shared else BotPool(workers, eager=True),
            pace or Pace(),
            quotas,
            owners=ownership,
            secret=secret,
        )
        everywhere = rates.connections_now if shared else None
        doors = Doors(rates.connections, proxies=proxies, processes=processes, everywhere=everywhere)
        app = make_app(
            tables, origins=origins, rates=rates, keep=keep, open_metrics=open_metrics, family=shared
        )
        house = (
            house_around(app, tables, ownership, back, neighbours, rates, doors)
            if ownership and back
            else None
        )
        config = uvicorn.Config(
            house.front if house else app,
            http=doors.http(),
            ws=doors.sockets(),
            # Without this uvicorn would believe whatever a client on this machine says about who it is.
            proxy_headers=bool(proxies.named),
            forwarded_allow_ips=proxies.named,
            ws_per_message_deflate=False,
            ws_max_size=MAX_MESSAGE * 2,
            log_config=None,  # its records go where ours go
            log_level="warning",
            access_log=False,  # addresses are nobody's business
        )
        gc_policy.keep_quiet()
        end_as_by_ctrl_c()
        with contextlib.suppress(KeyboardInterrupt):  # uvicorn has said goodbye to everybody by then
            _Server(config, ready, tables, house, shared).run(sockets=[Gate(doors, listener)])


def shared_by(parent: socket.socket, rates: Rates, quotas: Quotas) -> "Shared":
    """What the parent of this process counts and lends; from now on these hold over all processes."""
    from archipel.table.house.shared import Shared

    shared = Shared(parent)
    shared.rule(rates, quotas)
    return shared


def ownership_at(store: str, back: socket.socket) -> "Ownership":
    """This process's session with a database, by which it has tables; the others reach it at ``back``."""
    host, port = back.getsockname()[:2]
    try:
        from archipel.table.house.ownership import Ownership
    except ImportError:
        raise StoreFailed("store_needs_psycopg") from None
    return Ownership(store, f"{host}:{port}")


def house_around(
    app: "ASGIApp",
    tables: Tables,
    ownership: "Ownership",
    back: socket.socket,
    folder: str,
    rates: Rates,
    doors: Doors,
) -> "House":
    """What makes this process one of several; those of this machine meet in the folder, if there is one."""
    from archipel.table.house.house import House
    from archipel.table.house.neighbours import Neighbours
    from archipel.table.house.reception import Reception

    neighbours = Neighbours(folder, ownership.token) if folder else None
    return House(app, tables, ownership, back, neighbours, Reception(tables, rates, doors))


def end_as_by_ctrl_c() -> None:
    """Let an end that is asked for (SIGTERM) go the way of Ctrl-C, so that nothing is left behind.

    uvicorn raises the signal again when it is done; by default that would kill the process before the bots'
    workers are gone, and Python would complain about it in the log.
    """
    if threading.current_thread() is threading.main_thread():  # only there can a signal be listened to
        signal.signal(signal.SIGTERM, signal.default_int_handler)


class _Server(uvicorn.Server):
    """Says when it is ready, and not before."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        tables: Tables,
        house: "House | None",
        shared: "Shared | None",
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._tables = tables
        self._house = house
        self._shared = shared

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._shared is not None:
            await self._shared.open(lambda: here(self._tables))
        await super().startup(sockets)
        if self._house is not None:
            self._house.open(self.server_state)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._house is not None:
            await self._house.close()
        await super().shutdown(sockets)
        if self._shared is not None:
            await self._shared.close()
