"""Machines for the tests: network namespaces of this one, each with an address of its own, on one wire.

They can be cut off from each other, vanish with everything that runs on them, and come back. It takes root
and Debian's ``iproute2``; nothing outside is reached or changed, and all of it is gone at the end.
"""

import contextlib
import os
import signal
import subprocess
import time
import warnings
from collections.abc import Iterator
from typing import Any

import pytest

# 198.18.0.0/15 is set aside for such networks (RFC 2544); several test runs do not meet.
NETWORK = f"198.18.{os.getpid() % 250}"
OURS = f"{NETWORK}.254"  # the address of whoever runs the tests
WIRE = f"wire{os.getpid()}"


def ip(*words: str) -> None:
    """Run ``ip``."""
    done = subprocess.run(["ip", *words], check=False, capture_output=True, text=True)
    if done.returncode:
        raise OSError(f"ip {' '.join(words)}: {done.stderr.strip()}")


class Machine:
    """One machine; what runs there sees its own network and nothing else."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.address = f"{NETWORK}.{number}"
        self._space = f"{name}{os.getpid()}"
        self._end = f"m{number}x{os.getpid()}"  # of the wire, at the switch
        ip("netns", "add", self._space)
        ip("-n", WIRE, "link", "add", self._end, "type", "veth", "peer", "name", "eth0", "netns", self._space)
        ip("-n", WIRE, "link", "set", self._end, "master", "switch", "up")
        ip("-n", self._space, "addr", "add", f"{self.address}/24", "dev", "eth0")
        for link in ("lo", "eth0"):
            ip("-n", self._space, "link", "set", link, "up")

    def there(self, command: list[str]) -> list[str]:
        """A command that runs on this machine."""
        return ["ip", "netns", "exec", self._space, *command]

    def start(self, command: list[str], **more: Any) -> "subprocess.Popen[bytes]":
        """Start something on this machine."""
        return subprocess.Popen(self.there(command), **more)

    def lose(self, other: "Machine") -> None:
        """From now on nothing that is sent to the other machine gets there, and nobody is told."""
        ip("-n", self._space, "route", "add", "blackhole", f"{other.address}/32")

    def find(self, other: "Machine") -> None:
        """The other machine is reached again."""
        ip("-n", self._space, "route", "del", "blackhole", f"{other.address}/32")

    def unplug(self) -> None:
        """It vanishes without a last word."""
        ip("-n", WIRE, "link", "set", self._end, "down")

    def plug_in(self) -> None:
        """It is there again."""
        ip("-n", WIRE, "link", "set", self._end, "up")

    def kill(self) -> None:
        """``kill -9`` of all that runs there; gives back when nothing is left."""
        while pids := subprocess.run(
            ["ip", "netns", "pids", self._space], check=False, capture_output=True, text=True
        ).stdout.split():
            for pid in pids:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(int(pid), signal.SIGKILL)
            time.sleep(0.02)

    def remove(self) -> None:
        """Leave nothing of it."""
        self.kill()
        ip("netns", "del", self._space)


@contextlib.contextmanager
def machines(*names: str) -> Iterator[list[Machine]]:
    """So many machines on one wire, which whoever runs the tests reaches, too."""
    needs_machines()
    ip("netns", "add", WIRE)
    made: list[Machine] = []
    try:
        ip("-n", WIRE, "link", "add", "switch", "type", "bridge")
        ip("-n", WIRE, "link", "set", "switch", "up")
        ip("link", "add", WIRE, "type", "veth", "peer", "name", "ours", "netns", WIRE)
        ip("-n", WIRE, "link", "set", "ours", "master", "switch", "up")
        ip("addr", "add", f"{OURS}/24", "dev", WIRE)
        ip("link", "set", WIRE, "up")
        for number, name in enumerate(names, start=1):
            made.append(Machine(name, number))
        yield made
    finally:
        for each in made:
            each.remove()
        ip("netns", "del", WIRE)


def needs_machines() -> None:
    """Skip where the system lets nobody make a network, and say so aloud."""
    test = f"test{os.getpid()}"
    try:
        ip("netns", "add", test)
        try:
            ip("-n", test, "link", "add", "switch", "type", "bridge")
        finally:
            ip("netns", "del", test)
    except FileNotFoundError:
        reason = "There is no program `ip` to make machines with (Debian: apt-get install iproute2)."
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    except OSError as error:
        reason = (
            f"Several machines cannot be made here, it takes root and the right to make networks: {error}"
        )
        if os.environ.get("CI"):  # nobody who sets CI up may be able to change that; it must not pass unseen
            warnings.warn(reason, stacklevel=1)
            pytest.xfail(reason)
        pytest.skip(reason)
