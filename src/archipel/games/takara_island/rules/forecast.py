"""What is sure to come of an action, said before it is made: tiles that will be seen, Karas and points."""

from typing import Final

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.event import Args, Json
from archipel.games.takara_island.rules.components import (
    ARCHAEOLOGIST_TILES,
    DEPTHS,
    DIVINER_TILES,
    MINER_TILES,
    OBSERVE_DEPTH,
    OBSERVE_REWARD,
    SITES,
)
from archipel.games.takara_island.rules.state import TakaraState

# How many tiles, from the first one on, a kind of action looks at or turns over at the most.
_LOOKS: Final[dict[str, int]] = {
    "observe": OBSERVE_DEPTH,
    "study": ARCHAEOLOGIST_TILES,
    "divine": DIVINER_TILES,
}
_TURNS: Final[dict[str, int]] = {"dig": 1, "destroy": 1, "fight": 1, "mine": MINER_TILES}
# What these bring is known to their seat. Of a dig, nothing may be said: others may have seen the tile.
_TRADES: Final = "rent_sword sell buy hire imitate gamble cash_map keep_map recruit heal".split()


def forecast(state: TakaraState, code: int) -> Args:
    """``looks`` or ``turns``: the depths of those tiles; ``karas`` and ``xp``: how many more or fewer."""
    action = state.action(code)
    kind = action.kind
    if kind in _LOOKS:
        return {"looks": _depths(state, action.args, _LOOKS[kind])}
    if kind in _TURNS:
        return {"turns": _depths(state, action.args, _TURNS[kind])}
    if kind == "turn_up":
        return {"karas": OBSERVE_REWARD}  # what the next tile brings is not known yet
    if kind in _TRADES:
        return _trade(state, code >> SEAT_SHIFT, code & NUMBER_MASK)
    return {}


def _depths(state: TakaraState, args: dict[str, str | int], count: int) -> list[Json]:
    first = args["depth"] if "depth" in args else state.tops[SITES.index(str(args["site"]))] + 1
    return list[Json](range(int(first), min(int(first) + count, DEPTHS + 1)))


def _trade(state: TakaraState, seat: int, number: int) -> Args:
    """By doing it on a copy."""
    world = state.copy()
    world.push(seat << SEAT_SHIFT | number)
    found: Args = {}
    if world.karas[seat] != state.karas[seat]:
        found["karas"] = world.karas[seat] - state.karas[seat]
    if world.xp[seat] != state.xp[seat]:
        found["xp"] = world.xp[seat] - state.xp[seat]
    return found
