"""The server: the page, the HTTP calls, and a stream for each client."""

import asyncio
import contextlib
import logging
import time
import traceback
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from archipel.table import api, gc_policy
from archipel.table import messages as wire
from archipel.table.host.health import host_routes
from archipel.table.limits import Rates
from archipel.table.openapi import document, json_response, refuse, route, too_fast
from archipel.table.stream import serve_stream
from archipel.table.tables import Tables

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

_log = logging.getLogger("archipel.table")
METHODS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]


def make_app(
    tables: Tables,
    static: Path = STATIC,
    origins: list[str] | None = None,
    rates: Rates | None = None,
    open_metrics: bool = False,
) -> Starlette:
    """The ASGI application around the tables; ``origins`` are further hosts whose pages may talk to it.

    ``open_metrics`` lets other machines ask how the server is.
    """
    rates = rates or Rates()

    async def openapi(request: Request) -> Response:
        return json_response(document(api.CALLS))

    async def stream(socket: WebSocket) -> None:
        if not same_origin(socket, origins or []):
            await socket.close(4403, "wrong origin")
            return
        if not rates.sockets.take(socket.client.host if socket.client else ""):
            await socket.send_denial_response(json_response(refuse(too_fast()), 429))
            return
        await serve_stream(socket, tables)

    async def page(request: Request) -> Response:
        return _page(static, request.path_params["path"])

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(_sweep(tables))
        yield
        sweeper.cancel()
        await tables.close()

    app = Starlette(
        routes=[
            *(route(call, rates) for call in api.CALLS),
            Route("/api/openapi.json", openapi),
            WebSocketRoute(api.TABLE + "/stream", stream),
            Route("/api/{rest:path}", _no_such_call, methods=METHODS),
            *host_routes(tables, open_metrics),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1024)],
        exception_handlers={HTTPException: _http_error},
        lifespan=lifespan,
    )
    app.state.tables = tables
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
            # Not the error's own words: they might quote what nobody may know.
            where = "".join(traceback.format_tb(error.__traceback__))
            _log.error("a call failed: %s\n%s", type(error).__name__, where)
            if scope["type"] == "http" and not started:
                fault = wire.Refused("fault", "The server made a mistake; the table is as it was.")
                await json_response(fault, 500)(scope, receive, guarded)


def same_origin(socket: WebSocket, origins: list[str]) -> bool:
    """Whether the page that opens a socket is ours; programs send no origin and are let in."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    try:
        ours = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(ours) and ours in [socket.headers.get("host", ""), *origins]


def _page(static: Path, path: str) -> Response:
    """A file of the page; any other address is the page itself, which finds its own way."""
    wanted = _file(static, path)
    if wanted is not None:
        hashed = path.startswith("assets/")
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(wanted, headers={"cache-control": cache})
    index = static / "index.html"
    if not index.is_file():
        return json_response(wire.Refused("no_page", "The page has not been built; see the README."), 503)
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
        refused = wire.Refused("wrong_method", "This call wants another method; see /api/openapi.json.")
        response = json_response(refused, 405)
        response.headers["allow"] = ", ".join(
            sorted({method for each in here for method in each.methods or ()})
        )
        return response
    return json_response(wire.Refused("unknown_call", "There is no such call; see /api/openapi.json."), 404)


async def _http_error(request: Request, error: Any) -> Response:
    allow = error.headers or {}
    response = json_response(wire.Refused("http", str(error.detail)), error.status_code)
    response.headers.update(allow)
    return response


async def _sweep(tables: Tables) -> None:
    collected = time.monotonic()
    while True:
        await asyncio.sleep(30)
        await tables.put_away_idle()
        if time.monotonic() - collected > gc_policy.EVERY:
            gc_policy.collect()
            collected = time.monotonic()
