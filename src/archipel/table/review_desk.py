"""What a table keeps of its review while it is made."""

import asyncio
from typing import Any


class ReviewDesk:
    """How far the review of one table has come; as long as the table is in use."""

    def __init__(self) -> None:
        self.lines = -1  # of the record that it is about
        self.record = ""
        self.made = b""  # as a worker packed it
        self.done = 0.0
        self.review: dict[str, Any] | None = None
        self.one_at_a_time = asyncio.Lock()
