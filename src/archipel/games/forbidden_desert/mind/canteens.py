"""What rules of thumb make of the canteens: who is in danger, and what water is worth to whom."""

import math

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
        self.halves: list[float] = [1.0 - math.exp(-weights["thirst"] * (n - 8) / 2) for n in range(25)]
        self.worth: list[float] = [self.halves[8 + 2 * portions] for portions in range(8)]
        self.dry: int = 0  # half portions that everybody is expected to drink soon
        self.odds: list[list[float]] = []  # of suns, by number of cards from the start of the turn

    def look(self, state: DesertState) -> None:
        """Count the suns that may come before everybody has played again."""
        cards = state.level * state.seats
        self.odds = sun_odds(state, 2 * cards)
        expected = cards * state.bag[SUN_BEATS_DOWN] / max(1, state.bag_size)
        self.dry = min(8, int(2.0 * self.foresight * expected + 0.5))

    def danger(self, state: DesertState, seat: int) -> float:
        """The odds that a pawn in the open dies of thirst before it plays again."""
        rounds = (seat - state.active) % state.seats or state.seats
        cards = min(len(self.odds) - 1, state.level * rounds)
        return self.odds[cards][max(0, state.water[seat])]

    def relief(self, state: DesertState, seat: int) -> float:
        """What the two portions of a well will be worth to a player."""
        water = state.water[seat]
        have = 8 + 2 * water - self.dry
        most = 8 + 2 * CANTEEN[state.adventurers[seat]]
        gain = self.halves[min(have + 4, most)] - self.halves[have]
        # Whoever may die within two rounds cannot wait.
        return gain * (1.0 + self.urgency * self.odds[len(self.odds) - 1][max(0, water)])

    def need(self, state: DesertState) -> float:
        """How thirsty the team is, the Water Carrier's stock not counted."""
        total = 0.0
        for seat in range(state.seats):
            have = 8 + 2 * state.water[seat] - self.dry
            total += self.halves[have + 2] - self.halves[have]
        return total

    def sharing(self, state: DesertState, giver: int, receiver: int) -> tuple[int, float]:
        """How many portions to hand over, and what that gains for the two together."""
        have, need = state.water[giver], state.water[receiver]
        best, amount = 0.0, 0
        for portions in range(1, min(have, state.room(receiver)) + 1):
            gain = (
                self.worth[need + portions]
                - self.worth[need]
                + self.worth[have - portions]
                - self.worth[have]
            )
            if gain > best:
                best, amount = gain, portions
        return amount, best
