"""How many connections one stranger may hold, and how long a request may take to begin."""

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.table.addresses import BadProxy, Proxies, one_stranger
from archipel.table.connections import Doors
from archipel.table.limits import CONNECTIONS_AT_ONCE, SOCKETS_AT_ONCE
from tests.table.server import Server

STRANGER = "127.0.0.2"  # on loopback everybody has many addresses
HALF = b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-never"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server with the limits and the open files that people's have."""
    server = Server(tmp_path, ease=1, files=1024, head_within=2.0)
    server.start()
    yield server
    server.stop()


def connect(server: Server, address: str = STRANGER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, (address, 0))


def ask(server: Server, address: str = "127.0.0.1") -> float:
    """Seconds until a visitor has the list of games."""
    before = time.monotonic()
    with connect(server, address) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        answer = b""
        while part := line.recv(65536):
            answer += part
    assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
    return time.monotonic() - before


def closed(line: socket.socket, within: float) -> bytes:
    """What the server said before it closed."""
    line.settimeout(within)
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while part := line.recv(1000):
            said += part
    return said


class HalfSent(threading.Thread):
    """A stranger who keeps so many half-sent requests open, as far as they are let."""

    def __init__(self, server: Server, count: int) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.count = count
        self.most = threading.Event()
        self.enough = threading.Event()

    def run(self) -> None:
        lines: list[socket.socket] = []
        while not self.enough.is_set():
            with contextlib.suppress(OSError):
                line = socket.create_connection(("127.0.0.1", self.server.port), 1, (STRANGER, 0))
                lines.append(line)
                line.sendall(HALF)
            time.sleep(0.001)
            if len(lines) >= self.count:
                self.most.set()
                for line in lines[:200]:
                    line.close()
                del lines[:200]
        for line in lines:
            line.close()


def test_a_thousand_half_sent_requests_of_one_stranger_keep_nobody_waiting(server: Server) -> None:
    quiet = max(ask(server) for _ in range(10))
    stranger = HalfSent(server, 1010)
    stranger.start()
    waited = []
    try:
        assert stranger.most.wait(60)
        for _ in range(20):
            waited.append(ask(server))
            time.sleep(0.05)
    finally:
        stranger.enough.set()
        stranger.join(10)
    assert max(waited) < max(1.0, 5 * quiet)


@pytest.mark.long
def test_a_head_that_does_not_come_in_time_is_answered_and_the_connection_closed(server: Server) -> None:
    for said in (b"", HALF):
        with connect(server) as line:
            line.sendall(said)
            assert closed(line, 8).startswith(b"HTTP/1.1 408")


def test_the_clock_runs_for_every_request_of_a_connection_and_dribbling_does_not_stop_it(
    server: Server,
) -> None:
    with connect(server) as line:
        line.sendall(b"GET /api/nope HTTP/1.1\r\nhost: x\r\n\r\n")
        line.settimeout(5)
        assert line.recv(65536).startswith(b"HTTP/1.1 404")
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            for _ in range(30):
                line.sendall(b"X" if _ else b"GET /")
                time.sleep(0.2)
        assert time.monotonic() - begun < 5.5, "it went on as long as something came"


def test_where_an_address_has_too_many_the_one_that_asks_for_nothing_makes_room(server: Server) -> None:
    lines = [connect(server) for _ in range(CONNECTIONS_AT_ONCE)]
    assert ask(server, STRANGER) < 30
    assert closed(lines[0], 5).startswith(b"HTTP/1.1 408")
    for line in lines:
        line.close()


def test_sockets_count_and_are_never_closed_to_make_room(server: Server) -> None:
    opening = (
        "GET /api/tables/{table}/stream HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    table = opening.format(table="nope").encode()
    lines = []
    answers = []
    for _ in range(SOCKETS_AT_ONCE + 1):
        line = connect(server)
        line.sendall(table)
        answers.append(line.recv(1000).split()[1])
        lines.append(line)
        if answers[-1] == b"429":
            break
    # Sixty at once are let in by the rate; then there is a limit either way.
    assert answers[:60] == [b"101"] * 60
    assert answers[-1] == b"429"
    for line in lines:
        line.close()


class Line:
    """A connection without a network."""

    def __init__(self, idle: bool = False) -> None:
        self.idle = idle


def test_so_many_an_address_and_so_many_in_all_but_a_trusted_proxy_brings_many_people() -> None:
    doors = Doors(2, 5, Proxies(["10.0.0.1"]))

    def come(host: str) -> bool:
        line = Line()
        return doors.come(host, line, line)  # type: ignore[arg-type]

    assert [come("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert [come("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    assert not come("192.0.2.2")


def test_who_leaves_makes_room() -> None:
    doors = Doors(1, 5)
    line = Line()
    assert doors.come("192.0.2.1", line, line)  # type: ignore[arg-type]
    assert not doors.come("192.0.2.1", Line(), Line())  # type: ignore[arg-type]
    for _ in range(2):
        doors.go("192.0.2.1", line)  # type: ignore[arg-type]
    assert doors.come("192.0.2.1", line, line)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_a_household_is_one_stranger(host: str, counts_as: str) -> None:
    assert one_stranger(host) == counts_as


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert "127.0.0.1" not in Proxies([])
    assert "::1" in Proxies(["::1"])
    with pytest.raises(BadProxy, match="names no proxy"):
        Proxies(["my.proxy.example"])


@pytest.mark.long
def test_a_body_that_does_not_come_is_given_up(server: Server) -> None:
    begun = time.monotonic()
    with connect(server) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
            b"content-length: 100\r\n\r\n{"
        )
        assert b"too_slow" in closed(line, 12)
    assert time.monotonic() - begun < 11
