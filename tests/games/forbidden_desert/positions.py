"""Positions made by hand, in the rulebook's words.

Cells are named by column (a to e, from the west) and row (1 to 5, from the north)::

    a1 b1 c1 d1 e1
    a2 b2 c2 d2 e2
    a3 b3 c3 d3 e3      the storm begins in c3
    a4 b4 c4 d4 e4
    a5 b5 c5 d5 e5

Unless a test says otherwise there is no sand, the wreck lies on a1 with all pawns, and the water backs are
e1, e3 and e5. Equipment in hands comes from gears and parts come from clues: those that a test does not lay
itself are put, revealed, on cells that it does not name, from the south-east corner backwards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.engine.rows import row
from archipel.engine.step import Step
from archipel.games.forbidden_desert.game import GAME
from archipel.games.forbidden_desert.rules.components import (
    CANTEEN,
    CELLS,
    EQUIPMENT,
    EQUIPMENT_COPIES,
    FACES,
    PARTS,
    STORM_CARDS,
    STORM_COPIES,
    UNDER_PLAIN,
    UNDER_WATER,
)
from archipel.games.forbidden_desert.rules.state import HELD, DesertState
from archipel.games.forbidden_desert.rules.steps import DRAW_STORMS, TAKE_ACTIONS

SUN: Final = "sun_beats_down"
RISE: Final = "storm_picks_up"
BLASTER: Final = "dune_blaster"
JET: Final = "jet_pack"
SHIELD: Final = "solar_shield"
SCOPE: Final = "terrascope"
RESERVE: Final = "water_reserve"
THROTTLE: Final = "time_throttle"


def desert(
    *adventurers: str,
    at: Sequence[str] | None = None,
    faces: Mapping[str, str] | None = None,
    peeked: Mapping[str, str] | None = None,
    sand: Mapping[str, int] | None = None,
    supply: int | None = None,
    hole: str = "c3",
    crash: str = "a1",
    water_backs: Sequence[str] = ("e1", "e3", "e5"),
    water: Sequence[int] | None = None,
    hands: Sequence[Sequence[str]] = (),
    parts: Mapping[str, str | int] | None = None,
    top: Sequence[str] = (),
    bottom: Sequence[str] = (),
    discards: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    mark: int = 0,
    active: int = 0,
    phase: tuple[str, int] = ("actions", 4),
    shields: Iterable[int] = (),
    reductions: int = 0,
    free: Iterable[str] = (),
    options: dict[str, str] | None = None,
) -> DesertState:
    """A sound position.

    ``faces`` are revealed tiles. ``parts`` gives a cell, or the seat that holds the part. ``top`` is written
    with the next card first; ``pile`` is the unknown part of the storm pile, all other cards being discarded.
    With ``supply`` the rest of the sand lies on a tile that nobody names; ``free`` are cells to leave alone.
    """
    state = _set_up(
        adventurers or ("archaeologist", "meteorologist"), crash, water_backs, hole, options or {}
    )
    state.pawns = row([_cell(name) for name in at] if at is not None else [_cell(crash)] * state.seats)
    if water is not None:
        state.water = row(water)
    shown, sand, parts = dict(faces or {}), dict(sand or {}), dict(parts or {})
    laid = {hole, crash, *water_backs, *shown, *(peeked or {}), *free}
    named = {*sand, *(at or ()), *(place for place in parts.values() if isinstance(place, str))}
    unnamed = [cell for cell in reversed(CELLS) if cell not in laid | named]
    unnamed += [cell for cell in reversed(CELLS) if cell in named - laid]  # only when there is no other
    _lay(state, shown, peeked or {}, hands, parts, unnamed)
    if supply is not None:
        sand[unnamed.pop(0)] = 48 - sum(sand.values()) - supply
    _pour(state, sand)
    _deal(state, hands)
    _stack(state, top, bottom, discards, pile)
    state.mark, state.active, state.turn = mark, active, 1 + active
    state.shields = sum(1 << seat for seat in shields)
    state.reductions = reductions
    kind, left = phase
    steps: dict[str, Sequence[Step[DesertState]]] = {"actions": TAKE_ACTIONS, "storm": DRAW_STORMS}
    state.stack = [steps[kind][left]]
    assert state.check() == []
    return state


def _cell(name: str) -> int:
    return CELLS.index(name)


def _set_up(
    roles: Sequence[str], crash: str, water_backs: Sequence[str], hole: str, options: dict[str, str]
) -> DesertState:
    settled = {"difficulty": "novice", "first_player": "1", "adventurers": ",".join(roles), **options}
    chance = Chance.from_seed("a position made by hand")
    state = GAME.begin(len(roles), GAME.settle(settled), chance)
    assert isinstance(state, DesertState)
    state.hole = _cell(hole)
    state.face = row([-1] * 25)
    state.crash = _cell(crash)
    state.face[state.crash] = 0
    state.known = 1 << state.crash
    state.water_backs = sum(1 << _cell(cell) for cell in water_backs)
    return state


def _lay(
    state: DesertState,
    shown: dict[str, str],
    peeked: Mapping[str, str],
    hands: Sequence[Sequence[str]],
    parts: Mapping[str, str | int],
    unnamed: list[str],
) -> None:
    for part in parts:
        for clue in (f"clue_{part}_row", f"clue_{part}_col"):
            if clue not in shown.values():
                shown[unnamed.pop(0)] = clue
    gears = sum(face in {"gear", "tunnel"} for face in shown.values())
    for _ in range(sum(len(hand) for hand in hands) - gears):
        shown[unnamed.pop(0)] = "gear"
    state.hidden_plain, state.hidden_water = list(UNDER_PLAIN), list(UNDER_WATER)
    for cell, name in (*shown.items(), *peeked.items()):
        face, place = FACES.index(name), _cell(cell)
        bag = state.hidden_water if state.water_backs >> place & 1 else state.hidden_plain
        if place != state.crash:
            bag[face] -= 1
            assert bag[face] >= 0, f"there is no {name} left for {cell}"
        state.face[place] = face
        state.known |= 1 << place
        if cell in shown:
            state.revealed |= 1 << place
        if cell in shown and name == "tunnel":
            state.tunnels |= 1 << place
    for part, where in parts.items():
        state.parts[PARTS.index(part)] = _cell(where) if isinstance(where, str) else HELD + where
        state.parts_left -= not isinstance(where, str)


def _pour(state: DesertState, sand: Mapping[str, int]) -> None:
    state.sand, state.supply, state.sandy, state.blocked = row([0] * 25), 48, 0, 0
    for cell, markers in sand.items():
        for _ in range(markers):
            state.add_sand(_cell(cell))


def _deal(state: DesertState, hands: Sequence[Sequence[str]]) -> None:
    """Cards in hands were drawn; the other gears gave cards that are used up."""
    rest = list(EQUIPMENT_COPIES)
    for seat, hand in enumerate(hands):
        for card in hand:
            state.hands[seat] += 1 << 4 * EQUIPMENT.index(card)
            rest[EQUIPMENT.index(card)] -= 1
    drawn = sum(state.face[c] in (0, 1) for c in range(25) if state.revealed >> c & 1)
    for _ in range(drawn - sum(len(hand) for hand in hands)):
        rest[max(range(6), key=lambda kind: rest[kind])] -= 1
    assert min(rest) >= 0
    state.equipment = rest


def _stack(
    state: DesertState,
    top: Sequence[str],
    bottom: Sequence[str],
    discards: Sequence[str],
    pile: Sequence[str] | None,
) -> None:
    state.top = [STORM_CARDS.index(card) for card in reversed(top)]
    state.bottom = [STORM_CARDS.index(card) for card in bottom]
    rest = list(STORM_COPIES)
    for card in (*state.top, *state.bottom):
        rest[card] -= 1
    named = [list(discards if pile is None else pile).count(card) for card in STORM_CARDS]
    others = [a - b for a, b in zip(rest, named, strict=True)]
    assert min(others) >= 0
    state.bag, state.discards = (others, named) if pile is None else (named, others)
    state.bag_size = sum(state.bag)


# -- playing -----------------------------------------------------------------------------------------------


def play(state: DesertState, *texts: str) -> list[Event]:
    """Carry out actions by their text, and tell what happened; the position stays sound."""
    events: list[Event] = []
    for text in texts:
        events += state.apply(text)
        assert state.check() == []
    return events


def draw(state: DesertState, *cards: str) -> list[Event]:
    """The active player draws exactly these storm cards; afterwards the turn is not ended."""
    events: list[Event] = []
    for card in cards:
        state.chance.script = [] if state.top else [STORM_CARDS.index(card)]
        told = play(state, f"{state.active} draw_storm")
        assert (told[0].key, told[0].args["storm"]) == ("drew_storm", card)
        events += told
    return events


def reveal(state: DesertState, seat: int, face: str, equipment: str = "") -> list[Event]:
    """Turn over the tile under a pawn: it shows this face, and the card drawn is this one."""
    known = state.known >> state.pawns[seat] & 1
    state.chance.script = [] if known else [FACES.index(face)]
    if equipment:
        state.chance.script.append(EQUIPMENT.index(equipment))
    events = play(state, f"{seat} reveal")
    assert events[0].args["tile"] == face
    return events


def finish_turn(state: DesertState) -> None:
    """Go on to the next turn with no further action."""
    turn = state.turn
    while not state.over and state.turn == turn:
        kinds = [state.action(code) for code in state.legal()]
        state.apply(next(act for act in kinds if act.kind in {"end_step", "draw_storm", "end_turn", "stop"}))


# -- reading, through the doors that players have ----------------------------------------------------------


def seen(state: DesertState) -> Any:
    """The table as a spectator sees it."""
    return state.view(None)


def legal(state: DesertState, seat: int | None = None) -> set[str]:
    """The texts of all legal actions, or of one seat's."""
    acts = [state.action(code) for code in state.legal()]
    return {act.text for act in acts if seat in (None, act.seat)}


