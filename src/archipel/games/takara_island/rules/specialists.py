"""Specialists: hiring, imitating, and what each of them can do (TK-H, TK-Q)."""

from typing import ClassVar, Final

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.decision import Question
from archipel.engine.event import Args
from archipel.engine.native import i64
from archipel.engine.step import Step
from archipel.games.takara_island.rules import events
from archipel.games.takara_island.rules.actions import DIVINE, HIRE, IMITATE, MINE, STUDY
from archipel.games.takara_island.rules.chests import ASKED
from archipel.games.takara_island.rules.components import (
    ARCHAEOLOGIST,
    ARCHAEOLOGIST_TILES,
    DEPTHS,
    DIVINER,
    DIVINER_TILES,
    IMITATOR,
    IMITATOR_SURCHARGE,
    MINER,
    MINER_TILES,
    NOBODY,
    PORT,
    PRICE,
    SITE_COUNT,
    SPECIALISTS,
)
from archipel.games.takara_island.rules.digging import mine
from archipel.games.takara_island.rules.observing import look_at_tiles
from archipel.games.takara_island.rules.scoring import settle
from archipel.games.takara_island.rules.state import TakaraState


def legal_hires(state: TakaraState, seat: i64, codes: list[int]) -> None:
    """TK-H1 to H4, Q7 to Q9: who lies at the Port and can be paid, and whom the Imitator could copy."""
    if state.held[seat] != NOBODY:
        return
    base = seat << SEAT_SHIFT
    karas = state.karas[seat]
    held = state.held
    for specialist in range(IMITATOR):
        if specialist not in held:
            if karas >= PRICE[specialist]:
                codes.append(base + HIRE + specialist)
        elif karas >= PRICE[specialist] + IMITATOR_SURCHARGE and IMITATOR not in held:
            codes.append(base + IMITATE + specialist)


def hire(state: TakaraState, seat: i64, specialist: i64) -> None:
    """TK-H1, H2."""
    _engage(state, seat, specialist, specialist, PRICE[specialist])


def imitate(state: TakaraState, seat: i64, specialist: i64) -> None:
    """TK-Q8, Q10: the copied tile stays where it is."""
    _engage(state, seat, IMITATOR, specialist, PRICE[specialist] + IMITATOR_SURCHARGE)


def _engage(state: TakaraState, seat: i64, hired: i64, power: i64, price: i64) -> None:
    state.karas[seat] -= price
    state.held[seat] = hired
    state.hired = True
    state.out[PORT] += 1
    state.stack.append(USE_SPECIALIST[power])
    state.tell(events.IMITATED if hired == IMITATOR else events.HIRED, seat, power, price)


class UseSpecialist(Step[TakaraState]):
    """TK-H2: the power must be used at once; on which site is asked (and how deep, of the Diviner)."""

    name: ClassVar[str] = "use_specialist"

    def __init__(self, power: i64) -> None:
        self.power = power

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        base = state.active << SEAT_SHIFT
        for site in range(SITE_COUNT):
            top = state.tops[site]
            if top == DEPTHS:
                continue
            if self.power == MINER:
                codes.append(base + MINE + site)
            elif self.power == ARCHAEOLOGIST:
                codes.append(base + STUDY + site)
            else:  # TK-Q11: always three tiles while the site has three
                for depth in range(top, max(top, DEPTHS - DIVINER_TILES) + 1):
                    codes.append(base + DIVINE + DEPTHS * site + depth)

    def play(self, state: TakaraState, seat: i64, number: i64) -> None:
        if self.power == MINER:
            site = number - MINE
            state.stack[-1] = DIG_ON[MINER_TILES * SITE_COUNT + site]
            state.stack[-1].resume(state)
        elif self.power == ARCHAEOLOGIST:
            site = number - STUDY
            look_at_tiles(state, seat, site, state.tops[site], ARCHAEOLOGIST_TILES)
        else:
            site, depth = divmod(number - DIVINE, DEPTHS)
            look_at_tiles(state, seat, site, depth, DIVINER_TILES)

    def question(self, state: TakaraState, seat: int) -> Question:
        rule = "TK-Q1" if self.power == MINER else "TK-Q11" if self.power == DIVINER else "TK-Q14"
        args: Args = {"specialist": SPECIALISTS[self.power]}
        return Question("use_specialist", rule, args)

    def fields(self) -> list[int]:
        return [self.power]


class DigOn(Step[TakaraState]):
    """TK-Q1: the Miner has so many tiles still to dig; nobody is asked about it (TK-X39)."""

    name: ClassVar[str] = "dig_on"

    def __init__(self, left: i64, site: i64) -> None:
        self.left = left
        self.site = site

    def legal(self, state: TakaraState, codes: list[int]) -> None:
        return

    def resume(self, state: TakaraState) -> None:
        site = self.site
        for left in range(self.left - 1, -1, -1):
            if state.tops[site] == DEPTHS:  # TK-X20
                break
            state.stack[-1] = DIG_ON[left * SITE_COUNT + site]
            came = mine(state, state.active, site)
            if came == ASKED:
                return
            if came < 0:  # TK-Q6, X20
                state.tell(events.MINER_STOPPED, state.active, site)
                break
            if settle(state):  # TK-X24
                return
        state.go_on()

    def question(self, state: TakaraState, seat: int) -> Question:
        raise NotImplementedError

    def fields(self) -> list[int]:
        return [self.left, self.site]


# Steps are unchanging, so one of each is enough.
USE_SPECIALIST: Final[list[UseSpecialist]] = [UseSpecialist(power) for power in range(IMITATOR)]
DIG_ON: Final[list[DigOn]] = [
    DigOn(left, site) for left in range(MINER_TILES + 1) for site in range(SITE_COUNT)
]
