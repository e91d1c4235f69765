"""Signs and colours of Forbidden Desert: every thing has its own shape, so that colour is never needed."""

from typing import Final

PART_SIGN: Final[dict[str, str]] = {
    "propeller": "✶",
    "gearbox": "■",
    "crystal": "◆",
    "navigation": "●",
}
PART_STYLE: Final[dict[str, str]] = {
    "propeller": "bold rgb(240,215,90)",
    "gearbox": "bold rgb(170,175,185)",
    "crystal": "bold rgb(240,150,60)",
    "navigation": "bold rgb(235,90,80)",
}
LINE_SIGN: Final[dict[str, str]] = {"row": "↔", "col": "↕"}
SAND_SIGN: Final = "▒"
BLOCKED_SIGN: Final = "✕"
DUNE_SIGN: Final = "∴"
SHIELD_SIGN: Final = "☂"
WATER_SIGN: Final = "♦"
DRY_SIGN: Final = "◇"
EYE_SIGN: Final = "@"
STORM_SIGN: Final[dict[str, str]] = {
    "wind_n1": "↑1", "wind_n2": "↑2", "wind_n3": "↑3",
    "wind_s1": "↓1", "wind_s2": "↓2", "wind_s3": "↓3",
    "wind_e1": "→1", "wind_e2": "→2", "wind_e3": "→3",
    "wind_w1": "←1", "wind_w2": "←2", "wind_w3": "←3",
    "sun_beats_down": "☀", "storm_picks_up": "▲",
}  # fmt: skip
