"""What a seat may know, built from scratch: what everybody sees, and what it has looked at itself."""

from typing import Final

from archipel.engine.bits import members
from archipel.engine.event import Json
from archipel.games.takara_island.rules.components import (
    CHEST_COPIES,
    CHEST_KINDS,
    CHESTS,
    COLOURS,
    COPIES,
    COUNTER,
    DEPTHS,
    FACES,
    FIRST_OF_LEVEL,
    IMITATOR,
    IMITATOR_SURCHARGE,
    LEVELS,
    LIFE,
    MAP,
    MIMIC,
    MIMIC_LIFE,
    MOST_ADVENTURERS,
    NOBODY,
    PORT,
    PRICE,
    SITE_COUNT,
    SITES,
    SPECIALISTS,
    TILE_KINDS,
    TILES,
    TRIPOT,
)
from archipel.games.takara_island.rules.scoring import closing_sites, experience, points, stones_found
from archipel.games.takara_island.rules.state import TakaraState

_WHOLE_SITE: Final = (1 << DEPTHS) - 1


def view(state: TakaraState) -> dict[str, Json]:
    """The table as a spectator sees it."""
    return {
        **state.common_view(),
        "round": (state.turn - 1) // state.seats + 1,
        "first": state.first,
        "sites": [_site(state, site) for site in range(SITE_COUNT)],
        "empty_sites": state.empty_sites(),
        "closing_sites": closing_sites(stones_found(state)),
        "stones_found": stones_found(state),
        "village": {
            "sword": state.active if state.sword else None,
            "tripot": state.out[TRIPOT],
            "counter": state.out[COUNTER],
            "port": state.out[PORT],
            "hospital": state.hospital,
            "tokens": state.tokens_left,
        },
        "specialists": [_specialist(state, specialist) for specialist in range(len(SPECIALISTS))],
        "chests": _chests(state),
        "dice": _dice(state),
        "seats": [_seat(state, each) for each in range(state.seats)],
        "discards": _counted(state, state.discarded),
        "unseen": _unseen(state, state.shown),
    }


def own(state: TakaraState, seat: int, public: dict[str, Json]) -> dict[str, Json]:
    """What this seat sees in another way than a spectator: tiles that it has looked at."""
    seen = looked_at(state, seat) & ~state.shown
    if not seen:
        return {}
    sites = public["sites"]
    assert isinstance(sites, list)
    shown = list(sites)
    for site in range(SITE_COUNT):
        looked = seen >> DEPTHS * site & _WHOLE_SITE
        if looked:
            shown[site] = _looked_into(state, site, looked, sites[site])
    return {"sites": shown, "unseen": _unseen(state, state.shown | seen)}


def _looked_into(state: TakaraState, site: int, looked: int, public: Json) -> Json:
    """A site as somebody sees it who has looked at the tiles of these depths."""
    assert isinstance(public, dict)
    tiles = public["tiles"]
    assert isinstance(tiles, list)
    known = list(tiles)
    for depth in members(looked):
        tile, kind = tiles[depth], state.tiles[DEPTHS * site + depth]
        assert isinstance(tile, dict)
        known[depth] = {**tile, "tile": TILES[kind], "life": LIFE[kind]}
    return {**public, "tiles": known}


def looked_at(state: TakaraState, seat: int) -> int:
    """The cells that a seat looks at now, and with the memory aid every one that it has ever looked at."""
    return (state.known[seat] if state.reminded else 0) | _looking(state, seat)


def _looking(state: TakaraState, seat: int) -> int:
    """The cells that the active player holds in the hand right now, for nobody else to see."""
    if seat != state.active or not state.stack:
        return 0
    step = state.stack[-1]
    fields = step.fields()
    if step.name == "observe":
        site, first, last = fields[0], state.tops[fields[0]], fields[1]
    elif step.name == "look_at_tiles":
        site, first, last = fields
    else:
        return 0
    return ((1 << last - first + 1) - 1) << DEPTHS * site + first


def _site(state: TakaraState, site: int) -> dict[str, Json]:
    top = state.tops[site]
    return {
        "site": SITES[site],
        "left": DEPTHS - top,
        "adventurers": state.out[site],
        "wounds": state.wounds[site],
        "tiles": [_tile(state, DEPTHS * site + depth) for depth in range(DEPTHS)],
    }


