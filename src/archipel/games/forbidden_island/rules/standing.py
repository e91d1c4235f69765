"""How a game stands: treasures, and the ways to lose (FI-E1 to E6)."""

from typing import Any, Final

from archipel.engine.standing import Standing
from archipel.games.forbidden_island.rules.components import (
    CARDS,
    COPIES,
    FOOLS_LANDING,
    SITES,
    TILES,
    TREASURES,
    WATERS_RISE,
)

DRAWN_A_TURN: Final = 2  # FI-D1


def standing(view: dict[str, Any]) -> Standing:
    """The aim first, then the landing, the treasures that may be lost, and the water."""
    found = Standing()
    conditions = {tile["tile"]: tile["state"] for tile in view["island"]["tiles"]}
    missing = [treasure for treasure, name in enumerate(TREASURES) if view["treasures"][name] is None]
    found.say("treasures", {"count": len(TREASURES) - len(missing), "of": len(TREASURES)})
    found.say("landing", {"condition": conditions[TILES[FOOLS_LANDING]]})
    last = sum([_one_site_sunk(conditions, each) for each in missing])
    if last:  # FI-E3: the second site would take the treasure with it
        found.say("last_sites", {"count": last})
    water = view["water"]
    found.say("skull", {"level": water["level"], "skull": water["skull"], "turns": turns_to_skull(view)})
    return found


def _one_site_sunk(conditions: dict[str, str], treasure: int) -> bool:
    one, other = SITES[treasure]
    return "sunk" in (conditions[TILES[one]], conditions[TILES[other]])


def turns_to_skull(view: dict[str, Any]) -> int:
    """In about how many turns the water reaches the skull: the mean, rounded up.

    Of w Waters Rise among p cards in any order, the k-th lies at k * (p + 1) / (w + 1) in the mean. When the
    deck is through, all cards that nobody holds now make the next one, with every Waters Rise in it (FI-D3):
    as if whatever is drawn until then were thrown away again.
    """
    pile = view["treasure_pile"]
    copies = COPIES[WATERS_RISE]
    size: int = pile["size"]
    here: int = copies - pile["discards"].get(CARDS[WATERS_RISE], 0)
    rises: int = view["water"]["skull"] - view["water"]["level"]
    if rises <= here:
        return _rounded_up(rises * (size + 1), DRAWN_A_TURN * (here + 1))
    next_size = size + sum(pile["discards"].values())
    decks, rest = divmod(rises - here - 1, copies)
    whole = size + decks * next_size
    return _rounded_up(whole * (copies + 1) + (rest + 1) * (next_size + 1), DRAWN_A_TURN * (copies + 1))


def _rounded_up(number: int, by: int) -> int:
    return -(-number // by)
