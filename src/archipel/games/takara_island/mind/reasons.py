"""Why a line is a good one: facts about what it brings, as keys and arguments of sentences.

A tile that lies face down is named only where the table has the memory aid: else the player has to remember
it, and the coach does not tell.
"""

from typing import Final

from archipel.engine.advice import Claim
from archipel.games.takara_island.mind.weights import KEEN
from archipel.games.takara_island.mind.worth import Worth
from archipel.games.takara_island.rules.components import (
    ARCHAEOLOGIST_TILES,
    DEPTHS,
    DIE_FACES,
    DIVINER_TILES,
    FIRST_OF_LEVEL,
    LIFE,
    MONSTER,
    OBSERVE_DEPTH,
    OBSERVE_REWARD,
    ROCKFALL,
    SITE_COUNT,
    SITES,
    SORT,
    STONE,
    TILE_KARAS,
    TILE_XP,
    TILES,
)
from archipel.games.takara_island.rules.state import TakaraState

MOST: Final = 2  # said of one line
# Every key that can be given.
REASONS: Final = [
    "reason-rent_sword",
    "reason-leave_sword",
    "reason-spare_sword",
    "reason-dig_known",
    "reason-dig_odds",
    "reason-stone_odds",
    "reason-mine",
    "reason-look",
    "reason-destroy",
    "reason-fight",
    "reason-gamble",
    "reason-sell",
    "reason-buy",
    "reason-turn_up",
    "reason-cash_map",
    "reason-keep_map",
    "reason-recruit",
    "reason-heal",
    "reason-heal_none",
    "reason-chance",  # said after any other by a bot that has estimated the seat's chance
]
_LOOKS: Final[dict[str, int]] = {
    "observe": OBSERVE_DEPTH,
    "study": ARCHAEOLOGIST_TILES,
    "divine": DIVINER_TILES,
}
_TRADES: Final = ["sell", "buy", "cash_map", "keep_map"]


def reasons(state: TakaraState, seat: int, codes: list[int]) -> list[Claim]:
    """What a line of one seat brings: its last action counts, since a specialist is hired for that."""
    if not codes:
        return []
    action = state.action(codes[-1])
    kind, site = action.kind, str(action.args.get("site", ""))
    claims: list[Claim] = []
    if kind == "dig":
        claims = _of_dig(state, seat, site)
    elif kind == "mine":
        claims = [("reason-mine", {"site": site})]
    elif kind in _LOOKS:
        first = int(action.args["depth"]) - 1 if kind == "divine" else state.tops[SITES.index(site)]
        claims = _of_look(state, seat, site, first, _LOOKS[kind])
    elif kind == "fight":
        claims = [_of_fight(state, site)]
    elif kind == "destroy":
        claims = [("reason-destroy", {"site": site, "karas": action.about["karas"]})]
    elif kind == "turn_up":
        claims = [("reason-turn_up", {"karas": OBSERVE_REWARD})]
    elif kind in ("rent_sword", "leave_sword"):
        claims = _of_sword(state, seat, kind)
    elif kind in _TRADES:
        claims = [_of_trade(state, seat, codes[-1], kind)]
    elif kind in ("gamble", "recruit"):
        claims = [(f"reason-{kind}", {})]
    elif kind == "heal":
        claims = _of_healing(state, int(action.args["count"]))
    return claims[:MOST]


def _of_dig(state: TakaraState, seat: int, site: str) -> list[Claim]:
    """What the first tile is, or what it may be."""
    cell = _first_cell(state, site)
    worth = Worth(state, seat, KEEN)
    if worth.seen >> cell & 1:
        if state.shown >> cell & 1 or state.reminded:
            return [("reason-dig_known", {"site": site, "tile": TILES[state.tiles[cell]]})]
        return []
    first = FIRST_OF_LEVEL[cell % DEPTHS // 3]
    shares = [0.0] * (STONE + 1)
    for i, share in enumerate(worth.odds(cell)):
        shares[SORT[first + i]] += share
    gains = round(100 * (1.0 - shares[MONSTER] - shares[ROCKFALL]))
    claims: list[Claim] = [
        ("reason-dig_odds", {"site": site, "odds": gains, "risk": round(100 * shares[MONSTER])})
    ]
    if round(100 * shares[STONE]):
        claims.append(("reason-stone_odds", {"site": site, "odds": round(100 * shares[STONE])}))
    return claims


def _first_cell(state: TakaraState, site: str) -> int:
    number = SITES.index(site)
    return DEPTHS * number + state.tops[number]


def _of_look(state: TakaraState, seat: int, site: str, first: int, count: int) -> list[Claim]:
    """How many tiles that this seat has not seen can be looked at."""
    seen = state.shown | state.known[seat]
    start = DEPTHS * SITES.index(site)
    new = 0
    for depth in range(first, min(first + count, DEPTHS)):
        new += not seen >> start + depth & 1
    return [("reason-look", {"site": site, "count": new})] if new else []


def _of_fight(state: TakaraState, site: str) -> Claim:
    """The odds of beating a monster, and what it brings."""
    kind = state.tiles[_first_cell(state, site)]
    odds = _odds_of_beating(state, SITES.index(site))
    return "reason-fight", {"site": site, "odds": odds, "karas": TILE_KARAS[kind], "xp": TILE_XP[kind]}


def _odds_of_beating(state: TakaraState, site: int) -> int:
    """In how many of a hundred fights one adventurer beats the monster on top of a site."""
    hits: int = LIFE[state.tiles[DEPTHS * site + state.tops[site]]] - state.wounds[site]
    faces: list[int] = [*DIE_FACES]
    return round(100 * (faces[0] / sum(faces)) ** hits)


def _of_sword(state: TakaraState, seat: int, kind: str) -> list[Claim]:
    """The monsters that lie open; where it is left, what it costs and how the easiest is beaten."""
    monsters = [site for site in range(SITE_COUNT) if state.top(site) == MONSTER]
    if kind == "rent_sword":
        return [("reason-rent_sword", {"count": len(monsters)})] if monsters else []
    if not monsters:
        return [("reason-leave_sword", {})]
    odds = max([_odds_of_beating(state, site) for site in monsters])
    return [("reason-spare_sword", {"karas": state.karas[seat], "odds": odds})]


def _of_trade(state: TakaraState, seat: int, code: int, kind: str) -> Claim:
    """Karas and points that change hands, by doing it on a copy."""
    after = state.copy()
    after.push(code)
    karas = after.karas[seat] - state.karas[seat]
    if kind == "sell":
        return "reason-sell", {"karas": karas, "xp": state.xp[seat] - after.xp[seat]}
    return f"reason-{kind}", {}


def _of_healing(state: TakaraState, count: int) -> list[Claim]:
    """Who is fit for the next turn, and who rests."""
    left = state.hospital - count
    if count:
        return [("reason-heal", {"count": count, "left": left})]
    return [("reason-heal_none", {"count": left})] if left else []
