"""A turn in the rulebook's three steps: the sword, the adventurers, the end of the day (TK-T1)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.native import i64, vec
from archipel.engine.step import Step
from archipel.games.takara_island.rules import digging, events, observing, specialists, village
from archipel.games.takara_island.rules.actions import (
    BUY,
    DESTROY,
    DIG,
    END_ACTIONS,
    FIGHT,
    GAMBLE,
    HEAL,
    HIRE,
    IMITATE,
    LEAVE_RECRUIT,
    LEAVE_SWORD,
    OBSERVE,
    RECRUIT,
    RENT_SWORD,
    SALES,
    SELL,
)
from archipel.games.takara_island.rules.components import (
    DEPTHS,
    HEALING_PRICE,
    LOSING_EMPTY_SITES,
    MOST_ADVENTURERS,
    MOST_ROUNDS,
    NOBODY,
    PLACES,
    RECRUIT_PRICE,
    ROCKFALL,
    ROCKFALL_ADVENTURERS,
    SITE_COUNT,
    SORT,
    SWORD_RENT,
    TOKEN_PRICE,
)
from archipel.games.takara_island.rules.deal import next_look
from archipel.games.takara_island.rules.state import UNFINISHED, TakaraState


class RentSword(Step[TakaraState]):
    """TK-W1: at the very start of the turn, by whoever can pay it."""

    name: ClassVar[str] = "rent_sword"

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        codes.append(base + LEAVE_SWORD)
        codes.append(base + RENT_SWORD)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        if number == RENT_SWORD:
            state.karas[seat] -= SWORD_RENT
            state.sword = True
            state.tell(events.RENTED_SWORD, seat, SWORD_RENT)
        state.stack[-1] = USE_ADVENTURERS
        USE_ADVENTURERS.resume(state)

    def question(self, state: TakaraState, seat: int) -> Question:
        return Question("rent_sword", "TK-W1", {"karas": SWORD_RENT})


class UseAdventurers(Step[TakaraState]):
    """TK-T3: the adventurers act one after the other; each action is settled before the next is chosen."""

    name: ClassVar[str] = "use_adventurers"

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        seat = state.active
        base = seat << SEAT_SHIFT
        codes.append(base + END_ACTIONS)
        codes.append(base + GAMBLE)
        if not state.traded:  # TK-M1
            if state.karas[seat] >= TOKEN_PRICE and state.tokens_left:
                codes.append(base + BUY)
            sellable = state.sellable[seat]
            if sellable:
                for i in range(len(SALES)):
                    if sellable >> 4 * i & 15:
                        codes.append(base + SELL + i)
        specialists.legal_hires(state, seat, codes)
        observe, dig = base + OBSERVE, base + DIG
        shown, tops = state.shown, state.tops
        for site in range(SITE_COUNT):
            depth = tops[site]
            if depth == DEPTHS:
                continue
            cell = DEPTHS * site + depth
            if not shown >> cell & 1:
                codes.append(observe + site)
                codes.append(dig + site)
                continue
            if next_look(state, site, 0) >= 0:  # TK-X3
                codes.append(observe + site)
            if SORT[state.tiles[cell]] == ROCKFALL:
                if state.free >= ROCKFALL_ADVENTURERS:
                    codes.append(base + DESTROY + site)
            elif state.sword:
                codes.append(base + FIGHT + site)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        if number == END_ACTIONS:
            state.tell(events.ENDED_ACTIONS, seat, state.free)
            recruit_or_not(state)
            return
        state.free -= ROCKFALL_ADVENTURERS if DESTROY <= number < FIGHT else 1
        if number < DIG:
            observing.observe(state, seat, number - OBSERVE)
        elif number < DESTROY:
            digging.dig(state, seat, number - DIG)
        elif number < FIGHT:
            digging.destroy(state, seat, number - DESTROY)
        elif number < GAMBLE:
            digging.fight(state, seat, number - FIGHT)
        elif number == GAMBLE:
            village.gamble(state, seat)
        elif number < BUY:
            village.sell(state, seat, SALES[number - SELL])
        elif number == BUY:
            village.buy(state, seat)
        elif number < IMITATE:
            specialists.hire(state, seat, number - HIRE)
        else:
            specialists.imitate(state, seat, number - IMITATE)
        if state.stack and state.stack[-1] is self:
            self.resume(state)

    def resume(self, state: TakaraState) -> None:
        if not state.free:
            recruit_or_not(state)

    def question(self, state: TakaraState, seat: int) -> Question:
        # TK-E2: the next empty site would lose the game for everybody.
        danger = not sum(state.stones) and state.empty_sites() == LOSING_EMPTY_SITES - 1
        return Question("use_adventurers", "TK-T3", {"left": state.free, "danger": "yes" if danger else "no"})


# -- Step 3: recruit and end the day ----------------------------------------


class Recruit(Step[TakaraState]):
    """TK-N1: once in the game, by whoever can pay it."""

    name: ClassVar[str] = "recruit"

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        codes.append(base + LEAVE_RECRUIT)
        codes.append(base + RECRUIT)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        if number == RECRUIT:
            state.karas[seat] -= RECRUIT_PRICE
            state.team[seat] += 1
            state.free += 1
            state.tell(events.RECRUITED, seat, RECRUIT_PRICE)
        heal_or_not(state)

    def question(self, state: TakaraState, seat: int) -> Question:
        return Question("recruit", "TK-N1", {"karas": RECRUIT_PRICE})


class Heal(Step[TakaraState]):
    """TK-N4: for how many adventurers the hospital is paid."""

    name: ClassVar[str] = "heal"

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        first = (state.active << SEAT_SHIFT) + HEAL
        payable = min(state.hospital, state.karas[state.active] // HEALING_PRICE)
        for number in range(payable + 1):
            codes.append(first + number)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        end_day(state, number - HEAL)

    def question(self, state: TakaraState, seat: int) -> Question:
        return Question("heal", "TK-N4", {"wounded": state.hospital, "karas": HEALING_PRICE})


def recruit_or_not(state: TakaraState) -> None:
    """TK-T6: step 3 begins; who can recruit nobody is not asked."""
    seat = state.active
    if state.team[seat] < MOST_ADVENTURERS and state.karas[seat] >= RECRUIT_PRICE:
        state.stack[-1] = RECRUIT_ONE
    else:
        heal_or_not(state)


def heal_or_not(state: TakaraState) -> None:
    """TK-X33: after recruiting, from the same purse; who can pay for nobody is not asked."""
    if state.hospital and state.karas[state.active] >= HEALING_PRICE:
        state.stack[-1] = HEAL_SOME
    else:
        end_day(state, 0)


def end_day(state: TakaraState, healed: i64) -> None:
    """TK-N2 to N10, in this order; then the next player's turn begins."""
    seat = state.active
    back = state.resting[seat]
    if healed:
        state.karas[seat] -= HEALING_PRICE * healed
        state.hospital -= healed
        state.free += healed
        state.tell(events.HEALED, seat, healed, HEALING_PRICE * healed)
    unpaid = state.hospital
    if unpaid:  # TK-N5
        state.hospital = 0
        state.resting[seat] += unpaid
        state.tell(events.RESTS, seat, unpaid)
    if back:  # TK-N6
        state.resting[seat] -= back
        state.free += back
        state.tell(events.RETURNED, seat, back)
    specialist = state.held[seat]
    if specialist != NOBODY:
        if not state.hired:  # TK-N10
            state.held[seat] = NOBODY
        state.tell(events.FELL_ASLEEP if state.hired else events.WENT_BACK, seat, specialist)
    if state.turn == MOST_ROUNDS * state.seats:  # TK-X29
        state.end(UNFINISHED)
        return
    begin_turn(state, (seat + 1) % state.seats)


def begin_turn(state: TakaraState, seat: i64) -> None:
    """TK-T1: this player's adventurers are ready, but for those in the rest room."""
    state.free = state.team[seat] - state.resting[seat]
    state.hospital = 0
    state.out = vec[i64]([0] * PLACES)
    state.sword = False
    state.traded = False
    state.hired = False
    state.fresh = 0
    state.begin_turn(seat)
    if state.karas[seat] >= SWORD_RENT:
        state.stack[-1] = RENT_THE_SWORD
    else:
        state.stack[-1] = USE_ADVENTURERS
        USE_ADVENTURERS.resume(state)


# Steps are unchanging, so one of each is enough.
RENT_THE_SWORD: Final = RentSword()
USE_ADVENTURERS: Final = UseAdventurers()
RECRUIT_ONE: Final = Recruit()
HEAL_SOME: Final = Heal()
