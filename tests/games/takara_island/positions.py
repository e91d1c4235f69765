"""Positions made by hand, in the rulebook's words.

``sites`` names tiles from the first one down: ``"s_kara_2 ^s_rockfall"`` lies from depth 1, ``"4: i_chest"``
from depth 4, ``"empty"`` has none left. ``^`` marks a tile turned up on an earlier turn, ``!`` one of this
turn. What is named and lies face down, the last seat has seen (and nobody else), so that it is decided; what
is not named, nobody has seen. What is gone and not in ``won`` lies in the discards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.rows import row
from archipel.engine.step import Step
from archipel.games.takara_island.game import GAME
from archipel.games.takara_island.rules.actions import SALE_OF
from archipel.games.takara_island.rules.components import (
    CHEST_XP,
    CHESTS,
    COPIES,
    FACES,
    FIRST_OF_LEVEL,
    SITES,
    SORT,
    SPECIALISTS,
    STONE,
    TILE_XP,
    TILES,
    XP,
)
from archipel.games.takara_island.rules.state import TakaraState
from archipel.games.takara_island.rules.steps import HEAL_SOME, RECRUIT_ONE, RENT_THE_SWORD, USE_ADVENTURERS

# What fills the places above the named tiles, the dullest first; never a Stone.
_FILLERS: Final = [0, 2, 3, 1, 4, 5, 6, 7, 8, 12, 13, 9, 10, 11, 16, 14, 15, 17, 18, 19, 20]
_AT: Final[dict[str, Step[TakaraState]]] = {
    "sword": RENT_THE_SWORD,
    "act": USE_ADVENTURERS,
    "recruit": RECRUIT_ONE,
    "heal": HEAL_SOME,
}


def takara(
    sites: Mapping[str, str] | None = None,
    karas: Sequence[int] = (),
    won: Sequence[Sequence[str]] = (),
    chests: Sequence[Sequence[str]] = (),
    tokens: Sequence[int] = (),
    team: Sequence[int] = (),
    resting: Sequence[int] = (),
    held: Mapping[int, str] | None = None,
    wounds: Mapping[str, int] | None = None,
    sword: bool = False,
    hospital: int = 0,
    cashed: bool = False,
    at: str = "act",
    seats: int = 2,
    turn: int = 0,
    options: dict[str, str] | None = None,
) -> TakaraState:
    """A sound position in seat 0's turn; lists are by seat, from seat 0."""
    chance = Chance.from_seed("a position made by hand")
    state = GAME.begin(seats, GAME.settle({"first_player": "1", **(options or {})}), chance)
    assert isinstance(state, TakaraState)
    state.turn = turn or 1 + seats * 5
    bury(state, sites or {}, won)
    state.karas = row(_filled(karas, 0, seats))
    state.tokens = row(_filled(tokens, 0, seats))
    state.tokens_left = 3 * seats - sum(state.tokens)
    state.team = row(_filled(team, 2, seats))
    state.resting = row(_filled(resting, 0, seats))
    for seat, name in (held or {}).items():
        state.held[seat] = SPECIALISTS.index(name)
    for site, number in (wounds or {}).items():
        state.wounds[SITES.index(site)] = number
    for seat, names in enumerate(chests):
        for name in names:
            state.pile[CHESTS.index(name)] -= 1
            state.chests[seat] += 1 << 2 * CHESTS.index(name)
            state.xp[seat] += CHEST_XP[CHESTS.index(name)]
    if cashed:
        state.cashed = True
        state.pile[CHESTS.index("c_map")] -= 1
    for seat in range(seats):
        state.xp[seat] += 2 * state.tokens[seat]
    state.sword, state.hospital = sword, hospital
    state.free = state.team[0] - state.resting[0] - hospital
    state.stack = [_AT[at]]
    if at in {"recruit", "heal"}:
        state.out[6], state.free = state.free, 0
    assert state.check() == []
    return state


def _filled(given: Sequence[int], otherwise: int, seats: int) -> list[int]:
    return [*given, *[otherwise] * (seats - len(given))]


