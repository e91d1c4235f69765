"""Why a line is a good one: the key and arguments of a sentence, read from the actions themselves."""

from archipel.engine.action import NUMBER_MASK
from archipel.engine.event import Args
from archipel.games.forbidden_island.mind.danger import flood_odds
from archipel.games.forbidden_island.mind.senses import Senses
from archipel.games.forbidden_island.rules.actions import (
    CAPTURE,
    DISCARD,
    END_ACTIONS,
    FLY,
    GIVE,
    HELICOPTER,
    LAND,
    NAVIGATE,
    PAIRS,
    SANDBAGS_ON,
    SHORE_UP,
    SHORE_UP_TWO,
    SWIM,
    TAKE_OFF,
)
from archipel.games.forbidden_island.rules.components import CARDS, FLOOD_CARDS, TREASURES
from archipel.games.forbidden_island.rules.interruptions import Swim
from archipel.games.forbidden_island.rules.state import IslandState
from archipel.games.forbidden_island.rules.steps import DrawFlood, DrawTreasure

# Every key that can be given.
REASONS = [
    "reason-capture",
    "reason-take_off",
    "reason-gather",
    "reason-fly_home",
    "reason-fly_to",
    "reason-shore_up_critical",
    "reason-shore_up",
    "reason-hand_over",
    "reason-collect",
    "reason-meet",
    "reason-go_to",
    "reason-navigate",
    "reason-save_pawn",
    "reason-discard_least",
    "reason-draw",
    "reason-nothing_better",
    "reason-keep_cards",
    "reason-chance",  # said after any other by a bot that has estimated the team's chance
]


def reason(state: IslandState, seat: int, codes: list[int], senses: Senses) -> tuple[str, Args]:
    """The purpose of a line of one seat: of its first action that is not a step on the way."""
    if not codes:
        return "reason-keep_cards", {}
    for code in codes:
        number = code & NUMBER_MASK
        if number >= SHORE_UP and number != END_ACTIONS and not NAVIGATE <= number < GIVE:
            return _of_action(state, number, codes, senses)
    first = codes[0] & NUMBER_MASK
    if first == END_ACTIONS:
        return "reason-nothing_better", {}
    if SWIM <= first < SHORE_UP:
        return "reason-save_pawn", {"seat": seat, "tile": state.tile_at(first - SWIM)}
    if first >= NAVIGATE:
        pawn, position = divmod(first - NAVIGATE, 24)
        return "reason-navigate", {"seat": pawn, "tile": state.tile_at(position)}
    steps = [code & NUMBER_MASK for code in codes if code & NUMBER_MASK < SWIM]
    return _of_move(state, seat, (steps[-1] - FLY if steps[-1] >= FLY else steps[-1]), senses)


def _of_action(state: IslandState, number: int, codes: list[int], senses: Senses) -> tuple[str, Args]:
    if number < SHORE_UP_TWO:
        return _of_shoring(state, [number - SHORE_UP], senses)
    if number < NAVIGATE:
        return _of_shoring(state, list(PAIRS[number - SHORE_UP_TWO]), senses)
    if number < CAPTURE:
        treasure, receiver = divmod(number - GIVE, 4)
        return "reason-hand_over", {"card": TREASURES[treasure], "seat": receiver}
    if number < END_ACTIONS:
        return "reason-capture", {"treasure": TREASURES[number - CAPTURE]}
    if number < DISCARD:
        return "reason-draw", {}
    if number < SANDBAGS_ON:
        return "reason-discard_least", {"card": CARDS[number - DISCARD]}
    if number < HELICOPTER:
        return _of_shoring(state, [number - SANDBAGS_ON], senses)
    if number == TAKE_OFF:
        return "reason-take_off", {}
    landing = [code & NUMBER_MASK for code in codes if LAND <= code & NUMBER_MASK < TAKE_OFF]
    if state.stack and isinstance(state.stack[-1], Swim):
        step = state.stack[-1]
        tile = state.tile_at(landing[0] - LAND) if landing else state.tile_at(state.landing)
        return "reason-save_pawn", {"seat": step.pawn(state), "tile": tile}
    if state.all_captured() or not landing:
        return "reason-fly_home", {}
    return "reason-fly_to", {"tile": state.tile_at(landing[0] - LAND)}


def _of_shoring(state: IslandState, positions: list[int], senses: Senses) -> tuple[str, Args]:
    """The tile on which most hangs, and its risk of sinking this turn in percent."""
    draws, cards = 2, FLOOD_CARDS[state.level]
    step = state.stack[-1]
    if isinstance(step, DrawTreasure):
        draws = step.left
    elif isinstance(step, DrawFlood):
        draws, cards = 0, step.left
    odds = flood_odds(state, draws, cards)
    chosen = positions[0]
    for position in positions[1:]:
        if odds[position] * senses.importance(state, position) > odds[chosen] * senses.importance(
            state, chosen
        ):
            chosen = position
    critical = senses.importance(state, chosen) >= 1.0
    args: Args = {"tile": state.tile_at(chosen), "risk": round(100 * odds[chosen])}
    return "reason-shore_up_critical" if critical else "reason-shore_up", args


def _of_move(state: IslandState, seat: int, position: int, senses: Senses) -> tuple[str, Args]:
    """What a walk leads to: home, a site, a team mate, or just a better place."""
    goal, _ = senses.goal(state, seat)
    role = state.adventurers[seat]
    nearer = goal and senses.distance(state, role, position, goal) < senses.distance(
        state, role, state.pawns[seat], goal
    )
    if nearer:
        if goal == 1 << state.landing:
            return "reason-gather", {}
        for treasure in range(4):
            if goal & state.site_masks[treasure] == goal and state.captors[treasure] < 0:
                held = state.hands[seat] >> 4 * treasure & 15
                return "reason-collect", {"treasure": TREASURES[treasure], "held": held}
        for mate in range(state.seats):
            if mate != seat and 1 << state.pawns[mate] == goal:
                return "reason-meet", {"seat": mate}
    return "reason-go_to", {"tile": state.tile_at(position)}
