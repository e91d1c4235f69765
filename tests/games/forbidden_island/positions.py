"""Positions made by hand, in the rulebook's words.

Unless a test lays its own island, the tiles lie in the order of the component list::

                      fools_landing       bronze_gate
        copper_gate   gold_gate           iron_gate          silver_gate
 moon   sun           whispering_garden   howling_garden     embers        shadows
 coral  tidal         breakers_bridge     cliffs_of_abandon  crimson       dunes
        lost_lagoon   misty_marsh         observatory        phantom_rock
                      twilight_hollow     watchtower

A pile or hand is a list of names. ``layers`` is written with the top of the Flood pile first.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.rows import row
from archipel.engine.step import Step
from archipel.games.forbidden_island.game import GAME
from archipel.games.forbidden_island.rules.components import ADVENTURERS, CARDS, COPIES, TILES, TREASURES
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DRAW_FLOODS, DRAW_TREASURES, TAKE_ACTIONS

EARTH: Final = "earth_stone"
WIND: Final = "statue_of_the_wind"
FIRE: Final = "crystal_of_fire"
WATER: Final = "oceans_chalice"
LIFT: Final = "helicopter_lift"
BAGS: Final = "sandbags"
RISE: Final = "waters_rise"

LANDING: Final = "fools_landing"


def island(
    *adventurers: str,
    at: Sequence[str] | None = None,
    hands: Sequence[Sequence[str]] = (),
    flooded: Iterable[str] = (),
    sunk: Iterable[str] = (),
    layers: Sequence[Sequence[str]] | None = None,
    pile: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    captured: Iterable[str] = (),
    level: int = 1,
    active: int = 0,
    phase: tuple[str, int] = ("actions", 3),
    flown: bool = False,
    layout: Sequence[str] = TILES,
    options: dict[str, str] | None = None,
) -> IslandState:
    """A sound position.

    Cards that no hand, pile or discard pile claims lie in the Treasure pile (in its discards, if ``pile`` is
    given). Flood cards that ``layers`` does not name are discarded; without ``layers`` all are in the pile.
    """
    roles = adventurers or ("engineer", "messenger")
    state = _set_up(roles, layout, options or {})
    place = {name: position for position, name in enumerate(layout)}
    gone = {place[name] for name in sunk}
    state.alive = _mask(position for position in range(24) if position not in gone)
    state.flooded = _mask(place[name] for name in flooded)
    if at is not None:
        state.pawns = row(place[name] for name in at)
    state.level = level
    state.active = active
    state.turn = 1 + active
    state.flown = flown
    state.captors = row(0 if name in set(captured) else -1 for name in TREASURES)
    _deal(state, hands, pile, discards)
    if layers is None:
        state.layers, state.flood_discards = row([state.alive]), 0
    else:
        state.layers = row(_mask(place[name] for name in layer) for layer in reversed(layers))
        state.flood_discards = state.alive & ~sum(state.layers)
    name, left = phase
    steps: dict[str, Sequence[Step[IslandState]]] = {
        "actions": TAKE_ACTIONS,
        "treasure": DRAW_TREASURES,
        "flood": DRAW_FLOODS,
    }
    state.stack = [steps[name][left]]
    assert state.check() == []
    return state


def _set_up(roles: Sequence[str], layout: Sequence[str], options: dict[str, str]) -> IslandState:
    level = {"difficulty": "novice", "first_player": "1", "adventurers": ",".join(roles)}
    chance = Chance.from_seed("a position made by hand")
    chance.script = [TILES.index(name) for name in layout]
    state = GAME.begin(len(roles), GAME.settle({**level, **options}), chance)
    assert isinstance(state, IslandState)
    return state


def _deal(
    state: IslandState, hands: Sequence[Sequence[str]], pile: Sequence[str] | None, discards: Sequence[str]
) -> None:
    rest = list(COPIES)
    state.hands = row(_take(hand, rest) for hand in [*hands, *([()] * (state.seats - len(hands)))])
    if pile is None:
        state.discards = _take(discards, rest)
        state.pile = _pack(rest)
        state.pile_size = sum(rest)
    else:
        state.pile = _take(pile, rest)
        state.pile_size = len(pile)
        state.discards = _pack(rest)


def _take(cards: Sequence[str], rest: list[int]) -> int:
    counts = [list(cards).count(kind) for kind in CARDS]
    for kind, number in enumerate(counts):
        rest[kind] -= number
    assert min(rest) >= 0, f"too many cards of a kind: {cards}"
    return _pack(counts)


def _pack(counts: Sequence[int]) -> int:
    return sum(number << 4 * kind for kind, number in enumerate(counts))


def _mask(positions: Iterable[int]) -> int:
    return sum(1 << position for position in set(positions))


# -- playing -----------------------------------------------------------------------------------------------


def play(state: IslandState, *texts: str) -> list[Event]:
    """Carry out actions by their text, and tell what happened; the position stays sound."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(text)
        assert state.check() == []
    return events


