"""Routes and the OpenAPI document from one table of calls."""

import asyncio
from typing import Any

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from archipel import __version__
from archipel.engine.errors import ArchipelError
from archipel.table import messages as wire
from archipel.table.addresses import address_of
from archipel.table.calls import Call
from archipel.table.limits import BODY_WITHIN, Rates
from archipel.table.origins import same_origin
from archipel.table.refusals import RequestRefused, refused, status_of, too_fast
from archipel.words import accepted_language


def json_response(message: Any, status: int = 200) -> Response:
    """A message as an HTTP answer."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")


def refusal_response(error: ArchipelError, headers: Headers) -> Response:
    """An error as an HTTP answer, in the language of whoever sent these headers."""
    message = refused(error, accepted_language(headers.get("accept-language", "")))
    response = json_response(message, status_of(error))
    if response.status_code == 429 and "seconds" in error.about:
        response.headers["retry-after"] = str(error.about["seconds"])
    return response


def route(call: Call, rates: Rates, origins: list[str]) -> Route:
    """The Starlette route of a call: checks origin, sizes, rates and types, and answers errors as JSON."""

    limit = {"calls": rates.calls, "tables": rates.tables, "hints": rates.hints}[call.rate]

    async def answer(request: Request) -> Response:
        try:
            client = address_of(request)
            if wait := await limit.ask(client):
                raise too_fast(wait)
            if call.body is not None:
                _from_our_page(request, origins)
            body = await read_body(request, call.body, call.most) if call.body is not None else None
            return json_response(await call.answer(request, body), call.status)
        except ArchipelError as error:
            return refusal_response(error, request.headers)

    # The call itself reads its numbers: a million digits are no fault of the server.
    return Route(call.path.replace(":int", ""), answer, methods=[call.method])


def _from_our_page(request: Request, origins: list[str]) -> None:
    """Refuse what a page of another site can send: a browser sends text unasked, but never JSON."""
    if not same_origin(request, origins):
        raise RequestRefused("wrong_origin", 403, origin=request.headers["origin"])
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise RequestRefused("not_json", 415, kind=kind)


async def read_body(request: Request, kind: type, most: int) -> Any:
    """The checked body of a request."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise RequestRefused("too_large", 413, most=most)
    except TimeoutError:
        raise RequestRefused("too_slow", 408, seconds=int(BODY_WITHIN)) from None
    try:
        return await run_in_threadpool(msgspec.json.decode, bytes(data), type=kind)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise RequestRefused("malformed", 400, fault=str(error)) from None


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
