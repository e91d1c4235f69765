"""What all messages have in common."""

from typing import Any, Literal

import msgspec

Json = dict[str, Any]
Status = Literal["waiting", "playing", "paused", "over"]


class Wire(msgspec.Struct, omit_defaults=True):
    """What the server sends."""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: nothing unknown gets in."""
