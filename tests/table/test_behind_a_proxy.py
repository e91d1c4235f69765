"""Whose word is taken for who somebody is: that of a proxy which the host named, and nobody else's."""

import asyncio
import http.client
import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.table import nginx
from tests.table.server import Server, free_port, running

MANY = 40  # tables asked for: more than one address may in a minute


def asked(port: int, forwarded: str = "", me: str = "127.0.0.1", count: int = MANY) -> list[int]:
    """How so many wishes for a table that cannot be are answered; ``{}`` is replaced by each one's number."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(me, 0))
    found = []
    for number in range(count):
        headers = {"content-type": "application/json"}
        if forwarded:
            headers["x-forwarded-for"] = forwarded.format(number)
        line.request("POST", "/api/tables", b"{}", headers)
        answer = line.getresponse()
        answer.read()
        found.append(answer.status)
    line.close()
    return found


def test_nobody_on_this_machine_can_say_that_they_are_somebody_else(tmp_path: Path) -> None:
    with running(tmp_path, ease=1) as server:
        assert asked(server.port, "192.0.2.{}")[-1] == 429
        assert asked(server.port, me="127.0.0.2", count=1) == [400]


def test_the_environment_does_not_name_a_proxy_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "*")
    with running(tmp_path, ease=1) as server:
        assert asked(server.port, "192.0.2.{}")[-1] == 429


def test_a_proxy_that_was_named_is_believed_and_only_that_one(tmp_path: Path) -> None:
    with running(tmp_path, ease=1, proxies=["127.0.0.7"]) as server:
        assert set(asked(server.port, "192.0.2.{}", me="127.0.0.7")) == {400}
        assert asked(server.port, "192.0.2.200", me="127.0.0.7")[-1] == 429
        assert asked(server.port, "198.51.100.{}", me="127.0.0.8")[-1] == 429


def test_what_a_client_tells_the_proxy_is_not_believed(tmp_path: Path) -> None:
    with running(tmp_path, ease=1, proxies=["127.0.0.7"]) as server:
        # A proxy that adds to what it was told: the last is what it saw itself.
        assert asked(server.port, "203.0.113.{}, 192.0.2.200", me="127.0.0.7")[-1] == 429


class Nginx:
    """nginx with the configuration that docs/hosting.md shows, without TLS and on ports of loopback."""

    def __init__(self, folder: Path, server: int) -> None:
        self.port = free_port()
        replaced = [(" 443 ssl;", f" 127.0.0.1:{self.port};"), (":8765;", f":{server};")]
        command = nginx.command(folder, nginx.documented("map"), replaced)
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def wait(self) -> None:
        end = time.monotonic() + 20
        while True:
            try:
                asked(self.port, me="127.0.0.9", count=1)
                return
            except OSError:
                assert time.monotonic() < end, "nginx does not answer"
                time.sleep(0.05)


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[Nginx, Server]]:
    nginx.program()
    with running(tmp_path, ease=1, proxies=["127.0.0.1"]) as server:
        proxy = Nginx(tmp_path / "nginx", server.port)
        try:
            proxy.wait()
            yield proxy, server
        finally:
            proxy.process.terminate()
            proxy.process.wait(10)


def test_the_documented_proxy_tells_people_apart_and_passes_streams_on(proxied: tuple[Nginx, Server]) -> None:
    proxy, server = proxied
    assert asked(proxy.port, "192.0.2.{}", me="127.0.0.2")[-1] == 429, "whatever a client tells it"
    assert asked(proxy.port, me="127.0.0.3", count=1) == [400]
    body = {"game": "forbidden_island", "seats": [{"kind": "person"}, {"kind": "person"}]}
    status, opened = server.call("POST", "/api/tables", body)
    assert status == 201

    async def greet() -> str:
        address = f"ws://127.0.0.1:{proxy.port}/api/tables/{opened['table']}/stream"
        # As a browser does, which sees the page at the proxy's address.
        async with connect(address, origin=f"http://127.0.0.1:{proxy.port}", proxy=None) as line:  # type: ignore[arg-type]
            await line.send(json.dumps({"type": "hello", "keys": opened["keys"]}))
            return str(json.loads(await line.recv())["type"])

    assert asyncio.run(greet()) == "news"
