"""A position as plain data for the store, and back."""

from typing import Final

from archipel.engine.snapshot import Fields
from archipel.games.forbidden_desert.rules.jet_pack import ChooseLanding, ChoosePassenger
from archipel.games.forbidden_desert.rules.meteorology import LookOrder, LookUnder
from archipel.games.forbidden_desert.rules.navigation import Navigate
from archipel.games.forbidden_desert.rules.set_up import muster
from archipel.games.forbidden_desert.rules.steps import DrawStorm, TakeActions

FIELDS: Final[Fields] = Fields(
    numbers="hole revealed known water_backs sandy blocked tunnels crash supply parts_left shields bag_size "
    "mark turn active reductions transfers ending ending_about",
    lists="adventurers face sand pawns parts water hands hidden_plain hidden_water equipment "
    "top bag bottom discards",
    rows="adventurers face sand pawns parts water hands",
    derived="marks climber",
    settle=muster,
    steps=[TakeActions, DrawStorm, Navigate, LookUnder, LookOrder, ChoosePassenger, ChooseLanding],
)
