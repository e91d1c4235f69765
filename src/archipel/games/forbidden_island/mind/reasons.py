"""Why a line is a good one: facts about what it leads to, as keys and arguments of sentences."""

from typing import Final

from archipel.engine.action import NUMBER_MASK
from archipel.engine.advice import Claim
from archipel.engine.bits import members
from archipel.engine.event import Args
from archipel.games.forbidden_island.mind.card_reasons import of_discard, of_silence
from archipel.games.forbidden_island.mind.flight_reasons import landing, of_flight
from archipel.games.forbidden_island.mind.place_reasons import of_arrival, of_stay
from archipel.games.forbidden_island.mind.risk import risk_of_sinking
from archipel.games.forbidden_island.mind.senses import Senses
from archipel.games.forbidden_island.mind.walk_reasons import of_walk, walks
from archipel.games.forbidden_island.rules.actions import (
    CAPTURE,
    DISCARD,
    DRAW_FLOOD,
    DRAW_TREASURE,
    END_ACTIONS,
    GIVE,
    HELICOPTER,
    NAVIGATE,
    PAIRS,
    SANDBAGS_ON,
    SHORE_UP,
    SHORE_UP_TWO,
    SWIM,
    TAKE_OFF,
)
from archipel.games.forbidden_island.rules.components import TREASURES
from archipel.games.forbidden_island.rules.interruptions import Swim
from archipel.games.forbidden_island.rules.specials import ChooseLanding
from archipel.games.forbidden_island.rules.state import IslandState

MOST: Final = 2  # said of one line
# Every key that can be given.
REASONS: Final = [
    "reason-capture",
    "reason-take_off",
    "reason-gather",
    "reason-fly_home",
    "reason-fly_to",
    "reason-shore_up_critical",
    "reason-shore_up_both",
    "reason-shore_up_site",
    "reason-shore_up",
    "reason-hand_over",
    "reason-collect",
    "reason-meet",
    "reason-save_pawn",
    "reason-save_pawn_dry",
    "reason-discard_useless",
    "reason-discard_complete",
    "reason-discard_fewest",
    "reason-draw_safe",
    "reason-draw_risk",
    "reason-keep_sandbags",
    "reason-keep_lift",
    "reason-keep_lifts",
    "reason-draw_risk_one",
    "reason-discard_few",
    "reason-discard_collected",
    "reason-discard_lift",
    "reason-fly_over",
    "reason-passenger",
    "reason-homeward",
    "reason-leave",
    "reason-in_reach",
    "reason-at_site",
    "reason-stay_home",
    "reason-stay_site",
    "reason-nothing_flooded",
    "reason-chance",  # said after any other by a bot that has estimated the team's chance
]


def reasons(state: IslandState, seat: int, codes: list[int], senses: Senses) -> list[Claim]:
    """What a line of one seat does, the weightiest first."""
    numbers = [code & NUMBER_MASK for code in codes]
    if TAKE_OFF in numbers:
        return [("reason-take_off", {})]
    if not numbers or numbers[0] in (DRAW_TREASURE, DRAW_FLOOD):
        return of_silence(state, seat)
    if DISCARD <= numbers[0] < SANDBAGS_ON:
        return of_discard(state, seat, numbers[0] - DISCARD)[:MOST]
    claims = _of_rescue(state, numbers) or _of_line(state, seat, numbers, senses)
    return (claims or _of_places(state, seat, numbers, senses))[:MOST]


def _of_rescue(state: IslandState, numbers: list[int]) -> list[Claim]:
    """Where those get out of the water whose tile has sunk."""
    step = state.stack[-1]
    pawns: list[int] = []
    if isinstance(step, Swim):
        pawns = [step.pawn(state)]
    elif isinstance(step, ChooseLanding):
        pawns = [each for each in members(step.passengers) if not state.alive >> state.pawns[each] & 1]
    target = numbers[0] - SWIM if numbers[0] < SHORE_UP else landing(numbers)
    return [_of_swim(state, pawn, target) for pawn in pawns] if target >= 0 else []


def _of_line(state: IslandState, seat: int, numbers: list[int], senses: Senses) -> list[Claim]:
    """What is captured, shored up, handed over and walked to."""
    claims: list[Claim] = []
    traded = False
    for number in numbers:
        traded = traded or GIVE <= number < END_ACTIONS
        if CAPTURE <= number < END_ACTIONS:
            left = sum([captor < 0 for captor in state.captors]) - 1
            claims.append(("reason-capture", {"treasure": TREASURES[number - CAPTURE], "left": left}))
    shored = _shored(numbers)
    shoring = _of_shoring(state, shored) if shored else []
    if shoring and shoring[0][0] in ("reason-shore_up_critical", "reason-shore_up_both"):
        claims += shoring
        shoring = []
    claims += _of_gifts(state, numbers)
    if HELICOPTER <= numbers[0] < TAKE_OFF:
        claims += of_flight(state, numbers, senses)
    claims += shoring
    if not traded:  # cards that change hands lead elsewhere
        for pawn, start, end in walks(state, seat, numbers):
            claims += of_walk(state, pawn, start, end, senses)
    return claims


