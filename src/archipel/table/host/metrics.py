"""Figures of a running program in the text form that Prometheus reads (version 0.0.4).

>>> acts = Counter("acts_total", "Acts that were kept.")
>>> acts.add()
>>> print("\\n".join(acts.lines(acts.figures())))
# HELP acts_total Acts that were kept.
# TYPE acts_total counter
acts_total 1
"""

import functools
import time
from bisect import bisect_left
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class Counted(Protocol):
    """Something that is counted while the program runs."""

    def figures(self) -> list[float]:
        """What was counted here; those of several processes can be added."""

    def lines(self, figures: list[float]) -> list[str]:
        """Such figures as Prometheus reads them."""


class Counter:
    """How often something happened; it only grows."""

    kind = "counter"

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.about = about
        self.value = 0

    def add(self, times: int = 1) -> None:
        """It happened again."""
        self.value += times

    def figures(self) -> list[float]:
        """How often, in this process."""
        return [self.value]

    def lines(self, figures: list[float]) -> list[str]:
        """As Prometheus reads it."""
        return [*heading(self.name, self.about, self.kind), f"{self.name} {figures[0]:.15g}"]


class Histogram:
    """How long something takes: how often it took less than each of some numbers of seconds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, seconds: float) -> None:
        """It took so long."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    @contextmanager
    def timing(self) -> Iterator[None]:
        """Note how long the block takes, also if it fails."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - start)

    def timed(self, function: Callable[P, T]) -> Callable[P, T]:
        """A function of which every call is timed."""

        @functools.wraps(function)
        def wrapped(*args: P.args, **kwargs: P.kwargs) -> T:
            with self.timing():
                return function(*args, **kwargs)

        return wrapped

    def timed_async(
        self, function: Callable[P, Coroutine[Any, Any, T]]
    ) -> Callable[P, Coroutine[Any, Any, T]]:
        """A coroutine function of which every call is timed."""

        @functools.wraps(function)
        async def wrapped(*args: P.args, **kwargs: P.kwargs) -> T:
            with self.timing():
                return await function(*args, **kwargs)

        return wrapped

    def figures(self) -> list[float]:
        """How often up to each bound, and the sum, in this process."""
        return [*self.counts, self.sum]

    def lines(self, figures: list[float]) -> list[str]:
        """As Prometheus reads it."""
        *counts, seconds = figures
        lines, total = heading(self.name, self.about, "histogram"), 0.0
        for bound, count in zip([*self.bounds, "+Inf"], counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total:.15g}')
        return [*lines, f"{self.name}_sum {seconds:.6f}", f"{self.name}_count {total:.15g}"]


def gauge(name: str, about: str, value: float) -> list[str]:
    """A figure that goes up and down, as it is now."""
    return [*heading(name, about, "gauge"), f"{name} {value:.15g}"]


def heading(name: str, about: str, kind: str) -> list[str]:
    """The two lines above a figure."""
    return [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
