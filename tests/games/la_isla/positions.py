"""Positions made by hand, in the rulebook's words.

Unless a test says otherwise the teeth lie in the order of their names (tooth_1 in slot 0), region number n
has animal n % 5, seat n has the large tile of animal n, seat 0 goes first, and the deck is the full one.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from archipel.engine.bits import mask_of, members
from archipel.engine.chance import Chance
from archipel.engine.event import Event
from archipel.games.la_isla.game import GAME
from archipel.games.la_isla.rules import phase_c
from archipel.games.la_isla.rules.card_phase import AssignCards
from archipel.games.la_isla.rules.components import ANIMALS, CARDS, PHASE_C, RESOURCES, SPACES
from archipel.games.la_isla.rules.snapshot import show_functions
from archipel.games.la_isla.rules.state import LaIslaState
from archipel.games.la_isla.rules.steps import PLAY_ROUND

PIECES = GAME.pieces
REGIONS = PIECES.regions


def card(name: str) -> int:
    """The number of a card."""
    return PIECES.cards.index(name)


def with_function(function: str, nth: int = 0) -> str:
    """The name of the first (or nth) card with a function such as ``sym_res_tent``."""
    return [PIECES.cards[i] for i, name in enumerate(PIECES.function) if name == function][nth]


def table(
    seats: int = 2,
    at: str = "cards",
    hands: Mapping[int, Sequence[str]] | None = None,
    d_cards: Mapping[int, str] | None = None,
    functions: Mapping[int, Sequence[str]] | None = None,
    resources: Mapping[int, Mapping[str, int]] | None = None,
    explorers: Mapping[int, Sequence[str]] | None = None,
    supply: Mapping[int, int] | None = None,
    animals: Mapping[int, Mapping[str, int]] | None = None,
    tiles: Mapping[str, str] | None = None,
    markers: Mapping[str, int] | None = None,
    points: Mapping[int, int] | None = None,
    pile: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    active: int = 0,
    first: int = 0,
    deck: str = "full",
) -> LaIslaState:
    """A sound position: the start of a card phase (``at="cards"``) or of ``active``'s action C (``at="C"``).

    ``animals`` are small tiles taken from the island, beside the large ones. Cards of the holders are named
    by their function, those of hands and piles by their id; all others lie in the draw pile, or, if ``pile``
    is given, in the discard pile.
    """
    state = _set_up(seats, deck, first)
    _fill_holders(state, functions or {})
    for seat, owned in (resources or {}).items():
        for colour, name in enumerate(RESOURCES):
            state.resources[5 * seat + colour] = owned.get(name, 0)
    _lay_tiles(state, tiles or {}, animals or {})
    for seat in range(seats):
        mine = [SPACES.index(space) for space in (explorers or {}).get(seat, ())]
        state.explorers[seat] = mask_of(mine)
        state.supply[seat] = (supply or {}).get(seat, max(0, 5 - len(mine)))
        state.aside[seat] = 7 - len(mine) - state.supply[seat]
        state.points[seat] = (points or {}).get(seat, 0)
    for region, around in enumerate(PIECES.around):
        if any(around & mine == around for mine in state.explorers):
            state.tiles[region] = -1
    _recount(state, animals or {})
    for name, position in (markers or {}).items():
        state.markers[ANIMALS.index(name)] = position
    _lay_cards(state, hands or {}, d_cards or {}, pile, discard, at)
    state.first = first
    if at == "cards":
        state.phase, state.done, state.active = CARDS, 0, first
        state.stack = [PLAY_ROUND, AssignCards((1 << seats) - 1)]
    else:
        state.phase, state.active = PHASE_C, active
        state.done = (active - first) % seats
        state.stack = [PLAY_ROUND, phase_c.begin(state, active)]
    assert state.check() == []
    return state


def _set_up(seats: int, deck: str, first: int) -> LaIslaState:
    chance = Chance.from_seed("a position made by hand")
    chance.script = [*range(10), *(region % 5 for region in range(35)), *range(seats)]
    options = {"deck": deck, "first_player": str(first + 1)}
    state = GAME.begin(seats, GAME.settle(options), chance)
    assert isinstance(state, LaIslaState)
    for hand in state.hands:
        hand.clear()
    state.pile = state.deck
    return state


def _take(state: LaIslaState, names: Iterable[str]) -> list[int]:
    """These cards, out of the draw pile."""
    cards = [card(name) for name in names]
    for each in cards:
        assert state.pile >> each & 1, f"card {PIECES.cards[each]} is used twice or not in this deck"
        state.pile &= ~(1 << each)
    return cards


def _fill_holders(state: LaIslaState, functions: Mapping[int, Sequence[str]]) -> None:
    for seat, names in functions.items():
        slots = []
        for name in names:
            free = [PIECES.cards[each] for each in members(state.pile) if PIECES.function[each] == name]
            slots += _take(state, free[:1])
        extra = sum(name == "extra_slot" for name in names)
        state.slots[seat] = (slots + [-1] * (3 + extra))[: 3 + extra]
    show_functions(state)


def _lay_tiles(
    state: LaIslaState, tiles: Mapping[str, str], animals: Mapping[int, Mapping[str, int]]
) -> None:
    """Name the animals of some regions; others change places with them."""
    fixed = {REGIONS.index(name) for name in tiles}
    for name, animal in tiles.items():
        region, wanted = REGIONS.index(name), ANIMALS.index(animal)
        if state.tiles[region] != wanted:
            other = next(r for r, a in enumerate(state.tiles) if a == wanted and r not in fixed)
            state.tiles[region], state.tiles[other] = wanted, state.tiles[region]
    for owned in animals.values():
        for animal, number in owned.items():
            for _ in range(number):
                lying = [r for r, a in enumerate(state.tiles) if a == ANIMALS.index(animal)]
                state.tiles[[r for r in lying if r not in fixed][-1]] = -1


def _recount(state: LaIslaState, animals: Mapping[int, Mapping[str, int]]) -> None:
    """Small tiles by hand; what else is missing from the island was taken by the last seat."""
    for seat in range(state.seats):
        for animal, name in enumerate(ANIMALS):
            large = 2 * (state.large[seat] == animal)
            state.animals[5 * seat + animal] = animals.get(seat, {}).get(name, 0) + large
    for animal in range(5):
        owned = sum(state.animals[5 * seat + animal] for seat in range(state.seats))
        missing = 7 + 2 * state.large.count(animal) - list(state.tiles).count(animal) - owned
        state.animals[5 * (state.seats - 1) + animal] += missing


def _lay_cards(
    state: LaIslaState,
    hands: Mapping[int, Sequence[str]],
    d_cards: Mapping[int, str],
    pile: Iterable[str] | None,
    discard: Iterable[str],
    at: str,
) -> None:
    state.discard = mask_of(_take(state, discard))
    named = {seat: _take(state, names) for seat, names in hands.items()}
    lying = {seat: _take(state, [name])[0] for seat, name in d_cards.items()}
    kept = mask_of(_take(state, pile)) if pile is not None else None
    for seat in range(state.seats):
        if at == "cards":
            size = 4 if state.has(seat, 11) else 3
            state.hands[seat] = sorted(named[seat] if seat in named else _lowest(state, size))
            state.plans[seat] = -1
        else:
            state.assigned[3 * seat + 2] = lying[seat] if seat in lying else _lowest(state, 1)[0]
    if kept is not None:
        state.discard |= state.pile
        state.pile = kept


def _lowest(state: LaIslaState, number: int) -> list[int]:
    return _take(state, [PIECES.cards[each] for each in members(state.pile)[:number]])


# -- playing -----------------------------------------------------------------------------------------------


def play(state: LaIslaState, *texts: str) -> list[Event]:
    """Carry out actions, and tell what happened; ``"0 place i1"`` is short for ``"0 place i1 swamp …"``."""
    events: list[Event] = []
    for text in texts:
        # A card that is put where another lies covers it.
        starts = (f"{text} ", f"{text} ".replace(" put ", " cover "))
        full = [
            action.text
            for action in (state.action(code) for code in state.legal())
            if f"{action.text} ".startswith(starts)
        ]
        events += state.apply(full[0] if len(full) == 1 else text)
        assert state.check() == []
    return events


def assign_all(state: LaIslaState, plans: Mapping[int, str] | None = None) -> list[Event]:
    """Everybody assigns: as told (``{0: "c001 c002 c003"}``), the others in the order of the hand."""
    events: list[Event] = []
    for seat in range(state.seats):
        told = (plans or {}).get(seat) or " ".join(PIECES.cards[each] for each in state.hands[seat][:3])
        events += play(state, f"{seat} assign {told}")
    return events


def until(state: LaIslaState, seat: int, kind: str) -> list[Event]:
    """Go on by the first choice of each question until this seat is asked this."""
    events: list[Event] = []
    for _ in range(200):
        if pending(state) == kind and asked(state) == [seat]:
            return events
        events += state.apply(state.legal()[0])
    raise AssertionError(f"seat {seat} is not asked for {kind}")


def finish_round(state: LaIslaState) -> list[Event]:
    """Everybody who is asked takes a yellow resource, or the quietest answer, until the round is over."""
    number = state.turn
    events: list[Event] = []
    while not state.over and state.turn == number:
        actions = [state.action(code) for code in state.legal()]
        quiet = [a for a in actions if a.kind in ("no_exchange", "leave_markers", "take")]
        events += state.apply(quiet[-1] if quiet and quiet[-1].kind != "take" else (quiet or actions)[0])
    return events


# -- reading, through the doors that players have ----------------------------------------------------------


def seen(state: LaIslaState, seat: int | None = None) -> Any:
    """The table as a seat (or a spectator) sees it."""
    return state.view(seat)


def legal(state: LaIslaState, kind: str = "") -> set[str]:
    """The texts of all legal actions, or of those of one kind."""
    found = [state.action(code) for code in state.legal()]
    return {action.text for action in found if kind in ("", action.kind)}


def open_slots(state: LaIslaState) -> list[str]:
    """Which slots may take the card: ``"put 3"`` for a free one, ``"cover 1 joker_green"`` for another."""
    return [" ".join(state.action(code).text.split()[1:]) for code in state.legal()]


def spaces(state: LaIslaState) -> set[str]:
    """Where an explorer may be placed now."""
    found = [state.action(code) for code in state.legal()]
    return {str(action.args["space"]) for action in found if action.kind == "place"}


def points(state: LaIslaState, seat: int) -> int:
    """A seat's victory points."""
    return int(seen(state)["seats"][seat]["points"])


