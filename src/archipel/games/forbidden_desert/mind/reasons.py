"""Why a line is a good one: facts about what it leads to, as keys and arguments of sentences."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Claim
from archipel.engine.team import ESCAPED
from archipel.games.forbidden_desert.mind.candidates import uncertain
from archipel.games.forbidden_desert.mind.hidden_reasons import of_chance
from archipel.games.forbidden_desert.mind.place_reasons import of_places
from archipel.games.forbidden_desert.mind.walk_reasons import of_walk
from archipel.games.forbidden_desert.mind.water_reasons import (
    of_drawing,
    of_shelter,
    of_silence,
    of_water,
)
from archipel.games.forbidden_desert.rules import reach
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
    NEXT,
    PICK_UP,
    REDUCE,
    RESERVE,
    REVEAL,
    SHIELD,
    TAKE_WATER,
    THROTTLE,
    UNDER,
    UNDER_NONE,
)
from archipel.games.forbidden_desert.rules.components import (
    CELLS,
    EQUIPMENT,
    JET_PACK,
    PARTS,
    STORM_CARDS,
    TIME_THROTTLE,
)
from archipel.games.forbidden_desert.rules.meteorology import LookOrder
from archipel.games.forbidden_desert.rules.state import DesertState
from archipel.games.forbidden_desert.rules.steps import TakeActions

MOST: Final = 2  # said of one line
SCARCE: Final = 10  # markers in the supply, below which digging is for the supply
# Every key that can be given.
REASONS: Final[list[str]] = [
    "reason-win",
    "reason-pick_up",
    "reason-reveal_water",
    "reason-reveal_clue",
    "reason-reveal_pad",
    "reason-peek_water",
    "reason-dig_out",
    "reason-dig_part",
    "reason-dig_hidden",
    "reason-dig_open",
    "reason-dig_supply",
    "reason-take_water",
    "reason-give",
    "reason-reserve",
    "reason-shield",
    "reason-reduce",
    "reason-look",
    "reason-under",
    "reason-throttle",
    "reason-hand_over",
    "reason-fly",
    "reason-go_part",
    "reason-go_hidden",
    "reason-go_well",
    "reason-go_shelter",
    "reason-meet",
    "reason-gather",
    "reason-thirst",
    "reason-no_thirst",
    "reason-thirst_unlikely",
    "reason-shuffle",
    "reason-no_storm",
    "reason-pause",
    "reason-dig",
    "reason-reveal_gear",
    "reason-peek_clue",
    "reason-peek_pad",
    "reason-next",
    "reason-at_pad",
    "reason-at_part",
    "reason-to_well",
    "reason-to_mate",
    "reason-to_hidden",
    "reason-pour",
    "reason-chance",  # said after any other by a bot that has estimated the team's chance
]


def reasons(state: DesertState, seat: int, codes: list[int]) -> list[Claim]:
    """What a line of one seat does up to what chance decides, the weightiest first."""
    numbers = [code & NUMBER_MASK for code in codes]
    if not numbers or numbers[0] in (DRAW_STORM, END_TURN, END_STEP):
        return of_silence(state, seat)
    at = state.copy()
    claims: list[Claim] = []
    dug: list[int] = []
    drawn = 0
    for code in codes:
        number = code & NUMBER_MASK
        if uncertain(number):
            claims += of_chance(at, seat, number)
            break
        if number in (DRAW_STORM, END_TURN, END_STEP):
            break
        before = at.copy()
        at.push(code)
        drawn += at.water[seat] - before.water[seat] if number == TAKE_WATER else 0
        if at.ending == ESCAPED:
            return [("reason-win", {})]
        if at.ending:
            return []
        if DIG <= number < REVEAL or BLAST <= number < JET:
            cell = number - DIG if number < REVEAL else number - BLAST
            if cell not in dug:
                dug.append(cell)
        else:
            claims += _of_act(before, at, seat, number)
    claims = of_drawing(drawn, seat) + claims
    if REDUCE in numbers:
        claims.append(("reason-reduce", {"count": at.cards_to_draw}))
    if SHIELD in numbers:
        claims += of_shelter(at, state.turn, seat)
    for cell in dug:
        claims += _of_digging(state, at, cell)
    claims += of_walk(state, at, seat, numbers)
    if not claims:
        claims = [("reason-dig", {"cell": CELLS[cell], "left": at.sand[cell]}) for cell in dug]
        claims += of_places(state, at)
    if not claims and END_STEP in numbers:
        claims = of_silence(at, seat)
    return claims[:MOST]


def _of_act(before: DesertState, after: DesertState, seat: int, number: int) -> list[Claim]:
    """What one act did."""
    step = before.stack[-1]
    if PICK_UP <= number < REDUCE:
        return [("reason-pick_up", {"part": PARTS[number - PICK_UP], "left": after.parts_left})]
    if HAND_OVER <= number < BLAST:
        return _of_equipment(after, (number - HAND_OVER) // 5, (number - HAND_OVER) % 5)
    if number == RESERVE or GIVE <= number < HAND_OVER:
        return of_water(before, after, seat, number)
    if UNDER <= number < UNDER_NONE:
        return [("reason-under", {"storm": STORM_CARDS[number - UNDER]})]
    if NEXT <= number < ALONE and isinstance(step, LookOrder):
        return [("reason-next", {"storm": STORM_CARDS[number - NEXT], "number": step.placed + 1})]
    if number == THROTTLE:
        return [("reason-throttle", {"count": after.stack[0].fields()[0]})]
    return []


def _of_equipment(after: DesertState, card: int, receiver: int) -> list[Claim]:
    """What the player whose turn it is can do at once with a card that was handed over."""
    if receiver != after.active or not isinstance(after.stack[-1], TakeActions):
        return []
    if card == TIME_THROTTLE or (card == JET_PACK and reach.landings(after, receiver)):
        return [("reason-hand_over", {"receiver": receiver, "equipment": EQUIPMENT[card]})]
    return []


def _of_digging(state: DesertState, after: DesertState, cell: int) -> list[Claim]:
    """What the sand lay on, and what is left of it."""
    name, left = CELLS[cell], after.sand[cell]
    for pawn in range(state.seats):
        if state.pawns[pawn] == cell and state.buried(pawn):
            free = "no" if after.blocked >> cell & 1 else "yes"
            return [("reason-dig_out", {"pawn": pawn, "left": left, "free": free})]
    for part in range(4):
        if state.parts[part] == cell:
            return [("reason-dig_part", {"part": PARTS[part], "cell": name, "left": left})]
    if not state.revealed >> cell & 1:
        return [("reason-dig_hidden", {"cell": name, "left": left})]
    if state.blocked >> cell & 1 and not after.blocked >> cell & 1:
        return [("reason-dig_open", {"cell": name})]
    if state.supply < SCARCE:
        return [("reason-dig_supply", {"left": state.supply})]
    return []
