"""Signs and colours of Forbidden Island: every thing has its own shape, so that colour is never needed."""

from typing import Final

from archipel.games.forbidden_island.rules.components import SITES, TILES, TREASURES

TREASURE_SIGN: Final[dict[str, str]] = {
    "earth_stone": "◆",
    "statue_of_the_wind": "✶",
    "crystal_of_fire": "▲",
    "oceans_chalice": "●",
}
TREASURE_STYLE: Final[dict[str, str]] = {
    "earth_stone": "bold rgb(214,140,60)",
    "statue_of_the_wind": "bold rgb(240,220,110)",
    "crystal_of_fire": "bold rgb(235,90,70)",
    "oceans_chalice": "bold rgb(90,190,230)",
}
CARD_SIGN: Final[dict[str, str]] = {
    **TREASURE_SIGN,
    "helicopter_lift": "✈",
    "sandbags": "▤",
    "waters_rise": "≈",
}
CARD_STYLE: Final[dict[str, str]] = {
    **TREASURE_STYLE,
    "helicopter_lift": "bold",
    "sandbags": "bold",
    "waters_rise": "bold rgb(90,140,230)",
}
LANDING_SIGN: Final = "⌂"

# Which treasure a tile is a site of, as printed on the tiles.
SITE_OF: Final[dict[str, str]] = {
    TILES[site]: treasure for treasure, sites in zip(TREASURES, SITES, strict=True) for site in sites
}