def kinds(state: DesertState, seat: int) -> set[str]:
    """The kinds of action open to a seat."""
    return {act.kind for act in (state.action(code) for code in state.legal()) if act.seat == seat}


def cells_of(state: DesertState, seat: int, kind: str) -> set[str]:
    """The cells that a seat may name in an action of a kind, like ``move``; each is offered once."""
    acts = [state.action(code) for code in state.legal()]
    named = [str(act.args["cell"]) for act in acts if act.seat == seat and act.kind == kind]
    assert len(set(named)) == len(named)
    return set(named)


def tile(state: DesertState, cell: str) -> Any:
    """What a spectator sees of one tile."""
    return next(each for each in seen(state)["desert"]["tiles"] if each["cell"] == cell)


def sand_at(state: DesertState, cell: str) -> int:
    """How many markers lie on a tile."""
    return int(tile(state, cell)["sand"])


def sand_on(state: DesertState) -> dict[str, int]:
    """Every tile with sand."""
    return {each["cell"]: each["sand"] for each in seen(state)["desert"]["tiles"] if each["sand"]}


def where(state: DesertState, seat: int) -> str:
    """The cell of a pawn."""
    return str(seen(state)["seats"][seat]["cell"])


def canteens(state: DesertState) -> list[int]:
    """Everybody's water."""
    return [each["water"] for each in seen(state)["seats"]]


