"""What the fitted odds weigh in a position, as numbers."""

from typing import Final

from archipel.engine.bits import count, lowest
from archipel.engine.cards import size
from archipel.engine.native import i64, vec
from archipel.games.forbidden_island.mind.danger import flood_odds
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    DECK_SIZE,
    DIVER,
    EXPLORER,
    FLOOD_CARDS,
    HAND_LIMIT,
    HELICOPTER_LIFT,
    MESSENGER,
    PILOT,
    SANDBAGS,
    SKULL,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.state import IslandState

WEIGHED: Final[list[str]] = [
    "always",
    "flood cards a turn",
    "turns before the skull",
    "one over turns before the skull",
    "share of Waters Rise cards in the pile",
    "sunk tiles",
    "flooded tiles",
    "Fools' Landing flooded",
    "odds that Fools' Landing sinks this turn",
    "odds that it sinks within a round",
    "treasures with a single site left",
    "odds that a single site sinks this turn",
    "odds that one sinks within a round",
    "odds that a spare site sinks this turn",
    "odds that two spare sites sink within a round",
    "flooded sites",
    "one treasure captured",
    "two treasures captured",
    "three treasures captured",
    "four treasures captured",
    "treasures with 1 card in the best hand",
    "treasures with 2 cards in the best hand",
    "treasures with 3 cards in the best hand",
    "treasures with 4 cards in the best hand",
    "treasures with 4 cards in all hands, but not in one",
    "steps to a site with 4 cards",
    "steps to a meeting that makes 4",
    "missing cards",
    "missing cards over turns left",
    "a Helicopter Lift in a hand",
    "further Helicopter Lifts in hands",
    "Sandbags in hands",
    "steps to Fools' Landing with four treasures",
    "steps to Fools' Landing with three",
    "full hands",
    "pawns with few ways out",
    "treasures that cannot be completed before the refill",
    "cards for others in hands",
    "tiles expected to sink this turn",
    "tiles expected to sink within a round",
    "odds of losing this turn a tile that the active player cannot reach",
    "pawns cut off from Fools' Landing",
    "three treasures or more and no Helicopter Lift",
    "sunk tiles times treasures to capture",
    "flood cards times treasures to capture",
    "odds that two spare sites sink this turn",
    "no Helicopter Lift before the refill",
    "share of useful cards in the pile",
    "useless cards in hands",
]
SIZE: Final = 49


class Outlook:
    """The odds of the coming floods, read once and used for every position of the same turn."""

    def __init__(self, state: IslandState) -> None:
        cards = FLOOD_CARDS[state.level]
        self.now: vec[float] = flood_odds(state, 2, cards)
        self.later: vec[float] = flood_odds(state, 2, cards * (1 + state.seats))
        self.turns: float = turns_left(state)


def turns_left(state: IslandState) -> float:
    """About how many turns the Treasure deck leaves before the skull (FI-X42)."""
    rises = SKULL - state.level
    in_pile = state.pile >> 4 * WATERS_RISE & 15
    if rises <= in_pile:
        return float(rises * (state.pile_size + 1)) / float(in_pile + 1) / 2.0
    rises -= in_pile
    held: i64 = 0
    for hand in state.hands:
        held += size(hand)
    cards = float(state.pile_size)
    while rises > 3:
        cards += float(DECK_SIZE - held)
        rises -= 3
    return (cards + float(rises * (DECK_SIZE + 1 - held)) / 4.0) / 2.0


def weighed(state: IslandState, outlook: Outlook) -> vec[float]:
    """What the fitted odds weigh, in the order of ``WEIGHED``, all of about the same size."""
    f = vec[float]([0.0] * SIZE)
    f[0] = 1.0
    f[1] = float(FLOOD_CARDS[state.level]) / 5.0
    turns = outlook.turns
    f[2] = turns / 20.0
    f[3] = 1.0 / (turns + 1.0)
    f[4] = 4.0 * float(state.pile >> 4 * WATERS_RISE & 15) / float(state.pile_size + 1)
    f[5] = float(24 - count(state.alive)) / 10.0
    f[6] = float(count(state.flooded)) / 10.0
    wet = state.flooded
    while wet:
        position = lowest(wet)
        wet &= wet - 1
        f[38] += outlook.now[position] / 2.0
        f[39] += outlook.later[position] / 4.0
    _tile_features(state, outlook, f)
    captured: i64 = 0
    missing: i64 = 0
    for treasure in range(4):
        if state.captors[treasure] >= 0:
            captured += 1
            for hand in state.hands:
                f[48] += float(hand >> 4 * treasure & 15) / 4.0
        else:
            missing += _card_features(state, treasure, f)
    if captured:
        f[15 + captured] = 1.0
    f[27] = float(missing) / 10.0
    f[28] = float(missing) / (turns + 2.0)
    f[43] = f[5] * float(4 - captured) / 4.0
    f[44] = f[1] * float(4 - captured) / 4.0
    _special_features(state, captured, f)
    _pawn_features(state, captured, f)
    return f


