"""Signs and colours that several games share; shapes differ, so that colour is never needed."""

from typing import Final

SEAT_SIGN: Final[list[str]] = ["①", "②", "③", "④", "⑤"]
PAWN_STYLE: Final[dict[str, str]] = {
    "black": "bold white on grey42",
    "red": "bold white on red3",
    "green": "bold white on dark_green",
    "white": "bold black on grey93",
    "yellow": "bold black on gold1",
    "blue": "bold white on blue3",
}
SKULL_SIGN: Final = "☠"