def resources(state: LaIslaState, seat: int) -> dict[str, int]:
    """A seat's resources, those it has."""
    return {name: n for name, n in seen(state)["seats"][seat]["resources"].items() if n}


def animals(state: LaIslaState, seat: int) -> dict[str, int]:
    """A seat's animals, the large tile counted twice."""
    return {name: n for name, n in seen(state)["seats"][seat]["animals"].items() if n}


def position_of(state: LaIslaState, animal: str) -> int:
    """Where a marker stands."""
    return int(next(m["position"] for m in seen(state)["markers"] if m["animal"] == animal))


def functions(state: LaIslaState, seat: int) -> list[str | None]:
    """What the slots of a holder show."""
    return [each["function"] if each else None for each in seen(state)["seats"][seat]["slots"]]


def pending(state: LaIslaState) -> str | None:
    """What is asked now."""
    step = seen(state)["step"]
    return str(step[0]) if step else None


def asked(state: LaIslaState) -> list[int]:
    """Who is asked now."""
    return [decision.seat for decision in state.decisions()]


def keys(events: Iterable[Event]) -> list[str]:
    """What happened, by key."""
    return [event.key for event in events]


def ending(state: LaIslaState) -> str | None:
    """How the game ended, or nothing."""
    return state.outcome.name if state.outcome else None
