"""Why a line is a good one: the key and arguments of a sentence, read from the actions themselves."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.event import Args
from archipel.games.forbidden_desert.mind.suns import shade, sun_odds
from archipel.games.forbidden_desert.rules.actions import (
    ALONE,
    BLAST,
    DIG,
    DRAW_STORM,
    END_STEP,
    END_TURN,
    GIVE,
    HAND_OVER,
    JET,
    LAND,
    LOOK,
    MOVE_WITH,
    NAVIGATE,
    PEEK,
    PICK_UP,
    REDUCE,
    RESERVE,
    REVEAL,
    SHIELD,
    STEP,
    STEP_WITH,
    STOP,
    TAKE_WATER,
    UNDER,
    describe,
)
from archipel.games.forbidden_desert.rules.components import CELLS, LAUNCH_PAD, PARTS, WELL
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import DrawStorm

SCARCE: Final = 10  # markers in the supply, below which digging is for the supply
# Every key that can be given.
REASONS: Final[list[str]] = [
    "reason-arrange",
    "reason-chance",  # said after any other by a bot that has estimated the team's chance
    "reason-dig",
    "reason-dig_out",
    "reason-dig_part",
    "reason-dig_supply",
    "reason-draw",
    "reason-end_step",
    "reason-end_turn",
    "reason-fly",
    "reason-gather",
    "reason-give",
    "reason-go_part",
    "reason-go_reveal",
    "reason-go_shelter",
    "reason-hand_over",
    "reason-look",
    "reason-meet",
    "reason-move",
    "reason-navigate",
    "reason-peek",
    "reason-pick_up",
    "reason-reduce",
    "reason-reveal",
    "reason-reveal_clue",
    "reason-reveal_water",
    "reason-shelter",
    "reason-take_water",
    "reason-throttle",
    "reason-wait",
]


def reason(state: DesertState, seat: int, codes: list[int]) -> tuple[str, Args]:
    """The purpose of a line of one seat: of its first action, and of what a walk leads to."""
    if not codes:
        return "reason-wait", {}
    number = codes[0] & NUMBER_MASK
    if number < DIG:
        return _of_walk(state, seat, [code & NUMBER_MASK for code in codes])
    if number < REVEAL:
        return _of_digging(state, number - DIG)
    if number == REVEAL:
        return _of_reveal(state, state.pawns[seat])
    if number < REDUCE:
        return "reason-pick_up", {"part": PARTS[number - PICK_UP]}
    if BLAST <= number < JET:
        return _of_digging(state, number - BLAST)
    if number in (SHIELD, RESERVE):
        return "reason-shelter", {"risk": _risk(state, state.pawns[seat])}
    if NAVIGATE <= number < TAKE_WATER or STEP <= number <= STOP:
        return _of_guiding(state, [code & NUMBER_MASK for code in codes])
    if number == JET or ALONE <= number < GIVE:
        landing = [code & NUMBER_MASK for code in codes if LAND <= code & NUMBER_MASK < GIVE]
        return "reason-fly", {"cell": CELLS[landing[0] - LAND if landing else state.pawns[seat]]}
    return _of_other(state, codes[0], number)


def _of_other(state: DesertState, code: int, number: int) -> tuple[str, Args]:
    """What needs no more than its own name."""
    if number in (REDUCE, LOOK):
        return ("reason-reduce" if number == REDUCE else "reason-look"), {}
    if number == TAKE_WATER:
        return "reason-take_water", {}
    if number in (END_STEP, END_TURN):
        return ("reason-end_step" if number == END_STEP else "reason-end_turn"), {}
    if number == DRAW_STORM:
        return "reason-draw", {}
    if UNDER <= number < ALONE:
        return "reason-arrange", {}
    args: Args = dict(describe(state, code).args.items())
    if GIVE <= number < HAND_OVER:
        return "reason-give", args
    if number < BLAST:
        return "reason-hand_over", args
    if PEEK <= number < RESERVE:
        return "reason-peek", args
    return "reason-throttle", {}


def _of_walk(state: DesertState, seat: int, numbers: list[int]) -> tuple[str, Args]:
    """What a walk leads to: a part, a reveal, the launch pad, shelter, a team mate, a better place."""
    cell = state.pawns[seat]
    for number in numbers:
        if number < DIG:
            cell = number % 25 if number < MOVE_WITH else (number - MOVE_WITH) % 25
        elif number == REVEAL:
            return "reason-go_reveal", {"cell": CELLS[cell]}
        elif PICK_UP <= number < REDUCE:
            return "reason-go_part", {"part": PARTS[number - PICK_UP]}
    if state.parts_left <= 1 and state.face[cell] == LAUNCH_PAD:
        return "reason-gather", {}
    for part in range(4):
        if state.parts[part] == cell:
            return "reason-go_part", {"part": PARTS[part]}
    if state.tunnels >> cell & 1:
        return "reason-go_shelter", {"cell": CELLS[cell]}
    if cell != state.pawns[seat]:
        for mate in range(state.seats):
            if mate != seat and state.pawns[mate] == cell:
                return "reason-meet", {"seat": mate}
    return "reason-move", {"cell": CELLS[cell]}


def _of_guiding(state: DesertState, numbers: list[int]) -> tuple[str, Args]:
    """Who is moved, and where to."""
    cell = -1
    for number in numbers:
        if STEP <= number < STOP:
            cell = number - STEP if number < STEP_WITH else (number - STEP_WITH) % 25
    fields = state.stack[-1].fields()
    pawn = numbers[0] - NAVIGATE if numbers[0] < TAKE_WATER else fields[0]
    if cell < 0:
        cell = state.pawns[pawn]
    return "reason-navigate", {"pawn": pawn, "cell": CELLS[cell]}


def _of_digging(state: DesertState, cell: int) -> tuple[str, Args]:
    """What the sand is in the way of."""
    for pawn in range(state.seats):
        if state.pawns[pawn] == cell and state.buried(pawn):
            return "reason-dig_out", {"pawn": pawn}
    for part in range(4):
        if state.parts[part] == cell:
            return "reason-dig_part", {"part": PARTS[part]}
    if state.supply < SCARCE:
        return "reason-dig_supply", {"left": state.supply}
    return "reason-dig", {"cell": CELLS[cell]}


def _of_reveal(state: DesertState, cell: int) -> tuple[str, Args]:
    """What the tile may show."""
    if state.water_backs >> cell & 1:
        odds = float(state.face[cell] == WELL)
        if not state.known >> cell & 1:
            odds = state.hidden_water[WELL] / sum(state.hidden_water)
        return "reason-reveal_water", {"chance_of_well": round(100 * odds)}
    needed = sum(place < 0 for place in state.parts)
    return ("reason-reveal_clue", {"count": needed}) if needed else ("reason-reveal", {})


def _risk(state: DesertState, cell: int) -> int:
    """The odds in percent that somebody on a tile dies of thirst this turn."""
    step = state.stack[-1]
    cards = step.left if isinstance(step, DrawStorm) else state.cards_to_draw
    if shade(state) >> cell & 1:
        return 0
    odds = sun_odds(state, cards)[cards]
    return max(
        round(100 * odds[state.water[pawn]]) for pawn in range(state.seats) if state.pawns[pawn] == cell
    )
