"""What a choice of action C or a marker's move adds to a player's prospects, without trying anything out."""

from archipel.engine.bits import BIT, lowest, members
from archipel.engine.native import i64, vec
from archipel.games.la_isla.mind.prospects import Prospects
from archipel.games.la_isla.rules.actions import EXCHANGE_FOR, NO_EXCHANGE, PAYMENTS, PLACE, TAKE
from archipel.games.la_isla.rules.components import (
    COST,
    FAMILY_COUNT,
    JOKER,
    KINDS,
    REGION_COUNT,
    SHARED_POINTS,
    SHARED_VP,
)
from archipel.games.la_isla.rules.payment import affordable, discounted, others, payments
from archipel.games.la_isla.rules.state import LaIslaState


class Reflexes(Prospects):
    """Each answer with what it gains for the player sided with."""

    # -- resources ----------------------------------------

    def one_more(self, state: LaIslaState, colour: i64) -> float:
        """What one more resource of a colour is worth by itself."""
        number = state.resources[KINDS * self.seat + colour]
        return self.pile(number + 1) - self.pile(number)

    def loss(self, state: LaIslaState, colour: i64, count: i64) -> float:
        """What is lost with some resources of a colour."""
        number = state.resources[KINDS * self.seat + colour]
        return self.pile(number) - self.pile(number - count)

    def wishes(self, state: LaIslaState) -> vec[float]:
        """What a resource of each colour is worth because a region lacks one explorer there."""
        found = vec[float]([0.0] * KINDS)
        if self.actions_left <= 0.0:
            return found
        mine = state.explorers[self.seat]
        around = state.pieces.around
        for region in range(REGION_COUNT):
            missing = around[region] & ~mine
            if missing and missing & (missing - 1) == 0 and state.tiles[region] >= 0:
                colour = state.colour[lowest(missing)]
                if state.resources[KINDS * self.seat + colour] == COST - 1:
                    found[colour] += (self.ready - self.near[1]) * self.prize(state, region)
        return found

    def best_cube(self, state: LaIslaState) -> tuple[float, i64]:
        """The resource that is of most use, and what it is worth."""
        wishes = self.wishes(state)
        best: i64 = 0
        most = -1.0
        for colour in range(KINDS):
            worth = wishes[colour] + self.one_more(state, colour)
            if worth > most:
                best, most = colour, worth
        return most, best

    def best_exchange(self, state: LaIslaState) -> i64:
        """The number of the action: the exchange that gains most, or none."""
        best: i64 = NO_EXCHANGE
        most = 0.05
        wishes = self.wishes(state)
        for given in range(KINDS):
            if not state.resources[KINDS * self.seat + given]:
                continue
            loss = self.loss(state, given, 1)
            for taken in range(KINDS):
                gain = wishes[taken] + self.one_more(state, taken) - loss
                if taken != given and gain > most:
                    best, most = EXCHANGE_FOR + KINDS * given + taken, gain
        return best

    def cheapest(self, state: LaIslaState, space: i64) -> tuple[float, i64]:
        """What a space costs, paid in the best way, and the number of that payment."""
        best: i64 = -1
        least = 0.0
        for payment in payments(state, self.seat, space):
            first, second = PAYMENTS[payment]
            if second == first:
                cost = self.loss(state, first, COST)
            else:
                cost = self.loss(state, first, 1)
                if second >= 0:
                    cost += self.loss(state, second, 1)
            if best < 0 or cost < least:
                best, least = payment, cost
        return least, best

    # -- explorers ----------------------------------------

    def best_action(self, state: LaIslaState) -> tuple[float, i64]:
        """What action C can gain, and the number of the action: a space or a resource."""
        seat = self.seat
        most, colour = self.best_cube(state)
        best: i64 = TAKE + colour
        spaces = affordable(state, seat)
        if not spaces:
            return most, best
        leaving = self.patience * self.supply if state.supply[seat] else self.idlest(state, -1)[0]
        company = others(state, seat) if state.has(seat, SHARED_VP) else 0
        jokers = state.works[FAMILY_COUNT * seat + JOKER]
        cheap = discounted(state, seat)
        while spaces:
            space = lowest(spaces)
            spaces &= spaces - 1
            gain = self.income.of_space[space] - leaving + self.stand_gain(state, space)
            if company >> space & 1:
                gain += SHARED_POINTS
            if jokers or cheap >> space & 1:
                gain -= self.cheapest(state, space)[0]
                if cheap >> space & 1:
                    gain -= self.discount  # it is saved, not gained
            else:
                gain -= self.loss(state, state.colour[space], COST)
            if gain > most:
                best, most = PLACE + space, gain
        return most, best

    def stand_gain(self, state: LaIslaState, space: i64) -> float:
        """What an explorer on a space adds to the regions around."""
        mine = state.explorers[self.seat]
        with_it: i64 = mine | 1 << space
        more = self.actions_left > 0.0
        value = 0.0
        for region in state.pieces.touched[space]:
            if state.tiles[region] < 0:
                continue
            around = state.pieces.around[region]
            if around & with_it == around:
                value += self.prize(state, region)
                if self.wanted & BIT[region]:
                    value += self.denial
            elif more:
                value += self.hope(state, region, with_it)
            if more and around & mine:
                value -= self.hope(state, region, mine)
        return value

    def idlest(self, state: LaIslaState, target: i64) -> tuple[float, i64]:
        """What is lost if the idlest explorer leaves for a space (-1: for any), and where it stands now."""
        best: i64 = -1
        least = 0.0
        for space in members(state.explorers[self.seat]):
            loss = self.leaving(state, space, target)
            if best < 0 or loss < least:
                best, least = space, loss
        return least, best

    def leaving(self, state: LaIslaState, space: i64, target: i64) -> float:
        """What is lost around a space if its explorer leaves for another (-1: for any)."""
        there: i64 = 1 << target if target >= 0 else 0
        both = state.explorers[self.seat] | there
        rest = both & ~(1 << space)
        loss = 0.0
        for region in state.pieces.touched[space]:
            if state.tiles[region] < 0:
                continue
            around = state.pieces.around[region]
            if around & both == around:
                loss += self.prize(state, region)  # closed only if this one stays
            elif self.actions_left > 0.0:
                loss += self.hope(state, region, both)
                if around & rest:
                    loss -= self.hope(state, region, rest)
        return loss

    # -- markers ----------------------------------------

    def push_gain(self, state: LaIslaState, animal: i64) -> float:
        """What a marker's move brings at once and by its value at the end, against what rivals get."""
        own = state.animals[KINDS * self.seat + animal]
        return float(own) + self.rise(state, animal)

    def rise(self, state: LaIslaState, animal: i64) -> float:
        """What a marker's move brings by its value at the end."""
        position = state.markers[animal]
        track = state.pieces.track
        if position >= len(track) - 1:
            return 0.0
        higher = 0.5 if position >= 2 else 0.3
        if self.after <= 0.0:
            higher = float(track[position + 1] - track[position])
        own = state.animals[KINDS * self.seat + animal]
        everybody: i64 = 0
        for seat in range(state.seats):
            everybody += state.animals[KINDS * seat + animal]
        return higher * (float(own) - self.spite * float(everybody - own) / float(state.seats - 1))

    def best_marker(self, state: LaIslaState, *, in_d: bool) -> tuple[float, i64]:
        """What the marker that is best to move brings, and which it is."""
        best: i64 = -1
        most = 0.0
        for animal in range(KINDS):
            gain = self.push_gain(state, animal)
            if in_d:
                gain += self.income.of_animal[animal]
            if best < 0 or gain > most:
                best, most = animal, gain
        return most, best