def hand(state: DesertState, seat: int) -> dict[str, int]:
    """The equipment before a player."""
    cards: dict[str, int] = seen(state)["seats"][seat]["hand"]
    return cards


def part(state: DesertState, name: str) -> tuple[str, Any]:
    """How a part is, and where or with whom."""
    told = seen(state)["parts"][name]
    return told["state"], told["seat"] if told["state"] == "picked_up" else told["cell"]


def phase(state: DesertState) -> list[Any] | None:
    """The pending moment and its numbers."""
    step: list[Any] | None = seen(state)["step"]
    return step


def full(*adventurers: str) -> list[int]:
    """Canteens at their top mark."""
    from archipel.games.forbidden_desert.rules.components import ADVENTURERS

    return [CANTEEN[ADVENTURERS.index(name)] for name in adventurers]


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, by key."""
    return [event.key for event in events]


def ending(state: DesertState) -> str | None:
    """How the game ended, or nothing."""
    return state.outcome.name if state.outcome else None


def refusal(state: DesertState, text: str) -> str:
    """The rule that a refused action cites; the position is left as it was."""
    import pytest

    from archipel.engine.errors import IllegalAction

    before = state.to_json()
    with pytest.raises(IllegalAction) as refused:
        state.apply(text)
    assert state.to_json() == before
    return refused.value.rule
