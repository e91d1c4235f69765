"""Routes and the OpenAPI document from one table of calls."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from archipel import __version__
from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.bot_pool import NoAnswer
from archipel.table.commands import Refusal, give_up_message
from archipel.table.host.logs import note
from archipel.table.limits import MAX_MESSAGE, Rates
from archipel.table.store import DiskFull, StoreFailed


class Call:
    """One call of the HTTP interface: what goes in, what comes out."""

    def __init__(
        self,
        method: str,
        path: str,
        answer: Callable[[Request, Any], Awaitable[Any]],
        body: type | None,
        returns: type,
        *,
        status: int = 200,
        rate: Literal["calls", "tables", "hints"] = "calls",
        most: int = MAX_MESSAGE,
    ) -> None:
        self.method = method
        self.path = path
        self.answer = answer
        self.body = body
        self.returns = returns
        self.status = status
        self.rate = rate  # which of the rates it counts against
        self.most = most  # bytes of its body


def error_status(error: ArchipelError) -> int:
    """What HTTP calls this error."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, DiskFull):
        return 507
    return 503 if isinstance(error, StoreFailed | NoAnswer) else 400


def json_response(message: Any, status: int = 200) -> Response:
    """A message as an HTTP answer."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")


def refuse(error: ArchipelError, id: str = "") -> wire.Refused:
    """An error as a message."""
    message = wire.Refused(id=id, **give_up_message(error))
    note("something was refused", error=message.error, status=error_status(error))
    return message


def too_fast() -> Refusal:
    """Somebody asks more often than anybody needs to."""
    return Refusal("too_fast", "Too many requests; wait a moment.", 429)


def route(call: Call, rates: Rates) -> Route:
    """The Starlette route of a call: checks sizes, rates and types, and answers errors as JSON."""

    buckets = {"calls": rates.calls, "tables": rates.tables, "hints": rates.hints}[call.rate]

    async def answer(request: Request) -> Response:
        client = request.client.host if request.client else ""
        try:
            if not buckets.take(client):
                raise too_fast()
            body = await read_body(request, call.body, call.most) if call.body is not None else None
            return json_response(await call.answer(request, body), call.status)
        except ArchipelError as error:
            return json_response(refuse(error), error_status(error))

    # The call itself reads its numbers: a million digits are no fault of the server.
    return Route(call.path.replace(":int", ""), answer, methods=[call.method])


async def read_body(request: Request, kind: type, most: int) -> Any:
    """The checked body of a request."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too_large", f"A message may have {most} bytes at the most.", 413)
    try:
        return await run_in_threadpool(msgspec.json.decode, bytes(data), type=kind)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise Refusal("malformed", f"The message cannot be read: {error}.", 400) from None


def document(calls: list[Call]) -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    kinds = [kind for call in calls for kind in (call.body, call.returns) if kind not in (None, dict)]
    unique = list(dict.fromkeys([*kinds, wire.Refused]))
    template = "#/components/schemas/{name}"
    schemas, components = msgspec.json.schema_components(unique, ref_template=template)
    schema_of = dict(zip(unique, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        operation: dict[str, Any] = {
            "summary": (call.answer.__doc__ or "").split("\n")[0],
            "operationId": getattr(call.answer, "__name__", ""),
            "responses": {
                str(call.status): _content(
                    "What was asked for.", schema_of.get(call.returns, {"type": "object"})
                ),
                "default": _content("Refused, and why.", schema_of[wire.Refused]),
            },
        }
        parameters = _parameters(call.path)
        if parameters:
            operation["parameters"] = parameters
        if call.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": schema_of[call.body]}},
            }
        paths.setdefault(call.path.replace(":int", ""), {})[call.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Archipel", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"seat": []}],
    }


def _content(description: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {"description": description, "content": {"application/json": {"schema": schema}}}


def _parameters(path: str) -> list[dict[str, Any]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [
        {
            "name": name.split(":")[0],
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 0} if name.endswith(":int") else {"type": "string"},
        }
        for name in names
    ]
