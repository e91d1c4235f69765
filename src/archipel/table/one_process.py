"""The world around tables in a plain server: the system's clock, and threads for long work."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class SystemClock:
    """The system's own time."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def steady(self) -> float:
        """Seconds since the machine was started, or some such moment."""
        return time.monotonic()


class Alone:
    """There is only this process: every table is its own."""

    async def take(self, table: str) -> bool:
        """Always."""
        return True

    async def release(self, table: str) -> None:
        """Nobody else is there."""


async def in_a_thread(work: Callable[..., T], /, *values: Any) -> T:
    """Work that takes a while and waits for nothing."""
    return await asyncio.to_thread(work, *values)
