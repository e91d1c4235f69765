"""What is worth trying next in a turn: single actions, and moves of several parts as one."""

from archipel.engine.action import NUMBER_MASK, SEAT_SHIFT
from archipel.engine.bits import members
from archipel.games.forbidden_desert.mind.instinct import Instinct
from archipel.games.forbidden_desert.mind.senses import DISTANCE
from archipel.games.forbidden_desert.rules import reach
from archipel.games.forbidden_desert.rules.actions import (
    ALONE,
    BLAST,
    END_STEP,
    GIVE,
    HAND_OVER,
    JET,
    LAND,
    LOOK,
    NAVIGATE,
    PASSENGER,
    PEEK,
    RESERVE,
    REVEAL,
    SHIELD,
    STEP,
    STOP,
    TAKE_WATER,
    THROTTLE,
)
from archipel.games.forbidden_desert.rules.cards import ANY_TERRASCOPE
from archipel.games.forbidden_desert.rules.components import LAUNCH_PAD, MIRAGE, WELL
from archipel.games.forbidden_desert.rules.navigation import STEPS_AN_ACTION
from archipel.games.forbidden_desert.rules.state import DesertState

PEEKS = 3  # plain tiles that a Terrascope is tried on


def uncertain(number: int) -> bool:
    """Whether chance answers an action, so that a line ends with it."""
    return number in (REVEAL, LOOK) or PEEK <= number < RESERVE


def options(state: DesertState, seat: int, instinct: Instinct, first: bool) -> list[list[int]]:
    """What the active player may do next in step 1, ending it excepted; each as the codes it takes.

    Looks under tiles are tried only at the ``first`` action: later they would show the same.
    """
    codes: list[int] = []
    state.stack[-1].legal(state, codes)
    found: list[list[int]] = []
    for code in codes:
        number = code & NUMBER_MASK
        if code >> SEAT_SHIFT != seat or number == END_STEP:
            continue
        if NAVIGATE <= number < TAKE_WATER:
            found += _guided(state, code, number - NAVIGATE)
        elif number < GIVE:
            found.append([code])
        elif number < HAND_OVER:
            receiver, less = (number - GIVE) // 5, (number - GIVE) % 5
            amount, _ = instinct.sharing(state, seat, receiver)
            if less + 1 == amount:
                found.append([code])
        elif number == JET:
            found += flights(state, seat)
        elif BLAST <= number < JET:
            if worth_blasting(state, number - BLAST):
                found.append([code])
        elif number == THROTTLE or (number in (SHIELD, RESERVE) and _thirsty(state, state.pawns[seat])):
            found.append([code])
    if first and state.hands[seat] & ANY_TERRASCOPE:
        found += [[(seat << SEAT_SHIFT) + PEEK + cell] for cell in _peeks(state, seat)]
    return found


def worth_blasting(state: DesertState, cell: int) -> bool:
    """Whether a dune is worth a card: a high one, or one that stands in the way of somebody."""
    sand = state.sand[cell]
    return sand > 2 or (sand == 2 and (cell in state.pawns or cell in state.parts or state.parts_left == 0))


def _thirsty(state: DesertState, cell: int) -> bool:
    """Whether somebody on a tile has hardly any water left."""
    for pawn in range(state.seats):
        if state.pawns[pawn] == cell and state.water[pawn] < 2:
            return True
    return False


def _peeks(state: DesertState, seat: int) -> list[int]:
    """The water tiles, as long as one of several may be the mirage; then the nearest plain ones."""
    hidden = state.tiles & ~state.known
    cells = members(hidden & state.water_backs)
    if len(cells) > 1 and state.hidden_water[MIRAGE]:
        return cells
    row = DISTANCE[state.pawns[seat]]
    plain = sorted(members(hidden & ~state.water_backs), key=lambda cell: row[cell])
    return plain[:PEEKS]


def destinations(state: DesertState, pawn: int) -> int:
    """Where it may be worth to bring a pawn at once: something to do there, shelter, or a team mate."""
    cells = state.tiles & ~state.revealed
    for place in state.parts:
        if 0 <= place < 25:
            cells |= 1 << place
    cells |= state.tunnels
    for cell in range(25):
        face = state.face[cell]
        if face in (WELL, LAUNCH_PAD) and state.revealed >> cell & 1:
            cells |= 1 << cell
    for other in range(state.seats):
        if other != pawn:
            cells |= 1 << state.pawns[other]
    return cells & ~(1 << state.pawns[pawn])


def _guided(state: DesertState, first: int, pawn: int) -> list[list[int]]:
    """FD-R11: a pawn brought by one to three steps to each place that may be worth it."""
    base = state.active << SEAT_SHIFT
    wanted = destinations(state, pawn)
    found: list[list[int]] = []
    seen = 1 << state.pawns[pawn]
    ring: list[tuple[int, list[int]]] = [(state.pawns[pawn], [first])]
    home = state.pawns[pawn]
    for made in range(1, STEPS_AN_ACTION + 1):
        further: list[tuple[int, list[int]]] = []
        for cell, codes in ring:
            state.pawns[pawn] = cell
            ways = reach.steps(state, pawn) & ~seen
            state.pawns[pawn] = home
            seen |= ways
            for there in members(ways):
                longer = [*codes, base + STEP + there]
                further.append((there, longer))
                if wanted >> there & 1:
                    found.append(longer if made == STEPS_AN_ACTION else [*longer, base + STOP])
        ring = further
    return found


def flights(state: DesertState, seat: int) -> list[list[int]]:
    """FD-G6: by Jet Pack to each place that may be worth it, alone or with somebody."""
    base = seat << SEAT_SHIFT
    companions = reach.companions(state, seat)
    plain = state.tiles & ~state.revealed & ~state.water_backs
    for place in state.parts:
        if 0 <= place < 25:
            plain &= ~(1 << place)
    cells = members(reach.landings(state, seat) & destinations(state, seat) & ~(plain & state.sandy))
    row = DISTANCE[state.pawns[seat]]
    found: list[list[int]] = []
    for cell in cells:
        if row[cell] < 2 and not state.buried(seat):
            continue
        if not companions:
            found.append([base + JET, base + LAND + cell])
            continue
        found.append([base + JET, base + ALONE, base + LAND + cell])
        if (state.water_backs >> cell & 1 and not state.revealed >> cell & 1) or state.face[
            cell
        ] == LAUNCH_PAD:
            for pawn in companions:
                found.append([base + JET, base + PASSENGER + pawn, base + LAND + cell])
    return found
