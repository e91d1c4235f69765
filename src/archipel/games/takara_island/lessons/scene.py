"""The scenes of lessons, in the names of sites, tiles, chest tiles and specialists.

``gone`` says how many tiles of a site are gone. ``up`` and ``seen`` name tiles by their place, ``site_3 6``:
those face up, and those face down that the player has looked at. ``won`` and ``chests`` are what each seat
keeps. All else that is gone lies in the discards: what ``discards`` names, and then Karas and rockfalls.
``karas``, ``team``, ``tokens`` and ``held`` (a specialist, or nobody) are by seat. ``step`` is what is asked.
"""

from typing import Any, Final

from archipel.games.takara_island.rules.actions import SALE_OF
from archipel.games.takara_island.rules.components import (
    CHEST_COPIES,
    CHEST_KINDS,
    CHEST_XP,
    CHESTS,
    DEPTHS,
    FIRST_OF_LEVEL,
    KARA,
    NOBODY,
    ROCKFALL,
    SITES,
    SORT,
    SPECIALISTS,
    STONE,
    TILE_KINDS,
    TILE_XP,
    TILES,
    TOKEN_XP,
    XP,
)

YOU: Final = 0  # who learns, and has looked at what is ``seen``


def stage(stored: dict[str, Any], scene: dict[str, Any]) -> None:
    """Change a stored set-up as a scene says."""
    seats = stored["seats"]
    nothing: list[list[str]] = [[]] * seats
    tokens = scene.get("tokens", [0] * seats)
    team = scene.get("team", stored["team"])
    active = scene.get("active", YOU)
    stored.update(
        xp=[TOKEN_XP * number for number in tokens],
        tokens=tokens,
        tokens_left=stored["tokens_left"] - sum(tokens),
        karas=scene.get("karas", stored["karas"]),
        team=team,
        held=[SPECIALISTS.index(name) if name else NOBODY for name in scene.get("held", [""] * seats)],
        turn=scene.get("turn", 1),
        active=active,
        free=team[active],
        stack=[scene.get("step", ["use_adventurers"])],
    )
    _bury(stored, scene, scene.get("won", nothing))
    _open_chests(stored, scene.get("chests", nothing))


def _bury(stored: dict[str, Any], scene: dict[str, Any], won: list[list[str]]) -> None:
    """Lay every tile that somebody knows, and give back those that are gone to whoever took them."""
    tops = [scene.get("gone", {}).get(site, 0) for site in SITES]
    gone = [DEPTHS * site + depth for site, top in enumerate(tops) for depth in range(top)]
    stored["tops"] = tops
    for place, name in {**scene.get("up", {}), **scene.get("seen", {})}.items():
        _lay(stored, _cell(place), TILES.index(name))
    for seat, names in enumerate(won):
        for name in names:
            _keep(stored, seat, _lay_somewhere(stored, gone, TILES.index(name)))
    for name in scene.get("discards", []):
        _lay_somewhere(stored, gone, TILES.index(name))
    for kind in range(TILE_KINDS):
        while SORT[kind] in (KARA, ROCKFALL) and stored["bag"][kind] and _free_for(stored, gone, kind):
            _lay_somewhere(stored, gone, kind)
    if gone:
        raise ValueError(f"{len(gone)} tiles are gone that nobody can have taken")
    open_cells = sum((1 << top) - 1 << DEPTHS * site for site, top in enumerate(tops))
    stored.update(
        discarded=open_cells & ~sum(stored["won"]),
        shown=open_cells | sum(1 << _cell(place) for place in scene.get("up", {})),
    )
    stored["known"][YOU] = sum(1 << _cell(place) for place in scene.get("seen", {}))


def _cell(place: str) -> int:
    site, depth = place.split()
    return DEPTHS * SITES.index(site) + int(depth) - 1


def _free_for(stored: dict[str, Any], gone: list[int], kind: int) -> list[int]:
    """Where a tile can have lain; the two Stones never lie on one site (TK-S6)."""
    level = sum(kind >= first for first in FIRST_OF_LEVEL) - 1
    cells = [cell for cell in gone if cell % DEPTHS // 3 == level]
    if SORT[kind] != STONE:
        return cells
    sites = [cell // DEPTHS for cell, tile in enumerate(stored["tiles"]) if tile == kind]
    return [cell for cell in cells if cell // DEPTHS not in sites]


def _lay_somewhere(stored: dict[str, Any], gone: list[int], kind: int) -> int:
    cells = _free_for(stored, gone, kind)
    if not cells:
        raise ValueError(f"nowhere was room for {TILES[kind]}")
    gone.remove(cells[0])
    _lay(stored, cells[0], kind)
    return cells[0]


def _lay(stored: dict[str, Any], cell: int, kind: int) -> None:
    if not stored["bag"][kind]:
        raise ValueError(f"more of {TILES[kind]} than there are")
    stored["bag"][kind] -= 1
    stored["tiles"][cell] = kind


def _keep(stored: dict[str, Any], seat: int, cell: int) -> None:
    kind = stored["tiles"][cell]
    stored["won"][seat] |= 1 << cell
    if SORT[kind] == STONE:
        stored["stones"][seat] += 1
        return
    stored["xp"][seat] += TILE_XP[kind]
    if SORT[kind] == XP:
        stored["sellable"][seat] += 1 << 4 * SALE_OF[TILE_XP[kind]]


def _open_chests(stored: dict[str, Any], chests: list[list[str]]) -> None:
    drawn = [name for names in chests for name in names]
    stored["pile"] = [CHEST_COPIES[kind] - drawn.count(CHESTS[kind]) for kind in range(CHEST_KINDS)]
    for seat, names in enumerate(chests):
        for kind in map(CHESTS.index, names):
            stored["chests"][seat] += 1 << 2 * kind
            stored["xp"][seat] += CHEST_XP[kind]
