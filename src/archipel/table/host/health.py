"""``/health`` and ``/metrics``: how the server is, for its host and nobody else.

They answer to this machine only, unless the host opens them; a call that a proxy passed on is somebody
else's, though it comes from this machine. To all others these addresses do not exist.
"""

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from archipel import __version__
from archipel.engine.errors import ArchipelError
from archipel.table.addresses import address_of
from archipel.table.host import meters
from archipel.table.host.metrics import CONTENT_TYPE, gauge
from archipel.table.limits import Rates
from archipel.table.openapi import json_response, refusal_response
from archipel.table.refusals import Refusal, too_fast
from archipel.table.tables import Tables

LOOPBACK: Final = ("127.0.0.1", "::1")
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
PATIENCE: Final = 5.0  # seconds for the store to write


def host_routes(tables: Tables, rates: Rates, everybody: bool = False) -> list[Route]:
    """The host's calls; ``everybody`` opens them to other machines, as often as other calls."""

    def refusal(request: Request) -> Response | None:
        if from_here(request):
            return None
        address = address_of(request)
        if everybody and rates.calls.take(address):
            return None
        error = too_fast(rates.calls.wait(address)) if everybody else Refusal("unknown_call", 404)
        return refusal_response(error, request.headers)

    async def health(request: Request) -> Response:
        if (refused := refusal(request)) is not None:
            return refused
        trouble = await store_trouble(tables)
        told = {
            "status": "failing" if trouble else "ok",
            "store": trouble or "ok",
            "version": __version__,
            "tables": tables.in_memory,
            "sockets": tables.sockets,
            "uptime": round(meters.uptime(), 1),
        }
        return json_response(told, 503 if trouble else 200)

    async def metrics(request: Request) -> Response:
        if (refused := refusal(request)) is not None:
            return refused
        headers = {"cache-control": "no-store"}
        return Response(await figures(tables), 200, headers, media_type=CONTENT_TYPE)

    return [Route("/health", health), Route("/metrics", metrics)]


def from_here(request: Request) -> bool:
    """Whether a call was made on this machine, by nobody who speaks for another."""
    there = request.client.host if request.client else ""
    return there in LOOPBACK and not any(name in request.headers for name in PASSED_ON)


async def store_trouble(tables: Tables) -> str:
    """Why the store cannot write, as the key of an error; nothing if it can."""
    try:
        await asyncio.wait_for(tables.store.prove_writing(), PATIENCE)
    except ArchipelError as error:
        return error.key
    except TimeoutError:
        return "store_silent"
    return ""


async def figures(tables: Tables) -> str:
    """Everything that is counted, as Prometheus reads it."""
    store, pool = tables.store, tables.bot_pool
    lines = [
        *gauge("archipel_uptime_seconds", "Since the server was started.", meters.uptime()),
        *gauge("archipel_tables_in_memory", "Tables that somebody uses, or has lately.", tables.in_memory),
        *gauge("archipel_sockets", "Clients that are told what happens.", tables.sockets),
        *gauge("archipel_bot_workers", "Processes that think for bots.", pool.workers),
        *gauge("archipel_bot_queue", "Questions to bots that no process works on yet.", pool.waiting),
        *gauge("archipel_store_bytes", "Size of the store with its log.", await store.size_on_disk()),
    ]
    try:
        lines += gauge("archipel_tables_in_store", "Tables in the store.", await store.count())
    except ArchipelError:
        meters.FAILURES.add()  # the other figures are wanted now more than ever
    lines += [line for each in meters.COUNTED for line in each.lines()]
    return "\n".join(lines) + "\n"
