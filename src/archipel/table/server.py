"""Run the server on a socket of this machine."""

import contextlib
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path

import uvicorn

from archipel.engine.errors import ArchipelError
from archipel.table import gc_policy
from archipel.table.addresses import Proxies
from archipel.table.app import make_app
from archipel.table.bot_pool import BotPool
from archipel.table.connections import Doors, Gate
from archipel.table.host import logs
from archipel.table.host.kinds import keep_for_ourselves
from archipel.table.host.opening import Tell, open_store, tell_log
from archipel.table.limits import MAX_MESSAGE, Rates
from archipel.table.pace import Pace
from archipel.table.quotas import Quotas
from archipel.table.retention import Keep
from archipel.table.tables import Tables


class CannotListen(ArchipelError):
    """The address is taken, or not ours."""


def listen(host: str = "127.0.0.1", port: int = 0) -> socket.socket:
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
) -> None:
    """Serve until interrupted; ``ready`` is called once the store is open and calls are answered.

    ``tell`` gets what the host should know of the store: a key of the texts and its arguments.
    """
    rates, proxies = rates or Rates(), proxies or Proxies([])
    logs.set_up(log_form, log_level)
    with keep_for_ourselves(db):
        bot_pool = BotPool(workers, eager=True)
        tables = Tables(open_store(db, tell), bot_pool, pace or Pace(), quotas or Quotas(ease=rates.ease))
        doors = Doors(rates.connections, proxies=proxies)
        config = uvicorn.Config(
            make_app(tables, origins=origins, rates=rates, keep=keep, open_metrics=open_metrics),
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
            _Server(config, ready).run(sockets=[Gate(doors, listener)])


def end_as_by_ctrl_c() -> None:
    """Let an end that is asked for (SIGTERM) go the way of Ctrl-C, so that nothing is left behind.

    uvicorn raises the signal again when it is done; by default that would kill the process before the bots'
    workers are gone, and Python would complain about it in the log.
    """
    if threading.current_thread() is threading.main_thread():  # only there can a signal be listened to
        signal.signal(signal.SIGTERM, signal.default_int_handler)


class _Server(uvicorn.Server):
    """Says when it is ready, and not before."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
