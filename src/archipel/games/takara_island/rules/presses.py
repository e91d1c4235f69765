"""What somebody most likely means who presses a thing on the table: an action's code, legal or not.

Things are ``site:site_1 depth:4``, ``place:forge`` and ``specialist:miner``.
"""

from typing import Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.refusal import NOTHING_MEANT
from archipel.games.takara_island.rules import actions
from archipel.games.takara_island.rules.components import (
    ARCHAEOLOGIST,
    DEPTHS,
    DIVINER,
    IMITATOR,
    MINER,
    MONSTER,
    ROCKFALL,
    SITES,
    SPECIALISTS,
)
from archipel.games.takara_island.rules.state import TakaraState

_DEPTHS: Final[list[str]] = [str(depth + 1) for depth in range(DEPTHS)]


def pressed(state: TakaraState, seat: int, thing: str) -> int:
    """The code that fits the thing and the moment; ``NOTHING_MEANT`` for what is not pressed to act."""
    where, _, last = thing.rpartition(" ")
    kind, _, name = last.partition(":")
    site = where.removeprefix("site:")
    number = NOTHING_MEANT
    if kind == "depth" and site in SITES and name in _DEPTHS:
        number = _tile(state, SITES.index(site), int(name) - 1)
    elif kind == "place":
        number = _place(state, name)
    elif kind == "specialist" and name in SPECIALISTS:
        number = _specialist(state, SPECIALISTS.index(name))
    return number if number == NOTHING_MEANT else seat << SEAT_SHIFT | number


def _tile(state: TakaraState, site: int, depth: int) -> int:
    """Whatever an adventurer, or the specialist at work, could do with a tile of this site."""
    step = state.stack[-1] if state.stack else None
    if step is not None and step.name == "use_specialist":
        power = step.fields()[0]
        if power == DIVINER:
            return actions.DIVINE + DEPTHS * site + depth
        return (actions.MINE if power == MINER else actions.STUDY) + site
    top = state.top(site)
    return (actions.DESTROY if top == ROCKFALL else actions.FIGHT if top == MONSTER else actions.DIG) + site


def _place(state: TakaraState, place: str) -> int:
    """What is done at a place of the village."""
    if place == "forge":
        return actions.RENT_SWORD
    if place == "hospital":
        return actions.HEAL + max(1, state.hospital)
    if place == "beach":
        return actions.RECRUIT
    if place == "tripot":
        return actions.GAMBLE
    if place == "counter":
        return actions.BUY
    if place == "port":
        for specialist in (ARCHAEOLOGIST, DIVINER, MINER):  # the cheapest who is there
            if specialist not in state.held:
                return actions.HIRE + specialist
        return actions.IMITATE + ARCHAEOLOGIST
    return NOTHING_MEANT


def _specialist(state: TakaraState, specialist: int) -> int:
    if specialist != IMITATOR:
        return actions.HIRE + specialist
    for copied in (ARCHAEOLOGIST, DIVINER, MINER):
        if copied in state.held:
            return actions.IMITATE + copied
    return actions.IMITATE + MINER
