"""What rules of thumb answer besides actions: gifts, equipment, flights, and the Meteorologist's order."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.engine.native import i64
from archipel.games.forbidden_desert.mind.senses import DISTANCE, NOWHERE, Senses
from archipel.games.forbidden_desert.mind.suns import shade, sun_odds
from archipel.games.forbidden_desert.rules import reach
from archipel.games.forbidden_desert.rules.actions import (
    ALONE,
    BLAST,
    GIVE,
    JET,
    LAND,
    NEXT,
    PASSENGER,
    RESERVE,
    SHIELD,
    UNDER,
    UNDER_NONE,
)
from archipel.games.forbidden_desert.rules.cards import (
    ANY_DUNE_BLASTER,
    ANY_JET_PACK,
    ANY_SOLAR_SHIELD,
    ANY_WATER_RESERVE,
)
from archipel.games.forbidden_desert.rules.components import (
    STORM_PICKS_UP,
    SUN_BEATS_DOWN,
    TRANSFERS_A_WINDOW,
    WATER_CARRIER,
)
from archipel.games.forbidden_desert.rules.geometry import BLOWN, ORTHO
from archipel.games.forbidden_desert.rules.jet_pack import ChooseLanding, ChoosePassenger
from archipel.games.forbidden_desert.rules.meteorology import LookOrder, LookUnder
from archipel.games.forbidden_desert.rules.state import DesertState


class Reflexes(Senses):
    """The answers that cost no action; -1 means that nothing is worth it."""

    def gift(self, state: DesertState, holders: i64) -> i64:
        """Water for somebody who needs it more."""
        if state.transfers >= TRANSFERS_A_WINDOW:
            return -1
        pawns = state.pawns
        best, choice = self.share, -1
        for giver in range(state.seats):
            if not state.water[giver] or not holders >> giver & 1:
                continue
            here = pawns[giver]
            carrier = state.adventurers[giver] == WATER_CARRIER
            for receiver in range(state.seats):
                there = pawns[receiver]
                if receiver != giver and (there == here or (carrier and ORTHO[here] >> there & 1)):
                    amount, gain = self.sharing(state, giver, receiver)
                    if gain > best:
                        best = gain
                        choice = (giver << SEAT_SHIFT) + GIVE + 5 * receiver + amount - 1
        return choice

    def before_storm(self, state: DesertState, cards: i64, holders: i64) -> i64:
        """A free act before a storm card: share water, raise a shield, open the reserve, blast a dune."""
        code = self.gift(state, holders)
        if code >= 0:
            return code
        hands = 0
        for seat in range(state.seats):
            if holders >> seat & 1:
                hands |= state.hands[seat]
        if hands & ANY_JET_PACK and state.parts_left == 0:
            code = self.fly_home(state, holders)
            if code >= 0:
                return code
        if not cards:
            return -1
        if hands & (ANY_SOLAR_SHIELD | ANY_WATER_RESERVE):
            code = self.save_the_thirsty(state, cards, holders)
            if code >= 0:
                return code
        if hands & ANY_DUNE_BLASTER and state.supply < 2 * cards:
            return self.blast_highest(state, holders)
        return -1

    def save_the_thirsty(self, state: DesertState, cards: i64, holders: i64) -> i64:
        """A shield or the reserve for a tile where the sun may kill somebody."""
        odds = sun_odds(state, cards)[cards]
        safe = shade(state)
        for seat in range(state.seats):
            cell = state.pawns[seat]
            if safe >> cell & 1 or odds[state.water[seat]] < self.alarm:
                continue
            for holder in range(state.seats):
                if holders >> holder & 1 and state.pawns[holder] == cell:
                    if state.hands[holder] & ANY_WATER_RESERVE:
                        return (holder << SEAT_SHIFT) + RESERVE
                    if state.hands[holder] & ANY_SOLAR_SHIELD and not state.shields >> holder & 1:
                        return (holder << SEAT_SHIFT) + SHIELD
        return -1

    def blast_highest(self, state: DesertState, holders: i64) -> i64:
        """The highest dune in reach, to fill the supply."""
        best, choice = 1, -1
        for seat in range(state.seats):
            if holders >> seat & 1 and state.hands[seat] & ANY_DUNE_BLASTER:
                for cell in members(reach.sand(state, seat)):
                    if state.sand[cell] > best:
                        best = state.sand[cell]
                        choice = (seat << SEAT_SHIFT) + BLAST + cell
        return choice

    def fly_home(self, state: DesertState, holders: i64) -> i64:
        """With the four parts: to the launch pad, from further than a step."""
        pad = self.pad_cell(state)
        if pad < 0 or state.blocked >> pad & 1:
            return -1
        for seat in range(state.seats):
            if (
                holders >> seat & 1
                and state.hands[seat] & ANY_JET_PACK
                and (
                    DISTANCE[state.pawns[seat]][pad] > 1 or (state.pawns[seat] != pad and state.buried(seat))
                )
            ):
                return (seat << SEAT_SHIFT) + JET
        return -1

    # -- flights ---------------------------------------------------------------------------------------------

    def passenger(self, state: DesertState, step: ChoosePassenger) -> i64:
        """Somebody comes along to the launch pad, or to drink."""
        base = step.flyer << SEAT_SHIFT
        companions = reach.companions(state, step.flyer)
        if state.parts_left == 0 and self.pad_cell(state) >= 0:
            return base + PASSENGER + companions[0]
        driest = min(companions, key=lambda pawn: state.water[pawn])
        cell = self.landing(state, step.flyer)
        if state.water_backs >> cell & 1 and state.water[driest] < 2:
            return base + PASSENGER + driest
        return base + ALONE

    def land(self, state: DesertState, step: ChooseLanding) -> i64:
        """Where a flight is worth most."""
        return (step.flyer << SEAT_SHIFT) + LAND + self.landing(state, step.flyer)

    def landing(self, state: DesertState, flyer: i64) -> i64:
        """The best place for a pawn that can be anywhere."""
        cells = members(reach.landings(state, flyer))
        pad = self.pad_cell(state)
        if state.parts_left == 0 and pad in cells:
            return pad
        self.task(state, flyer, 0)
        if self.target in cells:
            return self.target
        if self.target != NOWHERE:
            return min(cells, key=lambda cell: DISTANCE[cell][self.target])
        return cells[0]

    # -- the Meteorologist -----------------------------------------------------------------------------------

    def arrange(self, state: DesertState, step: LookUnder | LookOrder) -> i64:
        """The worst card under the pile, the mildest ones first."""
        codes: list[int] = []
        step.legal(state, codes)
        best, choice = -1.0, codes[0]
        under = isinstance(step, LookUnder)
        first = (state.active << SEAT_SHIFT) + (UNDER if under else NEXT)
        for code in codes:
            card = code - first
            if under and card == UNDER_NONE - UNDER:
                continue
            harm = self.harm(state, card)
            if not under:
                harm = 100.0 - harm
            if harm > best:
                best, choice = harm, code
        return choice

    def harm(self, state: DesertState, card: i64) -> float:
        """How bad a storm card is now."""
        if card == SUN_BEATS_DOWN:
            return 20.0 - 4.0 * float(min(state.water))
        if card == STORM_PICKS_UP:
            return 9.0
        moved = 0
        hole = state.hole
        while moved <= card % 3 and hole >= 0:
            hole = BLOWN[card // 3][hole]
            if hole >= 0:
                moved += 1
            else:
                break
        return 2.0 * moved
