"""Who sits where: a seat is a secret key, held by a person or kept by a bot."""

import hashlib
import secrets
from typing import Literal

import msgspec

SeatKind = Literal["person", "open", "bot", "kept"]


def new_key() -> str:
    """A key that cannot be guessed."""
    return secrets.token_urlsafe(18)


def fingerprint(key: str) -> str:
    """What the store keeps of a key: enough to know it again, not to use it."""
    return hashlib.sha256(f"archipel seat {key}".encode()).hexdigest()[:32]


class Seat(msgspec.Struct, forbid_unknown_fields=True):
    """One seat at the table.

    ``kind`` is ``person``, ``open`` (invited, nobody has come yet), ``bot``, or ``kept`` (a bot keeps the
    seat of a person who is away).
    """

    kind: SeatKind
    name: str = ""
    colour: str = ""
    bot: str = ""
    key: str = ""  # fingerprint of the holder's key, empty for a pure bot
    invitation: str = ""  # fingerprint, while the seat is open

    @property
    def has_person(self) -> bool:
        """Whether a person answers for this seat now."""
        return self.kind == "person"

    @property
    def is_held(self) -> bool:
        """Whether a person answers for this seat now, or will when they come back."""
        return self.kind in ("person", "kept")

    @property
    def has_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind in ("bot", "kept")
