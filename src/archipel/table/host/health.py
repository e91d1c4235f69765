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
from archipel.table.refusals import RequestRefused, too_fast
from archipel.table.surroundings import Thinkers
from archipel.table.tables import Tables

LOOPBACK: Final = ("127.0.0.1", "::1")
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")
PATIENCE: Final = 5.0  # seconds for the store to write
NOW: Final = {
    "archipel_processes": "Processes that serve people.",
    "archipel_tables_in_memory": "Tables that somebody uses, or has lately.",
    "archipel_sockets": "Clients that are told what happens.",
    "archipel_bot_workers": "Processes that think for bots.",
    "archipel_bot_queue": "Questions to bots that no process works on yet.",
}


def host_routes(
    tables: Tables, rates: Rates, everybody: bool = False, family: meters.Family | None = None
) -> list[Route]:
    """The host's calls; ``everybody`` opens them to other machines, as often as other calls.

    They speak for the whole ``family`` of processes, whichever of them is asked.
    """
    whole = family or meters.Single()

    async def refusal(request: Request) -> Response | None:
        if from_here(request):
            return None
        if not everybody:
            return refusal_response(RequestRefused("unknown_call", 404), request.headers)
        wait = await rates.calls.ask(address_of(request))
        return refusal_response(too_fast(wait), request.headers) if wait else None

    async def health(request: Request) -> Response:
        if (refused := await refusal(request)) is not None:
            return refused
        trouble = await store_trouble(tables)
        all = await whole.together(here(tables))
        told = {
            "status": "failing" if trouble else "ok",
            "store": trouble or "ok",
            "version": __version__,
            "tables": int(all.now["archipel_tables_in_memory"]),
            "sockets": int(all.now["archipel_sockets"]),
            "uptime": round(all.uptime, 1),
        }
        return json_response(told, 503 if trouble else 200)

    async def metrics(request: Request) -> Response:
        if (refused := await refusal(request)) is not None:
            return refused
        headers = {"cache-control": "no-store"}
        return Response(await figures(tables, whole), 200, headers, media_type=CONTENT_TYPE)

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


def here(tables: Tables) -> meters.Snapshot:
    """This process as it is now."""
    return meters.snapshot(
        {
            "archipel_processes": 1,
            "archipel_tables_in_memory": tables.in_memory,
            "archipel_sockets": tables.sockets,
            **thinking(tables.bot_pool),
        }
    )


def thinking(pool: Thinkers) -> dict[str, float]:
    """How the bots are."""
    return {"archipel_bot_workers": pool.workers, "archipel_bot_queue": pool.waiting}


async def figures(tables: Tables, family: meters.Family) -> str:
    """Everything that is counted, as Prometheus reads it."""
    store, lines = tables.store, []
    try:
        lines += gauge("archipel_store_bytes", "Size of the store with its log.", await store.size_on_disk())
        lines += gauge("archipel_tables_in_store", "Tables in the store.", await store.count())
    except ArchipelError:
        meters.FAILURES.add()  # the other figures are wanted now more than ever
    all = await family.together(here(tables))
    lines += gauge("archipel_uptime_seconds", "Since the server was started.", all.uptime)
    for name, about in NOW.items():
        lines += gauge(name, about, all.now[name])
    for each, counted in zip(meters.COUNTED, all.counted, strict=True):
        lines += each.lines(counted)
    return "\n".join(lines) + "\n"
