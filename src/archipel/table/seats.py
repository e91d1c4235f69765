"""Who sits where: a seat is a secret key, held by a person or kept by a bot."""

import hashlib
import secrets
from typing import Any


def new_key() -> str:
    """A key that cannot be guessed."""
    return secrets.token_urlsafe(18)


def fingerprint(key: str) -> str:
    """What the store keeps of a key: enough to know it again, not to use it."""
    return hashlib.sha256(f"archipel seat {key}".encode()).hexdigest()[:32]


class Seat:
    """One seat at the table.

    ``kind`` is ``person``, ``open`` (invited, nobody has come yet), ``bot``, or ``kept`` (a bot keeps the
    seat of a person who is away).
    """

    def __init__(
        self,
        kind: str,
        name: str = "",
        colour: str = "",
        *,
        bot: str = "",
        key: str = "",
        invitation: str = "",
    ) -> None:
        self.kind = kind
        self.name = name
        self.colour = colour
        self.bot = bot
        self.key = key  # fingerprint of the holder's key, empty for a pure bot
        self.invitation = invitation  # fingerprint, while the seat is open

    @property
    def has_person(self) -> bool:
        """Whether a person answers for this seat now."""
        return self.kind == "person"

    @property
    def has_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind in ("bot", "kept")

    def to_json(self) -> dict[str, Any]:
        """For the store."""
        return dict(vars(self))

    @staticmethod
    def from_json(stored: dict[str, Any]) -> "Seat":
        """From the store."""
        return Seat(**stored)