def draw_treasure(state: IslandState, *cards: str) -> list[Event]:
    """The active player draws exactly these Treasure-deck cards."""
    state.chance.script = [CARDS.index(card) for card in cards]
    return [event for _ in cards for event in play(state, f"{state.active} draw_treasure")]


def draw_flood(state: IslandState, *tiles: str) -> list[Event]:
    """The active player draws exactly these Flood cards."""
    state.chance.script = [spot(state, tile) for tile in tiles]
    return [event for _ in tiles for event in play(state, f"{state.active} draw_flood")]


def finish_turn(state: IslandState) -> None:
    """Go on to the next turn with no further action; forced choices take the first answer."""
    turn = state.turn
    while not state.over and state.turn == turn:
        legal = [state.action(code) for code in state.legal()]
        forced = ("end_actions", "draw_treasure", "draw_flood", "discard", "swim", "land")
        state.apply(next(action for action in legal if action.kind in forced))


# -- reading, through the doors that players have ----------------------------------------------------------


def seen(state: IslandState) -> Any:
    """The table as a spectator sees it."""
    return state.view(None)


def legal(state: IslandState) -> set[str]:
    """The texts of all legal actions."""
    return {state.action(code).text for code in state.legal()}


def options_of(state: IslandState, seat: int, kind: str) -> list[dict[str, str | int]]:
    """The arguments of every legal action of a kind."""
    found = [state.action(code) for code in state.legal()]
    return [action.args for action in found if action.seat == seat and action.kind == kind]


def tiles_to(state: IslandState, seat: int, kind: str) -> set[str]:
    """The tiles that a seat may name in an action of a kind, like ``move``; each is offered once."""
    named = [str(args["tile"]) for args in options_of(state, seat, kind)]
    assert len(set(named)) == len(named)
    return set(named)


def spot(state: IslandState, tile: str) -> int:
    """The position of a tile."""
    return state.layout.index(TILES.index(tile))


def condition(state: IslandState, tile: str) -> str:
    """Dry, flooded or sunk."""
    return str(next(each["state"] for each in seen(state)["island"]["tiles"] if each["tile"] == tile))


def conditions(state: IslandState) -> dict[str, str]:
    """The state of every tile."""
    return {each["tile"]: each["state"] for each in seen(state)["island"]["tiles"]}


def hand(state: IslandState, seat: int) -> dict[str, int]:
    """How many of which cards lie before a player."""
    cards: dict[str, int] = seen(state)["seats"][seat]["hand"]
    return cards


def where(state: IslandState, seat: int) -> str:
    """The tile under a pawn."""
    return str(seen(state)["seats"][seat]["tile"])


def phase(state: IslandState) -> list[Any] | None:
    """The pending moment and its numbers."""
    step: list[Any] | None = seen(state)["step"]
    return step


def treasure_discards(state: IslandState) -> dict[str, int]:
    """The Treasure discard pile."""
    cards: dict[str, int] = seen(state)["treasure_pile"]["discards"]
    return cards


def flood_discards(state: IslandState) -> set[str]:
    """The Flood discard pile."""
    return set(seen(state)["flood_pile"]["discards"])


def flood_layers(state: IslandState) -> list[set[str]]:
    """The Flood pile, top layer first."""
    return [set(layer) for layer in seen(state)["flood_pile"]["layers"]]


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, by key."""
    return [event.key for event in events]


def ending(state: IslandState) -> str | None:
    """How the game ended, or nothing."""
    return state.outcome.name if state.outcome else None


def role_of(name: str) -> int:
    """An adventurer's number."""
    return ADVENTURERS.index(name)
