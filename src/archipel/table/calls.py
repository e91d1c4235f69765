"""What a call of the HTTP interface is, whoever carries it."""

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from archipel.table.limits import MAX_MESSAGE


class Call:
    """One call of the HTTP interface: what goes in, what comes out."""

    def __init__(
        self,
        method: str,
        path: str,
        answer: Callable[[Any, Any], Awaitable[Any]],
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
