"""A position as plain data for the store, and back."""

from typing import Final

from archipel.engine.snapshot import Fields
from archipel.games.takara_island.rules.chests import CHOOSE_MAP
from archipel.games.takara_island.rules.observing import LookAtTiles, Observe
from archipel.games.takara_island.rules.set_up import settle
from archipel.games.takara_island.rules.specialists import DigOn, UseSpecialist
from archipel.games.takara_island.rules.steps import (
    HEAL_SOME,
    RECRUIT_ONE,
    RENT_THE_SWORD,
    USE_ADVENTURERS,
)

ROWS: Final = (
    "tiles bag tops wounds known pile karas xp won sellable stones tokens chests team resting held out dice"
)
FIELDS: Final[Fields] = Fields(
    numbers="first shown fresh passed discarded tokens_left turn active free hospital ending",
    flags="cashed sword traded hired",
    lists=ROWS,
    rows=ROWS,
    derived="reminded",
    settle=settle,
    # Steps without fields are compared by identity, so there is only one of each.
    steps=[
        RENT_THE_SWORD,
        USE_ADVENTURERS,
        RECRUIT_ONE,
        HEAL_SOME,
        CHOOSE_MAP,
        Observe,
        LookAtTiles,
        UseSpecialist,
        DigOn,
    ],
)
