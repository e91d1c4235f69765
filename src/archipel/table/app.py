"""The server: the page, the HTTP calls, and a stream for each client."""

import asyncio
import contextlib
import functools
import logging
import math
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from archipel.engine.errors import ArchipelError
from archipel.table import api, gc_policy, retention
from archipel.table.addresses import address_of
from archipel.table.host.health import host_routes
from archipel.table.host.meters import Family
from archipel.table.limits import Rates
from archipel.table.openapi import document, json_response, refusal_response, route
from archipel.table.origins import same_origin
from archipel.table.refusals import RequestRefused, too_fast
from archipel.table.retention import Keep
from archipel.table.stream import serve_stream
from archipel.table.tables import Tables
from archipel.table.web_line import serve_socket, tell_fault

STATIC: Final = Path(__file__).parent.parent / "static"
HEADERS: Final = [
    (
        b"content-security-policy",
        b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
]

SWEEP: Final = 30.0  # seconds between two looks for what nobody uses
_log = logging.getLogger("archipel.table")
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]


def make_app(
    tables: Tables,
    static: Path = STATIC,
    origins: list[str] | None = None,
    rates: Rates | None = None,
    keep: Keep | None = None,
    open_metrics: bool = False,
    family: Family | None = None,
) -> Starlette:
    """The ASGI application around the tables; ``origins`` are further hosts whose pages may talk to it.

    ``open_metrics`` lets other machines ask how the server is; ``family`` are all of its processes.
    """
    rates = rates or Rates()

    async def openapi(request: Request) -> Response:
        return json_response(document(api.CALLS))

    async def stream(socket: WebSocket) -> None:
        if not same_origin(socket, origins or []):
            await socket.close(4403, "wrong origin")
            return
        address = address_of(socket)
        if wait := await rates.sockets.ask(address):
            await socket.send_denial_response(refusal_response(too_fast(wait), socket.headers))
        elif not await rates.sockets_now.enter(address):
            await socket.send_denial_response(
                refusal_response(RequestRefused("too_many", 429), socket.headers)
            )
        else:
            serve = functools.partial(serve_stream, table=socket.path_params["table"], tables=tables)
            await serve_socket(socket, serve, functools.partial(rates.sockets_now.leave, address))

    async def page(request: Request) -> Response:
        return _page(static, request)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        cleaners = [
            asyncio.create_task(_sweep(tables, keep or Keep())),
            asyncio.create_task(gc_policy.follow()),
        ]
        yield
        for cleaner in cleaners:
            cleaner.cancel()
        await tables.close()

    app = Starlette(
        routes=[
            *(route(call, rates, origins or []) for call in api.CALLS),
            Route("/api/openapi.json", openapi),
            WebSocketRoute(api.TABLE + "/stream", stream),
            Route("/api/{rest:path}", _no_such_call, methods=METHODS),
            *host_routes(tables, rates, open_metrics, family),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.rates = rates
    return app


class Guard:
    """Adds the headers that keep a browser from running what is not ours; a fault of ours tells nothing."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def guarded(message: Message) -> None:
            nonlocal started
            started = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        try:
            await self.app(scope, receive, guarded)
        except Exception as error:
            tell_fault(error)
            if scope["type"] == "http" and not started:
                fault = refusal_response(RequestRefused("fault", 500), Headers(scope=scope))
                await fault(scope, receive, guarded)


def _page(static: Path, request: Request) -> Response:
    """A file of the page; any other address is the page itself, which finds its own way."""
    path = request.path_params["path"]
    wanted = _file(static, path)
    if wanted is not None:
        hashed = path.startswith("assets/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})
    index = static / "index.html"
    if not index.is_file():
        return refusal_response(RequestRefused("no_page", 503), request.headers)
    return FileResponse(index, headers={"cache-control": "no-cache"})


def _file(static: Path, path: str) -> Path | None:
    try:
        wanted = (static / path).resolve()
        return wanted if wanted.is_file() and wanted.is_relative_to(static.resolve()) else None
    except (OSError, ValueError):  # a name that no file can have
        return None


async def _no_such_call(request: Request) -> Response:
    """No call has this address, or none with this method."""
    path = request.url.path
    calls = [each for each in request.app.routes if isinstance(each, Route) and each.path.startswith("/api/")]
    fitting = [each for each in calls if each.endpoint is not _no_such_call and each.path_regex.match(path)]
    # “import” could be a table's name, but there is a call of that name.
    here = [each for each in fitting if each.path == path] or fitting
    if here:
        methods = ", ".join(sorted({method for each in here for method in each.methods or ()}))
        response = refusal_response(RequestRefused("wrong_method", 405, methods=methods), request.headers)
        response.headers["allow"] = methods
        return response
    return refusal_response(RequestRefused("unknown_call", 404), request.headers)


async def _http_error(request: Request, error: Any) -> Response:
    refusal = RequestRefused("http", error.status_code, code=error.status_code)
    response = refusal_response(refusal, request.headers)
    response.headers.update(error.headers or {})
    return response


async def _sweep(tables: Tables, keep: Keep) -> None:
    cleared = -math.inf
    while True:
        await asyncio.sleep(SWEEP)
        await tables.put_away_idle()
        if time.monotonic() - cleared > retention.EVERY:
            cleared = time.monotonic()
            try:
                await retention.clear_away(tables, keep, time.time())
            except ArchipelError as error:  # the disk may be full: later
                _log.error("old tables could not be cleared away: %s", error)
