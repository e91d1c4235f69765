"""The phases of a turn, in the rulebook's order: take actions, draw Treasure cards, draw Flood cards."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import count, members
from archipel.engine.cards import ONE
from archipel.engine.decision import Question
from archipel.engine.event import EventKind
from archipel.engine.native import append, i64
from archipel.engine.step import Step
from archipel.games.forbidden_island.rules import events, reach, specials
from archipel.games.forbidden_island.rules.actions import (
    CAPTURE,
    DRAW_FLOOD,
    DRAW_TREASURE,
    END_ACTIONS,
    FLY,
    GIVE,
    MOVE,
    NAVIGATE,
    PAIR_NUMBER,
    PAIRS,
    SHORE_UP,
    SHORE_UP_TWO,
    SWIM,
)
from archipel.games.forbidden_island.rules.components import (
    CARDS_TO_CAPTURE,
    ENGINEER,
    MESSENGER,
    NAVIGATOR,
    PILOT,
    SKULL,
    WATERS_RISE,
)
from archipel.games.forbidden_island.rules.interruptions import SWIM_STEP, hand_limit
from archipel.games.forbidden_island.rules.piles import refill_flood, refill_treasure
from archipel.games.forbidden_island.rules.state import (
    HELIPORT_SUNK,
    TREASURE_LOST,
    WATER_LEVEL,
    IslandState,
)


class TakeActions(Step[IslandState]):
    """FI-T2: the active player has some of the turn's three actions left."""

    name: ClassVar[str] = "take_actions"

    def __init__(self, left: int) -> None:
        self.left: i64 = left

    def legal(self, state: IslandState, codes: list[int]) -> None:
        seat = state.active
        base: i64 = seat << SEAT_SHIFT
        here = state.pawns[seat]
        adventurer = state.adventurers[seat]
        shape, alive, flooded = state.shape, state.alive, state.flooded
        for position in members(reach.walk(shape, adventurer, here, alive, flooded)):
            codes.append(base + MOVE + position)
        wet = reach.shore(shape, adventurer, here, flooded)
        if wet:
            in_reach = members(wet)
            for position in in_reach:
                codes.append(base + SHORE_UP + position)
            if adventurer == ENGINEER:  # FI-R10
                for i, position in enumerate(in_reach):
                    for second in in_reach[i + 1 :]:
                        codes.append(base + SHORE_UP_TWO + PAIR_NUMBER[position][second])
        if adventurer == PILOT and not state.flown:  # FI-R2
            for position in members(alive & ~(1 << here)):
                codes.append(base + FLY + position)
        elif adventurer == NAVIGATOR:  # FI-R4
            self._legal_navigation(state, base, codes)
        self._legal_cards(state, seat, codes)
        codes.append(base + END_ACTIONS)
        specials.legal(state, codes)

    def _legal_navigation(self, state: IslandState, base: i64, codes: list[int]) -> None:
        for pawn in range(state.seats):
            if pawn != state.active:
                targets = reach.navigated(
                    state.shape, state.adventurers[pawn], state.pawns[pawn], state.alive, state.pawn_powers
                )
                for position in members(targets):
                    codes.append(base + NAVIGATE + 24 * pawn + position)

    def _legal_cards(self, state: IslandState, seat: i64, codes: list[int]) -> None:
        base: i64 = seat << SEAT_SHIFT
        hand = state.hands[seat]
        here = state.pawns[seat]
        anywhere = state.adventurers[seat] == MESSENGER  # FI-R11
        for treasure in range(4):
            held = hand >> 4 * treasure & 15
            if not held:
                continue
            for receiver in range(state.seats):
                if receiver != seat and (anywhere or state.pawns[receiver] == here):  # FI-A7
                    codes.append(base + GIVE + 4 * treasure + receiver)
            if (
                held >= CARDS_TO_CAPTURE  # FI-A10, A12, A13
                and state.site_masks[treasure] >> here & 1
                and state.captors[treasure] < 0
            ):
                codes.append(base + CAPTURE + treasure)

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        if specials.play(state, seat, number):
            return
        left = 0 if number == END_ACTIONS else self.left - 1
        state.stack[-1] = TAKE_ACTIONS[left]
        if number < FLY:
            self._move(state, seat, number - MOVE, events.MOVED)
        elif number < SWIM:
            state.flown = True
            self._move(state, seat, number - FLY, events.FLEW)
        elif number < SHORE_UP_TWO:
            self._shore_up(state, seat, number - SHORE_UP)
        elif number < NAVIGATE:
            low, high = PAIRS[number - SHORE_UP_TWO]
            self._shore_up(state, seat, low)
            self._shore_up(state, seat, high)
        elif number < GIVE:
            self._navigate(state, seat, (number - NAVIGATE) // 24, (number - NAVIGATE) % 24)
        elif number < CAPTURE:
            self._give(state, seat, (number - GIVE) >> 2, (number - GIVE) & 3)
            return
        elif number < END_ACTIONS:
            self._capture(state, seat, number - CAPTURE)
        else:
            state.tell(events.ENDED_ACTIONS, seat, self.left)
        TAKE_ACTIONS[left].resume(state)

    def resume(self, state: IslandState) -> None:
        if self.left == 0:  # FI-Q1
            state.stack[-1] = DRAW_TREASURES[2]

    def _move(self, state: IslandState, seat: i64, position: i64, told: EventKind) -> None:
        here = state.pawns[seat]
        state.pawns[seat] = position
        state.tell(told, seat, here, position)

    def _navigate(self, state: IslandState, seat: i64, pawn: i64, position: i64) -> None:
        here = state.pawns[pawn]
        state.pawns[pawn] = position
        state.tell(events.NAVIGATED, seat, pawn, here, position)

    def _shore_up(self, state: IslandState, seat: i64, position: i64) -> None:
        state.flooded &= ~(1 << position)
        state.tell(events.SHORED_UP, seat, position)

    def _give(self, state: IslandState, seat: i64, treasure: i64, receiver: i64) -> None:
        state.hands[seat] -= ONE[treasure]
        state.hands[receiver] += ONE[treasure]
        state.tell(events.GAVE, seat, receiver, treasure)
        hand_limit(state, receiver)  # FI-A9, H5

    def _capture(self, state: IslandState, seat: i64, treasure: i64) -> None:
        state.throw_away(seat, treasure, CARDS_TO_CAPTURE)  # FI-A11
        state.captors = state.captors[:]
        state.captors[treasure] = seat
        state.tell(events.CAPTURED, seat, treasure, state.pawns[seat])

    def question(self, state: IslandState, seat: int) -> Question:
        if seat == state.active:
            return Question("take_actions", "FI-T2", {"left": self.left})
        return specials.question()

    def fields(self) -> list[int]:
        return [self.left]


class DrawTreasure(Step[IslandState]):
    """FI-D1: the active player draws Treasure-deck cards, one at a time."""

    name: ClassVar[str] = "draw_treasure"

    def __init__(self, left: int) -> None:
        self.left: i64 = left

    def legal(self, state: IslandState, codes: list[int]) -> None:
        codes.append((state.active << SEAT_SHIFT) + DRAW_TREASURE)
        specials.legal(state, codes)

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        if specials.play(state, seat, number):
            return
        # FI-Q2, in this order.
        card = state.chance.pick_card(state.pile, state.pile_size)
        state.pile -= ONE[card]
        state.pile_size -= 1
        state.stack[-1] = DRAW_TREASURES[self.left - 1]
        if card == WATERS_RISE:
            state.discards += ONE[card]
        else:
            state.hands[seat] += ONE[card]
        state.tell(events.DREW_TREASURE, seat, card)
        if card == WATERS_RISE:
            self._waters_rise(state)
            if state.stack:
                refill_treasure(state)  # FI-X2: this card is part of the new pile
                DRAW_TREASURES[self.left - 1].resume(state)
        else:
            refill_treasure(state)  # FI-X3: before the hand limit
            hand_limit(state, seat)

    def _waters_rise(self, state: IslandState) -> None:
        """FI-W1, W2."""
        state.level += 1
        state.tell(events.WATERS_ROSE, state.level, state.flood_cards)
        if state.level == SKULL:
            state.end(WATER_LEVEL)  # FI-W6, W7
        elif state.flood_discards:  # FI-W3, W4: an empty discard pile is left alone
            stacked = state.flood_discards
            state.layers = append(state.layers, stacked)  # FI-W5
            state.flood_discards = 0
            state.tell(events.FLOOD_STACKED, count(stacked))

    def resume(self, state: IslandState) -> None:
        if self.left == 0:
            state.stack[-1] = DRAW_FLOODS[state.flood_cards]  # FI-Q3, F6

    def question(self, state: IslandState, seat: int) -> Question:
        if seat == state.active:
            return Question("draw_treasure", "FI-D1", {"left": self.left})
        return specials.question()

    def fields(self) -> list[int]:
        return [self.left]


class DrawFlood(Step[IslandState]):
    """FI-F1: the active player draws Flood cards, one at a time."""

    name: ClassVar[str] = "draw_flood"

    def __init__(self, left: int) -> None:
        self.left: i64 = left

    def legal(self, state: IslandState, codes: list[int]) -> None:
        codes.append((state.active << SEAT_SHIFT) + DRAW_FLOOD)
        specials.legal(state, codes)

    def play(self, state: IslandState, seat: i64, number: i64) -> None:
        if specials.play(state, seat, number):
            return
        # FI-Q4, in this order.
        top = state.layers[-1]
        position: i64 = state.chance.pick(top)
        card: i64 = 1 << position
        if top == card:
            state.layers = state.layers[:-1]
        else:
            state.layers[-1] = top & ~card
        state.stack[-1] = DRAW_FLOODS[self.left - 1]
        if state.flooded & card:
            self._sink(state, position)
            if not state.stack:
                return
            refill_flood(state)
            if position in state.pawns:
                state.stack.append(SWIM_STEP)
                SWIM_STEP.open(state)
                return
        else:
            state.flooded |= card  # FI-F2
            state.flood_discards |= card
            state.tell(events.FLOODED, position)
            refill_flood(state)
        DRAW_FLOODS[self.left - 1].resume(state)

    def _sink(self, state: IslandState, position: i64) -> None:
        """FI-F3: tile and card leave the game; FI-E7: losses are named in the order B, A."""
        card: i64 = 1 << position
        state.flooded &= ~card
        state.alive &= ~card
        state.tell(events.SANK, position)
        if position == state.landing:
            state.end(HELIPORT_SUNK)  # FI-E4
            return
        for treasure in range(4):
            if state.captors[treasure] < 0 and not state.site_masks[treasure] & state.alive:
                state.end(TREASURE_LOST, treasure)  # FI-E3, E8
                return

    def resume(self, state: IslandState) -> None:
        if self.left == 0:  # FI-Q5
            state.flown = False
            state.stack[-1] = TAKE_ACTIONS[3]
            state.begin_turn((state.active + 1) % state.seats)

    def question(self, state: IslandState, seat: int) -> Question:
        if seat == state.active:
            return Question("draw_flood", "FI-F1", {"left": self.left})
        return specials.question()

    def fields(self) -> list[int]:
        return [self.left]


# Steps are unchanging, so one of each is enough.
TAKE_ACTIONS: Final[list[TakeActions]] = [TakeActions(left) for left in range(4)]
DRAW_TREASURES: Final[list[DrawTreasure]] = [DrawTreasure(left) for left in range(3)]
DRAW_FLOODS: Final[list[DrawFlood]] = [DrawFlood(left) for left in range(6)]