def _tile_features(state: IslandState, outlook: Outlook, f: vec[float]) -> None:
    """Fools' Landing and the sites that are still needed."""
    flooded = state.flooded
    now, later = outlook.now, outlook.later
    if flooded >> state.landing & 1:
        f[7] = 1.0
        f[8] = now[state.landing]
        f[9] = later[state.landing]
        f[40] += _out_of_reach(state, state.landing, now)
    for treasure in range(4):
        if state.captors[treasure] >= 0:
            continue
        sites = state.site_masks[treasure] & state.alive
        if not sites:
            continue
        site = lowest(sites)
        sites &= sites - 1
        if not sites:
            f[10] += 1.0
            if flooded >> site & 1:
                f[11] += now[site]
                f[12] += later[site]
                f[15] += 1.0
                f[40] += _out_of_reach(state, site, now)
        else:
            one, other = site, lowest(sites)
            wet_one, wet_other = flooded >> one & 1, flooded >> other & 1
            if wet_one:
                f[13] += now[one]
                f[15] += 0.5
            if wet_other:
                f[13] += now[other]
                f[15] += 0.5
            if wet_one and wet_other:
                f[14] += later[one] * later[other]
                f[45] += now[one] * now[other]


def _out_of_reach(state: IslandState, position: i64, now: vec[float]) -> float:
    """The odds that a tile sinks this turn if the active player is too far away to shore it up."""
    if now[position] == 0.0 or steps_to(state, state.active, 1 << position) <= 3.0:
        return 0.0
    return now[position]


def _card_features(state: IslandState, treasure: i64, f: vec[float]) -> i64:
    """The cards of one treasure; how many are missing in the best hand."""
    best: i64 = 0
    total: i64 = 0
    collector: i64 = 0
    shift = 4 * treasure
    for seat in range(state.seats):
        held = state.hands[seat] >> shift & 15
        total += held
        if held > best:
            best = held
            collector = seat
    f[37] += float(total - best) / 2.0
    if best >= CARDS_TO_CAPTURE:
        f[23] += 1.0
        f[25] += steps_to(state, collector, state.site_masks[treasure] & state.alive) / 3.0
        return 0
    if best:
        f[19 + best] += 1.0
    in_pile = state.pile >> shift & 15
    f[47] += float(in_pile) / float(state.pile_size + 1)
    if total >= CARDS_TO_CAPTURE:
        f[24] += 1.0
        row = state.shape.distance[state.pawns[collector]]
        steps: i64 = 0
        for seat in range(state.seats):
            if state.hands[seat] >> shift & 15 and state.adventurers[seat] != MESSENGER:
                far = row[state.pawns[seat]]
                steps = max(steps, far)
        f[26] += float(steps) / 3.0
    elif total + in_pile < CARDS_TO_CAPTURE:
        f[36] += 1.0
    return CARDS_TO_CAPTURE - best


def _special_features(state: IslandState, captured: i64, f: vec[float]) -> None:
    """Helicopter Lift and Sandbags cards."""
    lifts: i64 = 0
    bags: i64 = 0
    for hand in state.hands:
        lifts += hand >> 4 * HELICOPTER_LIFT & 15
        bags += hand >> 4 * SANDBAGS & 15
        if size(hand) >= HAND_LIMIT:
            f[34] += 1.0
    if lifts:
        f[29] = 1.0
        f[30] = float(lifts) - 1.0
    else:
        if captured >= 3:
            f[42] = 1.0
        if not state.pile >> 4 * HELICOPTER_LIFT & 15:
            f[46] = 1.0
    f[31] = float(bags)


def _pawn_features(state: IslandState, captured: i64, f: vec[float]) -> None:
    """Ways out, and the way home."""
    alive, ortho = state.alive, state.shape.ortho
    near_home: i64 = 0
    fresh: i64 = 1 << state.landing
    while fresh:
        near_home |= fresh
        fresh = state.shape.spread(fresh) & alive & ~near_home
    steps = 0.0
    for pawn in range(state.seats):
        at = state.pawns[pawn]
        ways = ortho[at] & alive
        if ways & (ways - 1) == 0:
            f[35] += 1.0
        if not near_home >> at & 1 and state.adventurers[pawn] not in (DIVER, PILOT):
            f[41] += 1.0
        if captured >= 3:
            steps += steps_to(state, pawn, 1 << state.landing)
    if captured >= 3:
        f[32 if captured == 4 else 33] = steps / (3.0 * float(state.seats))


def steps_to(state: IslandState, pawn: i64, targets: i64) -> float:
    """About how many Move actions a pawn is from the nearest of some positions."""
    row = state.shape.distance[state.pawns[pawn]]
    best: i64 = 9
    while targets:
        far = row[lowest(targets)]
        targets &= targets - 1
        best = min(best, far)
    role = state.adventurers[pawn]
    if role == PILOT:
        return 1.0 if best > 1 else float(best)
    if role == EXPLORER:
        return 0.6 * float(best) if best > 1 else float(best)
    return float(best)
