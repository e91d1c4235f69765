"""Quick answers to every question, by what a choice adds to a player's prospects; for playouts and lines."""

from archipel.engine.action import SEAT_SHIFT
from archipel.engine.bits import members
from archipel.games.la_isla.actions import (
    ADVANCE,
    ASSIGN,
    ASSIGNMENTS,
    EXCHANGE_FOR,
    FOUR_CARDS,
    LEAVE_MARKERS,
    MOVE_FROM,
    NO_EXCHANGE,
    PAY,
    PAYMENTS,
    PLACE,
    PUT,
    TAKE,
    THREE_CARDS,
)
from archipel.games.la_isla.components import (
    COST,
    EXTRA_EXPLORER,
    EXTRA_SLOT,
    FAMILY_COUNT,
    HAND,
    JOKER,
    KINDS,
    REGION_COUNT,
    SHARED_POINTS,
    SHARED_VP,
)
from archipel.games.la_isla.payment import affordable, discounted, others, payments
from archipel.games.la_isla.phase_c import ChooseExplorer, ChoosePayment
from archipel.games.la_isla.prospects import Prospects
from archipel.games.la_isla.state import LaIslaState


class Reflexes(Prospects):
    """One answer at a time, without trying anything out."""

    def decide(self, state: LaIslaState, seat: int) -> int:
        """The code of a good answer of this seat to whatever it is asked."""
        self.look(state)
        self.side_with(state, seat)
        base = seat << SEAT_SHIFT
        name = state.stack[-1].name
        if name == "assign_cards":
            return base + ASSIGN + self.assignment(state, seat)
        if name == "put_card":
            return base + PUT + self.best_slot(state, seat, state.shown[seat])[1]
        if name == "choose_space":
            return base + self.best_action(state, seat)[1]
        if name == "choose_explorer":
            step = state.stack[-1]
            assert isinstance(step, ChooseExplorer)
            return base + MOVE_FROM + self.idlest(state, seat, step.space)[1]
        if name == "choose_payment":
            step = state.stack[-1]
            assert isinstance(step, ChoosePayment)
            return base + PAY + self.cheapest(state, seat, step.space)[1]
        if name == "take_bonus":
            return base + TAKE + self.best_cube(state, seat)[1]
        if name == "exchange":
            return base + self._exchange(state, seat)
        gain, animal = self.best_marker(state, seat, in_d=name == "choose_marker")
        if name == "free_marker" and gain < 0.0:
            return base + LEAVE_MARKERS
        return base + ADVANCE + animal

    # -- cards ----------------------------------------

    def plan(self, state: LaIslaState, seat: int) -> int:
        """The number of the assignment that a seat would choose with the cards in its hand."""
        self.look(state)
        self.side_with(state, seat)
        return self.assignment(state, seat)

    def assignment(self, state: LaIslaState, seat: int) -> int:
        """Each card is worth something at each letter; the best way to share them out."""
        hand = state.hands[seat]
        as_a = [self.best_slot(state, seat, card)[0] for card in hand]
        self.use(state, self.engine_of(state, seat))
        wishes = self.wishes(state, seat)
        as_b: list[float] = []
        as_d: list[float] = []
        for card in hand:
            colour = state.sheet.resource[card]
            as_b.append(self.engine.of_colour[colour] + wishes[colour] + self.one_more(state, seat, colour))
            animal = state.sheet.animal[card]
            if self.engine.any_marker >> animal & 1:
                as_d.append(self.best_marker(state, seat, in_d=True)[0])
            else:
                as_d.append(self.push_gain(state, seat, animal) + self.engine.of_animal[animal])
        best = -1
        most = 0.0
        for number in FOUR_CARDS if len(hand) > HAND else THREE_CARDS:
            a, b, d = ASSIGNMENTS[number]
            worth = as_a[a] + as_b[b] + as_d[d]
            if best < 0 or worth > most:
                best, most = number, worth
        return best

    def best_slot(self, state: LaIslaState, seat: int, card: int) -> tuple[float, int]:
        """What a card adds to the holder, and the slot where it adds most."""
        sheet = state.sheet
        slots = state.slots[seat][:]
        family = sheet.family[card]
        once = 0.0
        if family == EXTRA_EXPLORER and state.aside[seat]:
            once = self.actions_left * self.explorer + self.patience * self.supply
        elif family == EXTRA_SLOT:
            once = self.after * self.slot
        if state.works[FAMILY_COUNT * seat + family] >> sheet.parameter[card] & 1:
            for slot, other in enumerate(slots):
                if other >= 0 and sheet.same(card, other):
                    return once, slot
        self.use(state, self.engine_of(state, seat))
        before = self.holder(state)
        best = -1
        most = 0.0
        free = False
        for slot in range(len(slots)):
            old = slots[slot]
            if old < 0 and free:
                continue
            slots[slot] = card
            self.use(state, self.engine_with(state, slots))
            slots[slot] = old
            gain = self.holder(state) - before
            if old < 0:
                free = True
                gain -= self.after * self.slot
            if best < 0 or gain > most:
                best, most = slot, gain
        return once + most, best

    # -- resources ----------------------------------------

    def one_more(self, state: LaIslaState, seat: int, colour: int) -> float:
        """What one more resource of a colour is worth by itself."""
        number = state.resources[KINDS * seat + colour]
        value = self.cube - 0.5 + self.single
        if number == 1 or number == 3:
            value += self.pair
        return 0.5 + value * self.patience

    def one_less(self, state: LaIslaState, seat: int, colour: int, count: int) -> float:
        """What is lost with one resource of a colour, or two."""
        number = state.resources[KINDS * seat + colour]
        value = count * (self.cube - 0.5 + self.single)
        if count == 2:
            if number < 6:
                value += self.pair * (2.0 if number == 5 and count > 2 else 1.0)
        elif number == 2 or number == 4:
            value += self.pair
        return 0.5 * count + value * self.patience

    def wishes(self, state: LaIslaState, seat: int) -> list[float]:
        """What a resource of each colour is worth because a region lacks one explorer there."""
        found = [0.0] * KINDS
        mine = state.explorers[seat]
        around = state.sheet.around
        base = KINDS * seat
        if self.actions_left > 0.0:
            for region in range(REGION_COUNT):
                missing = around[region] & ~mine
                if state.tiles[region] >= 0 and missing & (missing - 1) == 0 and missing:
                    colour = state.colour[missing.bit_length() - 1]
                    if state.resources[base + colour] == 1:
                        found[colour] += (self.ready - self.near[1]) * self.prize(state, region)
        return found

    def best_cube(self, state: LaIslaState, seat: int) -> tuple[float, int]:
        """The resource that is of most use."""
        wishes = self.wishes(state, seat)
        best = 0
        most = -1.0
        for colour in range(KINDS):
            worth = wishes[colour] + self.one_more(state, seat, colour)
            if worth > most:
                best, most = colour, worth
        return most, best

    def _exchange(self, state: LaIslaState, seat: int) -> int:
        best = NO_EXCHANGE
        most = 0.05
        wishes = self.wishes(state, seat)
        for given in range(KINDS):
            if state.resources[KINDS * seat + given]:
                loss = self.one_less(state, seat, given, 1)
                for taken in range(KINDS):
                    gain = wishes[taken] + self.one_more(state, seat, taken) - loss
                    if taken != given and gain > most:
                        best, most = EXCHANGE_FOR + KINDS * given + taken, gain
        return best

    def cheapest(self, state: LaIslaState, seat: int, space: int) -> tuple[float, int]:
        """What a space costs, paid in the best way, and the number of that payment."""
        best = -1
        least = 0.0
        for payment in payments(state, seat, space):
            first, second = PAYMENTS[payment]
            if second == first:
                cost = self.one_less(state, seat, first, 2)
            else:
                cost = self.one_less(state, seat, first, 1)
                if second >= 0:
                    cost += self.one_less(state, seat, second, 1)
            if best < 0 or cost < least:
                best, least = payment, cost
        return least, best

    # -- explorers ----------------------------------------

    def best_action(self, state: LaIslaState, seat: int) -> tuple[float, int]:
        """What action C can gain, and the number of the action: a space or a resource."""
        most, colour = self.best_cube(state, seat)
        best = TAKE + colour
        spaces = affordable(state, seat)
        if not spaces:
            return most, best
        left_behind = 0.0 if state.supply[seat] else self.idlest(state, seat, -1)[0]
        supply = self.patience * self.supply if state.supply[seat] else 0.0
        company = others(state, seat) if state.has(seat, SHARED_VP) else 0
        jokers = state.works[FAMILY_COUNT * seat + JOKER]
        cheap = discounted(state, seat)
        costs = [0.0] * KINDS
        for colour in range(KINDS):
            if state.resources[KINDS * seat + colour] >= COST:
                costs[colour] = self.one_less(state, seat, colour, COST)
        for space in members(spaces):
            gain = self.engine.of_space[space] - left_behind - supply + self.stand_gain(state, seat, space)
            if company >> space & 1:
                gain += SHARED_POINTS
            if jokers or cheap >> space & 1:
                gain -= self.cheapest(state, seat, space)[0]
                if cheap >> space & 1:
                    gain -= self.weights["discount"]  # it is saved, not gained
            else:
                gain -= costs[state.colour[space]]
            if gain > most:
                best, most = PLACE + space, gain
        return most, best

    def stand_gain(self, state: LaIslaState, seat: int, space: int) -> float:
        """What an explorer on a space adds to the regions around."""
        mine = state.explorers[seat]
        with_it = mine | 1 << space
        value = 0.0
        for region in state.sheet.touched[space]:
            if state.tiles[region] < 0:
                continue
            around = state.sheet.around[region]
            if around & with_it == around:
                value += self.prize(state, region)
            elif self.actions_left > 0.0:
                value += self.hope(state, region, with_it)
            if around & mine and self.actions_left > 0.0:
                value -= self.hope(state, region, mine)
        return value

    def idlest(self, state: LaIslaState, seat: int, target: int) -> tuple[float, int]:
        """The explorer whose leaving loses least when it goes to a space (-1: anywhere), and what is lost."""
        mine = state.explorers[seat]
        there = 1 << target if target >= 0 else 0
        best = -1
        least = 0.0
        for space in members(mine):
            rest = mine & ~(1 << space)
            loss = 0.0
            for region in state.sheet.touched[space]:
                if state.tiles[region] < 0:
                    continue
                around = state.sheet.around[region]
                if around & (mine | there) == around:
                    if around & there:
                        loss += self.prize(state, region)  # closed only if this one stays
                    continue
                if self.actions_left > 0.0:
                    loss += self.hope(state, region, mine | there)
                    if around & (rest | there):
                        loss -= self.hope(state, region, rest | there)
            if best < 0 or loss < least:
                best, least = space, loss
        return least, best

    # -- markers ----------------------------------------

    def push_gain(self, state: LaIslaState, seat: int, animal: int) -> float:
        """What a marker's move brings at once and by its value at the end, against what rivals get."""
        own = state.animals[KINDS * seat + animal]
        position = state.markers[animal]
        track = state.sheet.track
        if position >= len(track) - 1:
            return float(own)
        rise = 0.5 if position >= 2 else 0.3
        if self.after <= 0.0:
            rise = float(track[position + 1] - track[position])
        all_of_them = 0
        for other in range(state.seats):
            all_of_them += state.animals[KINDS * other + animal]
        rivals = (all_of_them - own) / (state.seats - 1)
        return own + rise * (own - self.weights["spite"] * rivals)

    def best_marker(self, state: LaIslaState, seat: int, *, in_d: bool) -> tuple[float, int]:
        """The marker that is best to move, and what it brings."""
        best = -1
        most = 0.0
        for animal in range(KINDS):
            gain = self.push_gain(state, seat, animal)
            if in_d:
                gain += self.engine.of_animal[animal]
            if best < 0 or gain > most:
                best, most = animal, gain
        return most, best


def play_rounds(state: LaIslaState, reflexes: Reflexes, last: int) -> None:
    """Everybody by reflex, to the end of a round, in place."""
    while state.stack and state.turn <= last:
        code = state.legal()[0]
        state.push(reflexes.decide(state, code >> SEAT_SHIFT))
