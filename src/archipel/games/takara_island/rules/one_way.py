"""What stands once it is done, also when it showed nothing that was not known already."""

from archipel.engine.action import NUMBER_MASK
from archipel.games.takara_island.rules.actions import DIG, LOOK_ON, MINE, OBSERVE, PUT_BACK, STUDY, TURN_UP
from archipel.games.takara_island.rules.components import SITE_COUNT
from archipel.games.takara_island.rules.state import TakaraState


def one_way(before: TakaraState, code: int, after: TakaraState) -> str:
    """A tile dug or turned up, and a look: who must remember tiles could else look twice for one action.

    For the same reason a tile that was put back without the memory aid is not shown again.
    """
    number = code & NUMBER_MASK
    if DIG <= number < DIG + SITE_COUNT or MINE <= number < MINE + SITE_COUNT:
        return "TK-D1"
    if number == TURN_UP:
        return "TK-O6"
    if OBSERVE <= number < OBSERVE + SITE_COUNT or STUDY <= number < PUT_BACK:
        return "TK-I2"
    return "TK-I2" if number in (LOOK_ON, PUT_BACK) and not before.reminded else ""