def _of_places(state: IslandState, seat: int, numbers: list[int], senses: Senses) -> list[Claim]:
    """Where nothing is gained at once: what pawns then have in reach, and why the rest of a turn is left."""
    if any(HELICOPTER <= number < TAKE_OFF for number in numbers):
        return []  # whoever flies is elsewhere then
    flooded = state.flooded
    for position in _shored(numbers):
        flooded &= ~(1 << position)
    claims: list[Claim] = []
    here = state.pawns[seat]
    for walk in walks(state, seat, numbers):
        claims += of_arrival(state, walk, flooded, senses)
        if walk[0] == seat:
            here = walk[2]
    if END_ACTIONS in numbers:
        claims += of_stay(state, seat, here, flooded)
    return claims


def _shored(numbers: list[int]) -> list[int]:
    """The positions that a line shores up."""
    found: list[int] = []
    for number in numbers:
        if SHORE_UP <= number < SHORE_UP_TWO:
            found.append(number - SHORE_UP)
        elif SHORE_UP_TWO <= number < NAVIGATE:
            found += PAIRS[number - SHORE_UP_TWO]
        elif SANDBAGS_ON <= number < HELICOPTER:
            found.append(number - SANDBAGS_ON)
    return found


def _of_shoring(state: IslandState, positions: list[int]) -> list[Claim]:
    """The tiles on which most hangs, and the risk in percent that they sink this turn otherwise."""
    risks = {each: risk_of_sinking(state, 1 << each) for each in positions}
    positions = sorted(positions, key=lambda each: -risks[each])
    vital = [each for each in positions if _is_vital(state, each)]
    if len(vital) > 1:
        risk = round(100 * risk_of_sinking(state, 1 << vital[0] | 1 << vital[1]))
        args: Args = {"tile": state.tile_at(vital[0]), "second": state.tile_at(vital[1]), "risk": risk}
        return [("reason-shore_up_both", args)]
    if vital:
        return [
            (
                "reason-shore_up_critical",
                {"tile": state.tile_at(vital[0]), "risk": round(100 * risks[vital[0]])},
            )
        ]
    for each in positions:
        treasure = _treasure_of(state, each)
        if treasure >= 0:
            risk = round(100 * risks[each])
            return [
                (
                    "reason-shore_up_site",
                    {"tile": state.tile_at(each), "treasure": TREASURES[treasure], "risk": risk},
                )
            ]
    first = positions[0]
    return [("reason-shore_up", {"tile": state.tile_at(first), "risk": round(100 * risks[first])})]


def _is_vital(state: IslandState, position: int) -> bool:
    """Whether the game is lost with a tile (FI-E3, E4)."""
    if position == state.landing:
        return True
    treasure = _treasure_of(state, position)
    return treasure >= 0 and state.site_masks[treasure] & state.alive == 1 << position


def _treasure_of(state: IslandState, position: int) -> int:
    """The treasure that can still be captured there, or -1."""
    for treasure in range(4):
        if state.site_masks[treasure] >> position & 1 and state.captors[treasure] < 0:
            return treasure
    return -1


def _of_gifts(state: IslandState, numbers: list[int]) -> list[Claim]:
    """What a receiver then holds of a treasure that is still to be captured."""
    given: dict[int, int] = {}
    for number in numbers:
        if GIVE <= number < CAPTURE:
            given[number - GIVE] = given.get(number - GIVE, 0) + 1
    claims: list[Claim] = []
    for gift, count in given.items():
        treasure, receiver = divmod(gift, 4)
        if state.captors[treasure] < 0:
            held = (state.hands[receiver] >> 4 * treasure & 15) + count
            claims.append(
                ("reason-hand_over", {"treasure": TREASURES[treasure], "seat": receiver, "count": held})
            )
    return claims


def _of_swim(state: IslandState, pawn: int, position: int) -> Claim:
    """Where a pawn gets out of the water, and whether it is safe there this turn."""
    tile = state.tile_at(position)
    if not state.flooded >> position & 1:
        return "reason-save_pawn_dry", {"seat": pawn, "tile": tile}
    risk = round(100 * risk_of_sinking(state, 1 << position))
    return "reason-save_pawn", {"seat": pawn, "tile": tile, "risk": risk}