def _tile(state: TakaraState, cell: int) -> dict[str, Json]:
    """One place of a site: ``gone``, ``up`` or ``down``, and what everybody knows of it."""
    depth = cell % DEPTHS
    shown = state.shown >> cell & 1
    kind = state.tiles[cell] if shown else -1
    looked: list[Json] = [
        seat for seat in range(state.seats) if state.reminded and state.known[seat] >> cell & 1
    ]
    return {
        "depth": depth + 1,
        "level": LEVELS[depth // 3],
        "state": "gone" if depth < state.tops[cell // DEPTHS] else "up" if shown else "down",
        "tile": TILES[kind] if kind >= 0 else None,
        "life": LIFE[kind] if kind >= 0 else 0,
        "seen_by": looked,
    }


def _specialist(state: TakaraState, specialist: int) -> dict[str, Json]:
    holder = state.holder(specialist)
    return {
        "specialist": SPECIALISTS[specialist],
        "price": PRICE[specialist] if specialist != IMITATOR else None,
        "surcharge": IMITATOR_SURCHARGE if specialist == IMITATOR else 0,
        "seat": holder if holder >= 0 else None,
        "awake": holder < 0 or (holder == state.active and state.hired),
    }


def _chests(state: TakaraState) -> dict[str, Json]:
    """TK-I1: how many are left, and what they can be; the order of the pile is nobody's knowledge."""
    return {
        "left": sum(state.pile),
        "unseen": {CHESTS[chest]: state.pile[chest] for chest in range(CHEST_KINDS) if state.pile[chest]},
        "of": {CHESTS[chest]: CHEST_COPIES[chest] for chest in range(CHEST_KINDS)},
        "discards": [CHESTS[MAP]] if state.cashed else [],
    }


def _dice(state: TakaraState) -> dict[str, Json] | None:
    """The last fight: who, where, against what, and each face in turn."""
    if not state.dice:
        return None
    seat, site, monster, *faces = state.dice
    mimic = monster == TILE_KINDS
    return {
        "seat": seat,
        "site": SITES[site],
        "monster": CHESTS[MIMIC] if mimic else TILES[monster],
        "life": MIMIC_LIFE if mimic else LIFE[monster],
        "faces": [FACES[face] for face in faces],
    }


def _seat(state: TakaraState, seat: int) -> dict[str, Json]:
    acting = seat == state.active
    held = state.held[seat]
    home = state.free if acting else state.team[seat] - state.resting[seat]
    total = points(state, seat)
    return {
        "colour": COLOURS[seat],
        "karas": state.karas[seat],
        "xp": state.xp[seat],
        "points": total,
        "experience": experience(total) if state.over else None,
        "stones": state.stones[seat],
        "tokens": state.tokens[seat],
        "tiles": _counted(state, state.won[seat]),
        "chests": {
            CHESTS[chest]: state.chests[seat] >> 2 * chest & 3
            for chest in range(CHEST_KINDS)
            if state.chests[seat] >> 2 * chest & 3
        },
        "team": state.team[seat],
        "home": home,
        "out": sum(state.out) if acting else 0,
        "hospital": state.hospital if acting else 0,
        "resting": state.resting[seat],
        "recruited": state.team[seat] == MOST_ADVENTURERS,
        "specialist": SPECIALISTS[held] if held != NOBODY else None,
        "awake": held != NOBODY and acting and state.hired,
    }


def _counted(state: TakaraState, cells: int) -> dict[str, Json]:
    """The tiles of some cells by kind."""
    counts: dict[str, int] = {}
    for kind in sorted(state.tiles[cell] for cell in members(cells)):
        counts[TILES[kind]] = counts.get(TILES[kind], 0) + 1
    return {**counts}


def _unseen(state: TakaraState, open_cells: int) -> dict[str, Json]:
    """TK-I4: what can still lie face down, by level: the box less all that the viewer sees."""
    counts = COPIES[:]
    for cell in members(open_cells):
        counts[state.tiles[cell]] -= 1
    return {
        name: {TILES[kind]: counts[kind] for kind in range(FIRST_OF_LEVEL[i], FIRST_OF_LEVEL[i + 1])}
        for i, name in enumerate(LEVELS)
    }