def bury(state: TakaraState, sites: Mapping[str, str], won: Sequence[Sequence[str]]) -> None:
    """Lay the sites out, and find a place for every tile that is gone."""
    rest = list(COPIES)
    gone: list[int] = []
    for name, told in sites.items():
        site = SITES.index(name)
        first, _, named = told.rpartition(":")
        top = 9 if told == "empty" else int(first or 1) - 1
        state.tops[site] = top
        gone += [9 * site + depth for depth in range(top)]
        for depth, word in enumerate([] if told == "empty" else named.split(), start=top):
            if word == "?":
                continue
            kind, one = TILES.index(word.lstrip("^!")), 1 << 9 * site + depth
            state.tiles[9 * site + depth] = kind
            rest[kind] -= 1
            if word[0] in "^!":
                state.shown |= one
                state.fresh |= one if word[0] == "!" else 0
            else:
                state.known[state.seats - 1] |= one
    for seat, names in enumerate(won):
        for name in names:
            kind = TILES.index(name)
            cell = next(cell for cell in gone if _fits(state, kind, cell))
            gone.remove(cell)
            _settle(state, kind, cell, rest)
            state.won[seat] |= 1 << cell
            if SORT[kind] == STONE:
                state.stones[seat] += 1
                continue
            state.xp[seat] += TILE_XP[kind]
            if SORT[kind] == XP:
                state.sellable[seat] += 1 << 4 * SALE_OF[TILE_XP[kind]]
    for cell in gone:
        kind = next(kind for kind in _FILLERS if rest[kind] and _fits(state, kind, cell))
        _settle(state, kind, cell, rest)
        state.discarded |= 1 << cell
    state.bag = row(rest)


def _fits(state: TakaraState, kind: int, cell: int) -> bool:
    level = cell % 9 // 3
    site = 9 * (cell // 9)
    deep = state.tiles[site + 6 : site + 9]
    alone = SORT[kind] != STONE or kind not in deep
    return alone and FIRST_OF_LEVEL[level] <= kind < FIRST_OF_LEVEL[level + 1]


def _settle(state: TakaraState, kind: int, cell: int, rest: list[int]) -> None:
    state.tiles[cell] = kind
    rest[kind] -= 1
    state.shown |= 1 << cell


# -- playing -----------------------------------------------------------------------------------------------


def play(state: TakaraState, *texts: str, chance: str = "") -> list[Event]:
    """Carry out actions by their text with this luck, and tell what happened; the position stays sound.

    ``chance`` names faces of the die, chest tiles and tiles in the order in which they come.
    """
    state.chance.script = [_number(word) for word in chance.split()]
    events: list[Event] = []
    for text in texts:
        events += state.apply(text)
        assert state.check() == []
    assert not state.chance.script
    return events


def _number(word: str) -> int:
    if word in FACES:
        return FACES.index(word)
    if word in CHESTS:
        return CHESTS.index(word)
    kind = TILES.index(word)
    return kind - max(first for first in FIRST_OF_LEVEL if first <= kind)


def end_turn(state: TakaraState) -> None:
    """Go on to the next turn by the quietest answers."""
    turn = state.turn
    quiet = {"leave_sword", "end_actions", "leave_recruit", "heal"}
    while not state.over and state.turn == turn:
        legal = [state.action(code) for code in state.legal()]
        state.apply(next(each for each in legal if each.kind in quiet))


# -- reading, through the doors that players have ----------------------------------------------------------


def seen(state: TakaraState, seat: int | None = None) -> Any:
    """The table as a seat (or a spectator) sees it."""
    return state.view(seat)


def legal(state: TakaraState, kind: str = "") -> set[str]:
    """The texts of all legal actions without the seat, or of those of one kind."""
    found = [state.action(code) for code in state.legal()]
    return {action.text.partition(" ")[2] for action in found if kind in ("", action.kind)}


def pending(state: TakaraState) -> str | None:
    """What is asked now."""
    step = seen(state)["step"]
    return str(step[0]) if step else None


def tile(state: TakaraState, site: str, depth: int, viewer: int | None = None) -> str:
    """A place of a site as somebody sees it: ``"up s_rockfall"``, ``"down ?"``, ``"gone s_kara_2"``."""
    each = seen(state, viewer)["sites"][SITES.index(site)]["tiles"][depth - 1]
    return f"{each['state']} {each['tile'] or '?'}"


def player(state: TakaraState, seat: int = 0) -> Any:
    """What a player has."""
    return seen(state)["seats"][seat]


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, by key."""
    return [event.key for event in events]


def ending(state: TakaraState) -> str | None:
    """How the game ended, or nothing."""
    return state.outcome.name if state.outcome else None
