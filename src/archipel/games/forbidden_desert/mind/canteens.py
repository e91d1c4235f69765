"""What rules of thumb make of the canteens: who is in danger, and what water is worth to whom."""

import math

from archipel.engine.native import i64, vec
from archipel.games.forbidden_desert.mind.suns import sun_odds
from archipel.games.forbidden_desert.rules.components import CANTEEN, SUN_BEATS_DOWN
from archipel.games.forbidden_desert.rules.state import DesertState


class Canteens:
    """The weights that are about water (see ``weights.py``), and what they say."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.share: float = weights["share"]
        self.urgency: float = weights["urgency"]
        self.foresight: float = weights["foresight"]
        # What a canteen is worth, by what is in it: the first portions most. By half portions from -4.
        self.halves: vec[float] = vec[float](
            [1.0 - math.exp(-weights["thirst"] * (n - 8) / 2) for n in range(25)]
        )
        self.worth: vec[float] = vec[float]([self.halves[8 + 2 * portions] for portions in range(8)])
        self.dry: i64 = 0  # half portions that everybody is expected to drink soon
        self.odds: list[vec[float]] = []  # of suns, by number of cards from the start of the turn

    def look(self, state: DesertState) -> None:
        """Count the suns that may come before everybody has played again."""
        cards = state.level * state.seats
        self.odds = sun_odds(state, 2 * cards)
        expected = float(cards * state.bag[SUN_BEATS_DOWN]) / float(max(1, state.bag_size))
        self.dry = min(8, int(2.0 * self.foresight * expected + 0.5))

    def danger(self, state: DesertState, seat: i64) -> float:
        """The odds that a pawn in the open dies of thirst before it plays again."""
        rounds = (seat - state.active) % state.seats or state.seats
        cards = min(len(self.odds) - 1, state.level * rounds)
        water = state.water[seat]
        return self.odds[cards][water if water > 0 else 0]

    def relief(self, state: DesertState, seat: i64) -> float:
        """What the two portions of a well will be worth to a player."""
        water = state.water[seat]
        have = 8 + 2 * water - self.dry
        most = 8 + 2 * CANTEEN[state.adventurers[seat]]
        gain = self.halves[have + 4 if have + 4 < most else most] - self.halves[have]
        # Whoever may die within two rounds cannot wait.
        return gain * (1.0 + self.urgency * self.odds[len(self.odds) - 1][water if water > 0 else 0])

    def need(self, state: DesertState) -> float:
        """How thirsty the team is, the Water Carrier's stock not counted."""
        total = 0.0
        for seat in range(state.seats):
            have = 8 + 2 * state.water[seat] - self.dry
            total += self.halves[have + 2] - self.halves[have]
        return total

    def sharing(self, state: DesertState, giver: i64, receiver: i64) -> tuple[i64, float]:
        """How many portions to hand over, and what that gains for the two together."""
        have, need = state.water[giver], state.water[receiver]
        best = 0.0
        amount: i64 = 0
        most = state.room(receiver)
        for portions in range(1, (have if have < most else most) + 1):
            gain = (
                self.worth[need + portions]
                - self.worth[need]
                + self.worth[have - portions]
                - self.worth[have]
            )
            if gain > best:
                best, amount = gain, portions
        return amount, best
